import { setTimeout as wait } from 'node:timers/promises';
import type { RunningStack } from './stacks.ts';

const PATIENCE_MS = 30_000;

/** Whether the process runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Stops a stack that these journeys started, and waits until its database is closed. Does nothing if it has stopped or
 * was started elsewhere.
 */
export async function stopStack({ pid, brand }: RunningStack): Promise<void> {
  if (pid === null || !isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + PATIENCE_MS;
  while (isAlive(pid)) {
    if (Date.now() > deadline) {
      // The whole process group, including API and sandbox, so that nothing keeps running.
      process.kill(-pid, 'SIGKILL');
      throw new Error(
        `The stack of ${brand} did not stop within ${PATIENCE_MS / 1000} s and was killed. Look at its log.`,
      );
    }
    await wait(100);
  }
}
