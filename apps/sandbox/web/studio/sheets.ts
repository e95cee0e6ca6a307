import {
  FREE_SPINS,
  LINES,
  MAX_FREE_SPINS,
  RETRIGGER_SPINS,
  SCATTER_PAYS,
  type PayingSymbol,
} from '../../src/studio/model/game-data.ts';
import { CELLS, COINS, DRAWS, FULL_BOARD_UNITS } from '../../src/studio/model/hold.ts';
import type { SlotModel } from '../../src/studio/model/SlotModel.ts';
import type { HistoryEntry, SessionReply } from '../../src/studio/wire.ts';
import type { Ctx } from './art/brush.ts';
import { drawSymbol, type SymbolLabels } from './art/symbols.ts';
import type { Skin } from './art/skins.ts';
import { element, linePicture } from './dom.ts';
import type { Text, TextKey } from './text.ts';

export interface SheetContext {
  readonly text: Text;
  readonly money: (amount: number) => string;
  readonly tag: string;
  readonly skin: Skin;
  readonly labels: SymbolLabels;
  readonly rtp: number;
}

export function picture(symbol: string, { skin, labels }: SheetContext): HTMLCanvasElement {
  const canvas = element('canvas', { class: 'pay-picture', width: '168', height: '168', 'aria-hidden': 'true' });
  const ctx = canvas.getContext('2d') as Ctx;
  ctx.translate(84, 84);
  ctx.scale(168 / 112, 168 / 112);
  drawSymbol(ctx, symbol, skin, labels);
  return canvas;
}

/** The published return, with what it means. */
export function rtpBox({ text, tag, rtp }: Pick<SheetContext, 'text' | 'tag' | 'rtp'>, words: TextKey): Node {
  const percent = new Intl.NumberFormat(tag, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(rtp);
  return element(
    'div',
    { class: 'rtp-box' },
    element('div', {}, element('span', {}, text('rtp')), element('b', {}, percent)),
    element('p', {}, text(words, { rtp: percent })),
  );
}

/** Rows of a payout table: what, and what it pays. */
export const payRows = (rows: readonly (readonly [what: string, pays: string])[]): Node =>
  element(
    'dl',
    { class: 'pays pay-rows' },
    ...rows.map(([what, pays]) => element('div', {}, element('dt', {}, what), element('dd', {}, pays))),
  );

/** Rules, one sentence or paragraph each. */
export const ruleList = (rules: readonly string[]): Node =>
  element('ul', { class: 'rules' }, ...rules.map((rule) => element('li', {}, rule)));

/** Returns the words on a model's symbols: a coin has none. */
export const labelsOf = (model: SlotModel, labels: SymbolLabels): SymbolLabels =>
  model.feature === 'hold' ? { ...labels, scatter: null } : labels;

/** The texts in which the models differ. */
const WORDS = {
  lines: { wild: 'wildRule', feature: 'featureRule', odds: 'odds' },
  ways: { wild: 'wildRuleWays', feature: 'featureRuleWays', odds: 'odds' },
  hold: { wild: 'wildRuleHold', feature: 'coinValues', odds: 'oddsHold' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, TextKey>>>>;

/** The paytable: every symbol with its pay at the current stake, the lines, the rules and the published figures. */
export function slotRules(sheets: SheetContext, model: SlotModel, stake: number): Node[] {
  const context = { ...sheets, labels: labelsOf(model, sheets.labels) };
  const { text, money } = context;
  const lineBet = stake / LINES.length;
  const words = WORDS[model.feature === 'hold' ? 'hold' : model.ways === null ? 'lines' : 'ways'];
  const pays = (values: readonly number[], unit: number) =>
    element(
      'dl',
      { class: 'pays' },
      ...[5, 4, 3]
        .filter((count) => (values[count - 3] ?? 0) > 0)
        .map((count) =>
          element(
            'div',
            {},
            element('dt', { 'aria-label': text('ofAKind', { count }) }, `${count}×`),
            element('dd', {}, money((values[count - 3] ?? 0) * unit)),
          ),
        ),
    );
  const special = (symbol: string, words: string, extra?: Node) =>
    element(
      'article',
      { class: 'pay pay-special' },
      picture(symbol, context),
      element('div', {}, element('p', {}, words), ...(extra ? [extra] : [])),
    );
  return [
    rtpBox(context, 'rtpText'),
    element('h3', {}, text('pays'), element('small', {}, text('paysAt', { stake: money(stake) }))),
    element(
      'div',
      { class: 'pay-grid' },
      special('W', text(words.wild)),
      model.feature === 'hold'
        ? special('S', text('coinRule', { draws: DRAWS }))
        : special(
            'S',
            text('scatterRule', { three: FREE_SPINS[0], four: FREE_SPINS[1], five: FREE_SPINS[2] }),
            pays(SCATTER_PAYS, stake),
          ),
      ...(Object.keys(model.pays) as PayingSymbol[]).map((symbol) =>
        element('article', { class: 'pay' }, picture(symbol, context), pays(model.pays[symbol], lineBet)),
      ),
    ),
    ...(model.ways === null
      ? [
          element('h3', {}, text('linesTitle')),
          element(
            'div',
            { class: 'line-grid' },
            ...LINES.map((rows, line) =>
              element('figure', {}, linePicture(rows), element('figcaption', {}, String(line + 1))),
            ),
          ),
        ]
      : []),
    element('h3', {}, text('rulesTitle')),
    element(
      'ul',
      { class: 'rules' },
      element(
        'li',
        {},
        model.ways === null ? text('linesRule', { lines: LINES.length }) : text('waysRule', { ways: model.ways }),
      ),
      element(
        'li',
        {},
        model.feature === 'hold'
          ? text('coinValues', {
              least: money((COINS[0]?.[0] ?? 0) * lineBet),
              most: money((COINS.at(-1)?.[0] ?? 0) * lineBet),
              cells: CELLS,
              full: money(FULL_BOARD_UNITS * lineBet),
            })
          : text(words.feature, {
              multiplier: model.freeSpinMultiplier,
              more: RETRIGGER_SPINS,
              most: MAX_FREE_SPINS,
            }),
      ),
      element(
        'li',
        {},
        text(words.odds, {
          hit: Math.round(1 / model.published.hitRate),
          feature: Math.round(1 / model.published.featureRate),
          cap: money(stake * model.maxWinStakes),
        }),
      ),
      element('li', {}, text('malfunction')),
    ),
  ];
}

const STATES = {
  playing: 'statePlaying',
  settled: 'stateSettled',
  paying: 'statePaying',
  refunded: 'stateRefunded',
  refunding: 'stateRefunding',
} as const;

/** The session's latest rounds, newest first, with the session's total. */
export function historyContent(
  { text, money, tag }: SheetContext,
  history: readonly HistoryEntry[],
  totals: { readonly rounds: number; readonly staked: number; readonly won: number },
): Node[] {
  if (history.length === 0) return [element('p', { class: 'empty' }, text('noRounds'))];
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'medium' });
  const net = totals.won - totals.staked;
  return [
    element(
      'p',
      { class: 'session-sum' },
      text('sessionSum', { count: totals.rounds, net: `${net > 0 ? '+' : ''}${money(net)}` }),
    ),
    element(
      'ol',
      { class: 'rounds' },
      ...history.map((entry) => {
        const won = entry.state === 'settled' || entry.state === 'paying';
        return element(
          'li',
          { class: entry.win > 0 ? 'round is-won' : 'round' },
          element(
            'div',
            { class: 'round-when' },
            element('time', { datetime: entry.at }, time.format(new Date(entry.at))),
            element('code', {}, text('reference', { id: entry.roundId.slice(-8) })),
          ),
          element(
            'div',
            { class: 'round-what' },
            element('span', {}, `${text('stake')} ${money(entry.stake)}`),
            element(
              'span',
              { class: 'round-state' },
              [
                text(STATES[entry.state]),
                ...(entry.freeSpins > 0 ? [text('withFreeSpins', { count: entry.freeSpins })] : []),
              ].join(' · '),
            ),
          ),
          element('b', { class: 'round-win' }, won ? `${entry.win > 0 ? '+' : ''}${money(entry.win)}` : '–'),
        );
      }),
    ),
  ];
}

/** The legal restrictions of the player's home, one sentence each; empty if there are none. */
export function lawWords(
  { text, money }: Pick<SheetContext, 'text' | 'money'>,
  session: Pick<SessionReply, 'mode' | 'maximumStake' | 'minRoundMs' | 'turbo'>,
): string[] {
  if (session.mode === 'fun') return [];
  return [
    ...(session.maximumStake === null ? [] : [text('lawStake', { amount: money(session.maximumStake) })]),
    ...(session.minRoundMs === 0 ? [] : [text('lawPace', { seconds: session.minRoundMs / 1000 })]),
    ...(session.turbo ? [] : [text('lawManual')]),
  ];
}

/** The stake ladder with one button per stake, and the law that limits it. */
export function stakeContent(
  context: SheetContext,
  session: SessionReply,
  current: number,
  note: ((stake: number) => string) | undefined,
  choose: (stake: number) => void,
): Node[] {
  const { money } = context;
  const law = lawWords(context, session);
  return [
    ...(law.length > 0
      ? [element('ul', { class: 'rules' }, ...law.map((sentence) => element('li', {}, sentence)))]
      : []),
    element(
      'div',
      { class: 'stakes' },
      ...session.stakes.map((stake) => {
        const button = element(
          'button',
          { type: 'button', class: 'stake-choice', 'aria-pressed': String(stake === current) },
          element('b', {}, money(stake)),
          ...(note ? [element('small', {}, note(stake))] : []),
        );
        button.addEventListener('click', () => choose(stake));
        return button;
      }),
    ),
  ];
}
