import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '@baize/testing/folders';
import { freePort } from './ports.ts';
import { ServiceFailure, Supervisor, type ServiceSpec } from './supervise.ts';

async function service(name: string, code: string): Promise<ServiceSpec> {
  const port = await freePort();
  const folder = temporaryFolder({ 'server.mjs': code.replaceAll('PORT', String(port)) });
  return {
    name,
    command: process.execPath,
    args: [join(folder, 'server.mjs')],
    cwd: folder,
    env: process.env,
    logFile: join(folder, 'log.txt'),
    readyUrl: `http://127.0.0.1:${port}/health`,
    // Only what hangs takes this long.
    readyWithinMs: 60_000,
  };
}
const LISTEN = `import { createServer } from 'node:http'; createServer((q, r) => r.end('ok')).listen(PORT, '127.0.0.1'); console.log('listening');`;
/** Answers until it is asked to end. */
const ENDS_WHEN_ASKED = `import { createServer } from 'node:http'; createServer((q, r) => { r.end('ok'); if (q.url === '/end') { console.error('boom'); process.exitCode = 7; setImmediate(() => process.exit()); } }).listen(PORT, '127.0.0.1'); console.log('listening');`;
const alive = (pid: number | undefined) => {
  try {
    process.kill(pid ?? 0, 0);
    return true;
  } catch {
    return false;
  }
};

function supervisor(): Supervisor {
  const made = new Supervisor();
  onTestFinished(() => made.stop());
  return made;
}

it('waits until a service answers, records its output, and stops it', async () => {
  const watch = supervisor();
  const spec = await service('API', LISTEN);
  await watch.start(spec);
  const pid = watch.pids['API'];
  expect(alive(pid)).toBe(true);
  await watch.stop();
  expect(alive(pid)).toBe(false);
  expect(readFileSync(spec.logFile, 'utf8')).toContain('listening');
});

it('reports the last lines of a service that could not start', async () => {
  const watch = supervisor();
  const failing = watch.start(await service('API', `console.error('The data folder is in use'); process.exit(3);`));
  await expect(failing).rejects.toThrow(ServiceFailure);
  await expect(failing).rejects.toThrow(/API could not start \(code 3\)[\s\S]*The data folder is in use/);
});

it('reports a service that ends later, but not one that was stopped', async () => {
  const watch = supervisor();
  const ending = await service('sandbox', ENDS_WHEN_ASKED);
  await watch.start(ending);
  await fetch(new URL('/end', ending.readyUrl)).catch(() => undefined);
  await expect(watch.failed).rejects.toThrow(/sandbox ended by itself \(code 7\)[\s\S]*boom/);
  const calm = supervisor();
  await calm.start(await service('API', LISTEN));
  await calm.stop();
  expect(
    await Promise.race([
      calm.failed.catch(() => 'failed'),
      new Promise((resolve) => setTimeout(() => resolve('quiet'), 50)),
    ]),
  ).toBe('quiet');
});
