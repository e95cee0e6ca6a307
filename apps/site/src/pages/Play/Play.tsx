import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { closedBy, closedGames } from '@baize/contracts/game-visibility';
import { casino, GAME_PATHS, gameEntryQuery, liveCasino, useLobbyScope } from '@baize/games';
import { useText } from '@baize/i18n';
import { useAuthorisation, useSession, useSite } from '@baize/session';
import { ClosedByLaw } from '@baize/shell';
import { Guarded } from '../../gates/Guarded.tsx';
import { Missing } from '../../problem/Missing.tsx';
import { Problem } from '../../problem/Problem.tsx';
import { GamePage } from './GamePage.tsx';
import { PlaySkeleton } from './PlaySkeleton.tsx';
import * as css from './Play.css.ts';

/** A game under its slug, the address's last segment (B§2). */
export function Play() {
  const { gameSlug = '' } = useParams<{ gameSlug: string }>();
  return <PlayGame slug={gameSlug} />;
}

/**
 * A game: real money for a player, play money for a visitor (B§1). Each game is mounted separately.
 * @param props.needsLogin the address needs a login; a visitor whom it would not help reads why the game is closed
 */
export function PlayGame({ slug, needsLogin = false }: { readonly slug: string; readonly needsLogin?: boolean }) {
  const text = useText();
  const authorisation = useAuthorisation();
  const entry = useQuery(gameEntryQuery(useLobbyScope(), slug));
  const session = useSession();
  const { pathname } = useLocation();
  /** Where a player was last at a game: the page of a session that ends is mounted again for a visitor. */
  const [playedAt, setPlayedAt] = useState<string | null>(null);
  if (session && playedAt !== pathname) setPlayedAt(pathname);
  const { jackpotsAllowed, liveCasinoAllowed } = useSite().market.rules;
  if (authorisation.status !== 'resolved' || entry.isPending) return <PlaySkeleton />;
  if (entry.isError) return <Problem kind="server" onRetry={() => void entry.refetch()} />;
  // A game fills the window; this page has the margins of all others.
  if (!entry.data)
    return (
      <div className={css.below}>
        <Missing />
      </div>
    );
  const isLive = entry.data.type === 'liveCasinoGames';
  if (closedBy(entry.data, closedGames({ live: liveCasinoAllowed.value, jackpots: jackpotsAllowed.value })))
    return (
      <div className={css.below}>
        <ClosedByLaw instead={{ path: GAME_PATHS.casino, label: text('site.problem.games') }} />
      </div>
    );
  // Another player or game is a new launch, so that no state of one session reaches the next.
  return (
    <Guarded guards={[isLive ? liveCasino : casino]}>
      <GamePage
        key={`${slug} ${session?.playerId ?? 'visitor'}`}
        game={entry.data}
        needsLogin={needsLogin}
        hasEnded={!session && playedAt === pathname}
      />
    </Guarded>
  );
}
