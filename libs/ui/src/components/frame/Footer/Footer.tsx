import type { ReactNode } from 'react';
import { useUi } from '../../../provider/UiProvider.tsx';
import * as css from './Footer.css.ts';

export interface FooterLink {
  label: string;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
}

export interface FooterProps {
  logo: ReactNode;
  about?: ReactNode;
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  /** The market's minimum age, for example `18+`. */
  age: string;
  /** Licence, safer-gambling and payment logos. */
  marks?: ReactNode;
  /** Company, licence and gambling texts. */
  children?: ReactNode;
  /** Below the description: the LocaleSwitcher, which a tablet shows at the end of the line. */
  end?: ReactNode;
}

/** The end of the frame, with the legal information. */
export function Footer({ logo, about, columns, age, marks, children, end }: FooterProps) {
  const { layout } = useUi();
  return (
    <footer className={css.footer} data-arrangement={layout.footer ?? 'columns'}>
      <div className={css.inner}>
        <div className={css.top}>
          <div className={css.brand}>
            <span className={css.plate}>{logo}</span>
            {about !== undefined && <div className={css.about}>{about}</div>}
            {end}
          </div>
          {columns.map((column) => (
            <div key={column.title} className={css.column}>
              <h2 className={css.columnTitle}>{column.title}</h2>
              <ul>
                {column.links.map((item) => (
                  <li key={item.label}>
                    {item.href === undefined ? (
                      <button type="button" className={css.link} onClick={item.onClick}>
                        {item.label}
                      </button>
                    ) : /^https?:/.test(item.href) ? (
                      <a href={item.href} className={css.link} target="_blank" rel="noopener noreferrer">
                        {item.label}
                      </a>
                    ) : (
                      <a href={item.href} className={css.link} onClick={item.onClick}>
                        {item.label}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={css.marks}>
          <span className={css.age}>{age}</span>
          {marks}
        </div>
        {children !== undefined && <div className={css.law}>{children}</div>}
      </div>
    </footer>
  );
}
