import { expect, it } from 'vitest';
import * as publicInterface from './index.ts';

it('exports only its public names', () => {
  expect(Object.keys(publicInterface).sort()).toEqual(['SPORTSBOOK_PATHS', 'sportsbookModule', 'virtualsModule']);
});

it('has a text for the title of each route', async () => {
  const { default: english } = await import('./messages/en.json');
  for (const { titleKey } of [...publicInterface.sportsbookModule.routes, ...publicInterface.virtualsModule.routes])
    expect(english).toHaveProperty([titleKey]);
});
