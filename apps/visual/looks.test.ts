import { SCREEN_DOMAINS } from '@baize/dev/screen-domains';
import { expect, it } from 'vitest';
import { SCREENS } from './looks.ts';

it('names the domains of every recorded screen, for a run of what is affected', () => {
  expect(Object.keys(SCREEN_DOMAINS)).toEqual(SCREENS.map(({ name }) => name));
});
