import type { Reporter, TestCase } from 'vitest/node';

/**
 * Names the tests that passed only at their second try. They count as passed, as journeys do: on a machine whose cores are
 * all busy a test of a screen sometimes comes too early or too late. But each has a reason, and someone should find it.
 */
export default class SecondTries implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.#names.length > 0) console.log(['', 'Passed at the second try only:', ...this.#names, ''].join('\n  '));
  }
}
