import { betReference } from '../../src/sportsbook/bets/betReference.ts';
import { isRace } from '../../src/sportsbook/model/types.ts';
import type { Words } from '../../src/sportsbook/naming.ts';
import type { BetView, LegView } from '../../src/sportsbook/wire.ts';
import { h } from '../design/h.ts';
import { standing } from './eventRow.ts';
import { icon } from './icons.ts';
import { writeMoney } from './money.ts';
import { writeOdds } from './oddsFormat.ts';
import { refusalText } from './refusalText.ts';
import { saleOf, type Selling } from './saleOf.ts';
import type { State } from './state.ts';

const OPEN = ['reserving', 'delayed', 'open', 'cashing', 'cancelling'];
const stateOf = (bet: BetView): string =>
  bet.state === 'settled'
    ? (bet.outcome ?? 'VOID')
    : bet.state === 'cashed'
      ? 'cashed'
      : OPEN.includes(bet.state) && bet.state !== 'cancelling'
        ? 'open'
        : 'cancelled';

/**
 * What a bet can pay, has paid, or gives back because it was not accepted; null for one that the operator refused, whose
 * stake was never taken.
 */
function resultOf(bet: BetView): { readonly name: string; readonly amount: number } | null {
  if (OPEN.includes(bet.state)) return { name: 'potential', amount: bet.potential };
  if (bet.state === 'refused') return null;
  // A free bet comes back as a free bet, not as money.
  return bet.state === 'cancelled' && !bet.freeBetId
    ? { name: 'stakeReturned', amount: bet.stake }
    : { name: 'payout', amount: bet.payout };
}

/** Where the event of a selection stands, with its score: "67′ · 1–0", "Finished · 6–4 3–6 7–5", "Finished · Larkspur". */
function eventText(state: State, { event, winner, sport, startsAt }: LegView): string | null {
  if (!event) return null;
  const where = standing(state, { ...event, sport, startsAt });
  if (winner !== undefined) return `${where} · ${winner}`;
  if ((event.phase !== 'LIVE' && event.phase !== 'ENDED') || isRace(sport)) return where;
  const parts = event.tennis?.sets ?? [[event.score.home, event.score.away]];
  return `${where} · ${parts.map(([home, away]) => `${home}–${away}`).join(' ')}`;
}

/** When a bet was placed. The day too, because a history is older than a day. */
function placedText(at: number, tag: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    ...(!isToday && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

/** The player's bets: open ones first, with their cash-out, then what is settled. */
export function betList(state: State, selling: Selling): HTMLElement {
  const { words, tag } = state.texts;
  const money = (amount: number, currency: string): string => writeMoney(amount, currency, tag);
  const card = (bet: BetView): HTMLElement => {
    const name = stateOf(bet);
    const title =
      bet.legs.length === 1
        ? words('single')
        : bet.size === bet.legs.length
          ? `${words('combination')} · ${bet.legs.length}`
          : words('system', { size: bet.size, count: bet.legs.length });
    const result = resultOf(bet);
    const sold = (bet.sales ?? []).reduce(
      (sum, { stake, amount }) => ({ stake: sum.stake + stake, amount: sum.amount + amount }),
      { stake: 0, amount: 0 },
    );
    const root = h(
      'article',
      { class: 'bet' },
      h(
        'header',
        {},
        h('strong', {}, title),
        h('span', { class: 'bet-state', 'data-state': name }, words(`state.${name}`)),
        h('time', {}, placedText(bet.at, tag)),
      ),
      h(
        'ul',
        { class: 'legs' },
        ...bet.legs.map((leg) =>
          h(
            'li',
            { class: 'leg' },
            h('i', { class: 'dot', 'data-state': leg.outcome ?? 'open' }),
            h(
              'div',
              {},
              h('strong', {}, leg.selectionName),
              h('span', {}, leg.marketName),
              h('span', {}, leg.eventName),
              leg.voided === 'cancelled' || leg.voided === 'postponed'
                ? null
                : h('span', { class: 'leg-event' }, eventText(state, leg)),
              leg.voided ? h('span', {}, words(`void.${leg.voided}`)) : null,
            ),
            h('span', { class: 'leg-odds' }, writeOdds(leg.odds, state.format, tag)),
          ),
        ),
      ),
      h(
        'dl',
        { class: 'sums' },
        h('dt', {}, words(bet.freeBetId ? 'freeBet' : 'stake')),
        h('dd', {}, money(bet.stake + sold.stake, bet.currency)),
        ...(sold.stake > 0
          ? [
              h('dt', {}, words('soldPart')),
              h('dd', {}, money(sold.amount, bet.currency)),
              h('dt', {}, words('stakeLeft')),
              h('dd', {}, money(bet.stake, bet.currency)),
            ]
          : []),
        ...(result
          ? [h('dt', {}, words(result.name)), h('dd', { class: 'big' }, money(result.amount, bet.currency))]
          : []),
      ),
      name === 'cancelled' ? h('p', { class: 'hint' }, refusalText(words, bet)) : null,
      // What the first result has paid is in the player's history, and is taken back there.
      bet.state === 'settled' && bet.settlement > 1 ? h('p', { class: 'hint' }, words('corrected')) : null,
      saleOf(state, bet, selling),
      h('p', { class: 'hint bet-reference' }, words('reference', { reference: betReference(bet.id) })),
    );
    return root;
  };
  const open = state.bets.filter((bet) => OPEN.includes(bet.state));
  const settled = state.bets.filter((bet) => !OPEN.includes(bet.state));
  const part = (title: string, bets: readonly BetView[]) =>
    bets.length > 0 ? [h('h2', { class: 'group-head' }, title), h('div', { class: 'bets' }, ...bets.map(card))] : [];
  return h(
    'section',
    { class: 'history' },
    h('h1', {}, words('myBets')),
    ...(state.bets.length === 0 ? [h('p', { class: 'group slip-empty' }, icon('bets'), words('noBets'))] : []),
    ...part(words('open'), open),
    ...part(words('settled'), settled),
    // Virtual games are never postponed.
    ...(state.bets.some(({ isVirtual }) => !isVirtual) ? [h('p', { class: 'hint' }, words('postponedRule'))] : []),
  );
}

/** What a visitor sees instead of their bets. @param onLogin after a press on the button */
export const visitorHistory = (words: Words, onLogin: () => void): HTMLElement =>
  h(
    'section',
    { class: 'history' },
    h('h1', {}, words('myBets')),
    h(
      'div',
      { class: 'group slip-empty' },
      icon('bets'),
      h('button', { type: 'button', class: 'place', onclick: onLogin }, words('loginForBets')),
    ),
  );
