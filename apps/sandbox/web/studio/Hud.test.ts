// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { Hud, type HudActions } from './Hud.ts';
import { readLaunch } from './launch.ts';
import en from './messages/en.json';
import { textsOf } from './text.ts';

it('marks a balance that is too long for a phone, so that the stake beside it keeps its room', () => {
  const launch = readLaunch(new URLSearchParams('mode=real&token=t&gameId=g&currency=CLP'), undefined);
  const hud = new Hud(launch, textsOf(en, 'en'), {} as HudActions);
  const figure = hud.root.querySelector('.figure-balance .figure-value');
  hud.balance = 135_209_400;
  expect([figure?.textContent, figure?.hasAttribute('data-long')]).toEqual(['$1,352,094', false]);
  hud.balance = 135_209_432_000;
  expect([figure?.textContent, figure?.hasAttribute('data-long')]).toEqual(['$1,352,094,320', true]);
});
