import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { Icon, Link, SideNav } from '@baize/ui';
import { useText } from '@baize/i18n';
import { LazyPart, useBreak, useLocalePath } from '@baize/shell';
import { SITE_PATHS } from '../paths.ts';
import * as css from './AccountFrame.css.ts';
import { useNavigation } from './navigation.ts';

export interface AccountFrameProps {
  /** True for a visitor, who has no account to navigate: the page takes the whole width. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

const MoneyRail = lazy(() => import('./MoneyRail.tsx').then((module) => ({ default: module.MoneyRail })));

/** From this width on there is room for list, page and rail. The styles use it too. */
const WIDE = '(min-width: 1280px)';
const followWidth = (onChange: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/**
 * The frame of every account page, whichever domain it comes from: a side list on a desktop, a link back to the hub on
 * smaller screens, and the money rail on a wide desktop. Every page has the same columns, so that list and page stay
 * where they are from one page to the next. The page stays mounted when the session ends, so that its guard still knows
 * that it was shown and asks a player who has just left for no login.
 */
export function AccountFrame({ bare = false, children }: AccountFrameProps) {
  const text = useText();
  const toPath = useLocalePath();
  // The hub is closed to players on a time-out or excluded (ruling 19); the bottom bar links to every page that stays
  // open.
  const held = useBreak() !== null;
  const items = useNavigation('account').map(({ href, label, icon, current, badge }) => ({
    href,
    label,
    icon,
    ...(current === undefined ? {} : { current }),
    ...(badge ? { end: <LazyPart load={badge} /> } : {}),
  }));
  // Mounted only where it is seen: its parts ask the API.
  const wide = useSyncExternalStore(
    followWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  return (
    <div className={css.page} data-bare={bare || undefined}>
      {!bare && (
        <div className={css.side}>
          <SideNav label={text('site.header.account')} groups={[{ items }]} />
        </div>
      )}
      <div className={css.column}>
        {held || bare ? null : (
          <div className={css.back}>
            <Link href={toPath(SITE_PATHS.account)}>
              <Icon icon={ChevronLeft} size="sm" mirror />
              {text('site.header.account')}
            </Link>
          </div>
        )}
        {children}
      </div>
      {!bare && wide && (
        <Suspense fallback={null}>
          <MoneyRail />
        </Suspense>
      )}
    </div>
  );
}
