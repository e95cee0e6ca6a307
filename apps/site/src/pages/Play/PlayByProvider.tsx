import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { gameAddressQuery, instead } from '@baize/games';
import { useText } from '@baize/i18n';
import { useAuthorisation } from '@baize/session';
import { useLocalePath, useToasts } from '@baize/shell';
import { Problem } from '../../problem/Problem.tsx';
import { PlayGame } from './Play.tsx';
import { PlaySkeleton } from './PlaySkeleton.tsx';

/** How long the lobby says that a game is gone, in milliseconds: its tiles come first. */
const NOTICE_MS = 10_000;

/**
 * A game at its provider's address (B§2). An unknown id leads back to the lobby before `play/`, and a notice there says why.
 * A table's address needs a login, unless the table is closed to this visitor: its page then says so.
 */
function PlayByProvider({ route, provider }: { readonly route: 'casino' | 'live'; readonly provider: string }) {
  const { id = '' } = useParams<{ id: string }>();
  const text = useText();
  const toasts = useToasts();
  const toPath = useLocalePath();
  const authorisation = useAuthorisation();
  const found = useQuery(gameAddressQuery(id));
  const isGone =
    id !== '' && authorisation.status === 'resolved' && found.isSuccess && found.data?.provider !== provider;
  useEffect(() => {
    if (isGone) toasts.warning(text(route === 'live' ? 'site.play.gone.table' : 'site.play.gone.game'), NOTICE_MS);
  }, [isGone, route, text, toasts]);
  if (authorisation.status !== 'resolved' || (id !== '' && found.isPending)) return <PlaySkeleton />;
  if (found.isError) return <Problem kind="server" onRetry={() => void found.refetch()} />;
  const game = found.data ?? null;
  const elsewhere = instead({ route, provider, game, signedIn: authorisation.authorised });
  if (elsewhere !== null) return <Navigate to={toPath(elsewhere)} replace />;
  return game && <PlayGame slug={game.slug} needsLogin={route === 'live'} />;
}

/** One page component for each provider's address: the provider is part of the path, not a parameter of it. */
export const playByProvider = (route: 'casino' | 'live', provider: string) => () => (
  <PlayByProvider key={provider} route={route} provider={provider} />
);
