import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import * as css from './SectionPage.css.ts';

export interface SectionPageProps {
  title: string;
  /** Pages of the same family, each with an address. Left out for a page on its own. */
  items?:
    | readonly {
        href: string;
        label: string;
        current?: boolean | undefined;
        icon?: IconComponent | undefined;
        end?: ReactNode;
      }[]
    | undefined;
  children: ReactNode;
  /** The page's place in the site, for `Breadcrumbs`. */
  trail?: ReactNode;
}

/** A page of a family, such as banking: one title, the family as tabs, and a column of content. */
export function SectionPage({ title, items = [], children, trail }: SectionPageProps) {
  return (
    <div className={css.page}>
      <div className={css.title}>
        {trail}
        <Heading level={1} size="h2">
          {title}
        </Heading>
      </div>
      {items.length > 1 && (
        <nav className={css.nav} aria-label={title}>
          {items.map((item) => (
            <a key={item.href} href={item.href} className={css.link} aria-current={item.current ? 'page' : undefined}>
              {item.icon && <Icon icon={item.icon} size="sm" />}
              {item.label}
              {item.end}
            </a>
          ))}
        </nav>
      )}
      <div className={css.column}>{children}</div>
    </div>
  );
}
