import type { HoldFeature } from '../../src/studio/kinds/holdSlot.ts';
import { ROWS } from '../../src/studio/model/game-data.ts';
import { CELLS, DRAWS } from '../../src/studio/model/hold.ts';
import { Celebration } from './Celebration.ts';
import type { Hud } from './Hud.ts';
import type { Overlays } from './Overlays.ts';
import type { ReelView } from './reels/ReelView.ts';
import type { Pace } from './screens/GameScreen.ts';
import type { Sound } from './sound.ts';
import type { Text } from './text.ts';

/** Coins of this many stakes are drawn in red. */
const LARGE_STAKES = 10;

interface Parts {
  readonly reels: ReelView;
  readonly hud: Hud;
  readonly overlays: Overlays;
  readonly sound: Sound;
  readonly text: Text;
}

/** How a feature is shown: with what the player is waiting for, and how fast. */
interface Showing {
  readonly stake: number;
  /** The round's win before the feature, hundredths. */
  readonly before: number;
  readonly pace: Pace;
  /** Waits, unless the player skips. */
  readonly wait: (ms: number) => Promise<void>;
  readonly isSkipped: () => boolean;
}

/** Shows the feature in which coins stay, draw by draw, as the studio's server drew it. */
export async function showHold(
  { reels, hud, overlays, sound, text }: Parts,
  feature: HoldFeature,
  { stake, before, pace, wait, isSkipped }: Showing,
): Promise<void> {
  const { board } = reels;
  const [first = [], ...draws] = feature.draws;
  let sum = before;
  let coins = 0;
  const add = (landed: HoldFeature['draws'][number]) => {
    for (const { cell, amount } of landed) {
      board.land(cell, hud.money(amount), amount >= stake * LARGE_STAKES, performance.now());
      sum += amount;
    }
    coins += landed.length;
    if (landed.length > 0) sound.scatter(Math.min(6, coins - 2));
  };
  const count = () => hud.countWin(sum, pace.still ? 0 : 350, true, isSkipped);

  const cells = first.map(({ cell }) => [Math.floor(cell / ROWS), cell % ROWS] as const);
  reels.show([{ cells }], performance.now());
  hud.say(text('coinsLanded', { count: first.length }), true);
  sound.scatter(first.length);
  await wait(pace.turbo ? 500 : 1100);
  board.open();
  add(first);
  await count();
  sound.feature();
  const start = overlays.celebrate(
    'feature',
    text('holdTitle'),
    text('holdTerms', { draws: DRAWS }),
    text('tapToGoOn'),
  );
  await wait(3600);
  start.close();
  let left = DRAWS;
  for (const landed of draws) {
    hud.showFeature(left, sum, 'drawsLeft');
    board.roll(performance.now());
    hud.say('');
    if (!pace.still) sound.spin();
    await wait(pace.still ? 300 : pace.turbo ? 350 : 900);
    board.rest();
    add(landed);
    left = landed.length > 0 ? DRAWS : left - 1;
    hud.showFeature(left, sum, 'drawsLeft');
    if (landed.length > 0) {
      hud.say(text('coinsLanded', { count: landed.length }));
      await count();
      await wait(pace.turbo ? 250 : 650);
    } else await wait(pace.turbo ? 120 : 320);
  }
  if (coins === CELLS) {
    sum += feature.fullBoard;
    sound.win(3);
    const full = overlays.celebrate('epic', text('fullBoard'), hud.money(feature.fullBoard), text('tapToGoOn'));
    await wait(4200);
    full.close();
    await count();
  }
}

/** Tells how a feature ended, and closes its board. */
export async function concludeHold(
  { reels, hud, overlays, text }: Omit<Parts, 'sound'>,
  feature: HoldFeature,
  { stake, pace, wait }: Pick<Showing, 'stake' | 'pace' | 'wait'>,
  celebration: Celebration,
): Promise<void> {
  if (Celebration.isDue(feature.amount, stake)) await celebration.show(feature.amount, stake, pace.still);
  else {
    const shown = overlays.celebrate('feature', text('holdOver'), hud.money(feature.amount), text('tapToGoOn'));
    await wait(2600);
    shown.close();
  }
  hud.showFeature(undefined);
  reels.closeBoard();
}
