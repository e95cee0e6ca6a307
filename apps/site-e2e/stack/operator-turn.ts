import { join } from 'node:path';
import { test } from '@playwright/test';
import { lockFolderInTurn } from '@baize/folder-lock';
import type { RunningStack } from './stacks.ts';

/** How often the time of a journey that waits is made longer. */
const STEP_MS = 1000;

/**
 * Runs work that changes a whole stack (its clock, its maintenance switch) while no other journey does the same.
 * Only such journeys use that stack, so they disturb no others. Waiting for the turn is not the journey's own time: on a
 * busy machine those before it take minutes.
 */
export async function takeOperatorTurn<Result>(stack: RunningStack, work: () => Promise<Result>): Promise<Result> {
  const info = test.info();
  const waiting = setInterval(() => info.setTimeout(info.timeout + STEP_MS), STEP_MS);
  const release = await lockFolderInTurn(join(stack.dataDir, 'operator-turn'), () => undefined).finally(() =>
    clearInterval(waiting),
  );
  try {
    return await work();
  } finally {
    release();
  }
}
