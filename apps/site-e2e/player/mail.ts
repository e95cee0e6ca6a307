import { expect } from '@playwright/test';
import type { RunningStack } from '../stack/stacks.ts';

interface Message {
  readonly to: string;
  readonly code: string | null;
  readonly receivedAt: string;
  readonly text: string;
  readonly channel: 'SMS' | 'EMAIL';
}

/** Returns messages to an address or a number from the sandbox's outbox, newest first. */
export async function messagesTo(stack: Pick<RunningStack, 'sandbox'>, to: string): Promise<readonly Message[]> {
  const answer = await fetch(`${stack.sandbox}/outbox/messages?to=${encodeURIComponent(to)}`);
  if (!answer.ok) throw new Error(`The outbox answered ${answer.status}.`);
  return (await answer.json()) as Message[];
}

/**
 * Returns the newest code to an address once that many messages have arrived.
 * @param count how many messages must have arrived: 1 for the first code, 2 after requesting a new one
 */
export async function codeTo(stack: Pick<RunningStack, 'sandbox'>, to: string, count = 1): Promise<string> {
  await expect
    .poll(async () => (await messagesTo(stack, to)).length, { message: `messages to ${to}` })
    .toBeGreaterThanOrEqual(count);
  const code = (await messagesTo(stack, to))[0]?.code;
  if (!code) throw new Error(`The newest message to ${to} contains no code.`);
  return code;
}
