// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { h } from '../design/h.ts';
import { replaceContent } from './replaceContent.ts';

const root = h('main', { tabindex: '-1' });
beforeEach(() => document.body.replaceChildren(root));

const odds = (leg: string, isClosed = false) =>
  h('button', { type: 'button', 'data-leg': leg, disabled: isClosed }, leg);
const focusedLeg = () => (document.activeElement as HTMLElement).dataset['leg'];

it('keeps the focus on the odds that had it, also where a card shows the same ones', () => {
  replaceContent(root, [odds('a'), odds('b'), odds('a')]);
  root.querySelectorAll('button')[2]?.focus();
  const next = [odds('a'), odds('a')];
  replaceContent(root, next);
  expect(document.activeElement).toBe(next[1]);
  replaceContent(root, [odds('a')]);
  expect(focusedLeg()).toBe('a');
});
it.each([
  ['are gone', [odds('b')]],
  ['are closed', [odds('a', true)]],
])('moves the focus to the page if the odds %s', (_what, next) => {
  replaceContent(root, [odds('a')]);
  root.querySelector('button')?.focus();
  replaceContent(root, next);
  expect(document.activeElement).toBe(root);
});
it('takes no focus from anything else', () => {
  const field = h('input');
  document.body.append(field);
  field.focus();
  replaceContent(root, [odds('a')]);
  expect(document.activeElement).toBe(field);
});
