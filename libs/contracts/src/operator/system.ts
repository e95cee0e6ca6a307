import * as z from 'zod/mini';
import { givenMoment } from '../given-moment.ts';
import { defineOperatorRoute } from '../operator-route.ts';
import { timestamp, uuid } from '../shapes.ts';
import { hasAField } from './has-a-field.ts';

/* Flags, maintenance, the clock, and the consumers of the ledger. */

/** The flags and the expected end of maintenance; null without maintenance, or if the end is unknown. */
const operatorFlagsState = z.strictObject({
  liveTableRoute: z.boolean(),
  signupCallback: z.boolean(),
  fluidPayment: z.boolean(),
  maintenance: z.boolean(),
  playSlugRoute: z.boolean(),
  maintenanceUntil: z.nullable(timestamp),
});
export const operatorFlags = defineOperatorRoute({
  id: 'operatorFlags',
  method: 'GET',
  path: '/flags',
  roles: ['system'],
  touches: 'system',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Feature flags and maintenance.',
  response: operatorFlagsState,
});
export const operatorFlagsUpdate = defineOperatorRoute({
  id: 'operatorFlagsUpdate',
  method: 'PATCH',
  path: '/flags',
  roles: ['system'],
  touches: 'system',
  reason: 'none',
  secondPerson: 'never',
  summary:
    'Switch feature flags and maintenance, and set its expected end. Takes effect on open pages. The end is cleared with the maintenance.',
  body: z.partial(z.extend(operatorFlagsState, { maintenanceUntil: z.nullable(givenMoment) })).check(hasAField),
  response: operatorFlagsState,
});
export const operatorClock = defineOperatorRoute({
  id: 'operatorClock',
  method: 'GET',
  path: '/clock',
  roles: ['system'],
  touches: 'system',
  reason: 'none',
  secondPerson: 'never',
  summary: 'The API’s clock.',
  response: z.object({ now: timestamp, offsetSeconds: z.number() }),
});
export const operatorClockUpdate = defineOperatorRoute({
  id: 'operatorClockUpdate',
  method: 'PUT',
  path: '/clock',
  roles: ['system'],
  touches: 'system',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Move the API’s clock; refused in production.',
  body: z.strictObject({ offsetSeconds: z.number().check(z.int(), z.gte(0), z.lte(63_072_000)) }),
  response: z.object({ now: timestamp, offsetSeconds: z.number() }),
});
/** Ledger movements that a durable consumer gave up on: the player's later movements wait behind each. */
export const operatorLedgerParked = defineOperatorRoute({
  id: 'operatorLedgerParked',
  method: 'GET',
  path: '/ledger/parked',
  roles: ['system'],
  touches: 'money',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Ledger movements that consumers could not handle, oldest first.',
  query: z.object({ limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))) }),
  response: z.array(
    z.object({
      consumer: z.string(),
      playerId: uuid,
      seq: z.number(),
      parkedAt: timestamp,
      error: z.nullable(z.string()),
    }),
  ),
});
export const operatorLedgerRetry = defineOperatorRoute({
  id: 'operatorLedgerRetry',
  method: 'POST',
  path: '/ledger/retry',
  roles: ['system'],
  touches: 'money',
  reason: 'required',
  secondPerson: 'never',
  summary: 'Retry a parked ledger movement, and then the player’s later ones.',
  body: z.strictObject({ consumer: z.string(), playerId: uuid }),
  errors: ['error.not_found'],
});
