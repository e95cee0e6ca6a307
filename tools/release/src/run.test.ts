import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@baize/testing/folders';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it.each(['SIGINT', 'SIGTERM'] as const)(
  'says on %s what was made, and stops the commands that it has started',
  async (signal) => {
    const folder = temporaryFolder({
      'child.mjs': `import { writeFileSync } from 'node:fs';
        writeFileSync(process.argv[2], String(process.pid));
        setInterval(() => undefined, 1000);`,
      'parent.mjs': `import { Run } from ${JSON.stringify(join(import.meta.dirname, 'run.ts'))};
        const run = new Run();
        run.start(['harbour', 'lagoon', 'reef']);
        run.finish('harbour');
        if ((await run.execute([process.argv[2], process.argv[3]])) === 0) run.finish('lagoon');
        await new Promise((resolve) => setTimeout(resolve, 10_000));`,
    });
    const file = join(folder, 'pid');
    const parent = spawn(process.execPath, [join(folder, 'parent.mjs'), join(folder, 'child.mjs'), file]);
    let output = '';
    parent.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
    await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8'), { timeout: 20_000 }).toMatch(/^\d+$/);
    parent.kill(signal);
    const [code] = (await once(parent, 'close')) as [number | null];
    expect([code, output]).toEqual([
      130,
      'Stopped. Released: harbour; not released: lagoon, reef. Nothing half-written remains.\n',
    ]);
    expect(isAlive(Number(readFileSync(file, 'utf8')))).toBe(false);
  },
  30_000,
);
