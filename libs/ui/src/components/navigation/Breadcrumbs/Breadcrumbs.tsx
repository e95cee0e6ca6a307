import { ChevronRight, Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLabel } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  label: string;
  /** Left out on the last one: the page itself is no link. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  /** From the home page to this one. */
  items: readonly Breadcrumb[];
}

/** More than this and the levels between the first and the last two fold away. */
const SHOWN = 4;

/**
 * Where a page lies, and the way up. For pages two levels deep or more; not for the steps of a flow (`Stepper`) and not
 * for pages of one family (`NavTabs`, `SideNav`).
 */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const label = useLabel();
  const [unfolded, setUnfolded] = useState(false);
  const firstFolded = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: focus goes to the first of what it uncovered.
    if (unfolded) firstFolded.current?.focus();
  }, [unfolded]);
  if (items.length < 2) return null;
  const folded = !unfolded && items.length > SHOWN ? items.length - 3 : 0;
  const shown = items
    .map((item, index) => ({ ...item, index }))
    .filter(({ index }) => folded === 0 || index === 0 || index > folded);
  return (
    <nav className={css.nav} aria-label={label('ui.breadcrumbs')}>
      <ol className={css.list} data-unfolded={unfolded || undefined}>
        {shown.map(({ label: name, href, index }) => (
          <li key={index} className={css.item} data-here={index === items.length - 1 || undefined}>
            {index > 0 && (
              <span className={css.between}>
                <Icon icon={ChevronRight} size="sm" mirror />
              </span>
            )}
            {folded > 0 && index === folded + 1 && (
              <>
                <button
                  type="button"
                  className={css.more}
                  aria-label={label('ui.breadcrumbs.more', { count: folded })}
                  onClick={() => setUnfolded(true)}
                >
                  <Icon icon={Ellipsis} size="sm" />
                </button>
                <span className={css.between}>
                  <Icon icon={ChevronRight} size="sm" mirror />
                </span>
              </>
            )}
            {index === items.length - 1 || href === undefined ? (
              <span
                className={css.here}
                data-clamp
                aria-current={index === items.length - 1 ? 'page' : undefined}
                title={name}
              >
                {name}
              </span>
            ) : (
              <a href={href} className={css.link} data-clamp title={name} ref={index === 1 ? firstFolded : undefined}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
