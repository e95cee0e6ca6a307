import * as z from 'zod/mini';
import { passwordBody } from './account.ts';
import { defineRoute } from './route.ts';
import { currency, wireTotal } from './shapes.ts';

/**
 * What keeps an account from being closed. The money that is left or on its way must reach the player first, and nothing
 * may be left that could still be won or lost. OTHER_BRANDS: the same, in accounts of the person at the licensee's other
 * brands, because a closure applies there too (ruling 19a).
 */
export const CLOSURE_OBSTACLES = [
  'BALANCE',
  'BONUS',
  'WITHDRAWAL',
  'DEPOSIT',
  'BET',
  'HELD_WIN',
  'OTHER_BRANDS',
] as const;
export type ClosureObstacle = (typeof CLOSURE_OBSTACLES)[number];

/** The amount is what is left, waits or is at stake. `count` counts withdrawals, deposits, bets, bonuses, wins or accounts. */
const closureObstacle = z.object({
  /** One of CLOSURE_OBSTACLES. The page shows one that it does not know in plain words (ruling 23). */
  code: z.string(),
  count: z.number(),
  amount: z.nullable(wireTotal),
  currency,
});
export const closureState = z.object({ obstacles: z.array(closureObstacle) });
export type ClosureState = z.infer<typeof closureState>;

export const readClosure = defineRoute({
  id: 'readClosure',
  method: 'GET',
  base: 'v1',
  path: '/player/closure',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-account',
  source: 'ours',
  summary: 'What has to be settled before the player can close the account; empty if nothing does.',
  response: closureState,
});

/** Needs the password, so that a session left open somewhere cannot close the account. */
export const closureBody = z.object({ password: passwordBody.shape.oldPassword });
export type ClosureBody = z.input<typeof closureBody>;
export const closeAccount = defineRoute({
  id: 'closeAccount',
  method: 'POST',
  base: 'v1',
  path: '/player/closure',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-account',
  source: 'ours',
  summary: 'Close the account at once. Every session ends, this one too; only support can open it again.',
  body: closureBody,
  errors: ['error.closure.obstacles', 'error.old_password.incorrect', 'error.sign.in.attempt.count.exceeded'],
});
