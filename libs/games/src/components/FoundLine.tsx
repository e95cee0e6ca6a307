import { Text } from '@baize/ui';
import { decideAccess, partsOf, SEARCH_RESULTS, Slot, useModules, useVisitor } from '@baize/shell';
import * as css from './FoundLine.css.ts';

/**
 * The line above what a search of the lobby finds: how many games, and what else has the name. That is known later than
 * the games, so its place is kept where a domain may fill it, and what a visitor reads does not move.
 * @param props.query undefined on a page before the app, which knows games only
 */
export function FoundLine({ games, query }: { readonly games: string; readonly query?: string }) {
  const visitor = useVisitor();
  const parts = partsOf(useModules(), SEARCH_RESULTS);
  const isShared = query !== '' && parts.some(({ guards = [] }) => decideAccess(guards, visitor).kind === 'allow');
  const count = (
    <div role="status" className={css.count}>
      <Text tone="muted">{games}</Text>
    </div>
  );
  if (!isShared) return count;
  return (
    <div className={css.line}>
      {count}
      {query !== undefined && <Slot of={SEARCH_RESULTS} query={query} />}
    </div>
  );
}
