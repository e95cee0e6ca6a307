import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  icon?: IconComponent | undefined;
  /** A drawing instead of the icon. */
  picture?: ReactNode;
  actions?: ReactNode;
  /** `negative` when something failed rather than being empty. */
  tone?: 'brand' | 'negative' | undefined;
  /** 1 where it is all that the page has. */
  level?: 1 | 2 | 3 | 4 | undefined;
}

/** Nothing here, or it could not be had: says why, and offers a way on. */
export function EmptyState({ title, children, icon, picture, actions, tone = 'brand', level = 2 }: EmptyStateProps) {
  return (
    <div className={css.empty} data-tone={tone} role={tone === 'negative' ? 'alert' : undefined}>
      {picture !== undefined ? (
        <div className={css.picture}>{picture}</div>
      ) : (
        icon && (
          <span className={css.mark}>
            <Icon icon={icon} size="xl" />
          </span>
        )
      )}
      <Heading level={level} size="h4">
        {title}
      </Heading>
      {children !== undefined && <div className={css.words}>{children}</div>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
