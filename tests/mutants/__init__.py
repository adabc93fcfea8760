"""`make mutants`: break the code at random places and see whether a test notices.

`sites` finds the places and says how each is broken, `touched` writes down which test calls which function, `areas`
says which tests belong to which part of the project, `hunt` runs them against one broken place after another. A
survivor that changes nothing anybody could notice is listed in `equivalent.toml`, with the reason.
"""
