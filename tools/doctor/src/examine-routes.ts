import { SITE_ROUTES } from '@baize/site-reader/route-table';
import type { Finding } from './finding.ts';

/** A route of a module. */
export interface OwnedRoute {
  readonly path: string;
  readonly module: { readonly id: string };
}

/** Finds addresses that two modules have: only one of their pages could ever be opened. */
export function examineRoutes(routes: readonly OwnedRoute[] = SITE_ROUTES): readonly Finding[] {
  const owners = new Map<string, OwnedRoute>();
  return routes.flatMap((route): readonly Finding[] => {
    // Parameters have names of their own, and optional ones fit an address without them too.
    const address = route.path.replace(/:\w+/g, ':').toLowerCase();
    const owner = owners.get(address);
    if (owner === undefined) {
      owners.set(address, route);
      return [];
    }
    return [
      {
        severity: 'error',
        file: 'apps/site/src/modules.ts',
        field: route.module.id,
        what: `Its address "${route.path}" is also one of "${owner.module.id}".`,
        why: 'Visitors would see only one of the two pages.',
        mend: 'Give one of them another address, in the paths.ts of its library.',
      },
    ];
  });
}
