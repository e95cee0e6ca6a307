import type { BetView } from '../../src/sportsbook/wire.ts';
import { h } from '../design/h.ts';
import { writeMoney } from './money.ts';
import { numberFormat } from './numberFormat.ts';
import { choiceTabs } from './slipParts.ts';
import type { State } from './state.ts';

export interface Selling {
  /** @param share of the bet, in percent; null: all of it */
  readonly choose: (bet: BetView, share: number | null) => void;
  /** The first press: a sale cannot be taken back, and the button is large. */
  readonly ask: (bet: BetView) => void;
  /** @param unit what is sold of each line's stake; absent: all of it */
  readonly sell: (bet: BetView, value: number, unit?: number) => void;
}

/**
 * Draws how an open bet is sold back: which part of it, what stays, and the button. Null where nothing can be sold: the stake
 * of a free bet, and a bet on a virtual game once it runs.
 */
export function saleOf(state: State, bet: BetView, { choose, ask, sell }: Selling): HTMLElement | null {
  const { words, tag } = state.texts;
  const money = (amount: number): string => writeMoney(amount, bet.currency, tag);
  const all = bet.cashoutValue;
  if (bet.state !== 'open' || bet.freeBetId || (all === null && bet.isVirtual)) return null;
  const chosen = state.part?.betId === bet.id ? state.part.share : null;
  const part = bet.cashoutParts.find(({ share }) => share === chosen);
  // A part that is not offered any more leaves the whole bet. That is another sale, so the player is asked for it again.
  const isGone = chosen !== null && !part;
  const value = part ? part.amount : all;
  const isAsked = state.selling === bet.id && !isGone;
  const percent = numberFormat(tag, { style: 'percent' });
  return h(
    'div',
    { class: 'bet-foot' },
    ...(all === null
      ? []
      : choiceTabs(
          words('cashOutShare'),
          bet.cashoutParts.length === 0
            ? []
            : [
                { key: `share ${bet.id}`, label: percent.format(1), isOn: !part, onChoose: () => choose(bet, null) },
                ...bet.cashoutParts.map(({ share }) => ({
                  key: `share ${bet.id} ${share}`,
                  label: percent.format(share / 100),
                  isOn: share === part?.share,
                  onChoose: () => choose(bet, share),
                })),
              ],
          'tabs cashout-shares',
        )),
    h(
      'button',
      {
        type: 'button',
        class: 'cashout',
        disabled: value === null,
        'data-key': `sell ${bet.id}`,
        ...(isAsked ? { 'data-asked': '' } : {}),
        onclick: () => {
          if (value === null) return;
          if (isAsked) {
            sell(bet, value, part?.unit);
            return;
          }
          if (isGone) choose(bet, null);
          ask(bet);
        },
      },
      value === null ? words('cashOutClosed') : words(isAsked ? 'cashOutConfirm' : 'cashOut', { amount: money(value) }),
    ),
    part ? h('p', { class: 'hint' }, words('cashOutKeeps', { amount: money(bet.stake - part.stake) })) : null,
  );
}
