import { expect, it } from 'vitest';
import { buildTestApp } from '../testing/buildTestApp.ts';

it('sends the business clock’s time with every answer, so that countdowns end on time', async () => {
  const test = await buildTestApp();
  try {
    const told = async () => Date.parse(String((await test.app.inject({ url: '/api/v1/site/flags' })).headers.date));
    expect(await told()).toBe(test.clock.now().getTime());
    test.advance(3_600_000);
    expect(await told()).toBe(test.clock.now().getTime());
  } finally {
    await test.close();
  }
});
