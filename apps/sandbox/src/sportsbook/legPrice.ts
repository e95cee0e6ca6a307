import { isVirtual } from './model/types.ts';
import type { World } from './model/World.ts';
import { isExcluded } from './views.ts';
import type { LegPrice, LegRequest } from './wire.ts';

/** Returns what a selection costs now. @param excluded kinds of events that the player's law or the site's excludes */
export function legPrice(
  world: World,
  { eventId, marketId, code }: Pick<LegRequest, 'eventId' | 'marketId' | 'code'>,
  now: number,
  excluded: readonly string[],
): LegPrice {
  const fixture = world.find(eventId);
  if (!fixture) return 'closed';
  if (isExcluded(fixture.competition, excluded)) return 'excluded';
  const { phase } = world.state(fixture, world.stoppedAt ?? now);
  const isOpen = phase === 'SCHEDULED' || (phase === 'LIVE' && !isVirtual(fixture.sport));
  const market = isOpen && world.outcome(eventId, marketId, code, now) === null && world.market(fixture, marketId, now);
  if (!market) return 'closed';
  return market.suspended ? null : (market.selections.find((each) => each.code === code)?.odds ?? null);
}
