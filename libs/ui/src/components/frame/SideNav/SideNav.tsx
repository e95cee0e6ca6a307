import type { ReactNode } from 'react';
import { useUi, useLabel } from '../../../provider/UiProvider.tsx';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import * as css from './SideNav.css.ts';

export interface SideNavItem {
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  label: string;
  icon?: IconComponent | undefined;
  current?: boolean | undefined;
  /** A badge or count at the end. */
  end?: ReactNode;
}

export interface SideNavProps {
  groups: readonly { title?: string | undefined; items: readonly SideNavItem[] }[];
  label?: string | undefined;
}

/** A side list: account sections, lobby categories. */
export function SideNav({ groups, label }: SideNavProps) {
  const { layout } = useUi();
  const words = useLabel();
  return (
    <nav className={css.nav} data-mark={layout.navigation} aria-label={label ?? words('ui.sideNavigation')}>
      {groups.map((group, index) => (
        <div key={group.title ?? index} className={css.group}>
          {group.title !== undefined && <div className={css.title}>{group.title}</div>}
          <ul>
            {group.items.map((item) => {
              const inside = (
                <>
                  {item.icon && <Icon icon={item.icon} />}
                  <span className={css.words} data-clamp>
                    {item.label}
                  </span>
                  {item.end !== undefined && <span className={css.end}>{item.end}</span>}
                </>
              );
              return (
                <li key={item.href ?? item.label}>
                  {item.href === undefined ? (
                    <button type="button" className={css.item} onClick={item.onClick}>
                      {inside}
                    </button>
                  ) : (
                    <a
                      href={item.href}
                      className={css.item}
                      aria-current={item.current ? 'page' : undefined}
                      onClick={item.onClick}
                    >
                      {inside}
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
