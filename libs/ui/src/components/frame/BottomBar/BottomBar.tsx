import { useLabel, useUi } from '../../../provider/UiProvider.tsx';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import * as css from './BottomBar.css.ts';

export interface BottomBarItem {
  id: string;
  label: string;
  icon: IconComponent;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  current?: boolean | undefined;
  /** Highlights the item: join, or deposit. */
  primary?: boolean | undefined;
  count?: number | undefined;
  /** A visitor's own: neutral until it is known that nobody is signed in, like the header's corner. */
  corner?: 'known' | 'waiting' | undefined;
  /** Whether the panel that it opens is open. */
  expanded?: boolean | undefined;
}

export interface BottomBarProps {
  items: readonly BottomBarItem[];
}

/** Navigation within thumb's reach, below 1024 px. In a lobby the first item opens the filter panel (B§2). */
export function BottomBar({ items }: BottomBarProps) {
  const { layout } = useUi();
  const label = useLabel();
  return (
    <nav className={css.bar} data-mark={layout.navigation} aria-label={label('ui.bottomNavigation')}>
      {items.map((item) => {
        const inside = (
          <>
            {item.primary ? (
              <span className={css.primary}>
                <Icon icon={item.icon} />
              </span>
            ) : (
              <Icon icon={item.icon} size="lg" />
            )}
            <span className={css.words} data-clamp>
              {item.label}
            </span>
            {item.count ? <span className={css.count}>{item.count > 9 ? '9+' : item.count}</span> : null}
          </>
        );
        const data = {
          className: css.item,
          'data-current': item.current || undefined,
          'data-corner': item.corner,
          onClick: item.onClick,
        };
        return item.href === undefined ? (
          <button key={item.id} type="button" {...data} aria-expanded={item.expanded}>
            {inside}
          </button>
        ) : (
          <a key={item.id} href={item.href} {...data} aria-current={item.current ? 'page' : undefined}>
            {inside}
          </a>
        );
      })}
    </nav>
  );
}
