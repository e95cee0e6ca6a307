import { ArrowDownToLine, ArrowUpFromLine, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionPage } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useBreak, useLocalePath } from '@baize/shell';
import { WALLET_PATHS } from '../../paths.ts';

export interface BankingPageProps {
  readonly current: 'deposit' | 'withdraw' | 'transactions';
  readonly children: ReactNode;
}

/** The banking pages: one title, three pages, which are addresses. */
export function BankingPage({ current, children }: BankingPageProps) {
  const text = useText('wallet');
  const toPath = useLocalePath();
  // Whoever is on a time-out or excluded is not led to what is closed to them (ruling 19).
  const held = useBreak() !== null;
  const tab = (id: BankingPageProps['current'], icon: typeof History) => ({ href: toPath(WALLET_PATHS[id]), label: text(`wallet.tab.${id}`), current: id === current, icon });
  return (
    <SectionPage
      title={text('wallet.banking.title')}
      items={[...(held ? [] : [tab('deposit', ArrowDownToLine)]), tab('withdraw', ArrowUpFromLine), tab('transactions', History)]}>
      {children}
    </SectionPage>
  );
}
