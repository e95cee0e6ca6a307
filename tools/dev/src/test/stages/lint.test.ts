import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EVERYTHING } from './lint.ts';

it('looks at every folder that holds code', () => {
  const code = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.js'], {
    cwd: join(import.meta.dirname, '../../../../..'),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const places = new Set(code.split('\n').flatMap((file) => (file === '' ? [] : [file.split('/')[0] ?? file])));
  expect([...places].sort()).toEqual([...EVERYTHING].sort());
});
