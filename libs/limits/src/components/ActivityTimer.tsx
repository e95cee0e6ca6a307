import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, RadioCards, Skeleton, Stack, Text } from '@baize/ui';
import { ACTIVITY_TIMERS, type ActivityTimer as Timer } from '@baize/contracts/activity';
import { useFormat, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useErrorText, useToasts } from '@baize/shell';
import { Fold } from './Fold.tsx';
import { useSessionLaw } from '../api/session-law.ts';
import { activityLeftQuery, activitySettingsQuery, setActivityTimer } from '../api/activity.ts';

const NONE = 'none';
const TIMERS = Object.keys(ACTIVITY_TIMERS) as Timer[];

/** Sets after how long the player sees what they staked and won (A§3 activity settings). A choice applies at once. */
export function ActivityTimer({ playerId }: { readonly playerId: string }) {
  const text = useText('limits');
  const errorText = useErrorText('limits');
  const format = useFormat();
  const toasts = useToasts();
  const client = useQueryClient();
  const { reminderMinutes } = useSite().market.rules;
  const law = useSessionLaw();
  // The site's law does not know the residence: where two countries share a site (LL), it is the stricter one's.
  const reminder = law ? (law.reminder?.minutes ?? null) : reminderMinutes.value;
  const settings = useQuery(activitySettingsQuery(playerId));
  // Set before the next render, so that the choice never jumps back: the value being saved is shown as chosen, and a
  // refusal shows the current value again.
  const [chosen, setChosen] = useState<Timer | null>();
  const change = useMutation({
    mutationFn: setActivityTimer,
    onSuccess: (timer) => {
      client.setQueryData(activitySettingsQuery(playerId).queryKey, timer);
      void client.invalidateQueries({ queryKey: activityLeftQuery(playerId).queryKey });
      toasts.success(text(timer === null ? 'limits.activity.savedNone' : 'limits.activity.saved'));
    },
    onSettled: () => setChosen(undefined),
  });
  const timer = chosen === undefined ? settings.data : chosen;
  return (
    <Fold id="limits-activity" title={text('limits.activity.title')}>
      <Text size="sm" tone="muted" measure>
        {text('limits.activity.text')}
      </Text>
      {change.isError && <Alert live tone="negative" title={errorText(change.error)} />}
      {settings.isError && settings.data === undefined && (
        <Alert
          tone="negative"
          title={errorText(settings.error)}
          actions={
            <Button size="sm" variant="secondary" onClick={() => void settings.refetch()}>
              {text('shell.tryAgain')}
            </Button>
          }
        />
      )}
      {settings.isPending && (
        <div aria-busy="true">
          <Stack gap="sm">
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </Stack>
        </div>
      )}
      {timer !== undefined && (
        <RadioCards
          label={text('limits.activity.label')}
          columns="fit"
          value={timer ?? NONE}
          onChange={(value) => {
            if (chosen !== undefined) return;
            const next = TIMERS.find((each) => each === value) ?? null;
            setChosen(next);
            change.mutate(next);
          }}
          options={[
            ...TIMERS.map((each) => ({ value: each, label: format.duration(ACTIVITY_TIMERS[each]) })),
            { value: NONE, label: text('limits.activity.none') },
          ]}
        />
      )}
      {reminder !== null && (
        <Text size="sm" tone="muted" measure>
          {text('limits.activity.law', { duration: format.duration(reminder) })}
        </Text>
      )}
    </Fold>
  );
}
