### What cards do, in our own words: pilots-quadrijettransferspacetug.

ability-pilot-constablezuvio = Instead of dropping a device you may launch it with the 1 straight template.
