import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { Badge, Card, Heading, Link, Stack, Text } from '@baize/ui';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText, useTranslationNamespace } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import { pendingWithdrawalsQuery } from '../../api/withdrawals.ts';
import { WALLET_PATHS } from '../../paths.ts';
import * as css from './MoneyRail.css.ts';

/** Withdrawals on their way, with the status word of every other list. The withdrawal page shows their next step. */
export function RailPending() {
  const ready = useTranslationNamespace('wallet');
  const text = useText('wallet');
  const format = useFormat();
  const toPath = useLocalePath();
  const { pathname } = useLocation();
  const playerId = useSession()?.playerId ?? '';
  const { data = [] } = useQuery(pendingWithdrawalsQuery(playerId));
  const page = toPath(WALLET_PATHS.withdraw);
  if (!ready || data.length === 0 || pathname === page) return null;
  return (
    <Card padding="md">
      <Stack gap="sm">
        <Heading level={2} size="h5">
          {text('wallet.pending.title', { count: data.length })}
        </Heading>
        <ul className={css.list}>
          {data.map(({ pendingWithdrawalId, amount, currencyCode, requestedAt, status }) => (
            <li key={pendingWithdrawalId} className={css.waiting}>
              <div>
                <Text weight="medium" numeric>
                  {format.money(hundredthsOf(amount), currencyCode)}
                </Text>
                <Text size="sm" tone="muted">
                  {format.date(requestedAt, { dateStyle: 'medium' })}
                </Text>
              </div>
              <Badge tone="warning">{text(`wallet.status.${status}`)}</Badge>
            </li>
          ))}
        </ul>
        <Link href={page}>{text('wallet.pending.open')}</Link>
      </Stack>
    </Card>
  );
}
