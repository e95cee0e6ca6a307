import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import * as css from './List.css.ts';

export interface ListItem {
  id: string;
  title: ReactNode;
  hint?: ReactNode;
  /** Beside the title, so that a hint of several lines keeps the row's width: “New” on a message. */
  mark?: ReactNode;
  icon?: IconComponent | undefined;
  end?: ReactNode;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
}

export interface ListProps {
  items: readonly ListItem[];
  label?: string | undefined;
  /** Places the rows side by side from a tablet's width. */
  columns?: 1 | 2 | undefined;
  /** Rows of several lines, whose icon is beside the title. */
  texts?: boolean | undefined;
}

/** Rows that link to a page or report something: an account hub, messages, transactions. */
export function List({ items, label, columns = 1, texts }: ListProps) {
  return (
    <ul className={css.list} data-columns={columns} data-texts={texts || undefined} aria-label={label}>
      {items.map((item) => {
        const inside = (
          <>
            {item.icon && (
              <span className={css.lead}>
                <Icon icon={item.icon} />
              </span>
            )}
            <span className={css.words}>
              <span className={css.title} data-marked={item.mark === undefined ? undefined : true}>
                {item.mark === undefined ? item.title : <span className={css.marked}>{item.title}</span>}
                {item.mark !== undefined && <span className={css.mark}>{item.mark}</span>}
              </span>
              {item.hint !== undefined && <span className={css.hint}>{item.hint}</span>}
            </span>
            {item.end !== undefined && <span className={css.end}>{item.end}</span>}
            {(item.href !== undefined || item.onClick) && (
              <span className={css.arrow}>
                <Icon icon={ChevronRight} size="sm" mirror />
              </span>
            )}
          </>
        );
        return (
          <li key={item.id} className={css.item}>
            {item.href !== undefined ? (
              <a href={item.href} className={css.row} onClick={item.onClick}>
                {inside}
              </a>
            ) : item.onClick ? (
              <button type="button" className={css.row} onClick={item.onClick}>
                {inside}
              </button>
            ) : (
              <div className={css.row}>{inside}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
