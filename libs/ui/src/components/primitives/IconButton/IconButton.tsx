import type { ComponentPropsWithRef, Ref } from 'react';
import { Icon, type IconComponent } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as css from './IconButton.css.ts';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> {
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
  ref,
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
        <a {...(rest as object)} {...shared} ref={ref as unknown as Ref<HTMLAnchorElement>} href={href}>
          {inside}
        </a>
      ) : (
        <button {...rest} {...shared} ref={ref} type={type}>
          {inside}
        </button>
      )}
    </Tooltip>
  );
}
