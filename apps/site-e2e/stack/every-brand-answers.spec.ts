import { expect, test } from '@playwright/test';
import { readyStack } from './ready-stack.ts';
import { startedBrands } from './stacks.ts';

for (const brand of startedBrands()) {
  test(`${brand}: site, API through the site's own origin, and sandbox answer`, async ({ request }) => {
    const stack = await readyStack(brand);
    const page = await request.get(`${stack.site}/en-UN`);
    expect(page.ok()).toBe(true);
    const policy = page.headers()['content-security-policy'] ?? '';
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toContain(stack.sandbox);
    expect((await request.get(`${stack.site}/api/v1/site/flags`)).ok()).toBe(true);
    expect((await request.get(`${stack.sandbox}/health`)).ok()).toBe(true);
  });
}
