/** What a stage of `npm test` found. */
export interface StageResult {
  readonly stage: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, shortly; the details stand above in the stage's own output. */
  readonly failures: readonly string[];
  readonly seconds: number;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

export function addCounts(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
  };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests?: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Sums up Vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function countVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    failures: [
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${name}: ${fullName}`),
      ),
      ...broken.map(({ name, message }) => `${name}: ${message?.split('\n')[0] || 'could not be loaded'}`),
    ],
  };
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    }[];
  }[];
}

/**
 * Sums up Playwright's JSON report; a journey that passed at its second try counts as passed: Playwright names it in
 * its own list.
 */
export function countPlaywright(report: {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
}): Counts {
  let counts: Counts = NOTHING;
  const walk = (suite: PlaywrightSuite, path: string) => {
    const here = [path, suite.title].filter(Boolean).join(' › ');
    for (const spec of suite.specs ?? []) {
      for (const { status, projectName } of spec.tests) {
        const bad = status === 'unexpected';
        counts = addCounts(counts, {
          passed: status === 'expected' || status === 'flaky' ? 1 : 0,
          failed: bad ? 1 : 0,
          skipped: status === 'skipped' ? 1 : 0,
          failures: bad ? [`${here} › ${spec.title} [${projectName}]`] : [],
        });
      }
    }
    for (const inner of suite.suites ?? []) walk(inner, here);
  };
  for (const suite of report.suites) walk(suite, '');
  const errors = report.errors ?? [];
  return addCounts(counts, {
    passed: 0,
    failed: errors.length,
    skipped: 0,
    failures: errors.map(({ message }) => message?.split('\n')[0] ?? 'Playwright failed'),
  });
}

// eslint-disable-next-line no-control-regex -- colour codes begin with an escape character
const COLOURS = /\u001b\[[0-9;]*m/g;

/**
 * Counts the tasks of a static Nx output as one check each: those that it ran or took from the cache, and those that it
 * lists as failed.
 */
export function countNxTasks(output: string): Counts {
  const lines = output
    .replace(COLOURS, '')
    .split('\n')
    .map((line) => line.trim());
  const seen = new Set(lines.flatMap((line) => /^> nx run (\S+:\S+)/.exec(line)?.[1] ?? []));
  const failed = new Set<string>();
  let listing = false;
  for (const line of lines) {
    if (/^Failed tasks:|^Tasks not run/.test(line)) listing = true;
    else if (listing && line.startsWith('- ')) failed.add(line.slice(2));
    else if (line !== '') listing = false;
  }
  for (const task of failed) seen.delete(task);
  return { passed: seen.size, failed: failed.size, skipped: 0, failures: [...failed] };
}

/** The last lines of `npm test`; the very last stands alone: `N passed, N failed`, and skipped ones if any. */
export function formatSummary(results: readonly StageResult[]): string {
  const width = Math.max(...results.map(({ stage }) => stage.length), 5);
  const rows = results.map(
    ({ stage, passed, failed, skipped, seconds }) =>
      `  ${failed > 0 ? '✖' : '✔'} ${stage.padEnd(width)}  ${String(passed).padStart(5)} passed  ${String(failed).padStart(4)} failed${skipped > 0 ? `  ${skipped} skipped` : ''}  ${Math.round(seconds)} s`,
  );
  const failures = results.flatMap(({ stage, failures: list }) => list.map((failure) => `  ${stage}: ${failure}`));
  const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[key], 0);
  return [
    '',
    ...rows,
    ...(failures.length > 0 ? ['', 'Failed:', ...failures] : []),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
  ].join('\n');
}

/** How long a run took. */
export interface RunTime {
  readonly seconds: number;
  /** Share of it in which the processors worked, from 0 to 1. */
  readonly busy: number;
  /** Seconds that such a run should take; null for a part of one. */
  readonly goal: number | null;
}

export function formatTime({ seconds, busy, goal }: RunTime): string {
  const taken = Math.round(seconds);
  const compared = goal === null ? '' : ` (goal: ${goal} s${taken > goal ? ', MISSED' : ''})`;
  return `The run took ${taken} s${compared}; the processors were busy for ${Math.round(busy * 100)} % of it.`;
}
