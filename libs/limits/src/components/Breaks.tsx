import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Alert, Button, Card, Grid, Heading, RadioCards, Stack, Text } from '@baize/ui';
import { EXCLUSION_MONTHS, TIMEOUT_HOURS } from '@baize/contracts/limits';
import { serverNow } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useErrorText } from '@baize/shell';
import { startBreak, type BreakChoice } from '../api/breaks.ts';
import { endOf } from '../model/preview.ts';

const Question = lazy(() => import('@baize/ui/Dialog').then((module) => ({ default: module.Dialog })));

export interface BreaksProps {
  /** A break holds: its end, or null for none. */
  readonly onBegun: (until: string | null) => void;
}

/** Time-out and self-exclusion: chosen, confirmed with the sentence of what will happen, and begun at once. */
export function Breaks({ onBegun }: BreaksProps) {
  const text = useText('limits');
  const errorText = useErrorText('limits');
  const format = useFormat();
  const { supportEmail } = useSite().brand.config.contact;
  const [hours, setHours] = useState<string | undefined>();
  const [months, setMonths] = useState<string | undefined>();
  const [asked, setAsked] = useState<BreakChoice | null>(null);
  const start = useMutation({ mutationFn: startBreak, onSuccess: onBegun, onSettled: () => setAsked(null) });
  const until = asked && endOf(asked, new Date(serverNow()));
  const words = asked === null ? '' : asked.kind === 'timeout' ? 'timeout' : until === null ? 'forever' : 'exclusion';
  const date = until ? format.dateTime(until) : '';
  const ask = (choice: BreakChoice) => {
    start.reset();
    setAsked(choice);
  };
  return (
    <>
      {start.isError && <Alert live tone="negative" title={errorText(start.error)} />}
      <Grid columns={{ base: 1, md: 2 }} gap={{ base: 'md', lg: 'lg' }}>
        <Card padding="md" as="section" aria-labelledby="limits-timeout">
          <Stack gap="md">
            <Heading level={2} size="h4" id="limits-timeout">{text('limits.timeout.title')}</Heading>
            <Text size="sm" tone="muted" measure>{text('limits.timeout.text')}</Text>
            <RadioCards
              label={text('limits.timeout.label')} columns="fit" value={hours} onChange={setHours}
              options={TIMEOUT_HOURS.map((each) => ({ value: String(each), label: each === 24 ? text('limits.hours', { count: each }) : text('limits.days', { count: each / 24 }) }))}
            />
            <Button variant="secondary" disabled={hours === undefined} onClick={() => { const chosen = TIMEOUT_HOURS.find((each) => String(each) === hours); if (chosen) ask({ kind: 'timeout', hours: chosen }); }}>{text('limits.timeout.start')}</Button>
          </Stack>
        </Card>
        <Card padding="md" as="section" aria-labelledby="limits-exclusion">
          <Stack gap="md">
            <Heading level={2} size="h4" id="limits-exclusion">{text('limits.exclusion.title')}</Heading>
            <Text size="sm" tone="muted" measure>{text('limits.exclusion.text')}</Text>
            <RadioCards
              label={text('limits.timeout.label')} columns="fit" value={months} onChange={setMonths}
              options={[...EXCLUSION_MONTHS.map((each) => ({ value: String(each), label: text('limits.months', { count: each }) })), { value: 'forever', label: text('limits.exclusion.forever') }]}
            />
            <Button variant="secondary" disabled={months === undefined} onClick={() => ask({ kind: 'exclusion', months: EXCLUSION_MONTHS.find((each) => String(each) === months) ?? null })}>{text('limits.exclusion.start')}</Button>
          </Stack>
        </Card>
      </Grid>
      <Suspense fallback={null}>
        {asked && (
          <Question
            open danger title={text(`limits.ask.${words}.title`, { date })} confirmLabel={text(asked.kind === 'timeout' ? 'limits.timeout.start' : 'limits.exclusion.start')} cancelLabel={text('limits.ask.keep')}
            loading={start.isPending} onCancel={() => setAsked(null)} onConfirm={() => { if (!start.isPending) start.mutate(asked); }}
          >
            <Stack gap="sm">
              <Text>{text(`limits.ask.${words}.text`, { date })}</Text>
              <Text>{text('limits.ask.money', { email: supportEmail })}</Text>
            </Stack>
          </Question>
        )}
      </Suspense>
    </>
  );
}
