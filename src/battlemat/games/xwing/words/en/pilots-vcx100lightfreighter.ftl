### What cards do, in our own words: pilots-vcx100lightfreighter.

ability-pilot-chopper = At the start of the Engagement Phase each enemy ship at range 0 gains 2 jam tokens.
