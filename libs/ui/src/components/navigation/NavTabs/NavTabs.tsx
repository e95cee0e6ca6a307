import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import * as css from '../../widgets/Tabs/Tabs.css.ts';

export interface NavTabsProps {
  label: string;
  items: readonly { href: string; label: ReactNode; current?: boolean | undefined; icon?: IconComponent | undefined }[];
}

/** Tabs with addresses. They are plain links, so they add little to the first load. */
export function NavTabs({ label, items }: NavTabsProps) {
  return (
    <nav aria-label={label} className={css.list}>
      {items.map((item) => (
        <a key={item.href} href={item.href} className={css.tab} aria-current={item.current ? 'page' : undefined}>
          {item.icon && <Icon icon={item.icon} size="sm" />}
          {item.label}
        </a>
      ))}
    </nav>
  );
}
