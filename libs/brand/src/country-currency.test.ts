import { expect, it } from 'vitest';
import { currencyOfCountry } from './country-record.ts';

it.each([
  ['BR', 'BRL'],
  ['CA', 'CAD'],
  ['CL', 'CLP'],
  ['IN', 'INR'],
  ['NZ', 'NZD'],
  ['NO', 'NOK'],
  ['PE', 'PEN'],
  ['PH', 'PHP'],
  ['PL', 'PLN'],
  ['ZA', 'ZAR'],
  ['TR', 'TRY'],
  ['GB', 'GBP'],
  ['GG', 'GBP'],
  ['IM', 'GBP'],
  ['JE', 'GBP'],
])('a player of %s plays in %s (A§9)', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency);
});
it.each(['FI', 'DE', 'SE', 'XX', ''])('players from any other country, such as “%s”, play in euros', (country) =>
  expect(currencyOfCountry(country)).toBe('EUR'),
);
