import { RATES_MAX_AGE_DAYS, type ExchangeRates } from '@baize/brand';
import type { Finding } from './finding.ts';

const DAY_MS = 86_400_000;

/**
 * Checks that the rates with which deposits in other currencies count against the law's limits are dated, usable and not
 * too old. Old ones are a note for the operator: most still count on the strict side, and a checkout cannot renew them.
 */
export function examineExchangeRates({ asOf, unitsPerEuro }: ExchangeRates, now: Date): readonly Finding[] {
  const findings: Finding[] = [];
  const find = (severity: Finding['severity'], field: string, what: string, mend: string) =>
    findings.push({
      severity,
      file: 'libs/brand/src/exchange-rates.ts',
      field,
      what,
      why: 'Deposits in other currencies count with these rates against the limits of the law.',
      mend,
    });
  const age = Math.floor((now.getTime() - Date.parse(`${asOf}T00:00:00Z`)) / DAY_MS);
  if (!(age >= 0))
    find('error', 'asOf', `"${asOf}" is no day of the past.`, 'Write the day of the rates as yyyy-MM-dd.');
  if (age > RATES_MAX_AGE_DAYS)
    find(
      'note',
      'asOf',
      `The rates of ${asOf} are ${age} days old; an operator renews them once a year.`,
      'Replace them with the latest rates of the source, rounded down, and write their day.',
    );
  for (const [currency, rate] of Object.entries(unitsPerEuro))
    if (!(Number.isFinite(rate) && rate > 0))
      find(
        'error',
        `unitsPerEuro.${currency}`,
        `The rate is ${rate}.`,
        'Write how many units a euro is worth, rounded down.',
      );
  return findings;
}
