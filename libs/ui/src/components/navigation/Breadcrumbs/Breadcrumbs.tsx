import { ChevronRight, Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLabel } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  label: string;
  /** Left out for the last one, because the page does not link to itself. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  /** From the home page to this one. */
  items: readonly Breadcrumb[];
}

/** With more levels than this, those between the first and the last two fold. */
const SHOWN = 4;

/**
 * Shows where a page is in the site and links to the levels above. For pages two or more levels deep, not for the steps
 * of a flow (`Stepper`) or pages of one family (`NavTabs`, `SideNav`).
 */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const label = useLabel();
  const [unfolded, setUnfolded] = useState(false);
  const firstFolded = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the first link that it revealed.
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
