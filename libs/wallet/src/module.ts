import { History, Wallet } from 'lucide-react';
import type { DomainModule } from '@baize/shell';
import { ACCOUNT_HUB, fillSlot } from '@baize/shell/module';
import { DEPOSIT_GUARDS } from './model/deposit-guards.ts';
import { WALLET_PATHS } from './paths.ts';

/**
 * Cashier and history. A§2: transactions and withdrawal need a login; deposit also needs a player without payout risk
 * or suspension.
 */
export const walletModule: DomainModule = {
  id: 'wallet',
  namespace: 'wallet',
  routes: [
    {
      path: WALLET_PATHS.banking,
      guards: ['login'],
      titleKey: 'wallet.banking.documentTitle',
      lazy: () => import('./screens/Banking/Banking.tsx').then((screen) => ({ Component: screen.Banking })),
    },
    {
      path: WALLET_PATHS.deposit,
      guards: DEPOSIT_GUARDS,
      titleKey: 'wallet.deposit.documentTitle',
      lazy: () => import('./screens/Deposit/Deposit.tsx').then((screen) => ({ Component: screen.Deposit })),
    },
    {
      path: WALLET_PATHS.withdraw,
      guards: ['login'],
      onBreak: 'open',
      titleKey: 'wallet.withdraw.documentTitle',
      lazy: () => import('./screens/Withdraw/Withdraw.tsx').then((screen) => ({ Component: screen.Withdraw })),
    },
    {
      path: WALLET_PATHS.transactions,
      guards: ['login'],
      onBreak: 'open',
      titleKey: 'wallet.transactions.documentTitle',
      lazy: () =>
        import('./screens/Transactions/Transactions.tsx').then((screen) => ({ Component: screen.Transactions })),
    },
  ],
  socket: () => import('./socket.ts'),
  inbox: () => import('./inbox.ts'),
  slots: [
    fillSlot(ACCOUNT_HUB, {
      id: 'wallet.balance',
      order: 10,
      lazy: () => import('./components/BalanceCard.tsx').then((part) => ({ Component: part.BalanceCard })),
    }),
  ],
  navigation: [
    {
      id: 'banking',
      path: WALLET_PATHS.banking,
      labelKey: 'wallet.frame.banking',
      icon: Wallet,
      placement: 'account',
      order: 20,
    },
    {
      id: 'transactions',
      path: WALLET_PATHS.transactions,
      labelKey: 'wallet.frame.transactions',
      icon: History,
      placement: 'account',
      order: 30,
    },
  ],
};
