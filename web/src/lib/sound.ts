/** A short chime, made rather than recorded: two notes of a station gong. */
export function chime(): void {
  const audio = new AudioContext();
  const start = audio.currentTime;
  [659.25, 523.25].forEach((pitch, n) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    tone.type = "sine";
    volume.gain.setValueAtTime(0, start + n * 0.22);
    volume.gain.linearRampToValueAtTime(0.12, start + n * 0.22 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + n * 0.22 + 0.9);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + n * 0.22);
    tone.stop(start + n * 0.22 + 1);
  });
  setTimeout(() => void audio.close(), 1600);
}
