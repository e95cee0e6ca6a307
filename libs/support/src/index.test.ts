import { expect, it } from 'vitest';
import * as publicInterface from './index.ts';

it('shows the site its widget and how a page opens it, nothing else', () => {
  expect(Object.keys(publicInterface).sort()).toEqual(['SupportWidget', 'chatAddressAtom', 'useSupportChat']);
});
