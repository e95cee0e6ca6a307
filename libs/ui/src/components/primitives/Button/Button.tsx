import type { ButtonHTMLAttributes, HTMLAttributes, ReactNode } from 'react';
import { useLabel } from '../../../provider/UiProvider.tsx';
import { Icon, type IconComponent } from '../Icon/Icon.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Button.css.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'accent' | 'danger' | 'inherit';

/** Besides `type` and `disabled`, only attributes that buttons and links share, because `href` renders a link. */
export interface ButtonProps
  extends
    Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'>,
    Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'disabled'> {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  fullWidth?: boolean | undefined;
  /** Keeps the button's width, announces the wait and ignores further clicks. */
  loading?: boolean | undefined;
  icon?: IconComponent | undefined;
  iconEnd?: IconComponent | undefined;
  /** Renders a link that looks like a button. */
  href?: string | undefined;
  target?: '_blank' | undefined;
}

/** A button. Use one `primary` per view, and `danger` for actions that cannot be undone. */
export function Button({
  children,
  variant = 'primary',
  size = 'md',
  fullWidth,
  loading,
  icon,
  iconEnd,
  href,
  target,
  type = 'button',
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  const label = useLabel();
  const data = {
    'data-variant': variant,
    'data-size': size,
    'data-full': fullWidth || undefined,
    'data-loading': loading || undefined,
  };
  const inside = (
    <>
      <span className={css.content}>
        {icon && <Icon icon={icon} size={size === 'sm' ? 'sm' : 'md'} />}
        <span className={css.words}>{children}</span>
        {iconEnd && <Icon icon={iconEnd} size={size === 'sm' ? 'sm' : 'md'} mirror />}
      </span>
      {loading && (
        <span className={css.wait}>
          <Spinner />
          <VisuallyHidden>{label('ui.loading')}</VisuallyHidden>
        </span>
      )}
    </>
  );
  if (href !== undefined && !disabled) {
    return (
      <a
        {...rest}
        href={href}
        {...(target ? { target, rel: 'noopener noreferrer' } : {})}
        className={css.button}
        {...data}
        onClick={onClick}
      >
        {inside}
      </a>
    );
  }
  return (
    <button
      {...rest}
      type={type}
      className={css.button}
      {...data}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {inside}
    </button>
  );
}
