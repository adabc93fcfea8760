// Small sounds made on the spot: no files, nothing to load. Off unless the player switches them on.
import type { Sound } from "../games/front";
import { settings } from "./settings.svelte";

/**
 * One tone or rustle: when it begins and how long it lasts (seconds), its pitch from and to (Hz; 0: noise), how loud.
 */
type Note = [at: number, length: number, from: number, to: number, loud: number];

const SCORES: Record<Sound, Note[]> = {
  move: [[0, 0.09, 190, 150, 0.25]],
  dice: [
    [0, 0.04, 0, 0, 0.3],
    [0.07, 0.03, 0, 0, 0.22],
    [0.13, 0.05, 0, 0, 0.26],
    [0.21, 0.03, 0, 0, 0.14],
  ],
  card: [[0, 0.11, 0, 0, 0.12]],
  hit: [
    [0, 0.05, 0, 0, 0.3],
    [0, 0.18, 150, 60, 0.5],
  ],
  miss: [[0, 0.14, 420, 300, 0.1]],
  loss: [
    [0, 0.3, 120, 40, 0.5],
    [0, 0.16, 0, 0, 0.2],
  ],
  turn: [
    [0, 0.16, 440, 440, 0.12],
    [0.09, 0.22, 660, 660, 0.12],
  ],
  end: [
    [0, 0.3, 392, 392, 0.14],
    [0.16, 0.3, 494, 494, 0.14],
    [0.32, 0.6, 587, 587, 0.16],
  ],
};

let context: AudioContext | null = null;
let rustle: AudioBuffer | null = null;

function noise(audio: AudioContext): AudioBuffer {
  if (rustle) return rustle;
  rustle = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const data = rustle.getChannelData(0);
  for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1;
  return rustle;
}

function note(audio: AudioContext, [at, length, from, to, loud]: Note): void {
  const begin = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
  gain.connect(audio.destination);
  if (from) {
    const tone = audio.createOscillator();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, begin + length);
    tone.connect(gain);
    tone.start(begin);
    tone.stop(begin + length);
  } else {
    const grain = audio.createBufferSource();
    grain.buffer = noise(audio);
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = 1800;
    grain.connect(filter).connect(gain);
    grain.start(begin, Math.random() * 0.1, length);
  }
}

export function sound(what: Sound | null | undefined): void {
  if (!what || !settings.sound || document.hidden) return;
  document.documentElement.dataset["heard"] = what; // also for whoever cannot hear it
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const one of SCORES[what]) note(context, one);
  } catch {
    // a device without sound plays silently
  }
}
