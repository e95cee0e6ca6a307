import { lazy, Suspense, useState, type ComponentPropsWithRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Avatar, VisuallyHidden } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useDevice, useProfile } from '@baize/shell';
import * as css from './AccountMenu.css.ts';
import { useLogOut } from './use-log-out.ts';

const loadList = () => import('./AccountList.tsx');
const AccountList = lazy(() => loadList().then((module) => ({ default: module.AccountList })));
const AccountSheet = lazy(() => import('./AccountSheet.tsx').then((module) => ({ default: module.AccountSheet })));
/** A list that does not load now is loaded again by the press. */
const fetchList = () => void loadList().catch(() => undefined);

/**
 * The account menu of a signed-in player, in the header's corner: a list, on a phone a sheet. Both bring the headless
 * library along, which most visits never need, so each comes with its first use.
 */
export function AccountMenu() {
  const text = useText();
  const { key } = useLocation();
  const session = useSession();
  const profile = useProfile();
  const { mobile } = useDevice();
  const name = profile.data ? `${profile.data.firstName} ${profile.data.lastName}` : (session?.email ?? '');
  const logOut = useLogOut();
  const [hasList, setHasList] = useState(false);
  // The location that it was opened at: following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  // A phone that is turned leaves the list; turned back, it must not open again by itself.
  if (mobile && hasList) setHasList(false);
  const button = (props: ComponentPropsWithRef<'button'>) => (
    <button type="button" className={css.account} {...props}>
      <Avatar name={name} size="md" />
      <VisuallyHidden>{text('site.header.account')}</VisuallyHidden>
    </button>
  );
  if (mobile)
    return (
      <>
        {button({ 'aria-haspopup': 'dialog', onClick: () => setOpenAt(key) })}
        {openAt !== null && (
          <Suspense fallback={null}>
            <AccountSheet
              open={openAt === key}
              onClose={() => setOpenAt(null)}
              name={name}
              onLogOut={() => {
                setOpenAt(null);
                void logOut();
              }}
            />
          </Suspense>
        )}
      </>
    );
  if (!hasList)
    return button({
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: fetchList,
      onFocus: fetchList,
      onClick: () => setHasList(true),
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setHasList(true);
      },
    });
  return (
    // The pressed button is gone by now, and the focus with it.
    <Suspense fallback={button({ 'aria-haspopup': 'menu', autoFocus: true })}>
      {/* A menu's trigger says by itself that it opens something. */}
      <AccountList button={button({ autoFocus: true })} onLogOut={() => void logOut()} />
    </Suspense>
  );
}
