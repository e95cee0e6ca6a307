import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Search, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useNavigationType, useParams, useSearchParams } from 'react-router-dom';
import { Breadcrumbs, Button, Chip, Heading, Inline, Stack, TextField } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { ClosedByLaw, NotFound, useLocalePath, useOverlay, usePageHead } from '@baize/shell';
import { categoriesQuery, providersQuery } from '../../api/lobby.ts';
import { indexQuery } from '../../api/game-lists.ts';
import { isClosedCategory, useLobbyScope, type LobbyScope } from '../../api/lobby-scope.ts';
import { useStuck } from './use-stuck.ts';
import { CategoryBar } from '../../components/CategoryBar/CategoryBar.tsx';
import { GamesOffline } from '../../components/GamesOffline.tsx';
import { studiosOf } from '../../model/studio.ts';
import { GAME_PATHS } from '../../paths.ts';
import { recentSearches, rememberSearch } from '../../state/recent-searches.ts';
import { LobbyRows } from './LobbyRows.tsx';
import * as css from './CasinoLobby.css.ts';

const FilterPanel = lazy(() =>
  import('../../components/FilterPanel/FilterPanel.tsx').then((module) => ({ default: module.FilterPanel })),
);
const CategoryGames = lazy(() => import('./CategoryGames.tsx').then((module) => ({ default: module.CategoryGames })));
const loadFoundGames = () => import('./FoundGames.tsx');
const FoundGames = lazy(() =>
  loadFoundGames().then(
    (module) => ({ default: module.FoundGames }),
    (fault: unknown) => {
      if (navigator.onLine) throw fault;
      // The lobby stays, with what was typed, and the search is in the address when the page loads again.
      addEventListener('online', () => location.reload(), { once: true });
      return { default: GamesOffline };
    },
  ),
);

/**
 * How long a player must stop typing before the search is written into the address, in milliseconds. Browsers refuse an
 * address that changes with every letter.
 */
const ADDRESS_DELAY_MS = 300;

/** Letters of a search: more than the longest name has. The answer to a pasted page would fill the screen. */
const SEARCH_LENGTH = 60;

/**
 * The casino lobby: rows of categories, one category as a grid, or the results of a search and the provider filter.
 * Search and filter are part of the address, so that "back" and a shared link show the same (B§4 lobby states).
 */
export function CasinoLobby() {
  return <Lobby lobby="casinoGames" title="games.lobby.title" />;
}

/** The live casino's lobby, for tables with dealers (B§2). */
export function LiveCasinoLobby() {
  return <Lobby lobby="liveCasinoGames" title="games.live.title" />;
}

function Lobby({ lobby, title }: { readonly lobby: LobbyScope['lobby']; readonly title: string }) {
  const text = useText();
  const { id } = useParams<{ id: string }>();
  const scope = useLobbyScope(lobby, true);
  const toPath = useLocalePath();
  const categories = useQuery({ ...categoriesQuery(scope), enabled: id !== undefined });
  const { brand, market } = useSite();
  const known = categories.data?.find((entry) => entry.id === id);
  const category = known?.name;
  // The service answers for any id, so a category that it does not list is treated as unknown.
  const missing = id !== undefined && categories.data !== undefined && category === undefined;
  usePageHead(
    missing
      ? null
      : {
          title: category,
          description:
            category === undefined
              ? undefined
              : text(lobby === 'liveCasinoGames' ? 'games.liveCategory.description' : 'games.category.description', {
                  category,
                  brand: brand.config.name,
                  minimumAge: market.rules.minimumAge.value,
                }),
        },
  );
  const [parameters, setParameters] = useSearchParams();
  const [overlay, openOverlay] = useOverlay();
  const searching = parameters.has('search');
  const address = (parameters.get('search') ?? '').slice(0, SEARCH_LENGTH);
  const [typed, setTyped] = useState(address);
  // This page only replaces its address. Any other change is "back", "forward" or a link, and decides what the field shows.
  const [seen, setSeen] = useState(address);
  const isOurs = useNavigationType() === 'REPLACE';
  if (address !== seen) {
    setSeen(address);
    if (!isOurs) setTyped(address);
  }
  const wanted = useDeferredValue(typed.trim());
  const chosen = parameters.get('providers') ?? '';
  const providers = useMemo(() => chosen.split(',').filter(Boolean), [chosen]);
  const [found, setFound] = useState<number>();
  const field = useRef<HTMLInputElement>(null);
  const filtering = providers.length > 0 || wanted.length > 0;
  const providerNames = useQuery({ ...providersQuery(scope), enabled: providers.length > 0 });

  const set = useCallback(
    (changes: Readonly<Record<string, string | null>>) =>
      setParameters(
        (current) => {
          for (const [name, value] of Object.entries(changes)) {
            if (value === null) current.delete(name);
            else current.set(name, value);
          }
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParameters],
  );

  useEffect(() => {
    if (searching) field.current?.focus();
  }, [searching]);
  const pendingAddress = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pendingAddress.current), []);
  const clear = useCallback(() => {
    clearTimeout(pendingAddress.current);
    setTyped('');
    set({ search: null, providers: null });
  }, [set]);
  // Kept as it is while this screen draws itself again: on a prerendered page React may then take the games over after
  // what the visitor has pressed.
  const games = useMemo(
    () => (
      <Suspense fallback={<div className={css.wait} aria-busy="true" />}>
        {filtering ? (
          <FoundGames scope={scope} text={wanted} providers={providers} onCount={setFound} onClear={clear} />
        ) : id === undefined ? (
          <LobbyRows scope={scope} />
        ) : (
          <CategoryGames key={id} scope={scope} category={id} />
        )}
      </Suspense>
    ),
    [filtering, scope, wanted, providers, clear, id],
  );
  // A reload, and "back" from a game, show the same search: the field may never be left before that.
  const type = (value: string) => {
    setTyped(value);
    clearTimeout(pendingAddress.current);
    // An emptied field keeps its place in the address: without it, a phone's category would hide the field.
    pendingAddress.current = setTimeout(() => set({ search: value.trim() }), ADDRESS_DELAY_MS);
  };
  const leaveField = () => {
    clearTimeout(pendingAddress.current);
    rememberSearch(typed);
    // Leaving an empty field must not hide the recent searches before the press on one of them counts.
    if (typed.trim() !== '' || address) set({ search: typed.trim() || null });
  };
  // A category on a phone begins with its games: the bar at the bottom leads to the search.
  const low = id !== undefined && !searching && !filtering;
  const bar = useStuck();
  const recent = typed === '' && searching ? recentSearches() : [];
  const client = useQueryClient();
  /** Fetches what the first letter needs as soon as the field is used; a failure shows with the search itself. */
  const prepareSearch = useCallback(() => {
    loadFoundGames().catch(() => undefined);
    void client.prefetchQuery(indexQuery(scope));
  }, [client, scope]);
  useEffect(() => {
    // On a prerendered page the field may have been used before the app was there.
    if (field.current !== null && document.activeElement === field.current) prepareSearch();
  }, [prepareSearch]);

  if (missing) {
    const instead = { path: GAME_PATHS.lobby(lobby), label: text('games.lobby') };
    // There is nothing to filter here: the panel opens over the whole lobby.
    if (overlay === 'games.filters') return <Navigate to={toPath(instead.path)} replace />;
    return isClosedCategory(scope, id) ? (
      <ClosedByLaw instead={instead} />
    ) : (
      <NotFound instead={instead}>{text('games.category.missingText')}</NotFound>
    );
  }
  return (
    <Stack gap={{ base: 'md', lg: 'lg' }}>
      <Stack gap="xxs">
        {id !== undefined && (
          <div className={css.roomy}>
            <Breadcrumbs
              items={[
                { label: text('shell.home'), href: toPath('') },
                { label: text(title), href: toPath(GAME_PATHS.lobby(lobby)) },
                { label: category ?? text(categories.isPaused ? 'games.categories' : 'games.loading') },
              ]}
            />
          </div>
        )}
        <Heading level={1} size={id === undefined ? 'h2' : 'h3'}>
          {category ?? text(title)}
        </Heading>
      </Stack>
      <div className={css.start} data-low={low || undefined} ref={bar.start} />
      <div className={css.bar} data-stuck={bar.stuck || undefined}>
        <div className={css.tools} data-low={low || undefined}>
          <div className={css.search}>
            <TextField
              ref={field}
              label={text('games.search.label')}
              hideLabel
              placeholder={text('games.search.label')}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={SEARCH_LENGTH}
              start={<Search aria-hidden="true" size="1.2em" />}
              value={typed}
              onChange={(event) => type(event.target.value)}
              onFocus={prepareSearch}
              onBlur={leaveField}
              onKeyDown={(event) => {
                if (event.key === 'Enter') leaveField();
              }}
            />
          </div>
          <div className={css.filter}>
            <Button variant="secondary" icon={SlidersHorizontal} onClick={() => openOverlay('games.filters')}>
              {providers.length > 0
                ? text('games.filter.buttonCount', { count: providers.length })
                : text('games.filter.button')}
            </Button>
          </div>
        </div>
        <div className={css.categories} data-stuck={bar.stuck || undefined}>
          <CategoryBar current={id ?? null} lobby={lobby} />
        </div>
      </div>
      {(recent.length > 0 || providers.length > 0) && (
        <Stack gap="sm">
          {recent.length > 0 && (
            <Inline gap="xs">
              {recent.map((entry) => (
                <Chip
                  key={entry}
                  onClick={() => {
                    setTyped(entry);
                    set({ search: entry });
                  }}
                >
                  {entry}
                </Chip>
              ))}
            </Inline>
          )}
          {providers.length > 0 && (
            <Inline gap="xs">
              {providers.map((provider) => (
                <Chip
                  key={provider}
                  selected
                  removable
                  onClick={() => set({ providers: providers.filter((other) => other !== provider).join(',') || null })}
                >
                  {studiosOf(providerNames.data ?? []).find((entry) => entry.id === provider)?.title ?? provider}
                </Chip>
              ))}
            </Inline>
          )}
        </Stack>
      )}
      {/* The page script shows what a search finds over it, before the app is there. */}
      <div data-games>{games}</div>
      <Suspense fallback={null}>
        {overlay === 'games.filters' && (
          <FilterPanel
            open
            lobby={lobby}
            onClose={() => openOverlay(null)}
            chosen={providers}
            onChange={(next) => set({ providers: next.join(',') || null })}
            found={filtering ? found : undefined}
          />
        )}
      </Suspense>
    </Stack>
  );
}
