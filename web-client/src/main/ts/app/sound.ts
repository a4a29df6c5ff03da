/** Short sounds, made here: no file is loaded. They are heard once the reader has clicked something. */

import { preferences } from "./preferences.js";

export type Sound = "place" | "sail" | "coin" | "dice" | "turn" | "end";

/** A tone: where it begins and ends, Hz; when, and how long, s. */
interface Tone {
  from: number;
  to: number;
  at: number;
  long: number;
  shape: OscillatorType;
}

const tone = (from: number, to: number, at: number, long: number, shape: OscillatorType = "sine"): Tone => ({
  from,
  to,
  at,
  long,
  shape,
});

const SOUNDS: Record<Sound, Tone[]> = {
  place: [tone(220, 90, 0, 0.09, "triangle")],
  sail: [tone(260, 420, 0, 0.22), tone(390, 300, 0.1, 0.25)],
  coin: [tone(1320, 1320, 0, 0.07), tone(1760, 1760, 0.06, 0.16)],
  dice: [0, 0.06, 0.13, 0.22].map((at) => tone(180, 120, at, 0.04, "square")),
  turn: [tone(660, 660, 0, 0.14), tone(880, 880, 0.14, 0.14)],
  end: [523, 659, 784, 1047].map((hertz, at) => tone(hertz, hertz, at * 0.16, 0.3)),
};
const LOUDNESS = 0.12;
const SILENCE = 0.001;

let audio: AudioContext | undefined;

/** Plays a sound, where the reader wants sounds. */
export function play(sound: Sound): void {
  if (!preferences().sounds || !navigator.userActivation?.hasBeenActive) {
    return;
  }
  audio ??= new AudioContext();
  const begin = audio.currentTime;
  for (const { from, to, at, long, shape } of SOUNDS[sound]) {
    const source = audio.createOscillator();
    const volume = audio.createGain();
    source.type = shape;
    source.frequency.setValueAtTime(from, begin + at);
    source.frequency.exponentialRampToValueAtTime(to, begin + at + long);
    volume.gain.setValueAtTime(LOUDNESS, begin + at);
    volume.gain.exponentialRampToValueAtTime(SILENCE, begin + at + long);
    source.connect(volume).connect(audio.destination);
    source.start(begin + at);
    source.stop(begin + at + long);
  }
}
