import { LogOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Avatar, VisuallyHidden } from '@baize/ui';
import { Menu } from '@baize/ui/Menu';
import { useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { LazyPart, useDevice, useProfile } from '@baize/shell';
import * as css from './AccountMenu.css.ts';
import { useNavigation } from './navigation.ts';
import { useLogOut } from './use-log-out.ts';

const AccountSheet = lazy(() => import('./AccountSheet.tsx').then((module) => ({ default: module.AccountSheet })));

/** The account menu of a signed-in player, in the header's corner: a list, on a phone a sheet. */
export function AccountMenu() {
  const text = useText();
  const navigate = useNavigate();
  const { key } = useLocation();
  const session = useSession();
  const profile = useProfile();
  const items = useNavigation('account');
  const { mobile } = useDevice();
  const name = profile.data ? `${profile.data.firstName} ${profile.data.lastName}` : (session?.email ?? '');
  const logOut = useLogOut();
  // The location that it was opened at: following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  // A menu's trigger says by itself that it opens something.
  const button = (onClick?: () => void) => (
    <button type="button" className={css.account} onClick={onClick} aria-haspopup={onClick && 'dialog'}>
      <Avatar name={name} size="md" />
      <VisuallyHidden>{text('site.header.account')}</VisuallyHidden>
    </button>
  );
  if (mobile)
    return (
      <>
        {button(() => setOpenAt(key))}
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
  return (
    <Menu
      label={text('site.header.account')}
      trigger={button()}
      items={[
        ...items.map(({ href, label, icon, badge }) => ({
          id: href,
          label,
          icon,
          ...(badge ? { end: <LazyPart load={badge} /> } : {}),
        })),
        { id: 'log-out', label: text('site.header.logOut'), icon: LogOut },
      ]}
      onAction={(id) => (id === 'log-out' ? void logOut() : void navigate(id))}
    />
  );
}
