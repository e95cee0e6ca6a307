import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton, Stack, Text } from '@baize/ui';
import type { LimitDuration } from '@baize/contracts/limits';
import { useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';
import { limitsQuery, type LimitKind } from '../api/limits.ts';
import { Fold } from './Fold.tsx';
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
  return (
    <Fold id={`limits-${kind}`} title={text(`limits.${kind}.title`)}>
      <Text size="sm" tone="muted" measure>
        {text(`limits.${kind}.text`)}
      </Text>
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
    </Fold>
  );
}
