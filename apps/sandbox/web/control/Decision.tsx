import type { ReactNode } from 'react';

/** Says that a decision could not be saved, or, with `waits`, that it waits for a second person. */
export function DecisionNotices({
  decide: { error, data },
  failed = 'Not saved.',
  waits,
}: {
  decide: { readonly error: Error | null; readonly data: unknown };
  failed?: string;
  waits?: ReactNode;
}) {
  return (
    <>
      {error ? (
        <p className="notice surface-notice" data-tone="bad" role="alert">
          {failed} {error.message}
        </p>
      ) : null}
      {data && waits ? (
        <p className="notice surface-notice" data-tone="ok" role="status">
          {waits}
        </p>
      ) : null}
    </>
  );
}

/** The head of the column with the decisions. */
export function DecisionHead() {
  return (
    <th>
      <span className="hidden-text">Decision</span>
    </th>
  );
}

interface Choice {
  /** What the button says. */
  readonly text: string;
  /** Names the row for screen readers. */
  readonly label?: string;
  readonly title?: string | undefined;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function ChoiceButton({
  kind,
  choice: { text, label, title, disabled, onPress },
}: {
  kind: 'primary' | 'danger';
  choice: Choice;
}) {
  return (
    <button
      type="button"
      data-size="small"
      data-kind={kind}
      disabled={disabled}
      title={title}
      aria-label={label}
      onClick={onPress}
    >
      {text}…
    </button>
  );
}

/** The last cell of a row: its two decisions. Each opens a question first. */
export function DecisionCell({ accept, refuse }: { accept: Choice; refuse: Choice }) {
  return (
    <td data-wide="">
      <span className="row decisions">
        <ChoiceButton kind="primary" choice={accept} />
        <ChoiceButton kind="danger" choice={refuse} />
      </span>
    </td>
  );
}
