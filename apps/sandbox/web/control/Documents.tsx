import { useState } from 'react';
import { DOCUMENT_TYPES } from '@baize/contracts/account';
import { DOCUMENT_HOLDS, REJECTION_REASONS } from '@baize/contracts/kyc';
import { exactTime, timeAgo } from '../design/timeAgo.ts';
import { DecisionHead, DecisionNotices } from './Decision.tsx';
import { DocumentFile } from './DocumentFile.tsx';
import { words } from './money.ts';
import {
  useDecideDocument,
  useFindByEmail,
  useKycQueue,
  useRequestDocument,
  type KycDecision,
  type KycEntry,
  type Player,
} from './operatorCalls.ts';
import { ConfirmDialog, type Question } from './Surface.tsx';
import { TablePanel } from './TablePanel.tsx';

const HOLDS: Readonly<Record<(typeof DOCUMENT_HOLDS)[number], string>> = {
  NONE: 'holds nothing',
  WITHDRAWALS: 'holds payouts',
  ALL: 'holds payouts and deposits',
};
type Reason = (typeof REJECTION_REASONS)[number];

type Decision = KycDecision['decision'];

/** Returns the words that ask for a decision about a document. */
function questionOf(
  { document, player }: KycEntry,
  decision: Decision,
  rejectionReason?: Reason,
): Pick<Question, 'title' | 'text' | 'confirm' | 'tone'> {
  const name = `${words(document.documentTypeName)} of ${player.name}`;
  switch (decision) {
    case 'VERIFY':
      return {
        title: 'Verify this document?',
        text: `The ${name} no longer holds any money. The level stays as it is.`,
        confirm: 'Verify document',
        tone: 'primary',
      };
    case 'REJECT':
      return {
        title: 'Reject this document?',
        text: `The player reads why (${words(rejectionReason ?? '')}) and can send the ${name} again.`,
        confirm: 'Reject document',
      };
    default:
      return {
        title: 'Take this request back?',
        text: `The ${name} is no longer asked for. If it holds money, a second person must approve this.`,
        confirm: 'Take back',
      };
  }
}

/** The documents that players have sent, beside their data, and the request for another one. */
export function Documents() {
  const decide = useDecideDocument();
  const [question, setQuestion] = useState<Question>();
  const [opened, setOpened] = useState<{ readonly entry: KycEntry; readonly fileId: string }>();
  const ask = (entry: KycEntry, decision: Decision, rejectionReason?: Reason): void => {
    setQuestion({
      ...questionOf(entry, decision, rejectionReason),
      askReason: true,
      onConfirm: (reason) =>
        decide.mutate({
          entry,
          body: { decision, submittedAt: entry.document.submittedAt, ...(rejectionReason ? { rejectionReason } : {}) },
          reason,
        }),
    });
  };
  return (
    <>
      <RequestForm onAsk={setQuestion} />
      <TablePanel
        id="documents"
        title="Documents"
        notices={<DecisionNotices decide={decide} waits="This waits for a second person under Approvals." />}
        query={useKycQueue()}
        blank={{
          title: 'No documents wait',
          text: 'Documents that players have sent, or were asked for, are listed here, the longest waiting first.',
        }}
        head={
          <>
            <th>Player</th>
            <th>Document</th>
            <th>Waiting</th>
            <th>Files and answers</th>
            <DecisionHead />
          </>
        }
        row={(entry) => {
          const { player, document, answer } = entry;
          const since = document.submittedAt ?? document.requestedAt ?? '';
          const isSent = document.documentStatus === 'UNDER_REVIEW';
          const isBusy = decide.isPending && decide.variables.entry.document.id === document.id;
          return (
            <tr key={document.id}>
              <td>
                <strong>{player.name}</strong>
                <br />
                <span className="small">
                  {player.email}, {player.brand}
                  <br />
                  {player.dateOfBirth ?? 'no date of birth'}, {player.address}, {player.countryCode}
                </span>
                <br />
                <span className="tag">{words(player.kycStatus)}</span>
              </td>
              <td>
                {words(document.documentTypeName)}
                {document.subType ? `, ${words(document.subType)}` : ''}
                <br />
                <span className="tag" data-tone={isSent ? 'warn' : undefined}>
                  {words(document.documentStatus)}
                </span>
                <br />
                <span className="small">{HOLDS[document.hold]}</span>
              </td>
              <td title={exactTime(since)}>{timeAgo(since)}</td>
              <td data-wide="">
                {document.files.map(({ fileId, name, size }) => (
                  <div key={fileId}>
                    <button
                      type="button"
                      data-size="small"
                      data-kind="quiet"
                      onClick={() => setOpened({ entry, fileId })}
                    >
                      Open {name}
                    </button>{' '}
                    <span className="small">{Math.ceil(size / 1024)} KB</span>
                  </div>
                ))}
                {Object.entries(answer ?? {}).map(([label, value]) => (
                  <div key={label} className="small">
                    {label}: {String(value)}
                  </div>
                ))}
              </td>
              <td data-wide="">
                <span className="row decisions">
                  {isSent ? (
                    <>
                      <button
                        type="button"
                        data-size="small"
                        data-kind="primary"
                        disabled={isBusy}
                        aria-label={`Verify ${words(document.documentTypeName)} of ${player.email}`}
                        onClick={() => ask(entry, 'VERIFY')}
                      >
                        Verify…
                      </button>
                      <select
                        aria-label={`Reject ${words(document.documentTypeName)} of ${player.email} because of`}
                        disabled={isBusy}
                        value=""
                        onChange={(event) => ask(entry, 'REJECT', event.target.value as Reason)}
                      >
                        <option value="" disabled hidden>
                          Reject…
                        </option>
                        {REJECTION_REASONS.map((reason) => (
                          <option key={reason} value={reason}>
                            {words(reason)}
                          </option>
                        ))}
                      </select>
                    </>
                  ) : (
                    <button
                      type="button"
                      data-size="small"
                      data-kind="danger"
                      disabled={isBusy}
                      aria-label={`Take back ${words(document.documentTypeName)} of ${player.email}`}
                      onClick={() => ask(entry, 'CANCEL')}
                    >
                      Take back…
                    </button>
                  )}
                </span>
              </td>
            </tr>
          );
        }}
        dialog={
          <>
            {question ? <ConfirmDialog question={question} onClose={() => setQuestion(undefined)} /> : null}
            {opened ? <DocumentFile {...opened} onClose={() => setOpened(undefined)} /> : null}
          </>
        }
      />
    </>
  );
}

/** Asks a player for a document. */
function RequestForm({ onAsk }: { onAsk: (question: Question) => void }) {
  const request = useRequestDocument();
  const find = useFindByEmail();
  const [email, setEmail] = useState('');
  const [documentType, setType] = useState<(typeof DOCUMENT_TYPES)[number]>('PROOF_OF_ID');
  const [hold, setHold] = useState<(typeof DOCUMENT_HOLDS)[number]>('WITHDRAWALS');
  const [days, setDays] = useState('');
  const ask = ({ playerId, brand, name }: Player): void =>
    onAsk({
      title: 'Ask for this document?',
      text: `${name} of ${brand} reads it at once: on the site, in the inbox and by email. Until it is verified it ${HOLDS[hold]}.${days === '' ? '' : ` If it is not sent within ${days} days, it holds payouts and deposits.`}`,
      confirm: 'Ask for document',
      tone: 'primary',
      askReason: true,
      onConfirm: (reason) =>
        request.mutate({
          playerId,
          body: { documentType, hold, ...(days !== '' && { dueInDays: Number(days) }) },
          reason,
        }),
    });
  return (
    <section className="panel" aria-labelledby="request-title">
      <header>
        <h2 id="request-title">Ask for a document</h2>
      </header>
      <DecisionNotices decide={request} failed="Not asked." />
      <DecisionNotices decide={find} failed="Not asked." />
      {find.data && find.data.length > 1 && (
        <div className="panel-body row" role="group" aria-label="Accounts with this email">
          {find.data.map((player) => (
            <button key={player.playerId} type="button" onClick={() => ask(player)}>
              {player.name}, {player.brand}…
            </button>
          ))}
        </div>
      )}
      <form
        className="panel-body row"
        onSubmit={(event) => {
          event.preventDefault();
          find.mutate(email.trim(), {
            onSuccess: ([player, ...others]) => {
              if (player && others.length === 0) ask(player);
            },
          });
        }}
      >
        <div className="field">
          <label htmlFor="request-email">Player’s email</label>
          <input
            id="request-email"
            type="email"
            required
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              find.reset();
            }}
          />
        </div>
        <div className="field">
          <label htmlFor="request-type">Document</label>
          <select
            id="request-type"
            value={documentType}
            onChange={(event) => setType(event.target.value as typeof documentType)}
          >
            {DOCUMENT_TYPES.map((type) => (
              <option key={type} value={type}>
                {words(type)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="request-hold">Until verified</label>
          <select id="request-hold" value={hold} onChange={(event) => setHold(event.target.value as typeof hold)}>
            {DOCUMENT_HOLDS.map((each) => (
              <option key={each} value={each}>
                {HOLDS[each]}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="request-days">Days to send it</label>
          <input
            id="request-days"
            type="number"
            min={1}
            max={90}
            placeholder="no limit"
            value={days}
            onChange={(event) => setDays(event.target.value)}
          />
        </div>
        <button type="submit" data-kind="primary" disabled={find.isPending}>
          Ask…
        </button>
      </form>
    </section>
  );
}
