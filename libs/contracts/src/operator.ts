import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { accountStatus, kycLevel, permissions, PERMISSIONS } from './player.ts';
import { paymentMethodCode } from './wallet.ts';
import { currency, timestamp, uuid, wireAmount } from './shapes.ts';

/**
 * Operator calls: they exist only with OPERATOR_TOKEN set, and each is audited. The sandbox's control room uses them.
 */
export const operatorPlayer = z.object({
  playerId: uuid,
  brand: z.string(),
  email: z.string(),
  name: z.string(),
  countryCode: z.string(),
  currencyCode: currency,
  accountStatus,
  kycStatus: kycLevel,
  permissions,
  multibrandSuspended: z.boolean(),
  registeredAt: timestamp,
  balances: z.object({ main: wireAmount, locked: wireAmount, total: wireAmount }),
});
export type OperatorPlayer = z.infer<typeof operatorPlayer>;
export const operatorPlayers = defineRoute({
  id: 'operatorPlayers',
  method: 'GET',
  base: 'v1',
  path: '/operator/players',
  auth: 'operator',
  anywhere: 'operator',
  source: 'ours',
  summary: 'Find players by email or name.',
  query: z.object({
    search: z.optional(z.string()),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  }),
  response: z.array(operatorPlayer),
});
export const operatorPlayerUpdate = defineRoute({
  id: 'operatorPlayerUpdate',
  method: 'PATCH',
  base: 'v1',
  path: '/operator/players/:playerId',
  auth: 'operator',
  anywhere: 'operator',
  source: 'ours',
  summary: 'Change a player’s status, level or flags.',
  params: z.object({ playerId: uuid }),
  body: z.object({
    accountStatus: z.optional(accountStatus),
    kycStatus: z.optional(kycLevel),
    permissions: z.optional(z.partialRecord(z.enum(PERMISSIONS), z.boolean())),
    multibrandSuspended: z.optional(z.boolean()),
    /** For TIMEOUT and SELF_EXCLUDED; absent with SELF_EXCLUDED means indefinitely. */
    statusUntil: z.optional(z.nullable(timestamp)),
  }),
  response: operatorPlayer,
});
/** The flags and the expected end of maintenance; null without maintenance, or if the end is unknown. */
const operatorFlagsState = z.strictObject({
  liveTableRoute: z.boolean(),
  signupCallback: z.boolean(),
  fluidPayment: z.boolean(),
  maintenance: z.boolean(),
  playSlugRoute: z.boolean(),
  maintenanceUntil: z.nullable(timestamp),
});
export const operatorFlags = defineRoute({
  id: 'operatorFlags',
  method: 'GET',
  base: 'v1',
  path: '/operator/flags',
  auth: 'operator',
  anywhere: 'operator',
  source: 'ours',
  summary: 'Feature flags and maintenance.',
  response: operatorFlagsState,
});
export const operatorFlagsUpdate = defineRoute({
  id: 'operatorFlagsUpdate',
  method: 'PATCH',
  base: 'v1',
  path: '/operator/flags',
  auth: 'operator',
  anywhere: 'operator',
  source: 'ours',
  summary:
    'Switch feature flags and maintenance, and set its expected end. Takes effect on open pages. The end is cleared with the maintenance.',
  body: z.partial(operatorFlagsState),
  response: operatorFlagsState,
});
export const operatorClock = defineRoute({
  id: 'operatorClock',
  method: 'GET',
  base: 'v1',
  path: '/operator/clock',
  auth: 'operator',
  anywhere: 'operator',
  source: 'ours',
  summary: 'The API’s clock.',
  response: z.object({ now: timestamp, offsetSeconds: z.number() }),
});
export const operatorClockUpdate = defineRoute({
  id: 'operatorClockUpdate',
  method: 'PUT',
  base: 'v1',
  path: '/operator/clock',
  auth: 'operator',
  anywhere: 'operator',
  source: 'ours',
  summary: 'Move the API’s clock; refused in production.',
  body: z.object({ offsetSeconds: z.number().check(z.int(), z.gte(0), z.lte(63_072_000)) }),
  response: z.object({ now: timestamp, offsetSeconds: z.number() }),
});
export const operatorWithdrawals = defineRoute({
  id: 'operatorWithdrawals',
  method: 'GET',
  base: 'v1',
  path: '/operator/withdrawals',
  auth: 'operator',
  anywhere: 'operator',
  source: 'ours',
  summary: 'Withdrawals waiting for review.',
  response: z.array(
    z.object({
      referenceId: uuid,
      playerId: uuid,
      email: z.string(),
      amount: wireAmount,
      currencyCode: currency,
      paymentMethod: paymentMethodCode,
      requestedAt: timestamp,
    }),
  ),
});
export const operatorWithdrawalDecision = defineRoute({
  id: 'operatorWithdrawalDecision',
  method: 'POST',
  base: 'v1',
  path: '/operator/withdrawals/:referenceId/decision',
  auth: 'operator',
  anywhere: 'operator',
  source: 'ours',
  summary: 'Approve a withdrawal (it goes to the gateway) or reject it (the money returns).',
  params: z.object({ referenceId: uuid }),
  body: z.object({ decision: z.enum(['APPROVE', 'REJECT']), reason: z.optional(z.string()) }),
  errors: ['error.withdrawal.not_pending'],
});
/** Documents waiting for review; empty until we collect identity documents. */
export const operatorDocuments = defineRoute({
  id: 'operatorDocuments',
  method: 'GET',
  base: 'v1',
  path: '/operator/documents',
  auth: 'operator',
  anywhere: 'operator',
  source: 'ours',
  summary: 'Players whose documents were requested or are waiting for review.',
  response: z.array(
    z.object({ playerId: uuid, email: z.string(), kycStatus: kycLevel, requestDocumentTypeStatus: z.string() }),
  ),
});
export const operatorAudit = defineRoute({
  id: 'operatorAudit',
  method: 'GET',
  base: 'v1',
  path: '/operator/audit',
  auth: 'operator',
  anywhere: 'operator',
  source: 'ours',
  summary: 'What operators did, newest first.',
  query: z.object({ limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))) }),
  response: z.array(
    z.object({
      id: uuid,
      at: timestamp,
      action: z.string(),
      subject: z.nullable(z.string()),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
});
/** Ledger movements that a durable consumer gave up on: the player's later movements wait behind each. */
export const operatorLedgerParked = defineRoute({
  id: 'operatorLedgerParked',
  method: 'GET',
  base: 'v1',
  path: '/operator/ledger/parked',
  auth: 'operator',
  anywhere: 'operator',
  source: 'ours',
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
export const operatorLedgerRetry = defineRoute({
  id: 'operatorLedgerRetry',
  method: 'POST',
  base: 'v1',
  path: '/operator/ledger/retry',
  auth: 'operator',
  anywhere: 'operator',
  source: 'ours',
  summary: 'Retry a parked ledger movement, and then the player’s later ones.',
  body: z.object({ consumer: z.string(), playerId: uuid }),
  errors: ['error.not_found'],
});
