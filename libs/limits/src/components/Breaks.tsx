import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import { Alert, Button, Grid, Link, RadioCards, Stack, Text } from '@baize/ui';
import { EXCLUSION_MONTHS, TIMEOUT_HOURS } from '@baize/contracts/limits';
import { serverNow } from '@baize/http';
import { fillText, useFormat, useText } from '@baize/i18n';
import { unbroken } from '@baize/i18n/unbroken';
import { useSite } from '@baize/session';
import { useBreak, useErrorText, useQuestionInHistory } from '@baize/shell';
import { startBreak, type BreakChoice } from '../api/breaks.ts';
import { Fold } from './Fold.tsx';
import { endOf, lengthens } from '../model/preview.ts';
import { useBreakStart } from '../state/use-break-start.ts';

const Question = lazy(() => import('@baize/ui/Dialog').then((module) => ({ default: module.Dialog })));

/**
 * Time-out and self-exclusion: the player chooses one, confirms a sentence that says what will happen, and it starts at
 * once and ends the session.
 */
export function Breaks() {
  const text = useText('limits');
  const errorText = useErrorText('limits');
  const format = useFormat();
  const onStarted = useBreakStart();
  const { supportEmail } = useSite().brand.config.contact;
  const running = useBreak();
  const [asked, setAsked] = useState<BreakChoice | null>(null);
  const close = useQuestionInHistory(asked !== null, () => setAsked(null));
  const start = useMutation({
    mutationFn: startBreak,
    onSuccess: (until, choice) => {
      setAsked(null);
      return onStarted({ kind: choice.kind, until });
    },
    onError: close,
  });
  const until = asked && endOf(asked, new Date(serverNow()));
  const words = asked === null ? '' : asked.kind === 'timeout' ? 'timeout' : until === null ? 'forever' : 'exclusion';
  const date = until ? unbroken(format.dateTime(until)) : '';
  const ask = (choice: BreakChoice) => {
    start.reset();
    setAsked(choice);
  };
  // Nothing ends later than an exclusion without an end.
  if (running !== null && running.until === null) return null;
  // The API keeps the later end, so a shorter break would end later than its confirmation says.
  const offered = (choices: ChoiceProps['choices']) =>
    choices.filter(({ choice }) => lengthens(choice, running, new Date(serverNow())));
  return (
    <>
      {start.isError && <Alert live tone="negative" title={errorText(start.error)} />}
      <Grid columns={{ base: 1, md: 2 }} gap={{ base: 'md', lg: 'lg' }}>
        <Choice
          kind="timeout"
          onStart={ask}
          choices={offered(
            TIMEOUT_HOURS.map((hours) => ({
              id: String(hours),
              label: hours === 24 ? text('limits.hours', { count: hours }) : text('limits.days', { count: hours / 24 }),
              choice: { kind: 'timeout', hours },
            })),
          )}
        />
        <Choice
          kind="exclusion"
          onStart={ask}
          choices={offered([
            ...EXCLUSION_MONTHS.map((months) => ({
              id: String(months),
              label: text('limits.months', { count: months }),
              choice: { kind: 'exclusion' as const, months },
            })),
            { id: 'forever', label: text('limits.exclusion.forever'), choice: { kind: 'exclusion', months: null } },
          ])}
        />
      </Grid>
      <Suspense fallback={null}>
        {asked && (
          <Question
            open
            danger
            title={text(`limits.ask.${words}.title`, { date: until ? format.dateTimeInTitle(until) : '' })}
            confirmLabel={text(asked.kind === 'timeout' ? 'limits.timeout.start' : 'limits.exclusion.start')}
            cancelLabel={text('limits.ask.keep')}
            loading={start.isPending}
            onCancel={close}
            onConfirm={() => {
              if (!start.isPending) start.mutate(asked);
            }}
          >
            <Stack gap="sm">
              <Text>{text(`limits.ask.${words}.text`, { date })}</Text>
              <Text>{text('limits.ask.bets')}</Text>
              <Text>
                {fillText(text, 'limits.ask.money', {
                  email: <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>,
                })}
              </Text>
            </Stack>
          </Question>
        )}
      </Suspense>
    </>
  );
}

interface ChoiceProps {
  readonly kind: BreakChoice['kind'];
  readonly choices: readonly { readonly id: string; readonly label: string; readonly choice: BreakChoice }[];
  readonly onStart: (choice: BreakChoice) => void;
}

/** One kind of break: description, duration, and a button that opens the confirmation. */
function Choice({ kind, choices, onStart }: ChoiceProps) {
  const text = useText('limits');
  const hint = useId();
  const [chosen, setChosen] = useState<string | undefined>();
  const choice = choices.find(({ id }) => id === chosen)?.choice;
  if (choices.length === 0) return null;
  return (
    <Fold
      id={`limits-${kind}`}
      title={text(`limits.${kind}.title`)}
      action={
        <>
          {!choice && (
            <Text size="sm" tone="muted" id={hint}>
              {text('limits.timeout.choose')}
            </Text>
          )}
          <Button
            variant="secondary"
            disabled={!choice}
            aria-describedby={choice ? undefined : hint}
            onClick={() => {
              if (choice) onStart(choice);
            }}
          >
            {text(`limits.${kind}.start`)}
          </Button>
        </>
      }
    >
      <Text size="sm" tone="muted" measure>
        {text(`limits.${kind}.text`)}
      </Text>
      <RadioCards
        label={text('limits.timeout.label')}
        columns="fit"
        value={chosen}
        onChange={setChosen}
        options={choices.map(({ id, label }) => ({ value: id, label }))}
      />
    </Fold>
  );
}
