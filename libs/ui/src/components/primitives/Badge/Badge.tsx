import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../Icon/Icon.tsx';
import * as css from './Badge.css.ts';

export interface BadgeProps {
  children: ReactNode;
  tone?: 'neutral' | 'brand' | 'accent' | 'positive' | 'negative' | 'warning' | 'info' | undefined;
  solid?: boolean | undefined;
  icon?: IconComponent | undefined;
}

/** A status in one or two words. */
export function Badge({ children, tone = 'neutral', solid, icon }: BadgeProps) {
  return (
    <span className={css.badge} data-tone={tone} data-solid={solid || undefined}>
      {icon && <Icon icon={icon} size="text" />}
      {children}
    </span>
  );
}
