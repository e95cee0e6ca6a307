import { lazy, Suspense } from 'react';
import { Search } from 'lucide-react';
import { Button, Header, IconButton, Skeleton } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useAuthorisation, useSite } from '@baize/session';
import { PLAYER_CORNER, Slot, useLocalePath, useModules, useOverlay } from '@baize/shell';
import * as css from './SiteHeader.css.ts';
import { useNavigation } from './navigation.ts';

const AccountMenu = lazy(() => import('./AccountMenu.tsx').then((module) => ({ default: module.AccountMenu })));

const SYMBOL = 36;

/** Balance and avatar while they load, in their sizes, so that the header keeps its height. */
function WaitingCorner() {
  return (
    <span className={css.corner} aria-hidden="true">
      <span className={css.balance}>
        <Skeleton shape="fill" />
      </span>
      <Skeleton shape="circle" />
    </span>
  );
}

/** @param props.compact set in a game: no search, so that the header stays small */
export function SiteHeader({ compact = false }: { readonly compact?: boolean }) {
  const text = useText();
  const { brand } = useSite();
  const modules = useModules();
  // Fetched when the pointer reaches the button, so that the dialog opens at once. If the fetch fails, the dialog
  // retries it.
  const fetchLogin = () =>
    void modules
      .flatMap(({ overlays = [] }) => overlays)
      .find(({ id }) => id === 'auth.login')
      ?.lazy()
      .catch(() => undefined);
  const toPath = useLocalePath();
  const authorisation = useAuthorisation();
  const [, openOverlay] = useOverlay();
  const items = useNavigation('main');
  const searchPath = `${toPath('online-casino')}?search=`;
  // The search is the casino's, so it is closed to a player as the casino is.
  const canSearch = items.some(({ id }) => id === 'casino');
  const { wordmark, symbol, width, height } = brand.logo;
  const authorised = authorisation.status === 'resolved' && authorisation.authorised;
  return (
    <Header
      logo={<img src={wordmark} width={width} height={height} alt="" />}
      // Lazy: a browser does not fetch the one that the window hides.
      compactLogo={<img src={symbol} width={SYMBOL} height={SYMBOL} alt="" loading="lazy" />}
      compactOnlyNarrow={authorisation.status === 'resolved' && !authorisation.authorised}
      givesWay={compact}
      // One row in a game, whose frame needs the height.
      arrangement={compact && brand.layout.header === 'centred' ? 'left' : undefined}
      homeHref={toPath('')}
      homeLabel={text('site.header.home', { brand: brand.config.name })}
      items={items}
      search={
        compact || !canSearch ? undefined : brand.layout.header === 'slab' ? (
          <Button variant="secondary" icon={Search} href={searchPath}>
            {text('site.header.search')}
          </Button>
        ) : (
          <IconButton icon={Search} label={text('site.header.search')} href={searchPath} />
        )
      }
    >
      {authorisation.status !== 'resolved' && <WaitingCorner />}
      {authorisation.status === 'resolved' && !authorisation.authorised && (
        <>
          <Button
            data-corner=""
            data-opens="auth.login"
            variant="ghost"
            onPointerEnter={fetchLogin}
            onFocus={fetchLogin}
            onClick={() => openOverlay('auth.login')}
          >
            {text('site.header.logIn')}
          </Button>
          <Button data-corner="" href={toPath('signup')}>
            {text('site.header.join')}
          </Button>
        </>
      )}
      {authorised && (
        <Suspense fallback={<WaitingCorner />}>
          <Slot of={PLAYER_CORNER} suspends />
          <AccountMenu />
        </Suspense>
      )}
    </Header>
  );
}
