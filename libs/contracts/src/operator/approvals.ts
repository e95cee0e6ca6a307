import * as z from 'zod/mini';
import { defineOperatorRoute } from '../operator-route.ts';
import { timestamp, uuid } from '../shapes.ts';

/* The audit log and the calls that wait for a second person. */

export const operatorAudit = defineOperatorRoute({
  id: 'operatorAudit',
  method: 'GET',
  path: '/audit',
  roles: ['auditor'],
  touches: 'audit',
  reason: 'none',
  secondPerson: 'never',
  summary: 'What happened, newest first: who, when, from where, why, before and after.',
  query: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
    /** Only entries about this subject, a player's id or a payment's reference, and reads that showed that player. */
    subject: z.optional(z.string()),
  }),
  response: z.array(
    z.object({
      id: uuid,
      /** Position in the chain; null for entries from before the chain. */
      seq: z.nullable(z.number()),
      at: timestamp,
      action: z.string(),
      subject: z.nullable(z.string()),
      details: z.record(z.string(), z.unknown()),
      /** The operator; null for players' own actions and the system's. */
      actor: z.nullable(z.object({ id: z.string(), name: z.string() })),
      /** The second person. */
      approver: z.nullable(z.object({ id: z.string(), name: z.string() })),
      /** Address from which the call came. */
      origin: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      before: z.nullable(z.unknown()),
      after: z.nullable(z.unknown()),
    }),
  ),
});
/** A call that waits for a second person. */
export const operatorApproval = z.object({
  approvalId: uuid,
  /** Id of the call's contract. */
  call: z.string(),
  subject: z.nullable(z.string()),
  params: z.record(z.string(), z.unknown()),
  body: z.nullable(z.unknown()),
  /** What made the second person necessary, as it was when the call was requested. */
  facts: z.record(z.string(), z.unknown()),
  reason: z.string(),
  requestedBy: z.object({ id: z.string(), name: z.string() }),
  requestedAt: timestamp,
  expiresAt: timestamp,
});
export type OperatorApproval = z.infer<typeof operatorApproval>;
/** The answer 202 to a call that needs a second person: nothing has changed yet. */
export const approvalPending = z.object({ approval: operatorApproval });
export const operatorApprovals = defineOperatorRoute({
  id: 'operatorApprovals',
  method: 'GET',
  path: '/approvals',
  roles: ['support', 'payments', 'compliance', 'system', 'auditor'],
  touches: 'status',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Calls that wait for a second person, oldest first. Callers see those that their roles may make.',
  response: z.array(operatorApproval),
});
export const operatorApprovalDecision = defineOperatorRoute({
  id: 'operatorApprovalDecision',
  method: 'POST',
  path: '/approvals/:approvalId/decision',
  roles: ['support', 'payments', 'compliance', 'system'],
  touches: 'status',
  reason: 'required',
  secondPerson: 'never',
  summary:
    'Approve a waiting call, which carries it out, or reject it. The approver is another person with a role of that call; the requester may only reject.',
  params: z.object({ approvalId: uuid }),
  body: z.strictObject({ decision: z.enum(['APPROVE', 'REJECT']) }),
  errors: ['error.operator.same_person', 'error.operator.approval_closed', 'error.operator.approval_outdated'],
});
