import { LogOut } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { Menu } from '@baize/ui/Menu';
import { useText } from '@baize/i18n';
import { LazyPart } from '@baize/shell';
import { useNavigation } from './navigation.ts';

export interface AccountListProps {
  readonly button: ReactElement<Record<string, unknown>, string>;
  readonly onLogOut: () => void;
}

/** The account menu of a wide window. It comes with the press that opens it. */
export function AccountList({ button, onLogOut }: AccountListProps) {
  const text = useText();
  const navigate = useNavigate();
  const items = useNavigation('account');
  return (
    <Menu
      startsOpen
      label={text('site.header.account')}
      trigger={button}
      items={[
        ...items.map(({ href, label, icon, badge }) => ({
          id: href,
          label,
          icon,
          ...(badge ? { end: <LazyPart load={badge} /> } : {}),
        })),
        { id: 'log-out', label: text('site.header.logOut'), icon: LogOut },
      ]}
      onAction={(id) => (id === 'log-out' ? onLogOut() : void navigate(id))}
    />
  );
}
