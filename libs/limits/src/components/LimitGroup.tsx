import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Card, Heading, Skeleton, Stack, Text } from '@baize/ui';
import type { LimitDuration } from '@baize/contracts/limits';
import { useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';
import { limitsQuery, type LimitKind } from '../api/limits.ts';
import * as css from './LimitGroup.css.ts';
import { LimitPeriod } from './LimitPeriod.tsx';

const PERIODS = [
  ['D', 'daily'],
  ['W', 'weekly'],
  ['M', 'monthly'],
] as const satisfies readonly (readonly [LimitDuration, string])[];

/** Limits of one kind, by day, week and month. */
export function LimitGroup({ kind, playerId }: { readonly kind: LimitKind; readonly playerId: string }) {
  const text = useText('limits');
  const errorText = useErrorText('limits');
  const limits = useQuery(limitsQuery(kind, playerId));
  const id = `limits-${kind}`;
  return (
    <Card padding="md" as="section" aria-labelledby={id}>
      <Stack gap="md">
        <Stack gap="xxs">
          <Heading level={2} size="h4" id={id}>
            {text(`limits.${kind}.title`)}
          </Heading>
          <Text size="sm" tone="muted" measure>
            {text(`limits.${kind}.text`)}
          </Text>
        </Stack>
        {limits.isError && !limits.data && (
          <Alert
            tone="negative"
            title={errorText(limits.error)}
            actions={
              <Button size="sm" variant="secondary" onClick={() => void limits.refetch()}>
                {text('shell.tryAgain')}
              </Button>
            }
          />
        )}
        {(limits.data !== undefined || !limits.isError) && (
          <div className={css.periods} aria-busy={limits.isPending || undefined}>
            {PERIODS.map(([duration, period]) => (
              <div key={duration} className={css.period}>
                {limits.data ? (
                  <LimitPeriod
                    kind={kind}
                    duration={duration}
                    limit={limits.data[period]}
                    limits={limits.data}
                    playerId={playerId}
                  />
                ) : (
                  <Stack gap="none">
                    <Skeleton shape="md" width="half" />
                    <Skeleton shape="sm" width="most" />
                  </Stack>
                )}
              </div>
            ))}
          </div>
        )}
      </Stack>
    </Card>
  );
}
