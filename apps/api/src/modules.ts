import type { ApiModule } from './api-module.ts';
import { accountModule } from './modules/account/index.ts';
import { auditModule } from './modules/audit/index.ts';
import { bonusModule } from './modules/bonus/index.ts';
import { consentModule } from './modules/consent/index.ts';
import { contentModule } from './modules/content/index.ts';
import { gamesModule } from './modules/games/index.ts';
import { identityModule } from './modules/identity/index.ts';
import { inboxModule } from './modules/inbox/index.ts';
import { kycModule } from './modules/kyc/index.ts';
import { ledgerConsumersModule } from './modules/ledger-consumers/index.ts';
import { limitsModule } from './modules/limits/index.ts';
import { liveTablesModule } from './modules/live-tables/index.ts';
import { marketLawModule } from './modules/market-law/index.ts';
import { operatorModule } from './modules/operator/index.ts';
import { payAndPlayModule } from './modules/pay-and-play/index.ts';
import { paymentsModule } from './modules/payments/index.ts';
import { personModule } from './modules/person/index.ts';
import { playerModule } from './modules/player/index.ts';
import { siteModule } from './modules/site/index.ts';
import { sportsbookModule } from './modules/sportsbook/index.ts';
import { studioModule } from './modules/studio/index.ts';
import { tournamentsModule } from './modules/tournaments/index.ts';
import { walletModule } from './modules/wallet/index.ts';
import { winnersModule } from './modules/winners/index.ts';

/** The modules of the API. They migrate and start in the order of their dependencies. */
export const modules: readonly ApiModule[] = [
  accountModule,
  auditModule,
  bonusModule,
  consentModule,
  contentModule,
  gamesModule,
  identityModule,
  inboxModule,
  kycModule,
  ledgerConsumersModule,
  limitsModule,
  liveTablesModule,
  marketLawModule,
  operatorModule,
  payAndPlayModule,
  paymentsModule,
  personModule,
  playerModule,
  siteModule,
  sportsbookModule,
  studioModule,
  tournamentsModule,
  walletModule,
  winnersModule,
];
