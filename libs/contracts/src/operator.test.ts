import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { OperatorContract } from './operator-route.ts';
import * as operator from './operator.ts';

const isContract = (value: unknown): value is OperatorContract =>
  typeof value === 'object' && value !== null && 'roles' in value && 'secondPerson' in value;
const calls = Object.values<unknown>(operator).filter(isContract);

/*
 * Each operator call with its protection: roles · what it touches · whether it needs a reason · whether it needs a second
 * person. Change a line only together with the decision behind it (docs/decisions/0053).
 */
const PROTECTION = `
GET /approvals · support payments compliance system auditor · status · none · never
POST /approvals/:approvalId/decision · support payments compliance system · status · required · never
GET /audit · auditor · audit · none · never
GET /bonus/campaigns · payments support · system · none · never
POST /bonus/campaigns · payments · money · required · depends
POST /bonus/campaigns/:campaignId/partner-codes · payments · money · required · depends
POST /bonus/campaigns/:campaignId/partner-codes/:partnerBonusCode/stop · payments compliance · money · required · never
POST /bonus/campaigns/:campaignId/stop · payments compliance · money · required · depends
POST /bonus/campaigns/:campaignId/winners · payments · money · required · depends
GET /clock · system · system · none · never
PUT /clock · system · system · none · never
GET /documents · compliance · documents · none · never
GET /flags · system · system · none · never
PATCH /flags · system · system · none · never
GET /held-wins · payments · money · none · never
POST /held-wins/:referenceId/decision · payments · money · required · depends
POST /kyc/players/:playerId/documents/:documentId/decision · compliance · documents · required · depends
GET /kyc/players/:playerId/files/:fileId · compliance · documents · none · never
POST /kyc/players/:playerId/requests · compliance · documents · required · never
GET /kyc/queue · compliance · documents · none · never
GET /ledger/parked · system · money · none · never
POST /ledger/retry · system · money · required · never
GET /person-reviews · compliance · details · none · never
POST /person-reviews/:playerId/decision · compliance · status · required · depends
GET /players · support payments compliance · details · none · never
PATCH /players/:playerId · compliance · status · required · depends
POST /players/:playerId/balance-corrections · payments · money · required · depends
PUT /players/:playerId/level-invitation · compliance · status · required · depends
POST /players/:playerId/second-factor/removal · compliance · status · required · depends
GET /tournaments · payments support · system · none · never
POST /tournaments · payments · money · required · depends
GET /tournaments/:tournamentId · payments support · details · none · never
POST /tournaments/:tournamentId/stop · payments compliance · money · required · depends
GET /withdrawals · payments · money · none · never
POST /withdrawals/:referenceId/decision · payments · money · required · depends
`
  .trim()
  .split('\n');

it('protects each operator call as decided', () => {
  expect(
    calls
      .map(
        (call) =>
          `${call.method} ${call.path} · ${call.roles.join(' ')} · ${call.touches} · ${call.reason} · ${call.secondPerson}`,
      )
      .sort((one, two) => (one.split(' ')[1] ?? '').localeCompare(two.split(' ')[1] ?? '')),
  ).toEqual(PROTECTION);
});

it('asks for a reason wherever a change touches a player’s money, status or documents (ruling 27)', () => {
  expect(
    calls
      .filter(({ method, touches }) => method !== 'GET' && touches !== 'system')
      .filter(({ reason }) => reason !== 'required')
      .map(({ id }) => id),
  ).toEqual([]);
});

it('gives a reason to every call that a second person approves: they decide by it', () => {
  expect(calls.filter((call) => call.secondPerson !== 'never' && call.reason !== 'required')).toEqual([]);
});

/*
 * A misspelt field that is left out changes what a call does: an exclusion without its end is indefinite. The terms of
 * campaigns and tournaments are sent back as they were read, with what the reading adds.
 */
it('refuses fields that a call does not know', () => {
  const tolerant = calls.filter(({ body }) => {
    if (!body) return false;
    const sent = z.safeParse(body, { statusUntill: '2027-01-01T00:00:00.000Z' });
    return !sent.error?.issues.some(({ code }) => code === 'unrecognized_keys');
  });
  expect(tolerant.map(({ id }) => id)).toEqual(['operatorCampaignWrite', 'operatorTournamentWrite']);
});

it('refuses a change that names nothing to change', () => {
  const tolerant = calls.filter(({ method, body }) => method === 'PATCH' && body && z.safeParse(body, {}).success);
  expect(tolerant).toEqual([]);
  expect(operator.operatorFlagsUpdate.body.safeParse({ maintenance: true }).success).toBe(true);
  const { body } = operator.operatorPlayerUpdate;
  expect(
    [{ permissions: {} }, { permissions: { deposit: false } }].map((sent) => body.safeParse(sent).success),
  ).toEqual([false, true]);
});
