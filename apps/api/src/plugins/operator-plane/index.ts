import { ERROR, errorBody } from '@baize/contracts/errors';
import { approvalPending, type OperatorApproval } from '@baize/contracts/operator';
import {
  OPERATOR_BASE_PATH,
  OPERATOR_ERROR,
  readReason,
  REASON_LENGTH,
  type OperatorContract,
} from '@baize/contracts/operator-route';
import { HEADERS } from '@baize/contracts/route';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import { useContractSchemas } from '../contract-schemas.ts';
import type { Transaction } from '../database.ts';
import { errors, Refusal, refuseNameless } from '../errors.ts';
import { clientOf } from '../ip-list.ts';
import { keysOf, verifyOperatorToken, type Operator } from './operator-tokens.ts';
import { RefusedTokens } from './RefusedTokens.ts';

export type { Operator } from './operator-tokens.ts';

type Parsed<Route, Key extends string> = Route extends { readonly [K in Key]: infer Schema extends z.ZodMiniType }
  ? z.output<Schema>
  : undefined;
type Reply<Route> = Route extends { readonly response: infer Schema extends z.ZodMiniType } ? z.input<Schema> : void;

/** A change of state, for the audit log. */
export interface RecordedChange {
  /** What changed: a player's id, a payment's reference; null for the whole site. */
  readonly subject: string | null;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The input of an operator call's handler. */
export interface OperatorCall<Route extends OperatorContract> {
  readonly params: Parsed<Route, 'params'>;
  readonly query: Parsed<Route, 'query'>;
  readonly body: Parsed<Route, 'body'>;
  readonly operator: Operator;
  /** The second person; null as long as nobody has approved the call. */
  readonly approver: Operator | null;
  readonly reason: string | null;
  /**
   * Stops here unless a second person has approved the call. Call it inside the transaction and under the lock that
   * keeps `facts` true; the transaction is rolled back, and the answer says that the call waits for approval.
   * @param facts what makes the second person necessary; if it differs when the call is approved, or is gone, the
   * approval is refused
   */
  secondPerson(facts: Readonly<Record<string, unknown>>): void;
  /**
   * Writes the audit entry and uses up the approval, in the transaction of the change. Every handler of a change calls
   * it once.
   */
  record(tx: Transaction, change: RecordedChange): Promise<void>;
  /** Carries out a call that another person requested; only for the approval call. */
  carryOut(approval: StoredApproval): Promise<void>;
}

/** A waiting call as it is stored. */
export interface StoredApproval extends Omit<OperatorApproval, 'requestedAt' | 'expiresAt'> {
  readonly requestedAt: Date;
  readonly expiresAt: Date;
}

/** Where waiting calls are kept; the operator module provides it. */
export interface ApprovalStore {
  /** @param asked the call, and the address from which it was requested */
  request(
    asked: Omit<StoredApproval, 'approvalId' | 'requestedAt' | 'expiresAt'> & { readonly origin: string },
  ): Promise<StoredApproval>;
  /** Uses up an approval. @returns false if it is no longer waiting */
  approve(tx: Transaction, approvalId: string, approver: Operator, reason: string): Promise<boolean>;
}

/** Who acts in an audit entry, and from where. */
export interface AuditActor {
  readonly actor: { readonly id: string; readonly name: string };
  readonly approver: { readonly id: string; readonly name: string } | null;
  readonly origin: string;
  readonly reason: string | null;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The operators' listener, and what its calls share. */
export interface OperatorPlane {
  /** The server of the operators' own listener; it serves nothing else. */
  readonly server: FastifyInstance;
  /** Sets where waiting calls are kept. */
  useApprovals(store: ApprovalStore): void;
  readonly approvals: ApprovalStore;
  /** Every registered call, and how it is carried out once approved, by its contract's id. */
  readonly calls: Map<string, { readonly contract: OperatorContract; readonly run: RunApproved }>;
}
type RunApproved = (approval: StoredApproval, approver: Operator, reason: string, origin: string) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Null: no issuer of operators' tokens is configured, so operator calls do not exist. */
    operatorPlane: OperatorPlane | null;
  }
  interface FastifyRequest {
    operator: Operator | null;
  }
  interface FastifyContextConfig {
    operatorContract?: OperatorContract;
  }
}

class SecondPersonNeeded extends Error {
  readonly facts: Readonly<Record<string, unknown>>;
  constructor(facts: Readonly<Record<string, unknown>>) {
    super('A second person has to approve this call.');
    this.name = 'SecondPersonNeeded';
    this.facts = facts;
  }
}

/** Refused tokens per address within five minutes. */
const REFUSED_TOKENS = 10;
/** A page that reads the same again and again leaves one entry in this time, unless it shows other people. */
const SAME_READ_MS = 15 * 60_000;

/**
 * Prepares the operators' listener (ruling 27): who is calling is checked before anything else, and every call that is
 * not registered with `operatorRoute` is 404.
 * @param server a Fastify instance of its own, which nothing forwards players' calls to
 * @param keys verifies tokens in tests; absent: the issuer's own keys
 */
export async function openOperatorPlane(
  app: FastifyInstance,
  server: FastifyInstance,
  keys?: JWTVerifyGetKey,
): Promise<OperatorPlane> {
  const settings = app.env.operator;
  if (!settings) throw new Error('There is no issuer of operators’ tokens. Set OPERATOR_ISSUER.');
  const issuerKeys = keys ?? keysOf(settings.issuer);
  const refused = new RefusedTokens(Math.ceil(REFUSED_TOKENS * app.env.rateLimitFactor));
  const calls = app.metrics.counter('baize_operator_calls_total', 'Operator calls by status.', ['call', 'status']);
  server.decorateRequest('operator', null);
  useContractSchemas(server);
  await server.register(errors);
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    });
    refuseNameless(request);
    const contract = request.routeOptions.config.operatorContract;
    if (!contract) return;
    const wait = refused.waitOf(clientOf(request.ip));
    if (wait > 0) {
      reply.header('retry-after', wait);
      throw new Refusal(429, ERROR.rateLimited, { retryAfterSeconds: wait });
    }
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const operator = token ? await verifyOperatorToken(token, issuerKeys, settings, app.wallClock) : null;
    if (!operator || operator === 'EXPIRED') {
      if (token && operator !== 'EXPIRED') refused.add(clientOf(request.ip));
      request.log.warn({ call: contract.id }, 'operator token refused');
      throw new Refusal(401, ERROR.unauthorized);
    }
    if (!contract.roles.some((role) => operator.roles.has(role))) {
      request.log.warn({ call: contract.id, operator: operator.id }, 'operator without the role');
      throw new Refusal(403, OPERATOR_ERROR.roleMissing, { roles: [...contract.roles] });
    }
    request.operator = operator;
  });
  server.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.operatorContract?.id ?? 'unknown';
    calls.inc({ call, status: String(reply.statusCode) });
  });
  let approvals: ApprovalStore | undefined;
  return {
    server,
    calls: new Map(),
    useApprovals(store) {
      approvals = store;
    },
    get approvals() {
      if (!approvals) throw new Error('No module keeps operators’ approvals. Add the operator module to this app.');
      return approvals;
    },
  };
}

/**
 * Returns the reason of a call.
 * @throws Refusal 400 if the contract requires one and it is missing, too short, too long, not decodable or says nothing
 */
function reasonOf(request: FastifyRequest, contract: OperatorContract): string | null {
  const header = request.headers[HEADERS.operatorReason];
  let text = '';
  try {
    text = decodeURIComponent(typeof header === 'string' ? header : '').trim();
  } catch {
    // Not percent-encoded UTF-8: as good as none.
  }
  // PostgreSQL cannot store NUL.
  const given = text.includes('\u0000') ? '' : text;
  if (given === '' && contract.reason === 'none') return null;
  const reason = readReason(given);
  if (reason === null)
    throw new Refusal(400, OPERATOR_ERROR.reasonRequired, { ...REASON_LENGTH, header: HEADERS.operatorReason });
  return reason;
}

/** Returns the ids of the players that an answer shows, wherever in it. */
function playersIn(answer: unknown): readonly string[] {
  const idsIn = (value: unknown): readonly string[] =>
    typeof value === 'object' && value !== null
      ? [
          ...('playerId' in value ? [String(value.playerId)] : []),
          ...Object.values(value as Readonly<Record<string, unknown>>).flatMap(idsIn),
        ]
      : [];
  return [...new Set(idsIn(answer))].sort();
}

const asJson = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));
const isSame = (one: unknown, other: unknown): boolean => {
  // The database keeps no order of keys, also not inside lists.
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([left], [right]) => left.localeCompare(right))
            .map(([key, entry]) => [key, sorted(entry)]),
        )
      : value;
  };
  return JSON.stringify(sorted(asJson(one))) === JSON.stringify(sorted(asJson(other)));
};
const personOf = ({ id, name }: Operator) => ({ id, name });

/**
 * Registers one operator call from its contract, on the operators' listener only: role, reason, second person, checked
 * input and answer, audit log. Without a configured issuer the call does not exist.
 */
export function operatorRoute<const Route extends OperatorContract>(
  app: FastifyInstance,
  contract: Route,
  handler: (call: OperatorCall<Route>) => Reply<Route> | Promise<Reply<Route>>,
): void {
  const plane = app.operatorPlane;
  if (!plane) return;
  const isRead = contract.method === 'GET';
  const recentReads = new LRUCache<string, string>({ max: 1000, ttl: SAME_READ_MS });

  /** Runs the handler for one person, or for two: who requested the call and who approved it. */
  const run = async (
    input: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
    operator: Operator,
    origin: string,
    reason: string | null,
    approved: { readonly approval: StoredApproval; readonly approver: Operator; readonly reason: string } | null,
  ): Promise<Reply<Route>> => {
    let recorded = false;
    let compared = false;
    const call = {
      ...input,
      operator,
      approver: approved?.approver ?? null,
      reason,
      secondPerson(facts) {
        if (!approved) throw new SecondPersonNeeded(facts);
        compared = true;
        if (!isSame(facts, approved.approval.facts)) throw new Refusal(409, OPERATOR_ERROR.approvalOutdated);
      },
      async record(tx, { subject, before, after, details = {} }) {
        recorded = true;
        // What made the second person necessary is gone, so what they approved is no longer what would happen.
        if (approved && !compared) throw new Refusal(409, OPERATOR_ERROR.approvalOutdated);
        if (
          approved &&
          !(await plane.approvals.approve(tx, approved.approval.approvalId, approved.approver, approved.reason))
        )
          throw new Refusal(409, OPERATOR_ERROR.approvalClosed);
        await app.audit(
          tx,
          contract.id,
          subject,
          approved
            ? { ...details, approvalId: approved.approval.approvalId, approvalReason: approved.reason }
            : { ...details },
          {
            actor: personOf(operator),
            approver: approved ? personOf(approved.approver) : null,
            origin,
            reason,
            before: asJson(before),
            after: asJson(after),
          },
        );
      },
      async carryOut(approval) {
        const approvedCall = plane.calls.get(approval.call);
        if (!approvedCall) throw new Refusal(409, OPERATOR_ERROR.approvalOutdated);
        await approvedCall.run(approval, operator, reason ?? '', origin);
        recorded = true;
      },
    } as OperatorCall<Route>;
    if (contract.secondPerson === 'always') call.secondPerson({});
    const answer = await handler(call);
    if (!isRead && !recorded)
      throw new Error(
        `${contract.method} ${contract.path} changed something without recording it. Call record() in the transaction of the change.`,
      );
    return answer;
  };

  const runApproved: RunApproved = async (approval, approver, reason, origin) => {
    if (approver.id === approval.requestedBy.id) throw new Refusal(403, OPERATOR_ERROR.samePerson);
    if (!contract.roles.some((role) => approver.roles.has(role)))
      throw new Refusal(403, OPERATOR_ERROR.roleMissing, { roles: [...contract.roles] });
    const parse = (schema: z.ZodMiniType | undefined, value: unknown): unknown => {
      if (!schema) return undefined;
      const parsed = schema.safeParse(value);
      // The contract has changed since the request.
      if (!parsed.success) throw new Refusal(409, OPERATOR_ERROR.approvalOutdated);
      return parsed.data;
    };
    await run(
      { params: parse(contract.params, approval.params), query: undefined, body: parse(contract.body, approval.body) },
      { ...approval.requestedBy, roles: new Set() },
      origin,
      approval.reason,
      { approval, approver, reason },
    );
  };
  plane.calls.set(contract.id, { contract, run: runApproved });

  const schema: Record<string, unknown> = {
    operationId: contract.id,
    summary: contract.summary,
    response: {
      ...(contract.response ? { 200: contract.response } : {}),
      202: approvalPending,
      '4xx': errorBody,
      '5xx': errorBody,
    },
  };
  if (contract.params) schema['params'] = contract.params;
  if (contract.query) schema['querystring'] = contract.query;
  if (contract.body) schema['body'] = contract.body;
  plane.server.route({
    method: contract.method,
    url: `${OPERATOR_BASE_PATH}${contract.path}`,
    schema: schema as FastifySchema,
    config: { operatorContract: contract },
    handler: async (request, reply) => {
      const { operator } = request;
      if (!operator) throw new Refusal(401, ERROR.unauthorized);
      const reason = reasonOf(request, contract);
      const { params, query, body } = request;
      let answer: unknown;
      try {
        answer = await run({ params, query, body }, operator, request.ip, reason, null);
      } catch (fault) {
        if (!(fault instanceof SecondPersonNeeded)) throw fault;
        const { requestedAt, expiresAt, ...approval } = await plane.approvals.request({
          call: contract.id,
          subject: Object.values((params ?? {}) as Record<string, string>)[0] ?? null,
          params: (params ?? {}) as Record<string, unknown>,
          body: asJson(body),
          facts: asJson(fault.facts) as Record<string, unknown>,
          reason: reason ?? '',
          requestedBy: personOf(operator),
          origin: request.ip,
        });
        return reply.code(202).send({
          approval: { ...approval, requestedAt: requestedAt.toISOString(), expiresAt: expiresAt.toISOString() },
        });
      }
      if (isRead && contract.touches !== 'system') {
        const shown = playersIn(answer);
        const key = JSON.stringify([operator.id, params, query]);
        if (recentReads.get(key) !== shown.join()) {
          // Nothing is shown that was not recorded first.
          await app.audit(
            app.db,
            contract.id,
            ((params ?? {}) as Record<string, string>)['playerId'] ?? null,
            { query: asJson(query), players: shown },
            { actor: personOf(operator), approver: null, origin: request.ip, reason },
          );
          recentReads.set(key, shown.join());
        }
      }
      if (contract.response) return reply.code(200).send(answer);
      return reply.code(204).send();
    },
  });
}
