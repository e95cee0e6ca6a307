import { buildApp } from './app.ts';
import { seedDemoPlayers } from './demo/seed.ts';
import { ConfigurationError, readEnv } from './plugins/env.ts';

/** Starts the API and stops it in order on SIGINT and SIGTERM: no new calls, running ones end, the database closes. */
async function start(): Promise<void> {
  const env = readEnv();
  const app = await buildApp({ env });
  if (env.seedDemoPlayers) {
    // A demo without its players is still a demo; the reason is in the log.
    await seedDemoPlayers(app).then(
      (made) => app.log.info({ made }, 'demo players'),
      (fault: unknown) => app.log.error({ err: fault }, 'demo players could not be made'),
    );
  }
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping');
    app.close().then(
      () => process.exit(0),
      (fault: unknown) => {
        app.log.error({ err: fault }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  await app.listen({ host: env.host, port: env.port });
}

start().catch((fault: unknown) => {
  // Before there is a logger; a configuration error speaks for itself, anything else shows where it came from.
  process.stderr.write(
    `${fault instanceof ConfigurationError ? fault.message : fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`,
  );
  process.exit(1);
});
