/** When every story and every test of a screen begins. The visual tests photograph stories at this moment too. */
export const TEST_TIME = new Date('2026-11-21T12:00:00Z');

/**
 * Sets the clock to `TEST_TIME`; from there it runs. Dates in the data of stories and tests are written, so with the
 * real clock a tournament that is open in them would be over some day, and they would show and test something else.
 * Timers are not changed.
 */
export function startTestClock(): void {
  // The test files of a thread share one clock.
  if (Date.now.name === 'testNow') return;
  const now = Date.now;
  const ahead = TEST_TIME.getTime() - now();
  const testNow = () => now() + ahead;
  globalThis.Date = new Proxy(Date, {
    construct: (date, values: readonly unknown[], asked) =>
      Reflect.construct(date, values.length === 0 ? [testNow()] : values, asked) as Date,
    get: (date, name, asked) => (name === 'now' ? testNow : (Reflect.get(date, name, asked) as unknown)),
  });
}
