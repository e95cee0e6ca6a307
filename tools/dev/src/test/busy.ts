import { cpus } from 'node:os';

/** What the processors have done since the machine started, in milliseconds of all of them together. */
interface Work {
  readonly idle: number;
  readonly all: number;
}

const workSoFar = (): Work =>
  cpus().reduce(
    ({ idle, all }, { times }) => ({
      idle: idle + times.idle,
      all: all + Object.values(times).reduce((sum, each) => sum + each, 0),
    }),
    { idle: 0, all: 0 },
  );

/** Returns the share of time in which the processors worked between two readings, from 0 to 1. */
export const busyShare = (from: Work, to: Work): number =>
  to.all === from.all ? 0 : 1 - (to.idle - from.idle) / (to.all - from.all);

/** Starts to measure. @returns reads how busy the machine has been since, with whatever else runs on it: from 0 to 1 */
export function measureBusy(): () => number {
  const from = workSoFar();
  return () => busyShare(from, workSoFar());
}
