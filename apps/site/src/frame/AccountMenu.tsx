import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Avatar, BalancePill, VisuallyHidden } from '@baize/ui';
import { Menu } from '@baize/ui/Menu';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useLocalePath, useProfile } from '@baize/shell';
import { useBalance, useDepositOpens, WALLET_PATHS } from '@baize/wallet';
import { useNavigation } from './navigation.ts';
import * as css from './PlayerCorner.css.ts';
import { useLogOut } from './use-log-out.ts';

/** The header's corner for a signed-in player: balance, deposit and the account menu. */
export function PlayerCorner() {
  const text = useText();
  const format = useFormat();
  const toPath = useLocalePath();
  const navigate = useNavigate();
  const session = useSession();
  const profile = useProfile();
  const balance = useBalance();
  const deposit = useDepositOpens();
  const items = useNavigation('account');
  const known = 'balance' in balance ? balance.balance : null;
  const name = profile.data ? `${profile.data.firstName} ${profile.data.lastName}` : (session?.email ?? '');
  const logOut = useLogOut();
  return (
    <>
      <BalancePill
        label={text('site.header.balance')}
        href={toPath(WALLET_PATHS.transactions)}
        value={known ? hundredthsOf(known.mainBalance) : undefined}
        format={(value) => (known ? format.money(value, known.currencyCode) : '')}
        deposit={deposit ? { label: text('site.header.deposit'), href: toPath(WALLET_PATHS.deposit) } : undefined}
      />
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
    </>
  );
}
