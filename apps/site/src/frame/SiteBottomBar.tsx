import {
  Gauge,
  History,
  House,
  LogIn,
  MessageCircle,
  Search,
  SlidersHorizontal,
  Spade,
  UserPlus,
  UserRound,
  Wallet,
} from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { BottomBar, type IconComponent } from '@baize/ui';
import { GAME_PATHS } from '@baize/games';
import { useText } from '@baize/i18n';
import { LIMITS_PATHS } from '@baize/limits';
import { useSession } from '@baize/session';
import { useBreak, useLocalePath, useOverlay } from '@baize/shell';
import { useDepositOpens, WALLET_PATHS } from '@baize/wallet';
import { SITE_PATHS } from '../paths.ts';

/**
 * The phone's navigation. For a player on a time-out or excluded it links to the pages that stay open (ruling 19). In a
 * lobby, tab 0 opens the filter panel (B§2); elsewhere it links to the home page.
 */
export function SiteBottomBar() {
  const text = useText();
  const toPath = useLocalePath();
  const session = useSession();
  const { pathname, search } = useLocation();
  const [overlay, openOverlay] = useOverlay();
  const casino = toPath(GAME_PATHS.casino);
  const within = (root: string) => pathname === root || pathname.startsWith(`${root}/`);
  const inCasino = within(casino);
  const inLobby = inCasino || within(toPath(GAME_PATHS.liveCasino));
  const held = useBreak() !== null;
  // A player who can only withdraw gets the withdrawal page; the deposit page would redirect them to the home page.
  const deposit = useDepositOpens();
  const searching = inCasino && new URLSearchParams(search).has('search');
  const place = (id: string, path: string, label: string, icon: IconComponent) => ({
    id,
    label,
    icon,
    href: toPath(path),
    current: pathname === toPath(path),
  });
  if (held) {
    return (
      <BottomBar
        items={[
          place('withdraw', WALLET_PATHS.withdraw, text('site.held.withdraw'), Wallet),
          place('transactions', WALLET_PATHS.transactions, text('wallet.frame.transactions'), History),
          place('limits', LIMITS_PATHS.limits, text('limits.frame.limits'), Gauge),
          place('contact', 'contact-live-chat', text('site.held.contact'), MessageCircle),
        ]}
      />
    );
  }
  return (
    <BottomBar
      items={[
        inLobby
          ? {
              id: 'filter',
              label: text('site.bottom.filter'),
              icon: SlidersHorizontal,
              onClick: () => openOverlay(overlay === 'games.filters' ? null : 'games.filters'),
              expanded: overlay === 'games.filters',
            }
          : {
              id: 'home',
              label: text('site.bottom.home'),
              icon: House,
              href: toPath(''),
              current: pathname === toPath(''),
            },
        { id: 'casino', label: text('site.bottom.casino'), icon: Spade, href: casino, current: inCasino && !searching },
        session
          ? {
              ...(deposit
                ? place('deposit', WALLET_PATHS.deposit, text('site.header.deposit'), Wallet)
                : place('withdraw', WALLET_PATHS.withdraw, text('site.held.withdraw'), Wallet)),
              primary: true,
            }
          : {
              id: 'join',
              label: text('site.header.join'),
              icon: UserPlus,
              href: toPath('signup'),
              primary: true,
              current: pathname === toPath('signup'),
            },
        {
          id: 'search',
          label: text('site.bottom.search'),
          icon: Search,
          href: `${casino}?search=`,
          current: searching,
        },
        session
          ? {
              id: 'account',
              label: text('site.bottom.account'),
              icon: UserRound,
              href: toPath(SITE_PATHS.account),
              current:
                pathname.startsWith(toPath('my-account')) &&
                pathname !== toPath(deposit ? WALLET_PATHS.deposit : WALLET_PATHS.withdraw),
            }
          : {
              id: 'login',
              label: text('site.header.logIn'),
              icon: LogIn,
              onClick: () => openOverlay('login'),
              expanded: overlay === 'login',
            },
      ]}
    />
  );
}
