import { expect, it } from 'vitest';
import * as publicInterface from './index.ts';

it('exports only its public names', () => {
  expect(Object.keys(publicInterface).sort()).toEqual(['BONUS_PATHS', 'bonusModule', 'manualClaim']);
});

it('has a text for the title of each route', async () => {
  const { default: english } = await import('./messages/en.json');
  for (const { titleKey } of publicInterface.bonusModule.routes) expect(english).toHaveProperty([titleKey]);
});

it('closes rewards and codes to flagged players (B§2)', () => {
  for (const { guards } of publicInterface.bonusModule.routes)
    expect(guards).toEqual(expect.arrayContaining(['login', 'notRiskPayout', 'notSuspended']));
  expect(
    publicInterface.bonusModule.routes
      .filter(({ guards }) => guards?.includes(publicInterface.manualClaim))
      .map(({ path }) => path),
  ).toEqual(['my-account/bonus-code']);
});
