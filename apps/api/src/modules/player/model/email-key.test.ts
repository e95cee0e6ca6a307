import { expect, it } from 'vitest';
import { emailKeyOf } from './email-key.ts';

it('finds one account for every way to type its email', () =>
  expect(emailKeyOf('  Aino.Virtanen@Example.COM ')).toBe('aino.virtanen@example.com'));
