import type { ReactNode } from 'react';
import { useUi } from '../../../provider/UiProvider.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import * as css from './Table.css.ts';

export interface TableColumn<Row> {
  id: string;
  label: string;
  render: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
}

export interface TableProps<Row> {
  /** Accessible name. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Number of skeleton rows to show instead. */
  loadingRows?: number | undefined;
}

/** Rows of data. On a phone each row becomes a card. The first column is the row's header. */
export function Table<Row>({ label, columns, rows, rowKey, loadingRows }: TableProps<Row>) {
  const { layout } = useUi();
  const waiting = loadingRows !== undefined && loadingRows > 0;
  return (
    <table
      className={css.table}
      role="table"
      data-look={layout.table}
      aria-label={label}
      aria-busy={waiting || undefined}
    >
      <thead className={css.head} role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.id} scope="col" role="columnheader" className={css.headCell} data-align={column.align}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body} role="rowgroup">
        {waiting
          ? Array.from({ length: loadingRows }, (_, index) => (
              <tr key={index} className={css.row} role="row">
                {columns.map((column, at) => (
                  <td key={column.id} role="cell" className={css.cell} data-lead={at === 0 || undefined}>
                    <span className={css.name}>{column.label}</span>
                    <span className={css.value}>
                      <Skeleton shape="sm" />
                    </span>
                  </td>
                ))}
              </tr>
            ))
          : rows.map((row) => (
              <tr key={rowKey(row)} className={css.row} role="row">
                {columns.map((column, at) => (
                  <td
                    key={column.id}
                    role="cell"
                    className={css.cell}
                    data-align={column.align}
                    data-lead={at === 0 || undefined}
                  >
                    <span className={css.name} aria-hidden="true">
                      {column.label}
                    </span>
                    <span className={css.value}>{column.render(row)}</span>
                  </td>
                ))}
              </tr>
            ))}
      </tbody>
    </table>
  );
}
