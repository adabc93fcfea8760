### What cards do, in our own words: pilots-resistancetransportpod.

ability-pilot-bb8 = In the System Phase you may boost or barrel roll as a red action.
ability-pilot-rosetico = Attacking or defending, you may reroll up to as many of your dice as there are other friendly ships in the attack arc.
ability-pilot-finn = Attacking or defending, you may add a blank result, or gain 1 strain token to add a focus result.
ability-pilot-vimoradi = After setup an enemy ship of your choice gets the condition Compromising Intel.
