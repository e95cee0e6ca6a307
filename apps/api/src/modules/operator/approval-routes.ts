import { operatorApprovalDecision, operatorApprovals, type OperatorApproval } from '@baize/contracts/operator';
import { OPERATOR_ERROR, type OperatorRole } from '@baize/contracts/operator-route';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../plugins/errors.ts';
import { operatorRoute, type ApprovalStore, type StoredApproval } from '../../plugins/operator-plane/index.ts';
import { decideApproval, requestApproval, waitingApproval, waitingApprovals } from './repository.ts';

/** How long a call waits for its second person. */
const WAIT_MS = 86_400_000;

const onWire = ({ requestedAt, expiresAt, ...approval }: StoredApproval): OperatorApproval => ({
  ...approval,
  requestedAt: requestedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** Keeps the calls that wait for a second person, and lets one decide them (ruling 27). */
export function approvalRoutes(app: FastifyInstance): void {
  const store: ApprovalStore = {
    async request(asked) {
      const requestedAt = app.clock.now();
      return app.db.transaction(async (tx) => {
        const approval = await requestApproval(tx, {
          ...asked,
          requestedAt,
          expiresAt: new Date(requestedAt.getTime() + WAIT_MS),
        });
        await app.audit(
          tx,
          'approval.requested',
          asked.subject,
          {
            approvalId: approval.approvalId,
            call: asked.call,
            params: asked.params,
            body: asked.body,
            facts: asked.facts,
          },
          { actor: asked.requestedBy, approver: null, origin: asked.origin, reason: asked.reason },
        );
        return approval;
      });
    },
    approve: (tx, approvalId, by, reason) =>
      decideApproval(tx, approvalId, { state: 'APPROVED', by, reason, at: app.clock.now() }),
  };
  app.operatorPlane?.useApprovals(store);
  const rolesOf = (call: string): readonly OperatorRole[] => app.operatorPlane?.calls.get(call)?.contract.roles ?? [];

  operatorRoute(app, operatorApprovals, async ({ operator }) =>
    (await waitingApprovals(app.db, app.clock.now()))
      .filter(({ call }) => rolesOf(call).some((role) => operator.roles.has(role)))
      .map(onWire),
  );
  operatorRoute(
    app,
    operatorApprovalDecision,
    async ({ params: { approvalId }, body: { decision }, operator, reason, record, carryOut }) => {
      const approval = await waitingApproval(app.db, approvalId, app.clock.now());
      if (!approval) throw new Refusal(409, OPERATOR_ERROR.approvalClosed);
      if (decision === 'APPROVE') return carryOut(approval);
      const roles = rolesOf(approval.call);
      if (operator.id !== approval.requestedBy.id && !roles.some((role) => operator.roles.has(role)))
        throw new Refusal(403, OPERATOR_ERROR.roleMissing, { roles });
      await app.db.transaction(async (tx) => {
        const by = { state: 'REJECTED', by: operator, reason: reason ?? '', at: app.clock.now() } as const;
        if (!(await decideApproval(tx, approvalId, by))) throw new Refusal(409, OPERATOR_ERROR.approvalClosed);
        await record(tx, {
          subject: approval.subject,
          details: { approvalId, call: approval.call, decision, requestedBy: approval.requestedBy },
        });
      });
      return undefined;
    },
  );
}
