import { useQuery } from '@tanstack/react-query';
import { Skeleton, Text } from '@baize/ui';
import { hundredthsOf } from '@baize/kernel';
import { serverNow } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { useState } from 'react';
import { positionQuery } from '../api/position.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Says in a sentence what the player lost or won in the last thirty days. Hidden without an answer: the limits do not
 * depend on it.
 */
export function Position({ playerId }: { readonly playerId: string }) {
  const text = useText('limits');
  const format = useFormat();
  // The start of a day, so that the query key stays the same.
  const [from] = useState(() => new Date(Math.floor(serverNow() / DAY_MS) * DAY_MS - DAYS * DAY_MS).toISOString());
  const position = useQuery(positionQuery(playerId, from));
  if (position.isError) return null;
  const net = position.data ? hundredthsOf(position.data.netPosition) : 0;
  const amount = position.data ? format.money(Math.abs(net), position.data.currencyCode) : '';
  const words = position.data?.days.length === 0 ? 'none' : net === 0 ? 'even' : net < 0 ? 'less' : 'more';
  return (
    <div aria-busy={position.isPending || undefined}>
      <Text size="sm" tone="muted">
        {text('limits.position.title')}
      </Text>
      {position.data ? (
        <Text>{text(`limits.position.${words}`, { amount })}</Text>
      ) : (
        <Skeleton shape="md" width="most" />
      )}
    </div>
  );
}
