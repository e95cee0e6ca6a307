// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { Banner } from './Banner.ts';

const LOST = 'Live odds are interrupted.';
const shown = ({ root }: Banner) => (root.hidden ? null : root.textContent);

it('keeps news in view for ten seconds while the odds move', () => {
  const banner = new Banner();
  banner.tell('The value has changed.', 1000);
  banner.update(null, 1500);
  banner.update(null, 10_900);
  expect(shown(banner)).toBe('The value has changed.');
  banner.update(null, 11_000);
  expect(shown(banner)).toBeNull();
});
it('says that the odds are interrupted until they move again', () => {
  const banner = new Banner();
  banner.tell('The value has changed.', 1000);
  banner.update(LOST, 2000);
  expect(shown(banner)).toBe(LOST);
  banner.update(null, 60_000);
  expect(shown(banner)).toBeNull();
});
it('colours good news otherwise than an interruption', () => {
  const banner = new Banner();
  banner.tell('Cashed out · €3.20', 1000, 'good');
  expect(banner.root.dataset['tone']).toBe('good');
  banner.update(LOST, 2000);
  expect(banner.root.dataset['tone']).toBe('bad');
  banner.update(null, 3000);
  expect([shown(banner), banner.root.dataset['tone']]).toEqual(['Cashed out · €3.20', 'good']);
});
