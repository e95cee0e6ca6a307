import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon, Link, SideNav } from '@baize/ui';
import { BONUS_PATHS } from '@baize/bonus';
import { useText } from '@baize/i18n';
import { LIMITS_PATHS } from '@baize/limits';
import { LazyPart, useBreak, useLocalePath } from '@baize/shell';
import { WALLET_PATHS } from '@baize/wallet';
import { SITE_PATHS } from '../paths.ts';
import * as css from './AccountFrame.css.ts';
import { useNavigation } from './navigation.ts';

export interface AccountFrameProps {
  /** True for a visitor, who has no account to navigate: the page takes the whole width. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

const MoneyRail = lazy(() => import('./MoneyRail.tsx').then((module) => ({ default: module.MoneyRail })));

/** Pages about money: a wide desktop shows the rail beside them. */
const MONEY_PAGES = [WALLET_PATHS.banking, LIMITS_PATHS.limits, BONUS_PATHS.rewards];
/** From this width on there is room for list, page and rail. The styles use it too. */
const WIDE = '(min-width: 1280px)';
const followWidth = (onChange: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/**
 * The frame of every account page, whichever domain it comes from: a side list on a desktop, a link back to the hub on
 * smaller screens, and on a wide desktop a rail beside the pages about money. The page stays mounted when the session ends, so that its guard still knows that it was shown and
 * asks a player who has just left for no login.
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
  const { pathname } = useLocation();
  // Mounted only where it is seen: its parts ask the API.
  const wide = useSyncExternalStore(
    followWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  const rail = !bare && wide && MONEY_PAGES.some((path) => `${pathname}/`.startsWith(`${toPath(path)}/`));
  return (
    <div className={css.page} data-bare={bare || undefined} data-rail={rail || undefined}>
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
      {rail && (
        <Suspense fallback={null}>
          <MoneyRail />
        </Suspense>
      )}
    </div>
  );
}
