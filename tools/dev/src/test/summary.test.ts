import { expect, it } from 'vitest';
import { countNxTasks, countPlaywright, countVitest, formatSummary, formatTime } from './summary.ts';

it('counts Vitest’s tests, and a file that does not load as a failure', () => {
  expect(
    countVitest({
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'failed', fullName: 'adds up' },
            { status: 'passed', fullName: 'x' },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'Cannot find module\nstack', assertionResults: [] },
      ],
    }),
  ).toEqual({ passed: 3, failed: 2, skipped: 1, failures: ['a.test.ts: adds up', 'b.test.ts: Cannot find module'] });
});

it('counts a journey that needed a second try as passed, and errors outside journeys as failed', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped') => ({
    title,
    tests: [{ projectName: 'chromium', status }],
  });
  expect(
    countPlaywright({
      suites: [
        {
          title: 'journey.ts',
          specs: [spec('a', 'expected'), spec('b', 'flaky')],
          suites: [{ title: 'fi-FI', specs: [spec('c', 'unexpected'), spec('d', 'skipped')] }],
        },
      ],
      errors: [{ message: 'global setup failed\nat x' }],
    }),
  ).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: ['journey.ts › fi-FI › c [chromium]', 'global setup failed'],
  });
});

it('counts the tasks of Nx, cached ones too, and not twice when they fail', () => {
  const output = `> nx run @baize/ui:lint\n\n> eslint\n\u001b[2m> nx run @baize/kernel:lint\u001b[22m  [local cache]\n> nx run northlight:build  [existing outputs match the cache, left as is]\n\n NX   Running target lint failed\n\nFailed tasks:\n\n- @baize/ui:lint\n\nHint: run\n- not a task\n`;
  expect(countNxTasks(output)).toEqual({ passed: 2, failed: 1, skipped: 0, failures: ['@baize/ui:lint'] });
});

it('ends with the totals alone on the last line', () => {
  const stage = { stage: 'unit', passed: 10, failed: 0, skipped: 0, failures: [], seconds: 3 };
  expect(
    formatSummary([stage, { ...stage, stage: 'lint', failed: 2, failures: ['x'] }])
      .split('\n')
      .at(-1),
  ).toBe('20 passed, 2 failed');
  expect(
    formatSummary([{ ...stage, skipped: 1 }])
      .split('\n')
      .at(-1),
  ).toBe('10 passed, 0 failed, 1 skipped');
});

it('says how long a run took, whether that is too long, and how busy the machine was', () => {
  expect(formatTime({ seconds: 899.6, busy: 0.914, goal: 900 })).toBe(
    'The run took 900 s (goal: 900 s); the processors were busy for 91 % of it.',
  );
  expect(formatTime({ seconds: 903, busy: 0.9, goal: 900 })).toContain('903 s (goal: 900 s, MISSED)');
  expect(formatTime({ seconds: 20, busy: 1, goal: null })).toContain('took 20 s;');
});
