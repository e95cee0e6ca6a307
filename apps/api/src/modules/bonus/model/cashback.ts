import type { CashbackTrigger } from '@baize/contracts/reward';
import { WHOLE_UNIT_CURRENCIES, type CurrencyCode, type Hundredths } from '@baize/kernel';
import { dayOf, periodOf, zoneAt, type TimeZones } from '../../player/index.ts';
import type { Losses } from '../../wallet/index.ts';
import type { CashbackTerms } from './campaign.ts';

const HOUR_MS = 3_600_000;

/** A time whose losses give cashback; `end` is the first instant after it. */
export interface CashbackPeriod {
  readonly start: Date;
  readonly end: Date;
}

/**
 * Returns the cashback of losses, in hundredths, never above the maximum. Winnings in other games reduce what booster
 * games give, because only the losses of all games together count.
 */
export function cashbackOf(
  { percent, booster }: CashbackTerms,
  losses: Losses,
  maximum: Hundredths,
  currency: CurrencyCode,
): Hundredths {
  const lost = Math.max(0, losses.all);
  const boosted = booster ? Math.min(lost, Math.max(0, losses.booster)) : 0;
  const unit = WHOLE_UNIT_CURRENCIES.has(currency) ? 100 : 1;
  const parts = (lost - boosted) * percent + boosted * (booster?.percent ?? 0);
  return Math.max(0, Math.min(maximum, Math.floor(parts / 100 / unit) * unit));
}

/** Terms that decide about periods. */
export interface PeriodTerms {
  readonly trigger: Exclude<CashbackTrigger, 'CASHBACK_INSTANT'>;
  readonly weekday: number | null;
  /** Hours after a period's end during which it can be claimed. */
  readonly validHours: number;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/** Returns the period of an instant, by the calendar of the player's time zone; null on another weekday. */
function periodAt({ trigger, weekday, startsAt, endsAt }: PeriodTerms, instant: Date, zones: string | TimeZones) {
  if (trigger === 'CASHBACK_WITH_TIMEFRAME')
    return endsAt && instant >= startsAt && instant < endsAt ? { start: startsAt, end: endsAt } : null;
  const period = periodOf(trigger === 'CASHBACK_WEEKLY' ? 'W' : 'D', instant, zones);
  if (trigger !== 'CASHBACK_SPECIFIC_DAY') return period;
  // The middle of the day, so that a change of the clocks cannot make it another one.
  const middle = new Date((period.start.getTime() + period.end.getTime()) / 2);
  const { year, month, day } = dayOf(middle, typeof zones === 'string' ? zones : zoneAt(zones, middle));
  // Monday is 1 and Sunday 7.
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7) === weekday ? period : null;
}

/** Returns the period that counts now, and the latest one that has ended and can still be claimed. */
export function cashbackPeriods(
  terms: PeriodTerms,
  now: Date,
  zones: string | TimeZones,
): { readonly current: CashbackPeriod | null; readonly ended: CashbackPeriod | null } {
  const hasEnded = terms.endsAt !== null && now >= terms.endsAt;
  const current = hasEnded || now < terms.startsAt ? null : periodAt(terms, now, zones);
  const isClaimable = ({ end }: CashbackPeriod) => now.getTime() < end.getTime() + terms.validHours * HOUR_MS;
  if (terms.trigger === 'CASHBACK_WITH_TIMEFRAME') {
    const whole = terms.endsAt && { start: terms.startsAt, end: terms.endsAt };
    return { current, ended: whole && hasEnded && isClaimable(whole) ? whole : null };
  }
  // From the present day backwards; a specific weekday is at most a week ago.
  let before = periodOf(terms.trigger === 'CASHBACK_WEEKLY' ? 'W' : 'D', now, zones).start;
  for (let step = 0; step < 7; step += 1) {
    const instant = new Date(before.getTime() - 1);
    const period = periodAt(terms, instant, zones);
    if (period)
      return {
        current,
        ended: period.end > terms.startsAt && isClaimable(period) ? period : null,
      };
    before = periodOf('D', instant, zones).start;
  }
  return { current, ended: null };
}
