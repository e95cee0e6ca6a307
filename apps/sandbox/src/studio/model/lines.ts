import { FREE_SPIN_MULTIPLIER, LINE_PAYS, MAX_WIN_STAKES, MODEL_VERSION, ROWS } from './game-data.ts';
import { PUBLISHED } from './published.ts';
import type { SlotModel } from './SlotModel.ts';
import { evaluate } from './spin.ts';

/** Three rows and twenty lines. */
export const LINES_MODEL: SlotModel = {
  version: MODEL_VERSION,
  rows: ROWS,
  ways: null,
  pays: LINE_PAYS,
  feature: 'freeSpins',
  freeSpinMultiplier: FREE_SPIN_MULTIPLIER,
  maxWinStakes: MAX_WIN_STAKES,
  published: PUBLISHED,
  evaluate: (stops) => evaluate(stops),
};
