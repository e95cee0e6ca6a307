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

it('says how a command is called to whoever calls it otherwise', () => {
  for (const args of [['--brnd', 'x'], ['northlight']])
    expect(
      explain(
        thrown(() => parseArgs({ args, options: { brand: { type: 'string' } } })),
        USAGE,
      ),
    ).toMatch(/(?:'--brnd'|'northlight')[^]*\nUsage: npm run release:x/);
  expect(() => readNames(['a', '--json'], USAGE, 'Say which.')).toThrow(/"--json" is no option[^]*Usage: npm/);
  expect(() => readNames([], USAGE, 'Say which.')).toThrow('Say which. Usage: npm run release:x -- <name>');
  expect(readNames(['a', 'b c'], USAGE, 'Say which.')).toEqual(['a', 'b c']);
});

it.each([
  ['EACCES', /may not write there/],
  ['EROFS', /only be read/],
  ['ENOENT', /can only be read/],
  ['ENOSPC', /disk is full/],
] as const)('says what to do about %s, and that nothing half-written counts', (code, words) => {
  const told = explain(Object.assign(new Error(`${code}: mkdir '/srv/releases'`), { code }), USAGE);
  expect(told).toMatch(words);
  expect(told).toMatch(/\/srv\/releases[^]*Nothing half-written/);
});

it('leaves a sentence that says all by itself alone', () => {
  expect(explain(new Error('There is no brand "x".'), USAGE)).toBe('There is no brand "x".');
});

it('goes on when nobody reads what it says any more', () => {
  const script = `import { runCommand } from ${JSON.stringify(join(import.meta.dirname, 'cli.ts'))}; await runCommand('', async () => { for (let line = 0; line < 50; line += 1) { process.stdout.write('x'.repeat(9000)); await new Promise((done) => setTimeout(done, 5)); } process.stderr.write('done'); });`;
  const { stderr } = spawnSync('sh', ['-c', '"$NODE" --input-type=module -e "$SCRIPT" | head -c 1'], {
    encoding: 'utf8',
    env: { ...process.env, NODE: process.execPath, SCRIPT: script },
  });
  expect(stderr).toBe('done');
});
