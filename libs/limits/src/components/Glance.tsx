import { useQuery } from '@tanstack/react-query';
import { Card, Skeleton, Stack, Text } from '@baize/ui';
import { timeZoneName, useLanguageTag, useText } from '@baize/i18n';
import { limitsQuery, type LimitKind } from '../api/limits.ts';
import * as css from './Glance.css.ts';
import { Remaining } from './Remaining.tsx';
import { Position } from './Position.tsx';

const KINDS = ['deposit', 'spend'] as const satisfies readonly LimitKind[];

/** The summary above the details: how much is left of the player's limits, and the result of the last thirty days. */
export function Glance({ playerId }: { readonly playerId: string }) {
  const text = useText('limits');
  const tag = useLanguageTag();
  const { data } = useQuery(limitsQuery('deposit', playerId));
  return (
    <Card padding="md" as="section" tone="sunken" aria-label={text('limits.glance.title')}>
      <Stack gap="md">
        <div className={css.figures}>
          {KINDS.map((kind) => (
            <Remaining key={kind} kind={kind} playerId={playerId} />
          ))}
        </div>
        <div className={css.foot}>
          <Position playerId={playerId} />
          {data ? (
            <Text size="sm" tone="muted" measure>
              {text('limits.note', { timeZone: timeZoneName(tag, data.timeZone) })}
            </Text>
          ) : (
            <Skeleton shape="sm" width="most" />
          )}
        </div>
      </Stack>
    </Card>
  );
}
