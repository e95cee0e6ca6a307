import { expect, it } from 'vitest';
import { examineRoutes } from './examine-routes.ts';

const route = (id: string, path: string) => ({ path, module: { id } });

it('reports two modules with one address', () => {
  const findings = examineRoutes([
    route('content', 'loyalty'),
    route('content', 'promo/:slug'),
    route('loyalty', 'Loyalty'),
    route('offers', 'promo/:code'),
    route('offers', 'promo/:code/details'),
  ]);
  expect(findings.map(({ severity, field, what }) => `${severity} ${field}: ${what}`)).toEqual([
    'error loyalty: Its address "Loyalty" is also one of "content".',
    'error offers: Its address "promo/:code" is also one of "content".',
  ]);
});

it('finds none on the site', () => expect(examineRoutes()).toEqual([]));
