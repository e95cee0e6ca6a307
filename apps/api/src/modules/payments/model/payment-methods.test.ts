import { MARKETS } from '@baize/brand';
import { buildCatalogue } from '@baize/catalogue';
import { hundredthsOf, type CurrencyCode } from '@baize/kernel';
import { expect, it } from 'vitest';
import { BANK_METHOD, methodsOf, type Direction } from './payment-methods.ts';

const methods = buildCatalogue({ games: 0 }).filter((document) => document._type === 'paymentMethod');

it.each([
  ['FI', 'EUR'],
  ['CA', 'CAD'],
  ['PP', 'EUR'],
  ['UN', 'EUR'],
  ['NO', 'NOK'],
  ['BR', 'BRL'],
  ['CL', 'CLP'],
  ['IN', 'INR'],
] as const)(
  'the page of payment methods says for %s in %s what the cashier takes',
  (market, currency: CurrencyCode) => {
    for (const direction of ['DEPOSIT', 'WITHDRAW'] as const satisfies readonly Direction[]) {
      const said = methods
        .filter(({ markets }) => markets.includes(market))
        .flatMap(({ name, info }) =>
          info
            .filter(({ paymentMethodType }) => paymentMethodType === direction)
            .map(({ processTime, limits }) => {
              const limit = limits.find((each) => each.currency === currency);
              return {
                name,
                minutes: processTime,
                min: hundredthsOf(limit?.min ?? 0),
                max: hundredthsOf(limit?.max ?? 0),
              };
            }),
        );
      const taken = methodsOf(market, currency, direction);
      const byName = (a: { readonly name: string }, b: { readonly name: string }) => a.name.localeCompare(b.name);
      expect(said.sort(byName)).toEqual([...taken].sort(byName));
    }
  },
);

it.each(Object.values(MARKETS).filter(({ payAndPlay }) => payAndPlay))(
  'pays a pay-and-play deposit in $id back to the bank that it came from',
  ({ id, currency }) => {
    for (const direction of ['DEPOSIT', 'WITHDRAW'] as const)
      expect(methodsOf(id, currency, direction).map(({ name }) => name)).toContain(BANK_METHOD);
  },
);
