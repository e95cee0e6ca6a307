import { buildSandbox } from './buildSandbox.ts';
import { readConfig } from './config.ts';

export { buildSandbox } from './buildSandbox.ts';

if (import.meta.main) {
  const config = readConfig();
  const app = await buildSandbox({ config });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void app.close().then(() => process.exit(0));
    });
  }
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    process.stderr.write(
      taken
        ? `The sandbox cannot start: port ${config.port} is taken. Stop what listens there, or set SANDBOX_PORT to a free one.\n`
        : `The sandbox cannot start: ${String(error)}\n`,
    );
    process.exit(1);
  }
  process.stdout.write(`Sandbox ready at ${config.publicUrl}\n`);
}
