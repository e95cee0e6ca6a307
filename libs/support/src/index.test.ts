import { expect, it } from 'vitest';
import * as publicInterface from './index.ts';

it('shows the site its widget, nothing else', () => {
  expect(Object.keys(publicInterface).sort()).toEqual(['isMainPage', 'widgetView']);
});
