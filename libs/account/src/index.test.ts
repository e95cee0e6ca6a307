import { expect, it } from 'vitest';
import * as publicInterface from './index.ts';

it('exports only its public names', () => {
  expect(Object.keys(publicInterface).sort()).toEqual(['ACCOUNT_PATHS', 'accountModule', 'useWaitingInAccount']);
});

it('has a text for the title of each route', async () => {
  const { default: english } = await import('./messages/en.json');
  for (const { titleKey } of publicInterface.accountModule.routes) expect(english).toHaveProperty([titleKey]);
});
