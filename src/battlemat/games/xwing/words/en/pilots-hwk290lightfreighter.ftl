### What cards do, in our own words: pilots-hwk290lightfreighter.

ability-pilot-kylekatarn = At the start of the Engagement Phase you may give one of your focus tokens to a friendly ship in your firing arc.
