import { useQuery } from '@tanstack/react-query';
import { Skeleton, Text, useCssVars } from '@baize/ui';
import type { Limit, LimitDuration, Limits } from '@baize/contracts/limits';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { breakOf, isConfined, useProfile } from '@baize/shell';
import { limitsQuery, type LimitKind } from '../api/limits.ts';
import * as css from './Glance.css.ts';

/**
 * Returns the deciding limit. If several of a kind apply, it is the one with the least left (ruling 17), and of
 * equal ones the longest period, because it is the last to let the player go on. Null if none is set.
 */
function deciding(
  limits: Limits,
): { readonly duration: LimitDuration; readonly limit: Limit; readonly remaining: number } | null {
  const held = (
    [
      ['D', limits.daily],
      ['W', limits.weekly],
      ['M', limits.monthly],
    ] as const
  ).flatMap(([duration, limit]) =>
    limit.value === null ? [] : [{ duration, limit, remaining: hundredthsOf(limit.remaining ?? 0) }],
  );
  return held.reduce<(typeof held)[number] | null>(
    (least, each) => (least === null || each.remaining <= least.remaining ? each : least),
    null,
  );
}

/** Returns the used share of a limit, from 0 to 1. */
const usedShare = ({ value, used }: Limit): number =>
  value === null || value === 0 ? 1 : Math.min(1, hundredthsOf(used) / hundredthsOf(value));

/** Shows what the deciding limit leaves. If the limits could not be loaded, their group below says so. */
export function Remaining({ kind, playerId }: { readonly kind: LimitKind; readonly playerId: string }) {
  const text = useText('limits');
  const format = useFormat();
  const { data, isPending } = useQuery(limitsQuery(kind, playerId));
  const { data: profile, isLoading: isProfileLoading } = useProfile();
  // What a limit leaves is not what the player may deposit or stake: a break or the account's state can forbid both.
  const isOpen = profile !== undefined && breakOf(profile) === null && !isConfined(profile);
  const least = data ? deciding(data) : null;
  const title = (
    <Text size="sm" tone="muted">
      {text(data && !least ? `limits.${kind}.title` : isOpen ? `limits.glance.${kind}` : `limits.glance.left.${kind}`)}
    </Text>
  );
  // The title depends on both answers, so it waits for them: no words that change a moment later.
  if (isPending || isProfileLoading)
    return (
      <div className={css.figure} aria-busy="true">
        <Skeleton shape="sm" width="most" />
        <Skeleton shape="h2" width="half" />
        <Skeleton shape="sm" width="most" />
      </div>
    );
  if (!data) return null;
  const waiting = hundredthsOf(data.pendingDeposits ?? 0);
  const waits = waiting > 0 && (
    <Text size="sm" tone="muted">
      {text('limits.pendingDeposits', { amount: format.money(waiting, data.currencyCode) })}
    </Text>
  );
  if (!least) {
    return (
      <div className={css.figure}>
        {title}
        <span className={css.amount} data-words>
          {text('limits.none')}
        </span>
        <Text size="sm" tone="muted">
          {text(`limits.glance.unset.${kind}`, {
            amount: format.money(hundredthsOf(data.monthly.used) - waiting, data.currencyCode),
          })}
        </Text>
        {waits}
      </div>
    );
  }
  const share = usedShare(least.limit);
  const until = format.date(least.limit.resetAt, { dateStyle: 'medium', timeStyle: 'short', timeZone: data.timeZone });
  return (
    <div className={css.dial}>
      <Ring share={share} />
      <div className={css.figure} data-held>
        {title}
        <span className={css.amount}>{format.money(least.remaining, data.currencyCode)}</span>
        <Text size="sm" tone="muted" numeric>
          {text('limits.glance.until', {
            limit: text(`limits.period.${kind}.${least.duration}`),
            amount: format.money(hundredthsOf(least.limit.value ?? 0), data.currencyCode),
            date: until,
          })}
        </Text>
        {waits}
      </div>
    </div>
  );
}

/** The share used from which the ring warns, as the bars below do. */
const NEAR = 0.8;

/** Draws the used share of a limit; the words beside it say the same. */
function Ring({ share }: { readonly share: number }) {
  const used = useCssVars<HTMLSpanElement>({ used: share.toFixed(4) });
  return (
    <span
      ref={used}
      className={css.ring}
      data-state={share >= 1 ? 'reached' : share >= NEAR ? 'near' : 'open'}
      aria-hidden="true"
    />
  );
}
