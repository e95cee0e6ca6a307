// What `npm run bench` measures and what it needs for that: the only part of the API that other projects may import.
export { buildApp, migrate } from './app.ts';
export { inDependencyOrder } from './module-order.ts';
export { modules } from './modules.ts';
export { ImageStore } from './modules/content/ImageStore.ts';
export { QueryService } from './modules/content/QueryService.ts';
export { contentRoutes } from './modules/content/routes.ts';
export { identityModule } from './modules/identity/index.ts';
export { DEFAULT_PERMISSIONS, findPlayer, insertPlayer, playerModule } from './modules/player/index.ts';
export { sportsbookModule } from './modules/sportsbook/index.ts';
export { openSportsSession } from './modules/sportsbook/use-cases/sessions.ts';
export { studioModule } from './modules/studio/index.ts';
export { deposit, referenceOf, stake, walletModule } from './modules/wallet/index.ts';
export { listTransactions } from './modules/wallet/use-cases/list-transactions.ts';
export { readEnv } from './plugins/env.ts';
export { openPostgres } from './plugins/postgres-database.ts';
export { applyRepeatableMigrations } from './plugins/repeatable-migrations.ts';
export { issueSocketToken } from './plugins/socket-token.ts';
export { withDependencies } from './testing/fakes.ts';
