import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Checkbox, DescriptionList, Form, Inline, Skeleton, Text } from '@baize/ui';
import {
  MARKETING_CHANNELS,
  MARKETING_COMMUNICATIONS,
  type MarketingChannel,
  type MarketingChoice,
  type MarketingCommunication,
  type MarketingPreferences,
} from '@baize/contracts/account';
import { useLanguageTag, useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useErrorText, useToasts } from '@baize/shell';
import { marketingQuery, saveMarketing } from '../api/marketing.ts';
import { Editable } from './Editable.tsx';
import { Failed } from './Failed.tsx';
import * as css from './Marketing.css.ts';

const keyOf = (communication: MarketingCommunication, channel: MarketingChannel): string =>
  `${communication} ${channel}`;

/**
 * The player's marketing preferences by topic and channel (A§3). Everything is off until chosen, except what the
 * licence requires.
 */
export function Marketing() {
  const text = useText('account');
  const tag = useLanguageTag();
  const saved = useQuery(marketingQuery(useSession()?.playerId ?? ''));
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  const shown = (communication: MarketingCommunication, { preferences }: MarketingPreferences): string => {
    const on = preferences
      .filter((choice) => choice.communication === communication && choice.enabled)
      .map(({ channel }) => text(`account.marketing.channel.${channel}`));
    return on.length === 0 ? text('account.marketing.nothing') : list.format(on);
  };
  return (
    <Editable
      title={text('account.marketing.title')}
      change={text('account.marketing.change')}
      busy={saved.isPending}
      closed={!saved.data}
      form={(close) => saved.data && <MarketingForm choices={saved.data.preferences} onDone={close} />}
    >
      {saved.isPending && <Skeleton lines={4} />}
      {saved.isError && !saved.data && <Failed error={saved.error} onRetry={() => void saved.refetch()} />}
      {saved.data && (
        <DescriptionList
          items={MARKETING_COMMUNICATIONS.map((communication) => ({
            id: communication,
            term: text(`account.marketing.${communication}`),
            value: shown(communication, saved.data),
          }))}
        />
      )}
    </Editable>
  );
}

function MarketingForm({
  choices,
  onDone,
}: {
  readonly choices: MarketingPreferences['preferences'];
  readonly onDone: () => void;
}) {
  const text = useText('account');
  const errorText = useErrorText('account');
  const toasts = useToasts();
  const client = useQueryClient();
  const { queryKey } = marketingQuery(useSession()?.playerId ?? '');
  const [draft, setDraft] = useState<ReadonlyMap<string, boolean>>(new Map());
  const changed: MarketingChoice[] = choices.flatMap(({ channel, communication, enabled, fixed }) => {
    const wanted = draft.get(keyOf(communication, channel));
    return fixed || wanted === undefined || wanted === enabled ? [] : [{ channel, communication, enabled: wanted }];
  });
  const save = useMutation({
    mutationFn: saveMarketing,
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer);
      toasts.success(text('player.account.notifications.update.success'));
      onDone();
    },
    onError: (error) => toasts.error(errorText(error)),
  });
  const anyOn = choices.some(
    ({ channel, communication, enabled, fixed }) => !fixed && (draft.get(keyOf(communication, channel)) ?? enabled),
  );
  const allOff = () =>
    setDraft(
      new Map(
        choices
          .filter(({ fixed }) => !fixed)
          .map(({ channel, communication }) => [keyOf(communication, channel), false]),
      ),
    );
  return (
    <Form
      label={text('account.marketing.title')}
      busy={save.isPending}
      onSubmit={() => {
        if (changed.length > 0) return save.mutateAsync(changed).catch(() => undefined);
      }}
    >
      <Text tone="muted">{text('account.marketing.text')}</Text>
      {MARKETING_COMMUNICATIONS.map((communication) => (
        <fieldset key={communication} className={css.group}>
          <legend className={css.legend}>{text(`account.marketing.${communication}`)}</legend>
          <Text size="sm" tone="muted">
            {text(`account.marketing.${communication}.text`)}
          </Text>
          <div className={css.choices}>
            {MARKETING_CHANNELS.map((channel) => {
              const choice = choices.find((one) => one.channel === channel && one.communication === communication);
              const key = keyOf(communication, channel);
              return (
                choice && (
                  <Checkbox
                    key={channel}
                    label={text(`account.marketing.channel.${channel}`)}
                    checked={draft.get(key) ?? choice.enabled}
                    disabled={choice.fixed || save.isPending}
                    hint={choice.fixed ? text('account.marketing.fixed') : undefined}
                    onChange={(event) => setDraft(new Map(draft).set(key, event.target.checked))}
                  />
                )
              );
            })}
          </div>
        </fieldset>
      ))}
      <Inline gap="sm">
        <Button type="submit" disabled={changed.length === 0} loading={save.isPending}>
          {text('account.save')}
        </Button>
        <Button variant="secondary" disabled={save.isPending || !anyOn} onClick={allOff}>
          {text('account.marketing.allOff')}
        </Button>
      </Inline>
    </Form>
  );
}
