import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLabel } from '../../../provider/UiProvider.tsx';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as css from './Alert.css.ts';

export type AlertTone = 'positive' | 'negative' | 'warning' | 'info';

export const toneIcons: Record<AlertTone, IconComponent> = {
  positive: CircleCheck,
  negative: CircleAlert,
  warning: TriangleAlert,
  info: Info,
};

export interface AlertProps {
  tone?: AlertTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links: what to do next. */
  actions?: ReactNode;
  icon?: IconComponent | undefined;
  onDismiss?: (() => void) | undefined;
  /** Announces the message as soon as it appears. For answers to something the player did. */
  live?: boolean | undefined;
}

/** A message in the page: what happened, why, and what to do. */
export function Alert({ tone = 'info', title, children, actions, icon, onDismiss, live }: AlertProps) {
  const label = useLabel();
  return (
    <div className={css.alert} data-tone={tone} role={live ? (tone === 'negative' ? 'alert' : 'status') : undefined}>
      <span className={css.icon}>
        <Icon icon={icon ?? toneIcons[tone]} />
      </span>
      <div className={css.words}>
        {title !== undefined && <div className={css.title}>{title}</div>}
        {children !== undefined && <div className={css.body}>{children}</div>}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <span className={css.close}>
          <IconButton icon={X} label={label('ui.dismiss')} onClick={onDismiss} />
        </span>
      )}
    </div>
  );
}
