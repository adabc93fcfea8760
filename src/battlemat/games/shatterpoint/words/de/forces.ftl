### Wie die fertigen Einsatztruppen sind.

force-republic-and-nite-owls = Schlagkräftig und dicht beisammen: Jedi führen, Soldaten und Mandalorianer folgen.
force-collective-and-separatists = Schnell und rücksichtslos: vorn Stöße und Sprünge, hinten Droiden, die Ziele halten.
force-blades-of-mandalore = Mandalorianer beider Seiten: beweglich, aus der Ferne und im Nahkampf zu Hause.
force-generals-of-the-line = Kommandanten und ihre Truppen: viel Fokus, viele Schüsse, wenig Eile.
