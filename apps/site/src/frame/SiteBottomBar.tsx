import { House, LogIn, Search, SlidersHorizontal, Spade, UserPlus, UserRound, Wallet } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { BottomBar } from '@baize/ui';
import { GAME_PATHS } from '@baize/games';
import { useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useLocalePath, useOverlay } from '@baize/shell';
import { SITE_PATHS } from '../paths.ts';

/** The phone's navigation. In a lobby tab 0 opens the filter panel (B§2), elsewhere it leads home. */
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
  const searching = inCasino && new URLSearchParams(search).has('search');
  return (
    <BottomBar items={[
      inLobby
        ? { id: 'filter', label: text('site.bottom.filter'), icon: SlidersHorizontal, onClick: () => openOverlay(overlay === 'filters' ? null : 'filters'), expanded: overlay === 'filters' }
        : { id: 'home', label: text('site.bottom.home'), icon: House, href: toPath(''), current: pathname === toPath('') },
      { id: 'casino', label: text('site.bottom.casino'), icon: Spade, href: casino, current: inCasino && !searching },
      session
        ? { id: 'deposit', label: text('site.header.deposit'), icon: Wallet, href: toPath('my-account/banking/deposit'), primary: true, current: pathname === toPath('my-account/banking/deposit') }
        : { id: 'join', label: text('site.header.join'), icon: UserPlus, href: toPath('signup'), primary: true, current: pathname === toPath('signup') },
      { id: 'search', label: text('site.bottom.search'), icon: Search, href: `${casino}?search=`, current: searching },
      session
        ? { id: 'account', label: text('site.bottom.account'), icon: UserRound, href: toPath(SITE_PATHS.account), current: pathname.startsWith(toPath('my-account')) && pathname !== toPath('my-account/banking/deposit') }
        : { id: 'login', label: text('site.header.logIn'), icon: LogIn, onClick: () => openOverlay('login'), expanded: overlay === 'login' },
    ]} />
  );
}
