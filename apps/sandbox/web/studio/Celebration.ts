import type { Scenery } from './art/Scenery.ts';
import type { Hud } from './Hud.ts';
import type { Overlays } from './Overlays.ts';
import type { Effects } from './reels/Effects.ts';
import type { Sound } from './sound.ts';
import type { Text } from './text.ts';

/**
 * Wins of this many stakes are celebrated. A win below the stake is shown but never celebrated, because it is a loss.
 */
const CELEBRATED = [
  [10, 'big'],
  [25, 'mega'],
  [60, 'epic'],
] as const;
/** How long a jackpot fills the screen, in ms. */
const JACKPOT_MS = 6000;
/** How long the win figure counts it, in ms: shorter, so that the sum stands still while it is read. */
const JACKPOT_COUNT_MS = 4000;
const HEADINGS = { big: 'bigWin', mega: 'megaWin', epic: 'epicWin' } as const;

export interface CelebrationParts {
  readonly hud: Hud;
  readonly overlays: Overlays;
  readonly effects: Effects;
  readonly scenery: Scenery;
  readonly sound: Sound;
  readonly text: Text;
}

/** Counts wins up, and celebrates the large ones. */
export class Celebration {
  readonly #parts: CelebrationParts;
  #isSkipped = false;
  #wake: (() => void) | undefined;

  constructor(parts: CelebrationParts) {
    this.#parts = parts;
  }

  /** Whether a win of so many stakes gets the whole screen. */
  static isDue(win: number, stake: number): boolean {
    return stake > 0 && win >= stake * CELEBRATED[0][0];
  }

  /** Skips to the end of the count and of the celebration. */
  skip(): void {
    this.#isSkipped = true;
    this.#wake?.();
  }

  /** Fills the screen with a win that is due. @param still without motion */
  async show(win: number, stake: number, still: boolean): Promise<void> {
    const { hud, overlays, effects, scenery, sound, text } = this.#parts;
    const kind = CELEBRATED.findLast(([stakes]) => win >= stake * stakes)?.[1];
    if (!kind) return;
    const size = CELEBRATED.findIndex(([, each]) => each === kind) + 1;
    const shown = overlays.celebrate(kind, text(HEADINGS[kind]), hud.money(0), text('tapToGoOn'));
    sound.win(size);
    scenery.heatTarget = 1.5;
    const duration = 1400 + size * 900;
    if (!still) effects.pour(performance.now(), duration);
    this.#isSkipped = false;
    await hud.countWin(
      win,
      still ? 0 : duration,
      true,
      () => this.#isSkipped,
      (amount) => {
        shown.amount.textContent = hud.money(amount);
      },
    );
    effects.stop();
    this.#isSkipped = false;
    await this.#wait(2600);
    scenery.heatTarget = 0;
    shown.close();
  }

  /**
   * Fills the screen with a jackpot, whatever its size, while the win figure counts up by it.
   * @param win of the whole round with the jackpot, which the win figure shows at the end
   */
  async jackpot(amount: number, win: number, still: boolean): Promise<void> {
    const { hud, overlays, effects, scenery, sound, text } = this.#parts;
    const shown = overlays.celebrate('epic', text('jackpotWon'), hud.money(amount), text('tapToGoOn'));
    sound.win(CELEBRATED.length);
    scenery.heatTarget = 1.5;
    if (!still) effects.pour(performance.now(), JACKPOT_MS);
    hud.say(text('jackpotWonWords', { amount: hud.money(amount) }), true);
    this.#isSkipped = false;
    // What the round has won besides, such as by its reels, stands there already.
    await hud.countWin(win - amount, 0, true, () => true);
    await Promise.all([
      this.#wait(JACKPOT_MS),
      hud.countWin(win, still ? 0 : JACKPOT_COUNT_MS, true, () => this.#isSkipped),
    ]);
    effects.stop();
    scenery.heatTarget = 0;
    shown.close();
  }

  /** Says what a whole round paid. A player who gets back no more than the stake has won nothing. */
  wordsFor(win: number, stake: number): string {
    const { hud, text } = this.#parts;
    if (win === 0) return text('noWin');
    return win > stake
      ? text('wonRound', { amount: hud.money(win) })
      : text('returnedRound', { amount: hud.money(win), stake: hud.money(stake) });
  }

  /** Shows what a whole round paid: counted, celebrated if it is due, and said. */
  async conclude(win: number, stake: number, still: boolean): Promise<void> {
    const { hud, sound } = this.#parts;
    hud.say(this.wordsFor(win, stake), true);
    if (win === 0) return;
    if (Celebration.isDue(win, stake)) await this.show(win, stake, still);
    const isLively = win > stake;
    if (isLively && !Celebration.isDue(win, stake)) sound.win(0);
    this.#isSkipped = false;
    await hud.countWin(win, still ? 0 : isLively ? 900 : 400, isLively, () => this.#isSkipped);
  }

  async #wait(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = undefined;
  }
}
