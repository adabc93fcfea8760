### Co robią karty, naszymi słowami: pilots-escapecraft.

ability-pilot-outerrimpioneer = Przyjazne statki w zasięgu 0–1 mogą atakować, stojąc na przeszkodach.
