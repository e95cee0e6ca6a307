import type { AddressInfo } from 'node:net';
import { buildApp } from '../../../app.ts';
import { readEnv } from '../../../plugins/env.ts';
import { fakePlayerModule, withDependencies } from '../../../testing/fakes.ts';
import { paymentsModule } from '../../payments/index.ts';
import { sportsbookModule } from '../../sportsbook/index.ts';
import { studioModule } from '../../studio/index.ts';
import { walletModule } from '../index.ts';

/** The API as a process that a test may kill at any moment. */
const app = await buildApp({
  env: readEnv({ ...process.env, BAIZE_ENV: 'test', LOG_LEVEL: 'silent' }),
  modules: withDependencies([fakePlayerModule, walletModule, paymentsModule, studioModule, sportsbookModule]),
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.on('disconnect', () => process.exit(0));
process.send?.({ port: (app.server.address() as AddressInfo).port });
