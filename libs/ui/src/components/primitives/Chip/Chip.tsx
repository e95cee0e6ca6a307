import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { useLabel, useUi } from '../../../provider/UiProvider.tsx';
import type { LayoutTokens } from '../../../theme/tokenTypes.ts';
import { Icon, type IconComponent } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Chip.css.ts';

export interface ChipProps {
  children: ReactNode;
  icon?: IconComponent | undefined;
  /** A category that leads somewhere. */
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  /** Chosen filter or current category. */
  selected?: boolean | undefined;
  count?: ReactNode;
  /** Shows a cross: pressing takes the filter away. */
  removable?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Overrides the brand's chip shape where only pills fit. */
  shape?: LayoutTokens['chips'] | undefined;
}

/** A category or a filter. Its shape is the brand's. */
export function Chip({ children, icon, href, onClick, selected, count, removable, disabled, shape }: ChipProps) {
  const { layout } = useUi();
  const label = useLabel();
  const look = shape ?? layout.chips;
  const data = { className: css.chip, 'data-shape': look, 'data-on': selected || undefined };
  const inside = (
    <>
      {icon && look !== 'ruled' && <Icon icon={icon} size={look === 'tile' ? 'lg' : 'sm'} />}
      <span>{children}</span>
      {count !== undefined && <span className={css.count}>{count}</span>}
      {removable && (
        <>
          <Icon icon={X} size="sm" />
          <VisuallyHidden>{label('ui.remove')}</VisuallyHidden>
        </>
      )}
    </>
  );
  if (href !== undefined)
    return (
      <a href={href} {...data} aria-current={selected ? 'page' : undefined} onClick={onClick}>
        {inside}
      </a>
    );
  return (
    <button
      type="button"
      {...data}
      aria-pressed={removable ? undefined : selected === true}
      onClick={onClick}
      disabled={disabled}
    >
      {inside}
    </button>
  );
}

/** A chip's measures while it is on its way. */
export function ChipSkeleton() {
  const { layout } = useUi();
  return <span className={css.chip} data-shape={layout.chips} data-waiting aria-hidden="true" />;
}
