import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Card, Heading, Skeleton, Stack, Text } from '@baize/ui';
import type { LimitDuration } from '@baize/contracts/limits';
import { useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';
import { limitsQuery, type LimitKind } from '../api/limits.ts';
import { LimitPeriod } from './LimitPeriod.tsx';

const PERIODS = [['D', 'daily'], ['W', 'weekly'], ['M', 'monthly']] as const satisfies readonly (readonly [LimitDuration, string])[];

/** Limits of one kind, by day, week and month. */
export function LimitGroup({ kind, playerId }: { readonly kind: LimitKind; readonly playerId: string }) {
  const text = useText('limits');
  const errorText = useErrorText('limits');
  const limits = useQuery(limitsQuery(kind, playerId));
  return (
    <Stack gap="sm">
      <Stack gap="xs">
        <Heading level={2} size="h4">{text(`limits.${kind}.title`)}</Heading>
        <Text tone="muted" measure>{text(`limits.${kind}.text`)}</Text>
      </Stack>
      {limits.isError && !limits.data && <Alert tone="negative" title={errorText(limits.error)} actions={<Button size="sm" variant="secondary" onClick={() => void limits.refetch()}>{text('shell.tryAgain')}</Button>} />}
      {limits.isPending && PERIODS.map(([duration]) => <Card key={duration} padding="md"><div aria-busy="true"><Stack gap="sm"><Skeleton shape="lg" width="half" /><Skeleton shape="md" /><Skeleton shape="control" width="quarter" /></Stack></div></Card>)}
      {limits.data && (
        <>
          {PERIODS.map(([duration, period]) => <LimitPeriod key={duration} kind={kind} duration={duration} limit={limits.data[period]} limits={limits.data} playerId={playerId} />)}
          {kind === 'spend' && <Text size="sm" tone="muted" measure>{text('limits.note', { timeZone: limits.data.timeZone.replaceAll('_', ' ') })}</Text>}
        </>
      )}
    </Stack>
  );
}
