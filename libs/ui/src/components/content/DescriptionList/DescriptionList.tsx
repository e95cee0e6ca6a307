import type { ReactNode } from 'react';
import * as css from './DescriptionList.css.ts';

export interface DescriptionListProps {
  items: readonly { term: ReactNode; value: ReactNode; id?: string | undefined; total?: boolean | undefined }[];
  /** Side by side where there is room for two, each value below its name. */
  columns?: boolean | undefined;
}

/** Names and values: a receipt, a player's data. `total` sets the sum apart. */
export function DescriptionList({ items, columns }: DescriptionListProps) {
  const list = (
    <dl className={css.list}>
      {items.map((item, index) => (
        <div key={item.id ?? index} className={css.row} data-total={item.total || undefined}>
          <dt className={css.term}>{item.term}</dt>
          <dd className={css.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
  return columns ? <div className={css.columns}>{list}</div> : list;
}
