import { FREE_SPIN_MULTIPLIER, LINES, ROWS } from '../../src/studio/model/game-data.ts';
import type { SpinResult } from '../../src/studio/model/round.ts';
import type { SpinReply } from '../../src/studio/wire.ts';
import type { Scenery } from './art/Scenery.ts';
import type { Hud } from './Hud.ts';
import type { Overlays } from './Overlays.ts';
import type { Effects } from './reels/Effects.ts';
import type { Highlight, ReelView } from './reels/ReelView.ts';
import type { Sound } from './sound.ts';
import type { Text } from './text.ts';

export interface Pace {
  readonly turbo: boolean;
  readonly still: boolean;
}

/**
 * Wins of this many stakes are celebrated. A win below the stake is shown but never celebrated, because it is a loss.
 */
const CELEBRATED = [
  [10, 'big'],
  [25, 'mega'],
  [60, 'epic'],
] as const;
const HEADINGS = { big: 'bigWin', mega: 'megaWin', epic: 'epicWin' } as const;

/** Shows a settled round: landings, wilds, wins, free spins. The studio's server decided all of it. */
export class Presenter {
  readonly #reels: ReelView;
  readonly #hud: Hud;
  readonly #overlays: Overlays;
  readonly #effects: Effects;
  readonly #scenery: Scenery;
  readonly #sound: Sound;
  readonly #text: Text;
  #skip = false;
  #wake: (() => void) | undefined;
  #cycle = 0;
  pace: Pace = { turbo: false, still: false };

  constructor(parts: {
    readonly reels: ReelView;
    readonly hud: Hud;
    readonly overlays: Overlays;
    readonly effects: Effects;
    readonly scenery: Scenery;
    readonly sound: Sound;
    readonly text: Text;
  }) {
    this.#reels = parts.reels;
    this.#hud = parts.hud;
    this.#overlays = parts.overlays;
    this.#effects = parts.effects;
    this.#scenery = parts.scenery;
    this.#sound = parts.sound;
    this.#text = parts.text;
  }

  /** Skips to the end of the spin, the count or the celebration. */
  skip(): void {
    this.#skip = true;
    this.#wake?.();
  }

  async #wait(ms: number, skippable = true): Promise<void> {
    if (skippable && this.#skip) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      if (skippable)
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
    });
    this.#wake = undefined;
  }

  begin(): void {
    this.#cycle += 1;
    this.#skip = false;
    this.#hud.clearWin();
    this.#hud.say(this.#text('goodLuck'));
    this.#sound.spin();
    this.#reels.start(performance.now(), this.pace.turbo);
  }

  /** Stops the reels where they were before, because the round was not played. */
  async abandon(stops: readonly number[]): Promise<void> {
    this.#skip = true;
    await Promise.all(stops.map((stop, reel) => this.#reels.land(reel, stop, performance.now())));
  }

  async #land(spin: SpinResult): Promise<void> {
    const landings: Promise<void>[] = [];
    let scatters = 0;
    for (const [reel, stop] of spin.stops.entries()) {
      const tense = scatters >= 2 && !this.pace.still && !this.#skip;
      if (tense) {
        this.#reels.tension = reel;
        await Promise.all(landings);
        await this.#wait(this.pace.turbo ? 300 : 900);
      }
      landings.push(this.#reels.land(reel, stop, performance.now()));
      if (spin.window[reel]?.includes('S')) {
        scatters += 1;
        const count = scatters;
        void landings.at(-1)?.then(() => this.#sound.scatter(count));
      }
      await this.#wait(this.pace.turbo ? 45 : 170);
    }
    await Promise.all(landings);
    this.#reels.tension = -1;
    if (spin.expanded.length > 0) {
      this.#reels.expand(spin.expanded, performance.now());
      this.#sound.wild();
      await this.#wait(this.pace.still ? 0 : this.pace.turbo ? 220 : 430, false);
    }
  }

  #highlightsOf(spin: SpinResult): Highlight[] {
    const found: Highlight[] = spin.lineWins.map((win) => ({
      line: win.line,
      label: this.#hud.money(win.amount),
      cells: (LINES[win.line] ?? []).slice(0, win.count).map((row, reel) => [reel, row] as const),
    }));
    if (spin.scatterAmount > 0) {
      found.unshift({
        cells: spin.window.flatMap((shown, reel) =>
          Array.from({ length: ROWS }, (_, row) => row)
            .filter((row) => shown[row] === 'S')
            .map((row) => [reel, row] as const),
        ),
      });
    }
    return found;
  }

  /** Shows the wins one by one until the next round begins. */
  async #walk(spin: SpinResult, highlights: readonly Highlight[]): Promise<void> {
    const mine = this.#cycle;
    if (highlights.length < 2) return;
    for (let index = 0; ; index = (index + 1) % highlights.length) {
      const highlight = highlights[index];
      if (!highlight) return;
      this.#reels.show([highlight], performance.now());
      const win = spin.lineWins.find((each) => each.line === highlight.line);
      this.#hud.say(
        win && highlight.line !== undefined
          ? this.#text('lineWin', { line: win.line + 1, amount: this.#hud.money(win.amount) })
          : this.#text('scatterWin', { amount: this.#hud.money(spin.scatterAmount) }),
      );
      await new Promise((resolve) => setTimeout(resolve, 1300));
      if (mine !== this.#cycle) return;
    }
  }

  async #celebrate(win: number, stake: number): Promise<void> {
    const kind = CELEBRATED.findLast(([stakes]) => win >= stake * stakes)?.[1];
    if (!kind) return;
    const size = CELEBRATED.findIndex(([, each]) => each === kind) + 1;
    const shown = this.#overlays.celebrate(
      kind,
      this.#text(HEADINGS[kind]),
      this.#hud.money(0),
      this.#text('tapToGoOn'),
    );
    this.#sound.win(size);
    this.#scenery.heatTarget = 1.5;
    const duration = 1400 + size * 900;
    if (!this.pace.still) this.#effects.pour(performance.now(), duration);
    this.#skip = false;
    await this.#hud.countWin(
      win,
      this.pace.still ? 0 : duration,
      true,
      () => this.#skip,
      (amount) => {
        shown.amount.textContent = this.#hud.money(amount);
      },
    );
    this.#effects.stop();
    this.#skip = false;
    await this.#wait(2600);
    this.#scenery.heatTarget = 0;
    shown.close();
  }

  /** Shows one stop of the reels with its wins. `before` is the round's win so far. */
  async #showSpin(spin: SpinResult, stake: number, before: number, last: boolean): Promise<void> {
    await this.#land(spin);
    const highlights = this.#highlightsOf(spin);
    if (highlights.length === 0) {
      if (before === 0) this.#hud.say(this.#text('noWin'));
      await this.#wait(this.pace.turbo ? 60 : 220);
      return;
    }
    this.#reels.show(highlights, performance.now());
    const lines = spin.lineWins.length;
    this.#hud.say(
      lines > 0
        ? this.#text('lines', { count: lines, amount: this.#hud.money(spin.amount) })
        : this.#text('scatterWin', { amount: this.#hud.money(spin.amount) }),
    );
    const lively = spin.amount > stake;
    if (lively) this.#sound.win(0);
    const celebrated = spin.amount >= stake * CELEBRATED[0][0];
    if (!celebrated)
      await this.#hud.countWin(
        before + spin.amount,
        this.pace.still ? 0 : this.pace.turbo ? 300 : lively ? 1100 : 500,
        lively,
        () => this.#skip,
      );
    else {
      await this.#wait(700);
      await this.#celebrate(spin.amount, stake);
      await this.#hud.countWin(before + spin.amount, 0, true, () => true);
    }
    if (!last) await this.#wait(this.pace.turbo ? 350 : 800);
  }

  /** Shows the whole round as the server settled it. */
  async show(reply: SpinReply, firstWait: number): Promise<void> {
    const [first, ...free] = reply.spins;
    if (!first) return;
    await this.#wait(firstWait);
    await this.#showSpin(first, reply.stake, 0, free.length === 0);
    let won = first.amount;
    let last = first;
    if (free.length > 0) {
      await this.#introduce(first.freeSpinsAwarded);
      let left = first.freeSpinsAwarded;
      for (const [index, spin] of free.entries()) {
        left -= 1;
        this.#hud.showFeature(left, won);
        this.#skip = false;
        this.#sound.spin();
        this.#reels.start(performance.now(), this.pace.turbo);
        await this.#wait(this.pace.still ? 350 : this.pace.turbo ? 350 : 800);
        await this.#showSpin(spin, reply.stake, won, index === free.length - 1);
        won += spin.amount;
        last = spin;
        if (spin.freeSpinsAwarded > 0) {
          left += spin.freeSpinsAwarded;
          this.#sound.feature();
          const more = this.#overlays.celebrate(
            'feature',
            this.#text('freeSpinsMore', { count: spin.freeSpinsAwarded }),
            '',
            '',
          );
          await this.#wait(1500);
          more.close();
        }
        this.#hud.showFeature(left, won);
      }
      await this.#conclude(won);
    }
    if (reply.win > 0) {
      this.#hud.say(this.#text('wonRound', { amount: this.#hud.money(reply.win) }), true);
      void this.#walk(last, this.#highlightsOf(last));
    } else this.#hud.say(this.#text('noWin'), true);
  }

  async #introduce(count: number): Promise<void> {
    this.#skip = false;
    this.#sound.feature();
    this.#scenery.heatTarget = 1;
    const shown = this.#overlays.celebrate(
      'feature',
      this.#text('freeSpinsWon', { count }),
      this.#text('freeSpinsTerms', { multiplier: FREE_SPIN_MULTIPLIER }),
      this.#text('tapToGoOn'),
    );
    await this.#wait(4200);
    shown.close();
    this.#hud.showFeature(count, 0);
  }
  async #conclude(won: number): Promise<void> {
    this.#skip = false;
    const shown = this.#overlays.celebrate(
      'feature',
      this.#text('freeSpinsOver'),
      won > 0 ? this.#hud.money(won) : this.#text('featureWonNothing'),
      this.#text('tapToGoOn'),
    );
    await this.#wait(3200);
    shown.close();
    this.#scenery.heatTarget = 0;
    this.#hud.showFeature(undefined);
  }
}
