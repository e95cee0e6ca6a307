import { expect, it } from 'vitest';
import * as publicInterface from './index.ts';

it('exports only its public names', () => {
  expect(Object.keys(publicInterface).sort()).toEqual(['chatAddressAtom']);
});
