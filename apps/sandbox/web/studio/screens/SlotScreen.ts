import { LINES } from '../../../src/studio/model/game-data.ts';
import type { SlotModel } from '../../../src/studio/model/SlotModel.ts';
import type { HoldView } from '../../../src/studio/kinds/holdSlot.ts';
import type { SlotView } from '../../../src/studio/kinds/slot.ts';
import type { RoundReply } from '../../../src/studio/wire.ts';
import type { Skin } from '../art/skins.ts';
import { element } from '../dom.ts';
import { Presenter } from '../Presenter.ts';
import { ReelView } from '../reels/ReelView.ts';
import { labelsOf, slotRules } from '../sheets.ts';
import type { GameScreen, ScreenParts } from './GameScreen.ts';

/** Five reels: with lines or ways, with free spins or coins that stay. */
export class SlotScreen implements GameScreen {
  readonly root = element('canvas', { class: 'reels', 'aria-hidden': 'true' });
  readonly layout = 'ladder';
  readonly #parts: ScreenParts;
  readonly #reels: ReelView;
  readonly #presenter: Presenter;
  #stops: readonly number[] = [];

  readonly #model: SlotModel;

  constructor(model: SlotModel, parts: ScreenParts) {
    this.#model = model;
    const { sound } = parts;
    const { skin, labels } = parts.sheets;
    this.#parts = parts;
    this.#reels = new ReelView(this.root, skin, labelsOf(model, labels), model.rows, {
      onLand: (reel) => sound.land(reel),
    });
    this.#presenter = new Presenter({ ...parts, model, reels: this.#reels });
  }

  bets(stake: number) {
    return { spin: stake };
  }
  begin(): void {
    this.#stops = this.#reels.reels.map((reel) => reel.stop);
    this.#presenter.pace = this.#parts.pace();
    this.#presenter.begin();
  }
  async show(reply: RoundReply, least: number): Promise<void> {
    this.#presenter.pace = this.#parts.pace();
    await this.#presenter.show(reply as RoundReply<SlotView | HoldView>, least);
  }
  async abandon(): Promise<void> {
    await this.#presenter.abandon(this.#stops);
  }
  skip(): void {
    this.#presenter.skip();
  }
  frame(now: number, still: boolean): void {
    this.#reels.still = still;
    this.#reels.frame(now);
  }
  resize({ width, height, top }: { readonly width: number; readonly height: number; readonly top: number }): void {
    const layout = this.#reels.resize(width, height);
    this.#parts.hud.placeFeature(top + layout.top - layout.border * 1.5);
  }
  dress(skin: Skin): void {
    this.#reels.dress(skin);
  }
  rules(stake: number): Node[] {
    return slotRules(this.#parts.sheets, this.#model, stake);
  }
  stakeNote(stake: number): string {
    const { text, money } = this.#parts.sheets;
    const { ways } = this.#model;
    if (ways !== null) return text('waysCount', { ways });
    return text('lineBet', { amount: money(stake / LINES.length), lines: LINES.length });
  }
}
