import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Reward } from '@baize/contracts/reward';
import { useFormat, useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useErrorText, useToasts } from '@baize/shell';
import { Alert, Button, DescriptionList, Stack, Text } from '@baize/ui';
import { cashbackProgressQuery, claimCashback, refreshRewards } from '../../api/rewards.ts';
import { useRewardWords } from '../../words/use-reward-words.ts';

/** B§9: how long the notice of a claim is shown, in milliseconds. */
const NOTICE_MS = 5000;

/** The losses that count now and what they give, and the claim of what is ready. */
export function CashbackStanding({ reward }: { readonly reward: Reward }) {
  const text = useText('bonus');
  const errorText = useErrorText('bonus');
  const format = useFormat();
  const toasts = useToasts();
  const client = useQueryClient();
  const { money } = useRewardWords()(reward);
  const playerId = useSession()?.playerId ?? '';
  const { data, isError } = useQuery(cashbackProgressQuery(playerId, reward));
  // A double click is one claim: the second one comes before the button knows of the first.
  const isAsked = useRef(false);
  const claim = useMutation({
    mutationFn: () => claimCashback(reward),
    onSuccess: ({ amount }) => toasts.success(text('bonus.cashback.claimed', { amount: money(amount) }), NOTICE_MS),
    onError: (error) => toasts.error(errorText(error)),
    onSettled: async () => {
      await refreshRewards(client);
      isAsked.current = false;
    },
  });
  if (!data) return null;
  const { current, claimable } = data;
  return (
    <Stack gap="md">
      {isError && <Alert tone="warning" title={text('bonus.cashback.stale')} />}
      {current ? (
        <DescriptionList
          items={[
            { id: 'losses', term: text('bonus.cashback.losses'), value: money(current.losses) },
            { id: 'cashback', term: text('bonus.cashback.soFar'), value: money(current.cashback) },
            ...(current.endsAt === null
              ? []
              : [{ id: 'until', term: text('bonus.cashback.until'), value: format.dateTime(current.endsAt) }]),
          ]}
        />
      ) : (
        <Text tone="muted">{text('bonus.cashback.idle')}</Text>
      )}
      {claimable && (
        <Stack gap="xs">
          <div>
            <Button
              loading={claim.isPending}
              onClick={() => {
                if (isAsked.current) return;
                isAsked.current = true;
                claim.mutate();
              }}
            >
              {text('bonus.cashback.claim', { amount: money(claimable.amount) })}
            </Button>
          </div>
          {claimable.until && (
            <Text size="sm" tone="muted">
              {text('bonus.cashback.claimBy', { date: format.dateTime(claimable.until) })}
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  );
}
