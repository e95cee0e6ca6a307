import { buildApp } from './app.ts';
import { seedDemoPlayers } from './demo/seed.ts';
import { ConfigurationError, readEnv } from './plugins/env.ts';
import { stopGracefully } from './stop-gracefully.ts';

/** Starts the API. On SIGINT or SIGTERM it stops without dropping requests, in at most `SHUTDOWN_SECONDS`. */
async function start(): Promise<void> {
  const env = readEnv();
  const app = await buildApp({ env });
  if (env.seedDemoPlayers) {
    // A demo works without its players, so a failure is only logged.
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
    stopGracefully(app, env.shutdown).then(
      (isComplete) => {
        if (!isComplete) app.log.error('stopped before every request had ended: its time was over');
        process.exit(isComplete ? 0 : 1);
      },
      (fault: unknown) => {
        app.log.error({ err: fault }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  // First, so that a ready API also answers its operators.
  if (env.operator) await app.operatorPlane?.server.listen({ host: env.operator.host, port: env.operator.port });
  await app.listen({ host: env.host, port: env.port });
}

start().catch((fault: unknown) => {
  // There is no logger yet. The message of a configuration error is enough; any other error shows its stack.
  process.stderr.write(
    `${fault instanceof ConfigurationError ? fault.message : fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`,
  );
  process.exit(1);
});
