import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Form, Select, Skeleton, Stack, Text } from '@baize/ui';
import type { PlayerTimeZone } from '@baize/contracts/account';
import { timeZoneName, useFormat, useLanguageTag, useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useErrorText, useToasts, playerQueries } from '@baize/shell';
import { saveTimeZone, timeZoneQuery } from '../api/time-zone.ts';
import { refusedFields } from '../model/refused-fields.ts';
import { placeName, timeZoneOptions } from '../model/time-zones.ts';
import { useFieldErrorText } from '../words/use-field-error-text.ts';
import { Editable } from './Editable.tsx';
import { Failed } from './Failed.tsx';

/**
 * The time zone in which the player's days, weeks and months begin. A change applies from the next one of each
 * (ruling 17); until the first has begun, the player can take it back.
 */
export function TimeZone() {
  const text = useText('account');
  const format = useFormat();
  const tag = useLanguageTag();
  const saved = useQuery(timeZoneQuery(useSession()?.playerId ?? ''));
  const undo = useSave();
  const zone = saved.data;
  const day = (iso: string) => format.date(iso, { dateStyle: 'long' });
  const moment = (iso: string) => format.date(iso, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Editable
      title={text('account.timeZone.title')}
      change={text('account.timeZone.change')}
      busy={saved.isPending}
      closed={!zone || zone.changeableFrom !== null}
      form={(close) => zone && <TimeZoneForm saved={zone} onDone={close} />}
    >
      {saved.isPending && <Skeleton lines={3} />}
      {saved.isError && !zone && <Failed error={saved.error} onRetry={() => void saved.refetch()} />}
      {zone && (
        <Stack gap="sm">
          <Text weight="medium">{timeZoneName(tag, zone.timeZone)}</Text>
          {zone.next && (
            <Text size="sm">
              {text('account.timeZone.next', {
                timeZone: placeName(tag, zone.next.timeZone, new Date(zone.next.daily)),
                daily: moment(zone.next.daily),
                weekly: moment(zone.next.weekly),
                monthly: moment(zone.next.monthly),
              })}
            </Text>
          )}
          {zone.next && zone.changeableFrom === null && (
            <div>
              <Button
                size="sm"
                variant="secondary"
                loading={undo.isPending}
                onClick={() => undo.mutate({ timeZone: zone.timeZone, said: 'account.timeZone.undone' })}
              >
                {text('account.timeZone.undo')}
              </Button>
            </div>
          )}
          <Text size="sm" tone="muted">
            {text('account.timeZone.text')}
          </Text>
          {zone.changeableFrom !== null && (
            <Text size="sm" tone="muted">
              {text('account.timeZone.wait', { date: day(zone.changeableFrom) })}
            </Text>
          )}
        </Stack>
      )}
    </Editable>
  );
}

/** Saves a zone, and lets everything that shows times of the player follow. */
function useSave(onDone?: () => void) {
  const text = useText('account');
  const errorText = useErrorText('account');
  const toasts = useToasts();
  const client = useQueryClient();
  const playerId = useSession()?.playerId ?? '';
  return useMutation({
    mutationFn: ({ timeZone }: { readonly timeZone: string; readonly said: string }) => saveTimeZone(timeZone),
    onSuccess: async (answer, { said }) => {
      client.setQueryData(timeZoneQuery(playerId).queryKey, answer);
      toasts.success(text(said));
      await Promise.all(['profile', 'limits', 'wallet'].map((part) => client.invalidateQueries(playerQueries(part))));
      onDone?.();
    },
    onError: (error) => {
      if (refusedFields(error, ['timeZone']).code === null) return;
      toasts.error(errorText(error));
      // Another device may have changed it.
      void client.invalidateQueries(playerQueries('time-zone'));
    },
  });
}

function TimeZoneForm({ saved, onDone }: { readonly saved: PlayerTimeZone; readonly onDone: () => void }) {
  const text = useText('account');
  const fieldErrorText = useFieldErrorText();
  const tag = useLanguageTag();
  const current = saved.next?.timeZone ?? saved.timeZone;
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [options] = useState(() => timeZoneOptions(tag, new Date(), [current, device]));
  // A player who has moved reads this on a device that has moved with them.
  const [chosen, setChosen] = useState(device);
  const save = useSave(onDone);
  const fault = save.error ? refusedFields(save.error, ['timeZone']).fields.timeZone : undefined;
  return (
    <Form
      label={text('account.timeZone.title')}
      busy={save.isPending}
      onSubmit={() =>
        save.mutateAsync({ timeZone: chosen, said: 'player.account.timeZone.success.toast' }).then(
          () => undefined,
          () => undefined,
        )
      }
    >
      <Select
        name="timeZone"
        label={text('account.timeZone.label')}
        error={fault === undefined ? undefined : fieldErrorText(fault)}
        value={chosen}
        onChange={(event) => {
          setChosen(event.target.value);
          save.reset();
        }}
        options={options}
      />
      <Text size="sm" tone="muted">
        {text('account.timeZone.note')}
      </Text>
      <Button type="submit" loading={save.isPending}>
        {text('account.save')}
      </Button>
    </Form>
  );
}
