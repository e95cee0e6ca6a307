import { DEPOSIT_TRIGGERS, type Reward } from '@baize/contracts/bonus';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';

/** Returns which of the player's deposits a reward needs, from 1; 0 for the next one, null for none. */
export function depositOf({ triggerEvent }: Pick<Reward, 'triggerEvent'>): number | null {
  const index = (DEPOSIT_TRIGGERS as readonly (string | null)[]).indexOf(triggerEvent);
  return index < 0 ? null : triggerEvent === 'NEXT_DEPOSIT' ? 0 : index + 1;
}

/** Returns whether a reward waits for its deposit. */
export const isWaiting = ({ state }: Pick<Reward, 'state'>): boolean => state === 'CLAIMED' || state === 'OPTED_IN';

/** Puts a reward's terms into plain words: what, how much, until when, what counts, what it costs to leave. */
export function useRewardWords() {
  const text = useText('bonus');
  const format = useFormat();
  const unit = (value: number, name: 'day' | 'hour') =>
    format.number(value, { style: 'unit', unit: name, unitDisplay: 'long' });
  const rows = (given: readonly (readonly [id: string, value: string | false | null])[]) =>
    given.flatMap(([id, value]) => (value ? [{ id, term: text(`bonus.row.${id}`), value }] : []));
  return (reward: Reward) => {
    const { offer, currencyCode, validHours, maximumStake, maximumWin, vertical, bonusType, wrMultiplier } = reward;
    const money = (amount: number) => format.money(hundredthsOf(amount), currencyCode);
    const deposit = depositOf(reward);
    const minimum = offer.kind === 'MATCH' ? offer.minimumDeposit : 0;
    const when =
      deposit === null
        ? text('bonus.when.now')
        : text(`bonus.when.${deposit === 0 ? 'next' : deposit === 1 ? 'first' : 'nth'}${minimum > 0 ? 'From' : ''}`, {
            number: deposit,
            amount: money(minimum),
          });
    return {
      money,
      name:
        reward.campaignDisplayInfo.title ??
        text(
          reward.hasBonusCode
            ? 'bonus.name.code'
            : deposit === 1
              ? 'bonus.name.first'
              : deposit === null
                ? 'bonus.name.gift'
                : 'bonus.name.deposit',
        ),
      headline:
        offer.kind === 'FIXED'
          ? text('bonus.offer.FIXED', { amount: money(offer.amount) })
          : text('bonus.offer.MATCH', {
              percent: format.number(offer.percent / 100, { style: 'percent' }),
              maximum: money(offer.maximum),
            }),
      product: text(`bonus.vertical.${vertical}`),
      when,
      terms: rows([
        ['until', reward.endedAt && format.dateTime(reward.endedAt)],
        [
          'wager',
          wrMultiplier === 0 ? text('bonus.wager.none') : text('bonus.wager', { times: format.number(wrMultiplier) }),
        ],
        ['time', validHours % 24 === 0 ? unit(validHours / 24, 'day') : unit(validHours, 'hour')],
        ['where', text(`bonus.vertical.${vertical}`)],
        ['maximumStake', maximumStake !== null && wrMultiplier > 0 && money(maximumStake)],
        ['maximumWin', maximumWin !== null && money(maximumWin)],
      ]),
      // Whole sentences, which a narrow column of values would break.
      notes: rows([
        ['counts', wrMultiplier > 0 && text(`bonus.counts.${bonusType}`)],
        ['leave', text(`bonus.leave.${bonusType}`)],
      ]),
    };
  };
}
