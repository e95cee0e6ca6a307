import { useState } from 'react';
import { exactTime, timeAgo } from '../design/timeAgo.ts';
import { DecisionCell, DecisionHead, DecisionNotices } from './Decision.tsx';
import { money, words } from './money.ts';
import {
  useApprovals,
  useAudit,
  useDecideApproval,
  useDecideWithdrawal,
  useWithdrawals,
  type Approval,
  type AuditEntry,
  type Withdrawal,
} from './operatorCalls.ts';
import { ConfirmDialog, type Question } from './Surface.tsx';
import { TablePanel } from './TablePanel.tsx';

/** Returns what an entry says besides its reason: the change, or what was looked at. */
function detailsOf({ details, before, after }: AuditEntry): string {
  const parts = { ...details, ...(before === null ? {} : { before }), ...(after === null ? {} : { after }) };
  return Object.keys(parts).length === 0 ? '' : JSON.stringify(parts);
}

/** Withdrawals that wait for review. Approval sends them to the gateway, rejection returns the money. */
export function Withdrawals() {
  const query = useWithdrawals();
  const decide = useDecideWithdrawal();
  const [question, setQuestion] = useState<Question>();
  const busy = (each: Withdrawal): boolean => decide.isPending && decide.variables.id === each.referenceId;
  const ask = (each: Withdrawal, decision: 'APPROVE' | 'REJECT'): void => {
    const amount = money(each.amount, each.currencyCode);
    setQuestion({
      ...(decision === 'APPROVE'
        ? {
            title: 'Approve this withdrawal?',
            text: `${amount} is paid to ${each.email}. A large amount waits for a second person.`,
            confirm: 'Approve withdrawal',
            tone: 'primary',
          }
        : {
            title: 'Reject this withdrawal?',
            text: `${amount} goes back to the main balance of ${each.email}.`,
            confirm: 'Reject withdrawal',
          }),
      askReason: true,
      onConfirm: (reason) => decide.mutate({ id: each.referenceId, decision, reason }),
    });
  };
  return (
    <TablePanel
      id="withdrawals"
      title="Withdrawals to review"
      notices={
        <DecisionNotices
          decide={decide}
          waits="This withdrawal is large, so it waits for a second person under Approvals."
        />
      }
      query={query}
      blank={{ title: 'No pending withdrawals', text: 'Withdrawals that need a review appear here.' }}
      head={
        <>
          <th>Player</th>
          <th className="amount">Amount</th>
          <th>Method</th>
          <th>Identity</th>
          <th>Turnover</th>
          <th>Deposited with</th>
          <th>Asked</th>
          <DecisionHead />
        </>
      }
      row={(each) => (
        <tr key={each.referenceId}>
          <td>{each.email}</td>
          <td className="amount">
            <strong>{money(each.amount, each.currencyCode)}</strong>
          </td>
          <td>{words(each.paymentMethod)}</td>
          <td>
            {words(each.kycStatus)}
            {each.holds.length > 0 ? (
              <p className="notice" data-tone="bad">
                Held: {each.holds.map(words).join(', ')}
              </p>
            ) : null}
          </td>
          <td>
            {money(each.turnover.staked, each.currencyCode)} staked of{' '}
            {money(each.turnover.deposited, each.currencyCode)} deposited
            {each.turnover.since === null ? '' : ` since ${exactTime(each.turnover.since)}`}
            {each.turnover.unplayed > 0 && `, ${money(each.turnover.unplayed, each.currencyCode)} not played yet`}
          </td>
          <td>
            {each.fundingMethods.length === 0
              ? 'None'
              : each.fundingMethods
                  .map((source) => `${words(source.paymentMethod)} ${money(source.amount, each.currencyCode)}`)
                  .join(', ')}
          </td>
          <td title={exactTime(each.requestedAt)}>{timeAgo(each.requestedAt)}</td>
          <DecisionCell
            accept={{
              text: 'Approve',
              label: `Approve ${money(each.amount, each.currencyCode)} for ${each.email}`,
              disabled: busy(each),
              onPress: () => ask(each, 'APPROVE'),
            }}
            refuse={{
              text: 'Reject',
              label: `Reject ${money(each.amount, each.currencyCode)} for ${each.email}`,
              disabled: busy(each),
              onPress: () => ask(each, 'REJECT'),
            }}
          />
        </tr>
      )}
      dialog={question ? <ConfirmDialog question={question} onClose={() => setQuestion(undefined)} /> : null}
    />
  );
}

/** Calls that wait for a second person. The person who requested one can only reject it. */
export function Approvals({ me }: { me: string }) {
  const query = useApprovals();
  const decide = useDecideApproval();
  const [question, setQuestion] = useState<Question>();
  const ask = (each: Approval, decision: 'APPROVE' | 'REJECT'): void =>
    setQuestion({
      title: decision === 'APPROVE' ? 'Approve this call?' : 'Reject this call?',
      text:
        decision === 'APPROVE'
          ? `It is carried out at once, as ${each.requestedBy.name} requested it.`
          : 'Nothing changes.',
      confirm: decision === 'APPROVE' ? 'Approve call' : 'Reject call',
      tone: decision === 'APPROVE' ? 'primary' : 'danger',
      askReason: true,
      onConfirm: (reason) => decide.mutate({ id: each.approvalId, decision, reason }),
    });
  return (
    <TablePanel
      id="approvals"
      title="Waiting for a second person"
      notices={<DecisionNotices decide={decide} failed="Not decided." />}
      query={query}
      blank={{
        title: 'Nothing waits',
        text: 'Lifting an exclusion, full verification and large withdrawals wait here for another person.',
      }}
      head={
        <>
          <th>Requested</th>
          <th>By</th>
          <th>Call</th>
          <th>Reason</th>
          <DecisionHead />
        </>
      }
      row={(each) => (
        <tr key={each.approvalId}>
          <td title={exactTime(each.requestedAt)}>{timeAgo(each.requestedAt)}</td>
          <td>{each.requestedBy.name}</td>
          <td data-wide="">
            <code className="audit-details">
              {each.call} {each.subject} {JSON.stringify(each.body)} {JSON.stringify(each.facts)}
            </code>
          </td>
          <td data-wide="">{each.reason}</td>
          <DecisionCell
            accept={{
              text: 'Approve',
              title: each.requestedBy.id === me ? 'Another person has to approve it' : undefined,
              disabled: decide.isPending || each.requestedBy.id === me,
              onPress: () => ask(each, 'APPROVE'),
            }}
            refuse={{ text: 'Reject', disabled: decide.isPending, onPress: () => ask(each, 'REJECT') }}
          />
        </tr>
      )}
      dialog={question ? <ConfirmDialog question={question} onClose={() => setQuestion(undefined)} /> : null}
    />
  );
}

/** What happened, newest first: operators' calls, what they read, and changes that players made to their accounts. */
export function AuditLog() {
  return (
    <TablePanel
      id="audit"
      title="Audit log"
      query={useAudit()}
      waitingRows={8}
      blank={{ title: 'No actions yet', text: 'Every operator call about a player leaves a line here.' }}
      head={
        <>
          <th>When</th>
          <th>Who</th>
          <th>What</th>
          <th>Subject</th>
          <th>Details</th>
        </>
      }
      row={(each) => (
        <tr key={each.id}>
          <td className="audit-when">{exactTime(each.at)}</td>
          <td>
            {each.actor?.name ?? '–'}
            {each.approver ? ` and ${each.approver.name}` : ''}
          </td>
          <td>
            <code>{each.action}</code>
          </td>
          <td data-wide="">
            <span className="mono clip" title={each.subject ?? ''}>
              {each.subject ?? '–'}
            </span>
          </td>
          <td data-wide="">
            <code className="audit-details">{[each.reason, detailsOf(each)].filter(Boolean).join(' ')}</code>
          </td>
        </tr>
      )}
    />
  );
}
