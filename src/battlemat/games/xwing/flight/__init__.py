"""How ships move: templates, maneuvers, boosts and rolls, docking and deploying."""
