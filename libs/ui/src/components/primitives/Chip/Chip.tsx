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
  /** The link of a category. */
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  /** Whether the filter is chosen or the category is the current one. */
  selected?: boolean | undefined;
  count?: ReactNode;
  /** Shows a cross; a press removes the filter. */
  removable?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Overrides the brand's chip shape where only pills fit. */
  shape?: LayoutTokens['chips'] | undefined;
}

/** A category or a filter. The brand decides its shape. */
export function Chip({ children, icon, href, onClick, selected, count, removable, disabled, shape }: ChipProps) {
  const { layout } = useUi();
  const label = useLabel();
  const look = shape ?? layout.chips;
  const data = { className: css.chip, 'data-shape': look, 'data-on': selected || undefined };
  const inside = (
    <>
      {icon && look !== 'ruled' && <Icon icon={icon} size={look === 'tile' ? 'lg' : 'sm'} />}
      {children}
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

/** A placeholder of a chip's size while it loads. */
export function ChipSkeleton() {
  const { layout } = useUi();
  return <span className={css.chip} data-shape={layout.chips} data-waiting aria-hidden="true" />;
}
