### Was Karten tun, in eigenen Worten: pilots-t70xwing.

ability-pilot-poedameron = Nachdem du eine Aktion ausgeführt hast, darfst du für eine Ladung eine weiße Aktion ausführen, als wäre sie rot.
ability-pilot-elloasty = Eine aufgedeckte rote Tallon-Rolle gilt für dich als weiß, solange du höchstens 2 Stressmarker hast.
ability-pilot-niennunb = Nachdem du einen Stressmarker erhalten hast, darfst du ihn entfernen, wenn ein feindliches Schiff in Reichweite 0–1 in deinem Bugwinkel ist.
ability-pilot-temminwexley = Nach einem vollständig ausgeführten Manöver mit Geschwindigkeit 2–4 darfst du eine Schub-Aktion ausführen.
ability-pilot-karekun = Beim Schub kannst du auch eine Wende 1 verwenden.
ability-pilot-jessikapava = Bei Angriff oder Verteidigung darfst du deine Ladung oder eine nicht wiederkehrende deines Astromechs ausgeben, um bis zu so viele Würfel neu zu werfen, wie andere befreundete Schiffe in Reichweite 0–1 sind.
ability-pilot-jophseastriker = Nachdem du einen Schild verloren hast, erhältst du einen Ausweichmarker.
ability-pilot-lieutenantbastian = Nachdem ein Schiff in Reichweite 1–2 eine Schadenskarte erhalten hat, darfst du es erfassen.
ability-pilot-jaycristubbs = Nach einem vollständig ausgeführten blauen Manöver darfst du einem befreundeten Schiff in Reichweite 0–1 einen Stressmarker nehmen.
