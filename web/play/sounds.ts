// A few quiet sounds, made here: no file is fetched for them.
export type Sound = 'turn' | 'move' | 'refusal' | 'end';

/** Of each: its notes, in Hz, after so many seconds, for so long, so loud (1 is all there is). */
interface Note {
  readonly pitch: number;
  readonly after: number;
  readonly lasts: number;
  readonly loud: number;
}
const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  // Two bells, a fourth apart.
  turn: [
    { pitch: 659.3, after: 0, lasts: 0.7, loud: 0.12 },
    { pitch: 880, after: 0.16, lasts: 0.7, loud: 0.12 },
  ],
  // Wood on wood.
  move: [
    { pitch: 196, after: 0, lasts: 0.09, loud: 0.16 },
    { pitch: 311.1, after: 0.01, lasts: 0.05, loud: 0.07 },
  ],
  refusal: [
    { pitch: 220, after: 0, lasts: 0.16, loud: 0.1 },
    { pitch: 207.7, after: 0.14, lasts: 0.24, loud: 0.1 },
  ],
  end: [
    { pitch: 523.3, after: 0, lasts: 0.6, loud: 0.1 },
    { pitch: 659.3, after: 0.14, lasts: 0.6, loud: 0.1 },
    { pitch: 784, after: 0.28, lasts: 0.6, loud: 0.1 },
    { pitch: 1046.5, after: 0.42, lasts: 1.1, loud: 0.1 },
  ],
};

let context: AudioContext | undefined;

/** Browsers let nothing be heard before somebody has touched the page: then it stays silent. */
export async function play(sound: Sound): Promise<void> {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  await context.resume();
  for (const { pitch, after, lasts, loud } of SOUNDS[sound]) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const begin = currentTime + after;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loud, begin + Math.min(0.02, lasts / 5));
    volume.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
    tone.connect(volume).connect(destination);
    tone.start(begin);
    tone.stop(begin + lasts + 0.05);
  }
}
