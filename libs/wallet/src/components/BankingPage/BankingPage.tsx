import { ArrowDownToLine, ArrowUpFromLine, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionPage } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { useDepositOpens } from '../../state/use-deposit-opens.ts';
import { WALLET_PATHS } from '../../paths.ts';

export interface BankingPageProps {
  readonly current: 'deposit' | 'withdraw' | 'transactions';
  readonly children: ReactNode;
}

/** The banking pages: one title and three tabs, each with its own address. */
export function BankingPage({ current, children }: BankingPageProps) {
  const text = useText('wallet');
  const toPath = useLocalePath();
  const opens = useDepositOpens();
  const tab = (id: BankingPageProps['current'], icon: typeof History) => ({
    href: toPath(WALLET_PATHS[id]),
    label: text(`wallet.tab.${id}`),
    current: id === current,
    icon,
  });
  return (
    <SectionPage
      title={text('wallet.banking.title')}
      items={[
        ...(opens ? [tab('deposit', ArrowDownToLine)] : []),
        tab('withdraw', ArrowUpFromLine),
        tab('transactions', History),
      ]}
    >
      {children}
    </SectionPage>
  );
}
