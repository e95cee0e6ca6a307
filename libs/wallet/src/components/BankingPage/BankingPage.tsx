import { ArrowDownToLine, ArrowUpFromLine, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading, NavTabs, Stack } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { WALLET_PATHS } from '../../paths.ts';

export interface BankingPageProps {
  readonly current: 'deposit' | 'withdraw' | 'transactions';
  readonly children: ReactNode;
}

/** The banking pages: one title, three tabs, which are addresses. */
export function BankingPage({ current, children }: BankingPageProps) {
  const text = useText('wallet');
  const toPath = useLocalePath();
  const tab = (id: BankingPageProps['current'], icon: typeof History) => ({ href: toPath(WALLET_PATHS[id]), label: text(`wallet.tab.${id}`), current: id === current, icon });
  return (
    <Stack gap="lg">
      <Heading level={1} size="h2">{text('wallet.banking.title')}</Heading>
      <NavTabs label={text('wallet.banking.title')} items={[tab('deposit', ArrowDownToLine), tab('withdraw', ArrowUpFromLine), tab('transactions', History)]} />
      {children}
    </Stack>
  );
}
