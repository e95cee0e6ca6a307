import { halfWidth } from './half-width.ts';
import { MAX_AMOUNT, WHOLE_UNIT_CURRENCIES, type AmountFault, type Hundredths } from './money.ts';
import { err, ok, type Result } from './result.ts';

/** The currency's symbols, code and name, as the player's locale writes them and as the rest of the world does. */
function signsOf(currency: string, locale: string): string[] {
  const signs = [locale, 'en'].flatMap((tag) =>
    (['symbol', 'narrowSymbol', 'code', 'name'] as const).map(
      (currencyDisplay) =>
        new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay })
          .formatToParts(20)
          .find(({ type }) => type === 'currency')?.value ?? currency,
    ),
  );
  // The longest first: “R$” is not an R before a “$”.
  return [...new Set(signs.map((sign) => sign.toLowerCase()))].sort((one, two) => two.length - one.length);
}

/** Returns an amount without its currency's own sign, as in “20 €” or “EUR 20”. Another currency's sign stays. */
function withoutSign(text: string, currency: string, locale: string): string {
  const low = text.toLowerCase();
  // Most amounts are digits only, and nothing is formatted for them.
  if (/^[\d\s.,]*$/.test(low)) return text;
  for (const sign of signsOf(currency, locale)) {
    if (low.startsWith(sign)) return text.slice(sign.length);
    if (low.endsWith(sign)) return text.slice(0, -sign.length);
  }
  return text;
}

interface Separators {
  readonly decimal: string;
  readonly group: string;
}
const separators = new Map<string, Separators>();
/** Returns a locale's separators. They are read once: a bet slip parses the stake of each bet on every press. */
function separatorsOf(locale: string): Separators {
  const known = separators.get(locale);
  if (known) return known;
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6);
  const read = {
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    group: parts.find(({ type }) => type === 'group')?.value ?? ',',
  };
  separators.set(locale, read);
  return read;
}

/**
 * Parses what a player typed or pasted: "1 234,50", "1,234.50", "50", "５０", "20 €". The locale decides the decimal
 * separator. Grouping marks must be in the right places; anything else is refused, never guessed. A single comma or full
 * stop before one or two digits is a decimal sign in every locale: no locale groups so few digits, and 12,50 must never
 * become 1,250.
 * @param locale BCP-47 tag of the player
 * @param currency of the amount: its own sign may be before or after it
 */
export function parseAmount(text: string, locale: string, currency?: string): Result<Hundredths, AmountFault> {
  const { decimal, group } = separatorsOf(locale);
  const typed = halfWidth(text).trim();
  const plain = (currency === undefined ? typed : withoutSign(typed, currency, locale))
    .trim()
    .replace(/[\s\u00a0\u202f'’]/g, ' ');
  const marked = /^\d+[.,]\d{1,2}$/.test(plain)
    ? plain.replace(',', '.')
    : plain.split(group).join(' ').replace(decimal, '.');
  // Groups of three, and of two before the last in India.
  const match = /^(\d{1,40}|\d{1,3}(?: \d{2,3})* \d{3})(?:\.(\d*))?$/.exec(marked);
  if (!match) return err('not_a_number');
  const places = match[2] ?? '';
  if (places.length > 2) return err('too_many_places');
  const hundredths = Number(match[1]?.replaceAll(' ', '')) * 100 + Number(places.padEnd(2, '0') || '0');
  if (hundredths > MAX_AMOUNT) return err('too_large');
  if (currency !== undefined && WHOLE_UNIT_CURRENCIES.has(currency) && hundredths % 100 !== 0)
    return err('whole_units_only');
  return ok(hundredths);
}
