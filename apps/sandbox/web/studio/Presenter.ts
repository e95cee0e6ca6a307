import type { SpinResult } from '../../src/studio/model/round.ts';
import type { SlotModel } from '../../src/studio/model/SlotModel.ts';
import type { HoldView } from '../../src/studio/kinds/holdSlot.ts';
import type { SlotView } from '../../src/studio/kinds/slot.ts';
import type { RoundReply } from '../../src/studio/wire.ts';
import type { Scenery } from './art/Scenery.ts';
import type { Hud } from './Hud.ts';
import { Celebration } from './Celebration.ts';
import { concludeHold, showHold } from './HoldFeature.ts';
import type { Overlays } from './Overlays.ts';
import type { Highlight, ReelView } from './reels/ReelView.ts';
import type { Pace } from './screens/GameScreen.ts';
import type { Sound } from './sound.ts';
import type { Text } from './text.ts';

/** Shows a settled round: landings, wilds, wins, free spins. The studio's server decided all of it. */
export class Presenter {
  readonly #model: SlotModel;
  readonly #reels: ReelView;
  readonly #hud: Hud;
  readonly #overlays: Overlays;
  readonly #celebration: Celebration;
  readonly #scenery: Scenery;
  readonly #sound: Sound;
  readonly #text: Text;
  #skip = false;
  #wake: (() => void) | undefined;
  #cycle = 0;
  pace: Pace = { turbo: false, still: false };

  constructor(parts: {
    readonly model: SlotModel;
    readonly reels: ReelView;
    readonly hud: Hud;
    readonly overlays: Overlays;
    readonly celebration: Celebration;
    readonly scenery: Scenery;
    readonly sound: Sound;
    readonly text: Text;
  }) {
    this.#model = parts.model;
    this.#reels = parts.reels;
    this.#hud = parts.hud;
    this.#overlays = parts.overlays;
    this.#celebration = parts.celebration;
    this.#scenery = parts.scenery;
    this.#sound = parts.sound;
    this.#text = parts.text;
  }

  /** Skips to the end of the spin, the count or the celebration. */
  skip(): void {
    this.#skip = true;
    this.#wake?.();
    this.#celebration.skip();
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
    const found: Highlight[] = spin.wins.map((win) => ({
      ...(win.line === null ? {} : { line: win.line }),
      label: this.#hud.money(win.amount),
      cells: win.cells,
    }));
    if (spin.scatterAmount > 0) {
      found.unshift({
        cells: spin.window.flatMap((shown, reel) =>
          [...shown].flatMap((letter, row) => (letter === 'S' ? [[reel, row] as const] : [])),
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
      this.#hud.say(
        highlight.label === undefined
          ? this.#text('scatterWin', { amount: this.#hud.money(spin.scatterAmount) })
          : highlight.line === undefined
            ? this.#text('symbolWin', { amount: highlight.label })
            : this.#text('lineWin', { line: highlight.line + 1, amount: highlight.label }),
      );
      await new Promise((resolve) => setTimeout(resolve, 1300));
      if (mine !== this.#cycle) return;
    }
  }

  /** Shows one stop of the reels with its wins. `before` is the round's win so far. */
  async #showSpin(spin: SpinResult, stake: number, before: number, last: boolean): Promise<void> {
    await this.#land(spin);
    const highlights = this.#highlightsOf(spin);
    if (highlights.length === 0) {
      if (before === 0 && last) this.#hud.say(this.#text('noWin'));
      await this.#wait(this.pace.turbo ? 60 : 220);
      return;
    }
    this.#reels.show(highlights, performance.now());
    const count = spin.wins.length;
    this.#hud.say(
      count > 0
        ? this.#text(this.#model.ways === null ? 'lines' : 'symbols', { count, amount: this.#hud.money(spin.amount) })
        : this.#text('scatterWin', { amount: this.#hud.money(spin.amount) }),
    );
    const lively = spin.amount > stake;
    if (lively) this.#sound.win(0);
    const celebrated = Celebration.isDue(spin.amount, stake);
    if (!celebrated)
      await this.#hud.countWin(
        before + spin.amount,
        this.pace.still ? 0 : this.pace.turbo ? 300 : lively ? 1100 : 500,
        lively,
        () => this.#skip,
      );
    else {
      await this.#wait(700);
      await this.#celebration.show(spin.amount, stake, this.pace.still);
      this.#skip = false;
      await this.#hud.countWin(before + spin.amount, 0, true, () => true);
    }
    if (!last) await this.#wait(this.pace.turbo ? 350 : 800);
  }

  /** Shows the whole round as the server settled it. */
  async show(reply: RoundReply<SlotView | HoldView>, firstWait: number): Promise<void> {
    const [first, ...free] = reply.view.spins;
    if (!first) return;
    await this.#wait(firstWait);
    const hold = 'hold' in reply.view ? reply.view.hold : null;
    await this.#showSpin(first, reply.stake, 0, free.length === 0 && !hold);
    let won = first.amount;
    if (hold) await this.#hold(hold, reply.stake, won);
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
    // A free spin costs nothing, so all that it pays is won.
    this.#hud.say(this.#celebration.wordsFor(reply.win, reply.isFree ? 0 : reply.stake), true);
    if (reply.win > 0) void this.#walk(last, this.#highlightsOf(last));
  }

  async #hold(feature: NonNullable<HoldView['hold']>, stake: number, before: number): Promise<void> {
    this.#skip = false;
    this.#scenery.heatTarget = 1;
    const parts = { reels: this.#reels, hud: this.#hud, overlays: this.#overlays, text: this.#text };
    const { pace } = this;
    // A tap skips one step at a time: a feature is rare, and its end should be seen.
    const wait = async (ms: number) => {
      await this.#wait(ms);
      this.#skip = false;
    };
    const showing = { stake, before, pace, wait, isSkipped: () => this.#skip };
    await showHold({ ...parts, sound: this.#sound }, feature, showing);
    await concludeHold(parts, feature, showing, this.#celebration);
    this.#scenery.heatTarget = 0;
  }

  async #introduce(count: number): Promise<void> {
    this.#skip = false;
    this.#sound.feature();
    this.#scenery.heatTarget = 1;
    const shown = this.#overlays.celebrate(
      'feature',
      this.#text('freeSpinsWon', { count }),
      this.#text('freeSpinsTerms', { multiplier: this.#model.freeSpinMultiplier }),
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
