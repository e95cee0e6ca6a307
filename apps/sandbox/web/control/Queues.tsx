import { useState } from 'react';
import { exactTime, timeAgo } from '../design/timeAgo.ts';
import { money, words } from './money.ts';
import { useAudit, useDecideWithdrawal, useDocuments, useWithdrawals, type Withdrawal } from './operatorCalls.ts';
import { Blank, ConfirmDialog, Surface, type Question } from './Surface.tsx';

/** Withdrawals that wait for review. Approval sends them to the gateway, rejection returns the money. */
export function Withdrawals() {
  const query = useWithdrawals();
  const decide = useDecideWithdrawal();
  const [question, setQuestion] = useState<Question>();
  const busy = (each: Withdrawal): boolean => decide.isPending && decide.variables.referenceId === each.referenceId;
  const reject = (each: Withdrawal): void =>
    setQuestion({
      title: 'Reject this withdrawal?',
      text: `${money(each.amount, each.currencyCode)} goes back to the main balance of ${each.email}.`,
      confirm: 'Reject withdrawal',
      askReason: true,
      onConfirm: (reason) =>
        decide.mutate({ referenceId: each.referenceId, decision: 'REJECT', ...(reason !== '' && { reason }) }),
    });
  return (
    <section className="panel" aria-labelledby="withdrawals-title">
      <header>
        <h2 id="withdrawals-title">Withdrawals to review</h2>
      </header>
      {decide.error ? (
        <p className="notice surface-notice" data-tone="bad" role="alert">
          Not saved. {decide.error.message}
        </p>
      ) : null}
      <Surface query={query}>
        {(withdrawals) =>
          withdrawals.length === 0 ? (
            <Blank title="No pending withdrawals">Withdrawals that need a review appear here.</Blank>
          ) : (
            <div className="scroll">
              <table className="stack-table">
                <thead>
                  <tr>
                    <th>Player</th>
                    <th className="amount">Amount</th>
                    <th>Method</th>
                    <th>Asked</th>
                    <th>
                      <span className="hidden-text">Decision</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {withdrawals.map((each) => (
                    <tr key={each.referenceId}>
                      <td>{each.email}</td>
                      <td className="amount">
                        <strong>{money(each.amount, each.currencyCode)}</strong>
                      </td>
                      <td>{words(each.paymentMethod)}</td>
                      <td title={exactTime(each.requestedAt)}>{timeAgo(each.requestedAt)}</td>
                      <td data-wide="">
                        <span className="row decisions">
                          <button
                            type="button"
                            data-size="small"
                            data-kind="primary"
                            disabled={busy(each)}
                            aria-label={`Approve ${money(each.amount, each.currencyCode)} for ${each.email}`}
                            onClick={() => decide.mutate({ referenceId: each.referenceId, decision: 'APPROVE' })}
                          >
                            Approve
                          </button>
                          <button
                            type="button"
                            data-size="small"
                            data-kind="danger"
                            disabled={busy(each)}
                            aria-label={`Reject ${money(each.amount, each.currencyCode)} for ${each.email}`}
                            onClick={() => reject(each)}
                          >
                            Reject…
                          </button>
                        </span>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Surface>
      {question ? <ConfirmDialog question={question} onClose={() => setQuestion(undefined)} /> : null}
    </section>
  );
}

/** Players who were asked for documents, or whose documents wait for review. */
export function Documents() {
  return (
    <section className="panel" aria-labelledby="documents-title">
      <header>
        <h2 id="documents-title">Documents to review</h2>
      </header>
      <Surface query={useDocuments()}>
        {(rows) =>
          rows.length === 0 ? (
            <Blank title="No documents to review">
              Players whose documents were asked for, or wait for review, are listed here.
            </Blank>
          ) : (
            <div className="scroll">
              <table className="stack-table">
                <thead>
                  <tr>
                    <th>Player</th>
                    <th>Verification</th>
                    <th>Asked for</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((each) => (
                    <tr key={each.playerId}>
                      <td>{each.email}</td>
                      <td>{words(each.kycStatus)}</td>
                      <td data-wide="">{words(each.requestDocumentTypeStatus)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Surface>
    </section>
  );
}

/** Operators' actions, newest first. */
export function AuditLog() {
  return (
    <section className="panel" aria-labelledby="audit-title">
      <header>
        <h2 id="audit-title">Audit log</h2>
      </header>
      <Surface query={useAudit()} rows={8}>
        {(entries) =>
          entries.length === 0 ? (
            <Blank title="No actions yet">Every operator call that changes something leaves a line here.</Blank>
          ) : (
            <div className="scroll">
              <table className="stack-table">
                <thead>
                  <tr>
                    <th>When</th>
                    <th>What</th>
                    <th>Subject</th>
                    <th>Details</th>
                  </tr>
                </thead>
                <tbody>
                  {entries.map((each) => (
                    <tr key={each.id}>
                      <td className="audit-when">{exactTime(each.at)}</td>
                      <td>
                        <code>{each.action}</code>
                      </td>
                      <td data-wide="">
                        <span className="mono clip" title={each.subject ?? ''}>
                          {each.subject ?? '–'}
                        </span>
                      </td>
                      <td data-wide="">
                        <code className="audit-details">
                          {Object.keys(each.details).length === 0 ? '' : JSON.stringify(each.details)}
                        </code>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Surface>
    </section>
  );
}
