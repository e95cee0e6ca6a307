import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { useErrorText, useToasts, playerQueries } from '@baize/shell';
import {
  LIMIT_LOCK_REASONS,
  LIMIT_RANGE,
  type LimitDuration,
  type LimitLockReason,
  type Limits,
} from '@baize/contracts/limits';
import { ApiError, errorCode } from '@baize/http';
import { changeLimit, limitsQuery, type LimitKind, type LimitWish } from '../api/limits.ts';

const PERIOD = { D: 'daily', W: 'weekly', M: 'monthly' } as const satisfies Record<LimitDuration, keyof Limits>;

/** Returns why a limit can't be raised or removed; null for another failure, and for a reason that is not known (ruling 23). */
function lockReasonOf(error: unknown): LimitLockReason | null {
  if (!(error instanceof ApiError) || !error.code.endsWith('.limit.locked')) return null;
  return LIMIT_LOCK_REASONS.find((reason) => reason === error.details['reason']) ?? null;
}

/**
 * Returns functions that change a limit, with the state of the change. Announces the result (A§8 limit notifications).
 */
export function useLimitChange(kind: LimitKind, playerId: string, name: string, currency: string) {
  const text = useText('limits');
  const errorText = useErrorText('limits');
  const format = useFormat();
  const toasts = useToasts();
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: (wish: LimitWish) => changeLimit(kind, wish),
    // An earlier success would stand beside the refusal of this change.
    onMutate: () => toasts.clear('success'),
    onSuccess: (limits, wish) => {
      const before = client.getQueryData(limitsQuery(kind, playerId).queryKey);
      client.setQueryData(limitsQuery(kind, playerId).queryKey, limits);
      // The cashier's gate and remaining amounts depend on the limits.
      void client.invalidateQueries(playerQueries('wallet'));
      const { value, pendingDate } = limits[PERIOD[wish.duration]];
      const outcome =
        wish.kind === 'cancel'
          ? 'canceled'
          : wish.kind === 'remove'
            ? 'removalReceived'
            : pendingDate === null
              ? 'updated'
              : 'updateReceived';
      const done = text(`limits.done.${outcome}`, {
        limit: name,
        amount: value === null ? '' : format.money(hundredthsOf(value), currency),
        date: pendingDate === null ? '' : format.dateTime(pendingDate),
      });
      // One change can lower the limits for shorter periods too (ruling 18).
      const others = (['D', 'W', 'M'] as const).flatMap((duration) => {
        const now = limits[PERIOD[duration]].value;
        return duration === wish.duration || now === null || before?.[PERIOD[duration]].value === now
          ? []
          : [
              text('limits.done.updated', {
                limit: text(`limits.period.${kind}.${duration}`),
                amount: format.money(hundredthsOf(now), currency),
              }),
            ];
      });
      toasts.success([...(before ? others : []), done].join(' '));
    },
    onError: (error) => {
      // The limit was changed elsewhere, or its change took effect, so this view is out of date.
      void client.invalidateQueries({ queryKey: limitsQuery(kind, playerId).queryKey });
      // So is the profile if a break began on another device.
      if (lockReasonOf(error) !== null) void client.invalidateQueries(playerQueries('profile'));
    },
  });
  const lock = lockReasonOf(mutation.error);
  const code = errorCode(mutation.error);
  const words = (error: unknown): string => {
    if (lock !== null) return text(`limits.locked.${lock}`);
    // The refusal carries the bounds as plain numbers.
    if (code === `error.${kind}.limit.interval`)
      return text(code, {
        minimum: format.money(LIMIT_RANGE.min, currency),
        maximum: format.money(LIMIT_RANGE.max, currency),
      });
    return errorText(error);
  };
  const failure = mutation.error && words(mutation.error);
  return { ...mutation, failure };
}
export type LimitChangeState = ReturnType<typeof useLimitChange>;
