import { expect, it } from 'vitest';
import { showUnions, simplifyType } from '../../.storybook/union-types.ts';

const literal = (...value: readonly string[]) => ({ name: 'enum', value });
const nothing = { name: 'other', value: 'undefined' };

it.each([
  [
    'a named union that is optional',
    { name: 'union', value: [literal('primary', 'ghost'), nothing] },
    { name: 'enum', value: ['primary', 'ghost'] },
  ],
  [
    'a union of unions',
    { name: 'union', value: [{ name: 'union', value: [literal('sm'), literal('md', 'sm')] }, nothing] },
    { name: 'enum', value: ['sm', 'md'] },
  ],
  ['an optional switch', { name: 'union', value: [{ name: 'boolean' }, nothing] }, { name: 'boolean' }],
])('shows the values of %s', (_, type, expected) => expect(simplifyType(type)).toEqual(expected));

it('leaves a union of different types as it is', () => {
  const type = { name: 'union', value: [{ name: 'string' }, { name: 'number' }] };
  expect(simplifyType(type)).toBe(type);
});

it('writes the values where Storybook writes a name', () => {
  const { variant, children } = showUnions({
    variant: {
      type: { name: 'union', value: [literal('primary', 'ghost'), nothing] },
      table: { type: { summary: 'ButtonVariant' } },
    },
    children: { type: { name: 'other', value: 'ReactNode' } },
  });
  expect(variant).toEqual({
    type: { name: 'enum', value: ['primary', 'ghost'] },
    table: { type: { summary: '"primary" | "ghost"' } },
  });
  expect(children).toEqual({ type: { name: 'other', value: 'ReactNode' } });
});

it.each([
  [
    'values that Storybook has found',
    { name: 'enum', raw: "'sm' | 'md' | undefined", value: ['sm', 'md'] },
    '"sm" | "md"',
  ],
  ['a switch', { name: 'union', value: [{ name: 'boolean' }, nothing] }, 'boolean'],
  ['another type', { name: 'union', value: [{ name: 'other', value: 'ReactNode' }, nothing] }, 'ReactNode'],
  [
    'different types',
    { name: 'union', raw: 'string | number | undefined', value: [{ name: 'string' }, { name: 'number' }, nothing] },
    'string | number',
  ],
])('writes no "union" in place of %s', (_, type, summary) => {
  expect(showUnions({ prop: { type, table: { type: { summary: 'union' } } } })['prop']?.table?.type?.summary).toBe(
    summary,
  );
});
