export { walletModule } from './module.tsx';
export { WALLET_PATHS } from './paths.ts';
export { useDepositOpens } from './model/deposit-guards.ts';
export { balanceQuery, takeBalanceMessage, useBalance, type BalanceState } from './api/balance.ts';
export { fetchSocketToken } from './api/socket-token.ts';
export { latestWinnersQuery } from './api/winners.ts';
