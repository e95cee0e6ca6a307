import { expect, it } from 'vitest';
import { breakpoints, from, under } from './breakpoints.ts';

it('matches A§9, and a range below a breakpoint ends one pixel before it', () => {
  expect(breakpoints).toEqual({ xs: 0, sm: 320, md: 768, lg: 1024, xl: 1440 });
  expect(Object.values(from).map((query) => Number(/\d+/.exec(query)?.[0]))).toEqual([320, 768, 1024, 1440]);
  expect(under.md).toContain(`${breakpoints.md - 1}px`);
});
