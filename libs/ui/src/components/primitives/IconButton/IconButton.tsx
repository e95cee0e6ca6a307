import type { ButtonHTMLAttributes, HTMLAttributes } from 'react';
import { Icon, type IconComponent } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as css from './IconButton.css.ts';

/** Besides `type` and `disabled`, only attributes that buttons and links share, because `href` renders a link. */
export interface IconButtonProps
  extends
    Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children' | 'aria-label'>,
    Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'disabled'> {
  icon: IconComponent;
  /** Accessible name, and the text of the tooltip. */
  label: string;
  variant?: 'plain' | 'soft' | 'solid' | 'onPicture' | undefined;
  size?: 'sm' | 'md' | undefined;
  /** Fills the icon, for example a heart that is on. */
  filled?: boolean | undefined;
  mirror?: boolean | undefined;
  /** A small number on the corner; 0 shows none. */
  count?: number | undefined;
  href?: string | undefined;
}

/** A button with an icon instead of text. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  size = 'md',
  filled,
  mirror,
  count,
  href,
  type = 'button',
  disabled,
  ...rest
}: IconButtonProps) {
  const inside = (
    <>
      <Icon icon={icon} size={size === 'sm' ? 'sm' : 'md'} filled={filled} mirror={mirror} />
      {count ? (
        <>
          <VisuallyHidden>{label} </VisuallyHidden>
          <span className={css.count}>{count > 99 ? '99+' : count}</span>
        </>
      ) : null}
    </>
  );
  const shared = {
    className: css.iconButton,
    'data-variant': variant,
    'data-size': size,
    'aria-label': count ? undefined : label,
  };
  return (
    <Tooltip text={label}>
      {href !== undefined ? (
        <a {...rest} {...shared} href={href}>
          {inside}
        </a>
      ) : (
        <button {...rest} {...shared} type={type} disabled={disabled}>
          {inside}
        </button>
      )}
    </Tooltip>
  );
}
