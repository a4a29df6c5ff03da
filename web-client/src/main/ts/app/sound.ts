/** A short sound, made here: no file is loaded. */

import { preferences } from "./preferences.js";

const TONES_HZ = [660, 880];
const TONE_S = 0.14;
const LOUDNESS = 0.15;

let audio: AudioContext | undefined;

/** Two tones for "your turn", where the player wants sounds. */
export function chime(): void {
  if (!preferences().sounds) {
    return;
  }
  audio ??= new AudioContext();
  const begin = audio.currentTime;
  for (const [at, hertz] of TONES_HZ.entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(LOUDNESS, begin + at * TONE_S);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + (at + 1) * TONE_S);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin + at * TONE_S);
    tone.stop(begin + (at + 1) * TONE_S);
  }
}
