/** A short chime, made rather than recorded: two notes of a station gong. */

/** Milliseconds after which a chime has faded. */
const LENGTH = 1600;

/** Made with the first chime, and at rest between them: to open the way to the loudspeaker is most of the work. */
let audio: AudioContext | null = null;
let rest: ReturnType<typeof setTimeout> | undefined;

export function chime(): void {
  audio ??= new AudioContext();
  const { currentTime: start, destination } = audio;
  for (const [n, pitch] of [659.25, 523.25].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    tone.type = "sine";
    volume.gain.setValueAtTime(0, start + n * 0.22);
    volume.gain.linearRampToValueAtTime(0.12, start + n * 0.22 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + n * 0.22 + 0.9);
    tone.connect(volume).connect(destination);
    tone.start(start + n * 0.22);
    tone.stop(start + n * 0.22 + 1);
  }
  void audio.resume();
  clearTimeout(rest);
  rest = setTimeout(fallSilent, LENGTH);
}

function fallSilent(): void {
  if (audio?.state === "running") return void audio.suspend();
  // A browser plays nothing before the first click: what it kept back must not sound all at once later.
  void audio?.close();
  audio = null;
}
