import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Avatar, VisuallyHidden } from '@baize/ui';
import { Menu } from '@baize/ui/Menu';
import { useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useProfile } from '@baize/shell';
import * as css from './AccountMenu.css.ts';
import { useNavigation } from './navigation.ts';
import { useLogOut } from './use-log-out.ts';

/** The account menu of a signed-in player, in the header's corner. */
export function AccountMenu() {
  const text = useText();
  const navigate = useNavigate();
  const session = useSession();
  const profile = useProfile();
  const items = useNavigation('account');
  const name = profile.data ? `${profile.data.firstName} ${profile.data.lastName}` : (session?.email ?? '');
  const logOut = useLogOut();
  return (
    <Menu
      label={text('site.header.account')}
      trigger={
        <button type="button" className={css.account}>
          <Avatar name={name} size="md" />
          <VisuallyHidden>{text('site.header.account')}</VisuallyHidden>
        </button>
      }
      items={[
        ...items.map((item) => ({ id: item.href, label: item.label, icon: item.icon })),
        { id: 'log-out', label: text('site.header.logOut'), icon: LogOut },
      ]}
      onAction={(id) => (id === 'log-out' ? void logOut() : void navigate(id))}
    />
  );
}
