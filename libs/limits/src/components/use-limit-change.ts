import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { useErrorText, useToasts, playerQueries } from '@baize/shell';
import type { LimitDuration, Limits } from '@baize/contracts/limits';
import { changeLimit, limitsQuery, type LimitKind, type LimitWish } from '../api/limits.ts';

const PERIOD = { D: 'daily', W: 'weekly', M: 'monthly' } as const satisfies Record<LimitDuration, keyof Limits>;

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
    // The limit was changed elsewhere, or its change took effect, so this view is out of date.
    onError: () => client.invalidateQueries({ queryKey: limitsQuery(kind, playerId).queryKey }),
  });
  return { ...mutation, failure: mutation.error ? errorText(mutation.error) : null };
}
export type LimitChangeState = ReturnType<typeof useLimitChange>;
