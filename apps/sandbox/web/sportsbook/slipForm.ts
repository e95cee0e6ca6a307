import { systemSizes } from '../../src/sportsbook/bets/payout.ts';
import { quickStakes } from '../../src/sportsbook/stakes.ts';
import { h } from '../design/h.ts';
import { icon } from './icons.ts';
import { writeMoney } from './money.ts';
import { writeOdds } from './oddsFormat.ts';
import type { Acceptance, SlipDraft } from './SlipDraft.ts';
import { choiceTabs, shortMoney } from './slipParts.ts';
import { canCombine, totalOdds, type SlipMode, type SlipSums } from './slipSums.ts';
import type { State } from './state.ts';

/** Draws the kinds of bets that the selections can make and, for a system, its sizes. @param onChange after a choice */
export function modeTabs(draft: SlipDraft, { legs, texts }: State, onChange: () => void): readonly HTMLElement[] {
  const { words } = texts;
  const count = legs.length;
  const system = words('system', { size: draft.systemSize, count });
  const modes: readonly SlipMode[] = canCombine(legs)
    ? ['singles', 'combination', ...(count > 2 ? (['system'] as const) : [])]
    : [];
  return [
    ...choiceTabs(
      words('slip'),
      modes.map((mode) => ({
        key: `mode-${mode}`,
        label: mode === 'system' ? system : words(mode),
        isOn: mode === draft.mode,
        onChoose: () => {
          draft.mode = mode;
          onChange();
        },
      })),
    ),
    ...choiceTabs(
      system,
      (draft.mode === 'system' ? systemSizes(count) : []).map((size) => ({
        key: `size-${size}`,
        label: `${size}/${count}`,
        name: words('system', { size, count }),
        isOn: size === draft.systemSize,
        onChoose: () => {
          draft.systemSize = size;
          onChange();
        },
      })),
      'tabs system-sizes',
    ),
  ];
}

/** Draws the amounts that a press adds to the stake. @param onAdd hundredths */
export const quickStakeButtons = (state: State, onAdd: (amount: number) => void): HTMLElement =>
  h(
    'div',
    { class: 'quick' },
    quickStakes(state.currency).map((amount) =>
      h(
        'button',
        { type: 'button', class: 'quiet', 'data-key': `quick-${amount}`, onclick: () => onAdd(amount) },
        shortMoney(amount, state, 'always'),
      ),
    ),
  );

/** Draws the player's free bets; a press puts one on the slip or takes it off. */
export const freeBetButtons = (
  draft: SlipDraft,
  { currency, texts }: State,
  onChoose: (freeBetId: string | null) => void,
): readonly HTMLElement[] =>
  draft.freeBetChoices.map(({ freeBetId, amount }) => {
    const isOn = freeBetId === draft.freeBet?.freeBetId;
    return h(
      'button',
      {
        type: 'button',
        class: 'free-bet',
        'aria-pressed': String(isOn),
        disabled: draft.isFreeBetSent,
        'data-key': `free-bet-${freeBetId}`,
        onclick: () => onChoose(isOn ? null : freeBetId),
      },
      icon('slip'),
      texts.words(isOn ? 'freeBetOn' : 'useFreeBet', { amount: writeMoney(amount, currency, texts.tag) }),
    );
  });

/** Draws what the bets cost and can return. */
export function sumsList(draft: SlipDraft, state: State, sums: SlipSums): HTMLElement {
  const { words, tag } = state.texts;
  const money = (amount: number): string => writeMoney(amount, state.currency, tag);
  // The stake of a free bet is not returned.
  const potential = money(sums.most - (draft.freeBet?.amount ?? 0));
  // Without odds of all selections there is nothing to promise.
  const isSuspended = state.legs.some(({ now }) => now === null);
  const odds = isSuspended ? '–' : writeOdds(totalOdds(state.legs), state.format, tag);
  return h(
    'dl',
    { class: 'sums' },
    ...(draft.mode === 'combination' ? [h('dt', {}, words('totalOdds')), h('dd', {}, odds)] : []),
    ...(sums.lines > 1 ? [h('dt', {}, words('total')), h('dd', {}, money(sums.stake))] : []),
    h('dt', {}, words('potential')),
    h('dd', { class: 'big' }, isSuspended ? '–' : sums.hasRivals ? words('upTo', { amount: potential }) : potential),
  );
}

/** Draws the choice of which new odds are accepted. */
export function acceptanceLine(
  { texts: { words } }: State,
  acceptance: Acceptance,
  onChoose: (acceptance: Acceptance) => void,
): HTMLElement {
  const select = h(
    'select',
    { id: 'accept', 'data-key': 'accept', onchange: () => onChoose(select.value as Acceptance) },
    (['higher', 'any', 'none'] as const).map((each) =>
      h('option', { value: each, selected: each === acceptance }, words(`accept.${each}`)),
    ),
  );
  return h('div', { class: 'accept-line' }, h('label', { for: 'accept' }, words('accept')), select);
}
