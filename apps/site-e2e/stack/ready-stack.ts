import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stackOf, type JourneyBrand, type RunningStack } from './stacks.ts';
import { isAlive } from './stop-stack.ts';

/** The first start of an API draws pictures and seeds players. */
const READY_WITHIN_MS = 600_000;

/** The file with what the start command of a stack said. */
export const logOf = (dataDir: string): string => join(dataDir, 'start.log');

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

/**
 * Waits until the site of a brand answers, and returns its stack.
 * @throws with the last words of the start command if it ended, or took ten minutes
 */
export async function readyStack(brand: JourneyBrand): Promise<RunningStack> {
  const stack = stackOf(brand);
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(`${stack.site}/`))) {
    if (Date.now() > deadline || (stack.pid !== null && !isAlive(stack.pid)))
      throw new Error(
        `The stack of ${brand} did not come up. Its last words:\n${readFileSync(logOf(stack.dataDir), 'utf8').slice(-2000)}`,
      );
    await wait(250);
  }
  return stack;
}
