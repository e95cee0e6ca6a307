export { walletModule } from './module.ts';
export { WALLET_PATHS } from './paths.ts';
export { useDepositOpens } from './state/use-deposit-opens.ts';
export { balanceQuery, useBalance, type BalanceState } from './api/balance.ts';
export { useCashierMarks } from './api/payment-marks.ts';
export { useHoldBalance } from './state/held-balance.ts';
export { latestWinnersQuery, topWinnersQuery } from './api/winners.ts';
export { useWaitingWithdrawals, type WaitingWithdrawal } from './api/waiting.ts';
export { MoneyStart } from './components/MoneyStart/MoneyStart.tsx';
