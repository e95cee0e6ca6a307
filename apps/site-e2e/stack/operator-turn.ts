import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningStack } from './stacks.ts';

/**
 * Runs work that changes a whole stack (its clock, its maintenance switch) while no other journey does the same.
 * Only such journeys use that stack, so they disturb no others.
 */
export async function takeOperatorTurn<Result>(stack: RunningStack, work: () => Promise<Result>): Promise<Result> {
  const lock = join(stack.dataDir, 'operator-turn');
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      await wait(200);
    }
  }
  try {
    return await work();
  } finally {
    rmdirSync(lock);
  }
}
