import { expect, it } from 'vitest';
import { countEslint } from './count-eslint.ts';

it('counts projects, and names every place', () => {
  const clean = { messages: [] };
  const message = { ruleId: 'no-console', message: 'Unexpected console.\nmore', line: 4 };
  expect(
    countEslint('/r', [
      { filePath: '/r/libs/ui/src/a.ts', ...clean },
      { filePath: '/r/libs/ui/src/b.ts', messages: [message, { ...message, ruleId: null }] },
      { filePath: '/r/apps/site/src/c.ts', ...clean },
      { filePath: '/r/eslint.config.mjs', ...clean },
    ]),
  ).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: [
      'libs/ui/src/b.ts:4 Unexpected console. (no-console)',
      'libs/ui/src/b.ts:4 Unexpected console. (parser)',
    ],
  });
});
