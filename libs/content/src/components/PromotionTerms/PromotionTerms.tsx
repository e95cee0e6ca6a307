import { CalendarDays, Coins, Dices, Repeat2, Trophy, Users } from 'lucide-react';
import { useId } from 'react';
import { Card, Heading, Icon, Inline, Link, Stack, Text, type IconComponent } from '@baize/ui';
import type { AmountByCurrency } from '@baize/contracts/content';
import { timeZoneName, useFormat, useLanguageTag, useText } from '@baize/i18n';
import { hundredthsOf } from '@baize/kernel';
import { useSite } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import type { PromotionSummary } from '../../api/promotions.ts';
import { isDay } from '../../model/audience.ts';
import { dateText } from '../../model/date-text.ts';
import { pagePath } from '../../paths.ts';
import * as css from './PromotionTerms.css.ts';

const SCOPES: readonly string[] = ['casino', 'new', 'jackpots', 'live', 'sports', 'none'];

/** The terms in plain language: audience, duration, games, deposit, wagering, maximum win. Missing terms say so. */
export function PromotionTerms({ promotion }: { readonly promotion: PromotionSummary }) {
  const text = useText('content');
  const format = useFormat();
  const tag = useLanguageTag();
  const toPath = useLocalePath();
  const { market } = useSite();
  const id = useId();
  const { terms, authorized, startDate, endDate } = promotion;
  const isTimed = terms.days === null && [startDate, endDate].some((date) => date !== null && !isDay(date));
  const minimumAge = market.rules.minimumAge.value;
  /** Amounts are the market's own, or the first one listed. */
  const money = (amounts: AmountByCurrency) => {
    const own = amounts.find(({ currency }) => currency === market.market.currency) ?? amounts[0];
    return own ? format.money(hundredthsOf(own.amount), own.currency) : '';
  };
  const time = () => {
    if (terms.days !== null)
      return text('content.terms.timeDays', {
        duration: format.number(terms.days, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
      });
    if (startDate !== null && endDate !== null)
      return text('content.terms.timeRange', { start: dateText(format, startDate), end: dateText(format, endDate) });
    if (endDate !== null) return text('content.terms.timeUntil', { date: dateText(format, endDate) });
    return startDate === null
      ? text('content.terms.timeOpen')
      : text('content.terms.timeFrom', { date: dateText(format, startDate) });
  };
  const facts: readonly (readonly [IconComponent, string, string])[] = [
    [Users, 'who', text(`content.terms.who.${authorized}`, { minimumAge })],
    [CalendarDays, 'time', time()],
    [Dices, 'games', text(`content.terms.games.${SCOPES.includes(terms.games) ? terms.games : 'other'}`)],
    [Coins, 'deposit', terms.minimumDeposit === null ? text('content.terms.depositNone') : money(terms.minimumDeposit)],
    [
      Repeat2,
      'wagering',
      terms.wagering === null
        ? text(promotion.campaignId === null ? 'content.terms.wageringNone' : 'content.terms.wageringFree')
        : text('content.terms.wageringTimes', { times: format.number(terms.wagering) }),
    ],
    [Trophy, 'maximumWin', terms.maximumWin === null ? text('content.terms.maximumWinNone') : money(terms.maximumWin)],
  ];
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="md">
        <Heading level={2} size="h5" id={id}>
          {text('content.terms.title')}
        </Heading>
        <dl className={css.facts}>
          {facts.map(([icon, name, value]) => (
            <div key={name} className={css.fact}>
              <dt className={css.name}>
                <span className={css.mark}>
                  <Icon icon={icon} size="sm" />
                </span>
                {text(`content.terms.${name}`)}
              </dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {isTimed && format.timeZone !== undefined && (
          <Text size="sm" tone="muted">
            {text('content.terms.zone', { timeZone: timeZoneName(tag, format.timeZone) })}
          </Text>
        )}
        <Text size="sm" tone="muted">
          {text('content.terms.note', { minimumAge })}
        </Text>
        <Inline gap="md">
          <Link href={toPath(pagePath('bonus-terms'))}>{text('content.terms.bonusTerms')}</Link>
          <Link href={toPath(pagePath('responsible-gambling'))}>{text('content.terms.saferPlay')}</Link>
        </Inline>
      </Stack>
    </Card>
  );
}
