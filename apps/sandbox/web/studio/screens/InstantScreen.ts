import { HIGHEST, multiplierAfter, type InstantView } from '../../../src/studio/kinds/instant.ts';
import type { RoundReply } from '../../../src/studio/wire.ts';
import '../../live/live.css';
import { element } from '../dom.ts';
import { rtpBox, ruleList } from '../sheets.ts';
import type { GameScreen, ScreenParts } from './GameScreen.ts';
import './screens.css';

/** Where the money can be taken out by itself, in hundredths. */
const TARGETS = [125, 150, 200, 300, 500, 1000, 2500, HIGHEST] as const;
const MOST_RESULTS = 10;

/** A curve that rises until it stops. */
export class InstantScreen implements GameScreen {
  readonly root: HTMLElement;
  readonly layout = 'ladder';
  readonly #parts: ScreenParts;
  readonly #canvas = element('canvas', { class: 'ride-canvas', 'aria-hidden': 'true' });
  readonly #figure = element('output', { class: 'ride-figure' }, '1.00×');
  readonly #note = element('p', { class: 'ride-note' });
  readonly #latest = element('ul', { class: 'lt-latest ride-latest' });
  readonly #target: HTMLSelectElement;
  #ride: { readonly startedAt: number; readonly clock: number; readonly stake: number } | undefined;
  /** The last ride's end, in hundredths; null: the money was taken out. */
  #end: { readonly at: number; readonly isTaken: boolean } | undefined;

  constructor(parts: ScreenParts) {
    const { text } = parts;
    this.#parts = parts;
    this.#latest.setAttribute('aria-label', text('liveLatest'));
    this.#target = element(
      'select',
      { class: 'ride-target' },
      element('option', { value: '' }, text('targetOff')),
      ...TARGETS.map((target) => element('option', { value: String(target) }, this.#times(target))),
    );
    this.root = element(
      'div',
      { class: 'ride-screen' },
      this.#canvas,
      this.#latest,
      element('div', { class: 'ride-middle' }, this.#figure, this.#note),
      element('label', { class: 'ride-setting' }, element('span', {}, text('target')), this.#target),
    );
  }
  #times(hundredths: number): string {
    const number = new Intl.NumberFormat(this.#parts.sheets.tag, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    return `${number.format(hundredths / 100)}×`;
  }

  bets(stake: number) {
    return { ride: stake };
  }
  choice(): string | undefined {
    return this.#target.value === '' ? undefined : this.#target.value;
  }
  locked(isLocked: boolean): void {
    this.#target.disabled = isLocked;
  }
  begin(): void {
    const { hud, text, sound } = this.#parts;
    this.#end = undefined;
    this.#ride = undefined;
    this.root.dataset['state'] = 'waiting';
    this.#figure.textContent = this.#times(100);
    this.#note.textContent = '';
    hud.clearWin();
    hud.say(text('goodLuck'));
    sound.spin();
  }
  async show(reply: RoundReply): Promise<void> {
    const { text, hud, sound, celebration, pace } = this.#parts;
    const view = reply.view as InstantView;
    if (!reply.isOver) {
      this.#ride = { startedAt: view.startedAt, clock: reply.now - Date.now(), stake: reply.stake };
      this.root.dataset['state'] = 'rising';
      if (view.target !== null) this.#target.value = String(view.target);
      hud.say(view.target === null ? text('rideHint') : text('rideTarget', { at: this.#times(view.target) }), true);
      return;
    }
    this.#ride = undefined;
    const isTaken = view.takenAt !== null;
    const at = view.takenAt ?? view.stopsAt ?? 100;
    this.#end = { at, isTaken };
    this.root.dataset['state'] = isTaken ? 'taken' : 'stopped';
    this.#figure.textContent = this.#times(at);
    const stop = view.stopsAt ?? at;
    this.#note.textContent = text('rideStopped', { at: this.#times(stop) });
    this.#latest.prepend(
      element('li', { class: 'lt-mark', 'data-tone': stop >= 200 ? 'tie' : 'black' }, this.#times(stop)),
    );
    if (this.#latest.children.length > MOST_RESULTS) this.#latest.lastElementChild?.remove();
    if (!isTaken) sound.land(0);
    await celebration.conclude(reply.win, reply.stake, pace().still);
    if (!isTaken) hud.say(text('rideLost', { at: this.#times(stop) }), true);
  }
  async abandon(): Promise<void> {
    this.#ride = undefined;
    this.root.dataset['state'] = 'idle';
    this.locked(false);
  }
  skip(): void {
    this.#parts.celebration.skip();
  }
  labelOf(): string {
    const ride = this.#ride;
    const shown = ride ? multiplierAfter(Date.now() + ride.clock - ride.startedAt) : 100;
    return this.#takeLabel(shown, ride?.stake ?? 0);
  }
  #takeLabel(shown: number, stake: number): string {
    const { text, sheets } = this.#parts;
    return text('moveTake', { amount: sheets.money(Math.floor((stake * shown) / 100)) });
  }

  frame(now: number, still: boolean): void {
    const ride = this.#ride;
    const shown = ride ? multiplierAfter(Date.now() + ride.clock - ride.startedAt) : (this.#end?.at ?? 100);
    if (ride) {
      this.#figure.textContent = this.#times(shown);
      this.#parts.hud.relabel('take', this.#takeLabel(shown, ride.stake));
    }
    this.#paint(shown, still ? 0 : now);
  }
  resize({ width, height }: { readonly width: number; readonly height: number }): void {
    const density = Math.min(2, devicePixelRatio);
    this.#canvas.width = Math.round(width * density);
    this.#canvas.height = Math.round(height * density);
  }

  /** The curve from the lower left corner to the multiplier, with a comet at its tip. */
  #paint(shown: number, now: number): void {
    const context = this.#canvas.getContext('2d');
    if (!context) return;
    const { width, height } = this.#canvas;
    const { skin } = this.#parts.sheets;
    const state = this.root.dataset['state'];
    const colour = state === 'stopped' ? '#ff6a5c' : state === 'taken' ? '#5df29a' : skin.accent;
    context.clearRect(0, 0, width, height);
    const growth = Math.log(shown / 100);
    const span = Math.max(0.9, growth * 1.15);
    const [left, bottom] = [width * 0.06, height * 0.86];
    const [wide, tall] = [width * 0.84, height * 0.66];
    const top = Math.exp(span) - 1;
    const at = (part: number) => [left + wide * (part / span), bottom - tall * ((Math.exp(part) - 1) / top)] as const;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = 'rgba(255, 255, 255, 0.1)';
    context.lineWidth = height * 0.003;
    for (let line = 0; line <= 4; line += 1) {
      const y = bottom - (tall * line) / 4;
      context.beginPath();
      context.moveTo(left, y);
      context.lineTo(left + wide, y);
      context.stroke();
    }
    context.beginPath();
    for (let step = 0; step <= 60; step += 1) {
      const [x, y] = at((growth * step) / 60);
      if (step === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    const [x, y] = at(growth);
    context.strokeStyle = colour;
    context.lineWidth = Math.max(3, height * 0.012);
    context.shadowColor = colour;
    context.shadowBlur = height * 0.04;
    context.stroke();
    context.shadowBlur = 0;
    context.lineTo(x, bottom);
    context.lineTo(left, bottom);
    context.closePath();
    const fill = context.createLinearGradient(0, bottom - tall, 0, bottom);
    fill.addColorStop(0, `${colour}55`);
    fill.addColorStop(1, `${colour}00`);
    context.fillStyle = fill;
    context.fill();
    const pulse = 1 + Math.sin(now / 160) * 0.08;
    const radius = Math.max(7, height * 0.026) * (state === 'rising' ? pulse : 1);
    const glow = context.createRadialGradient(x, y, 0, x, y, radius * 3);
    glow.addColorStop(0, '#ffffff');
    glow.addColorStop(0.3, colour);
    glow.addColorStop(1, `${colour}00`);
    context.fillStyle = glow;
    context.beginPath();
    context.arc(x, y, radius * 3, 0, Math.PI * 2);
    context.fill();
  }

  rules(): Node[] {
    const { text, sheets } = this.#parts;
    return [
      rtpBox(sheets, 'rtpPlainText'),
      element('h3', {}, text('rulesTitle')),
      ruleList([text('rulesRide1', { most: this.#times(HIGHEST) }), text('rulesRide2'), text('rulesRide3')]),
    ];
  }
}
