import { OPERATOR_ROLES, type OperatorRole } from './operator-route.ts';

/** A person in the sandbox's staff directory, which plays the operator's identity provider. */
export interface DemoOperator {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  readonly note: string;
}

/**
 * The staff of a demo. Two people have every role, so that one can approve what the other requests. They exist only in
 * the sandbox, which never runs in production.
 */
export const DEMO_STAFF: readonly DemoOperator[] = [
  { id: 'olivia', name: 'Olivia Operator', roles: OPERATOR_ROLES, note: 'every role' },
  { id: 'otto', name: 'Otto Operator', roles: OPERATOR_ROLES, note: 'every role: approves what Olivia requests' },
  { id: 'sam', name: 'Sam Support', roles: ['support'], note: 'only finds players' },
  { id: 'pia', name: 'Pia Payments', roles: ['support', 'payments'], note: 'decides withdrawals' },
  { id: 'carl', name: 'Carl Compliance', roles: ['support', 'compliance'], note: 'changes players' },
  { id: 'ada', name: 'Ada Auditor', roles: ['auditor'], note: 'only reads the audit log' },
];

/** Where the sandbox's staff directory is, below its address: the issuer of demo operators' tokens. */
export const STAFF_PATH = '/staff';
