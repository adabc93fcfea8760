### Was Karten tun, in eigenen Worten: pilots-sheathipedeclassshuttle.

ability-pilot-ap5 = Ein Schiff mit genau 1 Stressmarker kann handeln, wenn du es koordinierst.
