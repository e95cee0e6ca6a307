import type { Reward } from '@baize/contracts/reward';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { useUi } from '@baize/ui';
import { depositOf, isGift, isLoyalty, minimumDepositOf, productOf, stakesFor } from '../model/reward.ts';

/** Returns the key of the name of a reward without a title of its own. */
function nameKeyOf(reward: Reward): string {
  const deposit = depositOf(reward);
  if (isLoyalty(reward)) return 'bonus.name.loyalty';
  if (reward.triggerEvent === 'TOURNAMENT') return 'bonus.name.TOURNAMENT';
  if (reward.betAndGet) return 'bonus.name.BET';
  if (reward.freeSpinDetail) return 'bonus.name.freeSpins';
  if (reward.freeBetDetail) return 'bonus.name.freeBet';
  if (reward.offer.kind === 'CASHBACK') return `bonus.name.${reward.triggerEvent}`;
  if (reward.hasBonusCode) return 'bonus.name.code';
  if (reward.triggerEvent === 'REGISTRATION_WITH_TIMEFRAME') return 'bonus.name.welcome';
  return deposit === 1 ? 'bonus.name.first' : deposit === null ? 'bonus.name.gift' : 'bonus.name.deposit';
}

/** Rows that a closed card shows. */
const BRIEF: readonly string[] = ['wager', 'time', 'spinTime', 'betTime', 'freeBetTime', 'until'];

/** A Monday, to name weekdays by. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** Puts a reward's terms into plain words: what, how much, until when, what counts, what it costs to leave. */
export function useRewardWords() {
  const text = useText('bonus');
  const format = useFormat();
  const { locale } = useUi();
  const anyOf = new Intl.ListFormat(locale, { type: 'disjunction' });
  const allOf = new Intl.ListFormat(locale, { type: 'conjunction' });
  const unit = (value: number, name: 'day' | 'hour') =>
    format.number(value, { style: 'unit', unit: name, unitDisplay: 'long' });
  /** One sentence for each share, those of named games first. */
  const contributionWords = ({ contributions }: Reward): string =>
    contributions
      .toSorted((one, two) => two.games.length - one.games.length)
      .map(({ percent, games }) =>
        text(`bonus.partly.${games.length > 0 ? 'games' : contributions.length > 1 ? 'rest' : 'all'}`, {
          percent: format.number(percent / 100, { style: 'percent' }),
          games: allOf.format(games.map(({ title }) => title)),
        }),
      )
      .join(' ');
  const rows = (given: readonly (readonly [id: string, value: string | false | null])[]) =>
    given.flatMap(([id, value]) => (value ? [{ id, term: text(`bonus.row.${id}`), value }] : []));
  return (reward: Reward) => {
    const { offer, currencyCode, validHours, maximumStake, maximumWin, bonusType, wrMultiplier } = reward;
    const money = (amount: number) => format.money(hundredthsOf(amount), currencyCode);
    const deposit = depositOf(reward);
    const minimum = minimumDepositOf(reward);
    const cashback = offer.kind === 'CASHBACK' ? reward.cashbackInfo : null;
    const spins = reward.freeSpinDetail;
    const freeBet = reward.freeBetDetail;
    const lowestOdds = freeBet?.minimumOdds ?? reward.minimumOdds;
    const product = text(`bonus.vertical.${productOf(reward)}`);
    const percent = (value: number) => format.number(value / 100, { style: 'percent' });
    const betAndGet = stakesFor(reward);
    const bonusMoney = (amount: number) => text('bonus.offer.FIXED', { amount: money(amount) });
    // Before the bonus is granted, only a fixed amount is known.
    const toStake =
      reward.granted !== null
        ? hundredthsOf(reward.granted.wageringRequirement)
        : offer.kind === 'FIXED'
          ? hundredthsOf(offer.amount) * wrMultiplier
          : null;
    const when = betAndGet
      ? text(`bonus.when.BET${betAndGet.games.length > 0 ? '.games' : ''}`, {
          amount: money(betAndGet.required),
          games: anyOf.format(betAndGet.games.map(({ title }) => title)),
          product,
        })
      : cashback
        ? text(`bonus.when.${reward.triggerEvent}`, {
            day: format.date(new Date(MONDAY + ((cashback.weekday ?? 1) - 1) * DAY_MS), {
              weekday: 'long',
              timeZone: 'UTC',
            }),
          })
        : deposit === null
          ? text('bonus.when.now')
          : text(`bonus.when.${deposit === 0 ? 'next' : deposit === 1 ? 'first' : 'nth'}${minimum > 0 ? 'From' : ''}`, {
              number: deposit,
              amount: format.money(minimum, currencyCode),
            });
    const terms = rows([
      ['spinStake', spins && text('bonus.spinStake', { amount: money(spins.stake) })],
      ['spinStake', freeBet && text('bonus.freeBet.stake', { amount: money(freeBet.amount) })],
      ['minimumOdds', lowestOdds !== null && format.number(Number(lowestOdds), { minimumFractionDigits: 2 })],
      ['level', reward.loyaltyLevel !== null && format.number(reward.loyaltyLevel)],
      ['partner', reward.partnerBonusCode],
      ['until', reward.endedAt && format.dateTime(reward.endedAt)],
      [
        'wager',
        spins
          ? wrMultiplier > 0 && text('bonus.wager.winnings', { times: format.number(wrMultiplier) })
          : freeBet
            ? null
            : wrMultiplier === 0
              ? text('bonus.wager.none')
              : toStake === null
                ? text('bonus.wager', { times: format.number(wrMultiplier) })
                : text('bonus.wager.sum', {
                    times: format.number(wrMultiplier),
                    amount: format.money(toStake, currencyCode),
                  }),
      ],
      [
        'booster',
        cashback?.boosterPercent != null &&
          `${percent(cashback.boosterPercent)} (${(reward.cashbackBooster?.boosterGames ?? []).map(({ title }) => title).join(', ')})`,
      ],
      [
        cashback ? 'claimTime' : betAndGet ? 'betTime' : spins ? 'spinTime' : freeBet ? 'freeBetTime' : 'time',
        // Instant cashback can be claimed at any time until the offer ends.
        (reward.triggerEvent !== 'CASHBACK_INSTANT' || reward.endedAt !== null) &&
          (validHours % 24 === 0 ? unit(validHours / 24, 'day') : unit(validHours, 'hour')),
      ],
      ['where', spins ? spins.title : product],
      [
        // Every stake counts for the offer itself.
        betAndGet ? 'bonusStake' : 'maximumStake',
        maximumStake !== null && wrMultiplier > 0 && money(maximumStake),
      ],
      ['maximumWin', maximumWin !== null && money(maximumWin)],
    ]);
    // The terms that decide whether a reward is worth reading on: how much to stake, how long, and the last day.
    const brief = terms.filter(({ id }) => BRIEF.includes(id));
    return {
      money,
      name: reward.campaignDisplayInfo.title ?? text(nameKeyOf(reward)),
      // Once the bonus is there, its amount says more than the offer.
      headline: reward.granted
        ? bonusMoney(reward.granted.amount)
        : offer.kind === 'FIXED'
          ? bonusMoney(offer.amount)
          : offer.kind === 'FREE_BET'
            ? text('bonus.offer.FREE_BET', { amount: money(offer.amount) })
            : offer.kind === 'FREE_SPINS'
              ? text('bonus.offer.FREE_SPINS', { count: offer.spins, game: spins?.title ?? '' })
              : text(`bonus.offer.${offer.kind}`, { percent: percent(offer.percent), maximum: money(offer.maximum) }),
      product,
      when,
      terms,
      brief: brief.map(({ term, value }) => text('bonus.brief', { term, value })),
      // Whole sentences, which a narrow column of values would break.
      notes: rows([
        ['steps', reward.steps && text('bonus.steps', { steps: format.number(reward.steps.count) })],
        ['winnings', spins && text(`bonus.winnings.${spins.winnings}`)],
        ['winnings', freeBet && text('bonus.winnings.FREE_BET')],
        ['void', freeBet && text('bonus.freeBet.void')],
        [
          'counts',
          betAndGet
            ? text('bonus.counts.BET')
            : cashback
              ? text('bonus.counts.CASHBACK')
              : wrMultiplier > 0 && !spins && text(`bonus.counts.${bonusType}`),
        ],
        [
          'result',
          productOf(reward) === 'SPORTS' && !cashback && (betAndGet || wrMultiplier > 0) && text('bonus.counts.result'),
        ],
        ['excluded', wrMultiplier > 0 && reward.excludedGames.map(({ title }) => title).join(', ')],
        ['partly', wrMultiplier > 0 && contributionWords(reward)],
        // Once it has been given, nobody takes it back for this.
        ['sharing', isGift(reward) && reward.granted === null && text('bonus.sharing')],
        [
          'leave',
          !isLoyalty(reward) &&
            text(
              betAndGet
                ? 'bonus.bet.stop.text'
                : `bonus.leave.${cashback ? 'CASHBACK' : spins ? `spins.${spins.winnings}` : freeBet ? 'FREE_BET' : bonusType}`,
            ),
        ],
      ]),
    };
  };
}
