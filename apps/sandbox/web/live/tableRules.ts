import type { JoinReply, LiveKind } from '../../src/live/wire.ts';
import { element } from '../studio/dom.ts';
import { ruleList } from '../studio/sheets.ts';
import type { Text } from '../studio/text.ts';
import type { Spot } from './spots.ts';

const RULES = {
  roulette: ['liveRulesRoulette', 'liveRulesRound'],
  baccarat: ['liveRulesBaccarat', 'liveRulesRound'],
  poker: ['liveRulesPoker', 'liveRulesRound'],
  gameShow: ['liveRulesWheel', 'liveRulesRound'],
  blackjack: ['rulesBlackjack1', 'rulesBlackjack2', 'rulesBlackjack3', 'liveRulesSeats'],
} as const satisfies Record<LiveKind, readonly string[]>;

/** Returns what the sheet of rules says: what the game returns, how it is played, and what each spot pays. */
export function tableRules(
  session: JoinReply,
  spots: readonly Spot[],
  { text, money, tag }: { readonly text: Text; readonly money: (amount: number) => string; readonly tag: string },
): Node[] {
  const percent = new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 2 });
  const row = (spot: Spot) => element('div', {}, element('dt', {}, spot.name), element('dd', {}, spot.pays));
  // Numbers of the roulette pay alike, so one stands for all.
  const shown = spots.filter(({ area, id }) => area !== 'number' || id === '1');
  return [
    element(
      'div',
      { class: 'rtp-box' },
      element('div', {}, element('span', {}, text('rtp')), element('b', {}, percent.format(session.rtp))),
      element(
        'p',
        {},
        text(session.kind === 'blackjack' ? 'rtpBestText' : 'liveRtpText', { rtp: percent.format(session.rtp) }),
      ),
    ),
    ruleList([
      ...RULES[session.kind].map((key) => text(key)),
      ...(session.maximumStake === null ? [] : [text('lawStake', { amount: money(session.maximumStake) })]),
    ]),
    ...(shown.length === 0
      ? []
      : [element('h3', {}, text('pays')), element('dl', { class: 'pays lt-pays' }, ...shown.map(row))]),
  ];
}
