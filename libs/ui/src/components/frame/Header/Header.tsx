import type { ReactNode } from 'react';
import { useLabel, useUi } from '../../../provider/UiProvider.tsx';
import type { LayoutTokens } from '../../../theme/tokenTypes.ts';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import * as css from './Header.css.ts';

export interface NavItem {
  href: string;
  label: string;
  current?: boolean | undefined;
  icon?: IconComponent | undefined;
}

export interface HeaderProps {
  /** The logo, for example an `<img>` with width and height. */
  logo: ReactNode;
  /** The logo's symbol, for phones. */
  compactLogo?: ReactNode;
  /** Shows the symbol on the narrowest phones only, because the content next to it is short. */
  compactOnlyNarrow?: boolean | undefined;
  homeHref: string;
  /** Accessible name of the home link: the brand's name. */
  homeLabel: string;
  items?: readonly NavItem[] | undefined;
  /** Log in and join, or balance, deposit and avatar. */
  children?: ReactNode;
  /** Left of the end on wide windows (a search button or field). */
  search?: ReactNode;
  /** A second line below the bar. */
  below?: ReactNode;
  arrangement?: LayoutTokens['header'] | undefined;
  /** Gives its height to the page on a phone held sideways. The page then has its own way out. */
  givesWay?: boolean | undefined;
}

/** The top of the frame. It shows the product navigation from 768 px; on phones ProductNav shows it. */
export function Header({
  logo,
  compactLogo,
  compactOnlyNarrow,
  homeHref,
  homeLabel,
  items = [],
  children,
  search,
  below,
  arrangement,
  givesWay,
}: HeaderProps) {
  const { layout } = useUi();
  const label = useLabel();
  return (
    <header
      className={css.header}
      data-arrangement={arrangement ?? layout.header}
      data-mark={layout.navigation}
      data-gives-way={givesWay || undefined}
    >
      <div className={css.bar}>
        <a href={homeHref} className={css.logo} aria-label={homeLabel}>
          <span
            className={css.wide}
            data-has-compact={compactLogo === undefined ? undefined : compactOnlyNarrow ? 'narrow' : 'phone'}
          >
            {logo}
          </span>
          {compactLogo !== undefined && (
            <span className={css.compact} data-only-narrow={compactOnlyNarrow || undefined}>
              {compactLogo}
            </span>
          )}
        </a>
        {items.length > 0 && (
          <nav className={css.nav} aria-label={label('ui.mainNavigation')}>
            {items.map((item) => (
              <a
                key={item.href}
                href={item.href}
                className={css.navLink}
                aria-current={item.current ? 'page' : undefined}
              >
                {item.icon && <Icon icon={item.icon} size="sm" />}
                {item.label}
              </a>
            ))}
          </nav>
        )}
        {search !== undefined && (arrangement ?? layout.header) === 'centred' && (
          <div className={css.search}>{search}</div>
        )}
        <div className={css.end}>
          {search !== undefined && (arrangement ?? layout.header) !== 'centred' && (
            <div className={css.search}>{search}</div>
          )}
          {children}
        </div>
      </div>
      {below !== undefined && <div className={css.below}>{below}</div>}
    </header>
  );
}
