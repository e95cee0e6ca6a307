import { useEffect, useRef } from 'react';
import { useLabel } from '../../../provider/UiProvider.tsx';
import { showCurrent } from '../../layout/Scroller/showCurrent.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { NavItem } from '../Header/Header.tsx';
import * as css from './ProductNav.css.ts';

export interface ProductNavProps {
  items: readonly NavItem[];
}

/** The brand's products in a line below the header of a phone, with the current one in view. From 768 px the header has them. */
export function ProductNav({ items }: ProductNavProps) {
  const label = useLabel();
  const nav = useRef<HTMLElement>(null);
  const current = items.find((item) => item.current)?.href;
  useEffect(() => {
    if (nav.current) showCurrent(nav.current);
  }, [current]);
  return (
    <nav ref={nav} className={css.nav} aria-label={label('ui.mainNavigation')}>
      {items.map((item) => (
        <a key={item.href} href={item.href} className={css.link} aria-current={item.current ? 'page' : undefined}>
          {item.icon && <Icon icon={item.icon} size="sm" />}
          {item.label}
        </a>
      ))}
    </nav>
  );
}
