import { queryOptions } from '@tanstack/react-query';
import {
  depositLimitChange,
  depositLimits,
  spendLimitChange,
  spendLimits,
  type LimitDuration,
  type Limits,
} from '@baize/contracts/limits';
import { toWire, type Hundredths } from '@baize/kernel';
import { call } from '@baize/http';
import { playerKey } from '@baize/shell';

/** What a limit restricts. */
export type LimitKind = 'deposit' | 'spend';

/** A player's change to one limit. */
export type LimitWish =
  | {
      readonly kind: 'set';
      readonly duration: LimitDuration;
      readonly value: Hundredths;
      readonly waitInHours?: 24 | 72;
      /** Lowers the limits of shorter periods that are above this one, too. */
      readonly lowerShorter?: boolean;
    }
  | { readonly kind: 'remove'; readonly duration: LimitDuration; readonly waitInHours: 24 | 72 }
  | { readonly kind: 'cancel'; readonly duration: LimitDuration };

const CALLS = {
  deposit: { read: depositLimits, change: depositLimitChange },
  spend: { read: spendLimits, change: spendLimitChange },
} as const;

/** Queries the limits of a kind on every visit, because each deposit and bet changes what is used. */
export const limitsQuery = (kind: LimitKind, playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'limits', kind),
    staleTime: 0,
    queryFn: ({ signal }): Promise<Limits> => call(CALLS[kind].read, { signal }),
  });

/** Sends a change and returns the resulting limits (A§5: deleteLimit and cancelPendingLimit are flags). */
export const changeLimit = (kind: LimitKind, wish: LimitWish): Promise<Limits> =>
  call(CALLS[kind].change, {
    body: {
      duration: wish.duration,
      ...(wish.kind === 'set'
        ? {
            limit: toWire(wish.value),
            ...(wish.waitInHours === undefined ? {} : { waitInHours: wish.waitInHours }),
            ...(wish.lowerShorter ? { lowerShorter: true as const } : {}),
          }
        : wish.kind === 'remove'
          ? { deleteLimit: true as const, waitInHours: wish.waitInHours }
          : { cancelPendingLimit: true as const }),
    },
  });
