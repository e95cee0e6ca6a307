import { History, Wallet } from 'lucide-react';
import type { DomainModule } from '@baize/shell';
import { ACCOUNT_HUB, CASHIER_OFFERS, fillSlot, MONEY_RAIL, PLAYER_CORNER } from '@baize/shell/module';
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
      slots: [CASHIER_OFFERS],
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
  // Addresses that visitors type.
  redirects: [
    { path: 'withdraw', to: WALLET_PATHS.withdraw },
    { path: 'wallet', to: WALLET_PATHS.deposit },
    { path: 'cashier', to: WALLET_PATHS.deposit },
    { path: 'banking', to: WALLET_PATHS.banking },
    { path: 'transactions', to: WALLET_PATHS.transactions },
    { path: 'history', to: WALLET_PATHS.transactions },
  ],
  socket: () => import('./socket.ts'),
  inbox: () => import('./inbox.ts'),
  slots: [
    fillSlot(ACCOUNT_HUB, {
      id: 'wallet.balance',
      order: 10,
      lazy: () => import('./components/BalanceCard.tsx').then((part) => ({ Component: part.BalanceCard })),
    }),
    fillSlot(MONEY_RAIL, {
      id: 'wallet.balance',
      order: 10,
      lazy: () => import('./components/MoneyRail/RailBalance.tsx').then((part) => ({ Component: part.RailBalance })),
    }),
    fillSlot(MONEY_RAIL, {
      id: 'wallet.pending',
      order: 20,
      lazy: () => import('./components/MoneyRail/RailPending.tsx').then((part) => ({ Component: part.RailPending })),
    }),
    fillSlot(PLAYER_CORNER, {
      id: 'wallet.balance',
      order: 10,
      lazy: () => import('./components/HeaderBalance.tsx').then((part) => ({ Component: part.HeaderBalance })),
    }),
  ],
  bottomBar: [
    {
      id: 'deposit',
      place: 3,
      order: 20,
      labelKey: 'site.header.deposit',
      icon: Wallet,
      isPrimary: true,
      guards: DEPOSIT_GUARDS,
      path: WALLET_PATHS.deposit,
    },
    // For a player who can only withdraw: the deposit page would redirect them to the home page.
    {
      id: 'withdraw',
      place: 3,
      order: 30,
      labelKey: 'wallet.frame.withdraw',
      icon: Wallet,
      isPrimary: true,
      guards: ['login', 'notSuspended'],
      path: WALLET_PATHS.withdraw,
    },
    // Suspended across brands, nothing is paid out without support (A§6).
    {
      id: 'transactions',
      place: 3,
      order: 40,
      labelKey: 'wallet.frame.transactions',
      icon: History,
      guards: ['login'],
      path: WALLET_PATHS.transactions,
    },
    {
      id: 'withdraw',
      place: 1,
      order: 10,
      labelKey: 'wallet.frame.withdraw',
      icon: Wallet,
      path: WALLET_PATHS.withdraw,
      onBreak: 'only',
    },
    {
      id: 'transactions',
      place: 2,
      order: 10,
      labelKey: 'wallet.frame.transactions',
      icon: History,
      path: WALLET_PATHS.transactions,
      onBreak: 'only',
    },
  ],
  welcome: () => import('./welcome.ts'),
  navigation: [
    {
      id: 'banking',
      path: WALLET_PATHS.banking,
      labelKey: 'wallet.frame.banking',
      icon: Wallet,
      placement: 'account',
      order: 20,
      guards: ['notRiskPayout', 'notSuspended'],
    },
    // In place of the cashier, whose deposit is closed on a break and to players who are only paid out.
    {
      id: 'withdraw',
      path: WALLET_PATHS.withdraw,
      labelKey: 'wallet.frame.withdraw',
      icon: Wallet,
      placement: 'account',
      order: 20,
      guards: ['notSuspended'],
      insteadOf: 'banking',
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
