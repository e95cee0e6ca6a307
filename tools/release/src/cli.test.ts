import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { expect, it } from 'vitest';
import { explain, readNames } from './cli.ts';

const USAGE = 'npm run release:x -- <name>';

function thrown(what: () => unknown): unknown {
  try {
    what();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

it('prints the usage for wrong arguments', () => {
  for (const args of [['--brnd', 'x'], ['northlight']])
    expect(
      explain(
        thrown(() => parseArgs({ args, options: { brand: { type: 'string' } } })),
        USAGE,
      ),
    ).toMatch(/(?:'--brnd'|'northlight')[^]*\nUsage: npm run release:x/);
  expect(() => readNames(['a', '--json'], USAGE, 'Say which.')).toThrow(/"--json" is not an option[^]*Usage: npm/);
  expect(() => readNames([], USAGE, 'Say which.')).toThrow('Say which. Usage: npm run release:x -- <name>');
  expect(readNames(['a', 'b c'], USAGE, 'Say which.')).toEqual(['a', 'b c']);
});

it.each([
  ['EACCES', /may not write there/],
  ['EROFS', /mounted read-only/],
  ['ENOENT', /read-only/],
  ['ENOSPC', /disk is full/],
] as const)('says what to do about %s, and that nothing half-written counts', (code, words) => {
  const told = explain(Object.assign(new Error(`${code}: mkdir '/srv/releases'`), { code }), USAGE);
  expect(told).toMatch(words);
  expect(told).toMatch(/\/srv\/releases[^]*Nothing half-written/);
});

it('does not change a complete message', () => {
  expect(explain(new Error('There is no brand "x".'), USAGE)).toBe('There is no brand "x".');
});

it('continues when the reader closes the pipe', () => {
  const script = `import { runCommand } from ${JSON.stringify(join(import.meta.dirname, 'cli.ts'))}; await runCommand('', async () => { for (let line = 0; line < 50; line += 1) { process.stdout.write('x'.repeat(9000)); await new Promise((done) => setTimeout(done, 5)); } process.stderr.write('done'); });`;
  const { stderr } = spawnSync('sh', ['-c', '"$NODE" --input-type=module -e "$SCRIPT" | head -c 1'], {
    encoding: 'utf8',
    env: { ...process.env, NODE: process.execPath, SCRIPT: script },
  });
  expect(stderr).toBe('done');
});
