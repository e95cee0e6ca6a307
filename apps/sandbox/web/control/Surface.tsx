import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { readReason, REASON_LENGTH } from '@baize/contracts/operator-route';

/** The three states of loaded data: loading, failed, available. Old data stays visible while a refresh fails. */
export function Surface<Data>({
  query,
  rows = 4,
  children,
}: {
  query: UseQueryResult<Data>;
  rows?: number | undefined;
  children: (data: Data) => ReactNode;
}) {
  return (
    <>
      {query.error ? (
        <p className="notice surface-notice" data-tone="bad" role="alert">
          {query.error.message}
          {query.data === undefined ? '' : ' The data below is old.'}
        </p>
      ) : null}
      {query.data !== undefined ? (
        children(query.data)
      ) : query.error ? null : (
        <div className="panel-body" role="status" aria-label="Loading">
          {Array.from({ length: rows }, (_, index) => (
            <span key={index} className="skeleton skeleton-row">
              …
            </span>
          ))}
        </div>
      )}
    </>
  );
}

export function Blank({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="blank">
      <strong>{title}</strong>
      <p>{children}</p>
    </div>
  );
}

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly onConfirm: (reason: string) => void;
  readonly askReason?: boolean;
  /** `danger` by default. */
  readonly tone?: 'primary' | 'danger';
}

/** Asks for confirmation before a change that affects a player. Escape and the first button change nothing. */
export function ConfirmDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState('');
  const isReady = !question.askReason || readReason(reason) !== null;
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby="question" onClose={onClose}>
      <h2 id="question">{question.title}</h2>
      <p className="muted">{question.text}</p>
      {question.askReason ? (
        <div className="field">
          <label htmlFor="reason">Reason, for the audit log</label>
          <input
            id="reason"
            value={reason}
            maxLength={REASON_LENGTH.max}
            aria-describedby="reason-hint"
            onChange={(event) => setReason(event.target.value)}
          />
          <span className="hint" id="reason-hint">
            In words that a colleague understands, at least {REASON_LENGTH.min} characters
          </span>
        </div>
      ) : null}
      <div className="row dialog-actions">
        <button type="button" onClick={() => dialog.current?.close()}>
          Leave as it is
        </button>
        <button
          type="button"
          data-kind={question.tone ?? 'danger'}
          disabled={!isReady}
          onClick={() => {
            question.onConfirm(reason.trim());
            dialog.current?.close();
          }}
        >
          {question.confirm}
        </button>
      </div>
    </dialog>
  );
}
