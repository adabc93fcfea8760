# Ahsoka Tano, Darth Vader

text-i-am-no-jedi = Einmal pro Zug, wenn diese Einheit eine gegnerische anschlägt: erneuere 1 Macht, und ein Charakter darf springen; bei einer Primär- oder Sekundäreinheit erneuere 1 weitere Macht oder greife mit 5 Würfeln an.
text-anakin-skywalker-was-weak = Falls nicht gestresst, erneuere 1 Macht; dann verliert diese Einheit 1 Schaden und einen Zustand, und ein Charakter darf spurten.
text-the-power-within-will-soon-serve-the-emperor = Am Ende ihrer Aktivierung wird diese Einheit gestresst; ein Charakter kämpft bis zum Ende des Zuges um ein aktives Ziel in Reichweite 3.
