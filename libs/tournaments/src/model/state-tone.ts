import type { TournamentState } from '@baize/contracts/tournament';

/** The colour of each state. */
export const STATE_TONE = {
  UPCOMING: 'info',
  RUNNING: 'accent',
  SETTLING: 'neutral',
  ENDED: 'neutral',
  STOPPED: 'warning',
} as const satisfies Record<TournamentState, string>;

/** Nobody is hurried: the time that is left is read out on demand only. */
export const SILENT: readonly number[] = [];
