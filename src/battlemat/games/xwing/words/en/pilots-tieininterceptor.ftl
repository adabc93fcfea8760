### What cards do, in our own words: pilots-tieininterceptor.

ability-pilot-turrphennir = After you attack you may perform a barrel roll or boost action, even while stressed.
