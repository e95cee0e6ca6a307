import { expect, it } from 'vitest';
import * as publicInterface from './index.ts';

it('shows the site its module, its paths and the calls of the activity timer, nothing else', () => {
  expect(Object.keys(publicInterface).sort()).toEqual([
    'LIMITS_PATHS',
    'activityLeftQuery',
    'limitsModule',
    'resetActivityTimer',
    'tellIdle',
  ]);
});

it('has a text for the title of each route', async () => {
  const { default: english } = await import('./messages/en.json');
  for (const { titleKey } of publicInterface.limitsModule.routes) expect(english).toHaveProperty([titleKey]);
});
