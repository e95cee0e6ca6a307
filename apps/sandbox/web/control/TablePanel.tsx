import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Blank, Surface } from './Surface.tsx';

/** A panel with a table of what a call returns, one row per entry. */
export function TablePanel<Entry>({
  id,
  title,
  notices,
  query,
  waitingRows,
  blank,
  head,
  row,
  dialog,
}: {
  /** Names the panel's title within the page. */
  id: string;
  title: string;
  notices?: ReactNode;
  query: UseQueryResult<Entry[]>;
  /** How many rows stand for the table while it loads. */
  waitingRows?: number | undefined;
  /** Shown instead of an empty table. */
  blank: { readonly title: string; readonly text: string };
  /** The cells of the head. */
  head: ReactNode;
  /** Returns an entry's row, with its key. */
  row: (entry: Entry) => ReactNode;
  dialog?: ReactNode;
}) {
  return (
    <section className="panel" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
      </header>
      {notices}
      <Surface query={query} rows={waitingRows}>
        {(entries) =>
          entries.length === 0 ? (
            <Blank title={blank.title}>{blank.text}</Blank>
          ) : (
            <div className="scroll">
              <table className="stack-table">
                <thead>
                  <tr>{head}</tr>
                </thead>
                <tbody>{entries.map(row)}</tbody>
              </table>
            </div>
          )
        }
      </Surface>
      {dialog}
    </section>
  );
}
