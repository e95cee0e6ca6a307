import { Plus } from 'lucide-react';
import { Button, Card, Inline, Skeleton, Stack, Text } from '@baize/ui';
import { useFormat, useText } from '@baize/i18n';
import { hundredthsOf } from '@baize/kernel';
import { useLocalePath } from '@baize/shell';
import { useBalance } from '../api/balance.ts';
import { useDepositOpens } from '../state/use-deposit-opens.ts';
import { WALLET_PATHS } from '../paths.ts';

/** The player's balance with the way to the deposit, for the account's hub. */
export function BalanceCard() {
  const text = useText();
  const format = useFormat();
  const toPath = useLocalePath();
  const balance = useBalance();
  const deposit = useDepositOpens();
  const money = 'balance' in balance ? balance.balance : null;
  return (
    <Card padding="md" tone="brand">
      <Inline gap="md" justify="between">
        <Stack gap="none">
          <Text size="sm">{text('wallet.frame.balance')}</Text>
          {money ? (
            <Text size="xl" weight="bold" numeric>
              {format.money(hundredthsOf(money.mainBalance), money.currencyCode)}
            </Text>
          ) : (
            <Skeleton shape="md" width="most" />
          )}
        </Stack>
        {deposit && (
          <Button href={toPath(WALLET_PATHS.deposit)} icon={Plus}>
            {text('site.header.deposit')}
          </Button>
        )}
      </Inline>
    </Card>
  );
}
