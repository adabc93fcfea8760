"""`make mutants`: break the code at random places and see whether a test notices.

`sites` finds the places of a text and says how each is broken, `places` draws some of an area, `touched` writes down
which test calls which function, `areas` says which tests belong to which part of the project, `hunt` hands one broken
place after another to `attempts`, which breaks the functions that are loaded (`living`) and runs the tests; `kept`
knows what earlier hunts found out. A survivor that changes nothing anybody could notice is listed in
`equivalent.toml`, with the reason.
"""
