/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { contrast } from './colour.ts';
import { makeTheme, themeContrast, type BrandTokens } from './index.ts';

const brands = Object.entries(
  import.meta.glob<{ tokens: BrandTokens }>('../../../../brands/*/tokens.ts', { eager: true }),
);

it('finds the brands', () => expect(brands.length).toBeGreaterThanOrEqual(3));

describe.each(brands)('%s', (_path, { tokens }) => {
  it('has no illegible combination of colours', () => {
    expect(themeContrast(makeTheme(tokens)).map((fault) => fault.message)).toEqual([]);
  });
});

it('computes the contrast ratio of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('names the pair and the fix if an override breaks legibility', () => {
  const [, brand] = brands[0] ?? [];
  if (!brand) throw new Error('No brand has tokens.');
  const broken = makeTheme({ ...brand.tokens, overrides: { colour: { textMuted: brand.tokens.colour.ground } } });
  const faults = themeContrast(broken);
  expect(faults.map((fault) => fault.pair)).toContain('textMuted on ground');
  expect(faults[0]?.message).toMatch(/Drop the override of colour\.textMuted/);
});
