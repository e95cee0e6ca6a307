import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Checkbox, Inline, Skeleton, Stack, Text } from '@baize/ui';
import { MARKETING_CHANNELS, MARKETING_COMMUNICATIONS, type MarketingChannel, type MarketingChoice, type MarketingCommunication } from '@baize/contracts/account';
import { useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useErrorText, useToasts } from '@baize/shell';
import { marketingQuery, saveMarketing } from '../api/marketing.ts';
import { Failed } from './Failed.tsx';
import * as css from './Marketing.css.ts';
import { Part } from './Part.tsx';

const keyOf = (communication: MarketingCommunication, channel: MarketingChannel): string => `${communication} ${channel}`;

/** What the player may be written about, and how (A§3). Nothing is on that they have not chosen, but for what the licence asks. */
export function Marketing() {
  const text = useText('account');
  const errorText = useErrorText('account');
  const toasts = useToasts();
  const client = useQueryClient();
  const query = marketingQuery(useSession()?.playerId ?? '');
  const saved = useQuery(query);
  const [draft, setDraft] = useState<ReadonlyMap<string, boolean>>(new Map());
  const choices = saved.data?.preferences ?? [];
  const changed: MarketingChoice[] = choices.flatMap(({ channel, communication, enabled, fixed }) => {
    const wanted = draft.get(keyOf(communication, channel));
    return fixed || wanted === undefined || wanted === enabled ? [] : [{ channel, communication, enabled: wanted }];
  });
  const save = useMutation({
    mutationFn: saveMarketing,
    onSuccess: (answer) => {
      client.setQueryData(query.queryKey, answer);
      setDraft(new Map());
      toasts.success(text('player.account.notifications.update.success'));
    },
    onError: (error) => toasts.error(errorText(error)),
  });
  const allOff = () => setDraft(new Map(choices.filter(({ fixed }) => !fixed).map(({ channel, communication }) => [keyOf(communication, channel), false])));

  return (
    <Part title={text('account.marketing.title')} busy={saved.isPending}>
      <Text tone="muted">{text('account.marketing.text')}</Text>
      {saved.isPending && <Skeleton lines={6} />}
      {saved.isError && !saved.data && <Failed error={saved.error} onRetry={() => void saved.refetch()} />}
      {saved.data && (
        <Stack gap="md">
          {MARKETING_COMMUNICATIONS.map((communication) => (
            <fieldset key={communication} className={css.group}>
              <legend className={css.legend}>{text(`account.marketing.${communication}`)}</legend>
              <Text size="sm" tone="muted">{text(`account.marketing.${communication}.text`)}</Text>
              <div className={css.choices}>
                {MARKETING_CHANNELS.map((channel) => {
                  const choice = choices.find((one) => one.channel === channel && one.communication === communication);
                  const key = keyOf(communication, channel);
                  return choice && <Checkbox key={channel} label={text(`account.marketing.channel.${channel}`)} checked={draft.get(key) ?? choice.enabled} disabled={choice.fixed || save.isPending} hint={choice.fixed ? text('account.marketing.fixed') : undefined} onChange={(event) => setDraft(new Map(draft).set(key, event.target.checked))} />;
                })}
              </div>
            </fieldset>
          ))}
          <Inline gap="sm">
            <Button disabled={changed.length === 0} loading={save.isPending} onClick={() => save.mutate(changed)}>{text('account.save')}</Button>
            <Button variant="secondary" disabled={save.isPending || !choices.some(({ channel, communication, enabled, fixed }) => !fixed && (draft.get(keyOf(communication, channel)) ?? enabled))} onClick={allOff}>{text('account.marketing.allOff')}</Button>
          </Inline>
        </Stack>
      )}
    </Part>
  );
}
