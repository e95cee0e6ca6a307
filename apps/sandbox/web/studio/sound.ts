/**
 * The game's sounds, synthesised when needed (no files). Off until the player turns them on; the audio device is not
 * opened before.
 */
export class Sound {
  #context: AudioContext | undefined;
  #master: GainNode | undefined;
  #on = false;

  get on(): boolean {
    return this.#on;
  }
  /** Must be called from a click or a key press, or the browser keeps the device closed. */
  toggle(): boolean {
    this.#on = !this.#on;
    if (this.#on && !this.#context) {
      this.#context = new AudioContext();
      this.#master = this.#context.createGain();
      this.#master.gain.value = 0.5;
      this.#master.connect(this.#context.destination);
    }
    void (this.#on ? this.#context?.resume() : this.#context?.suspend());
    return this.#on;
  }

  #tone(
    frequency: number,
    delay: number,
    length: number,
    volume: number,
    type: OscillatorType = 'triangle',
    glide = 1,
  ): void {
    const context = this.#context;
    if (!this.#on || !context || !this.#master) return;
    const at = context.currentTime + delay;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(frequency, at);
    oscillator.frequency.exponentialRampToValueAtTime(frequency * glide, at + length);
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(volume, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    oscillator.connect(gain).connect(this.#master);
    oscillator.start(at);
    oscillator.stop(at + length + 0.02);
  }
  #rush(length: number, from: number, to: number, volume: number): void {
    const context = this.#context;
    if (!this.#on || !context || !this.#master) return;
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let index = 0; index < data.length; index += 1) data[index] = Math.random() * 2 - 1;
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const gain = context.createGain();
    const at = context.currentTime;
    source.buffer = buffer;
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + length);
    gain.gain.setValueAtTime(volume, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    source.connect(filter).connect(gain).connect(this.#master);
    source.start(at);
  }

  click(): void {
    this.#tone(620, 0, 0.06, 0.12, 'sine', 1.3);
  }
  spin(): void {
    this.#rush(0.5, 300, 1600, 0.16);
  }
  land(reel: number): void {
    this.#tone(150 - reel * 8, 0, 0.14, 0.4, 'sine', 0.5);
    this.#rush(0.05, 900, 400, 0.2);
  }
  /** A coin on foil. */
  scratch(): void {
    this.#rush(0.09, 3200, 1700, 0.12);
  }
  scatter(count: number): void {
    [0, 4, 7].forEach((step, at) => this.#tone(440 * 2 ** ((step + count * 2) / 12), at * 0.07, 0.5, 0.16));
  }
  wild(): void {
    this.#tone(220, 0, 0.5, 0.2, 'sawtooth', 3);
  }
  /** size 0 small … 3 epic */
  win(size: number): void {
    const scale = [0, 4, 7, 12, 16, 19, 24, 28];
    scale.slice(0, 3 + size * 2).forEach((step, at) => this.#tone(523.25 * 2 ** (step / 12), at * 0.085, 0.45, 0.17));
  }
  feature(): void {
    [0, 3, 7, 10, 12, 15, 19, 24].forEach((step, at) => this.#tone(261.6 * 2 ** (step / 12), at * 0.11, 0.7, 0.18));
  }
}
