// Two quiet notes, when it becomes one's turn and one wants to hear it. No file is fetched for them.
let context: AudioContext | undefined;

/** Browsers let nothing be heard before somebody has touched the page. */
export async function chime(): Promise<void> {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  await context.resume();
  for (const [n, pitch] of [659.3, 880].entries()) {
    const [tone, loud] = [context.createOscillator(), context.createGain()];
    const begin = currentTime + n * 0.16;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, begin);
    loud.gain.linearRampToValueAtTime(0.12, begin + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, begin + 0.7);
    tone.connect(loud).connect(destination);
    tone.start(begin);
    tone.stop(begin + 0.75);
  }
}
