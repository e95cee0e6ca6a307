import type { Outcome } from '../../../src/live/games/LiveGame.ts';
import { COURT } from '../../studio/screens/cards.ts';
import { drawCourt } from '../../studio/screens/court.ts';
import { svg } from './svg.ts';
import type { Device } from './Scene.ts';
import { drawShoe } from './shoe.ts';

const SUITS: Readonly<Record<string, readonly [string, string]>> = {
  C: [
    'M0 -11a7 7 0 0 1 6 10.500a7 7 0 1 1 -4.500 10.500l2 8h-7l2 -8a7 7 0 1 1 -4.500 -10.500a7 7 0 0 1 6 -10.500z',
    '#17161d',
  ],
  D: ['M0 -15L11 0L0 15L-11 0Z', '#c11f33'],
  H: ['M0 14C-16 2 -13 -12 -5 -12C-2 -12 0 -9 0 -7C0 -9 2 -12 5 -12C13 -12 16 2 0 14Z', '#c11f33'],
  S: ['M0 -14C16 -2 13 9 6 9C3 9 1 7 1 5L3 14L-3 14L-1 5C-1 7 -3 9 -6 9C-13 9 -16 -2 0 -14Z', '#17161d'],
};

/** Draws a card around the origin, 62 × 88. */
function drawCard(card: string): SVGGElement {
  const [shape, colour] = SUITS[card.slice(-1)] ?? ['', '#000'];
  const rank = card.slice(0, -1);
  return svg(
    'g',
    {},
    svg('rect', { x: -31, y: -44, width: 62, height: 88, rx: 7, fill: '#fffdf7', stroke: 'rgba(0, 0, 0, 0.25)' }),
    // Two digits are as broad as the corner allows.
    svg('text', { x: rank.length > 1 ? -16 : -20, y: -25, class: 'card-rank', fill: colour }, rank),
    ...(COURT.has(rank)
      ? [
          svg('path', { d: shape, fill: colour, transform: 'translate(-20 -13) scale(0.42)' }),
          svg('g', { transform: 'translate(10 4) scale(0.74)' }, drawCourt(rank, /[DH]$/.test(card))),
        ]
      : [svg('path', { d: shape, fill: colour, transform: 'translate(0 12) scale(1.35)' })]),
  );
}

/** What stands above the hands, and what a hand is worth in words; empty while that is not known. */
export interface HandLabels {
  readonly player: string;
  readonly banker: string;
  readonly worth: (cards: readonly string[]) => string;
}

/** The order in which cards are dealt: player, banker, player, banker, then the third cards. */
const ORDER = [
  ['player', 0],
  ['banker', 0],
  ['player', 1],
  ['banker', 1],
  ['player', 2],
  ['banker', 2],
] as const;

/** Returns the cards that lie on the table once `share` of the deal is over, in the order of the deal. */
export function dueCards(
  dealt: NonNullable<Outcome['cards']>,
  share: number,
): readonly (readonly ['player' | 'banker', number])[] {
  const order = ORDER.filter(([side, place]) => dealt[side][place] !== undefined);
  return order.slice(0, Math.floor(Math.min(1, share) * (order.length + 0.6) + 0.4));
}

/** The middles of both hands, on either side of the dealer. */
const CENTRES = { player: 250, banker: 550 } as const;
/** From a hand's middle to a third card across, on its outer side. */
const THIRD_AT = 115;

/**
 * Two hands on the felt. Cards come one after the other, from the shoe to their place.
 * @param isThirdAcross whether a third card lies across the others
 */
export function cardTable(labels: HandLabels, isThirdAcross: boolean): Device {
  const cards = svg('g');
  const names = {
    player: svg('text', { x: CENTRES.player, y: 334, class: 'hand-name' }, labels.player),
    banker: svg('text', { x: CENTRES.banker, y: 334, class: 'hand-name' }, labels.banker),
  };
  const root = svg(
    'g',
    {},
    // Wider than any window: a third card lies on it too.
    svg('path', { d: 'M-1000 470C-500 330 1300 330 1800 470Z', class: 'felt' }),
    svg('path', {
      class: 'felt-line',
      d: 'M-900 470C-430 352 1230 352 1700 470',
      fill: 'none',
      stroke: 'rgba(255, 236, 190, 0.5)',
      'stroke-width': 2,
    }),
    drawShoe(650, 300),
    cards,
    names.player,
    names.banker,
  );
  let shown = 0;
  return {
    root,
    frame: () => undefined,
    reveal({ cards: dealt }, share) {
      if (!dealt) return;
      const due = dueCards(dealt, share);
      for (const [side, place] of due.slice(shown)) {
        const centre = CENTRES[side];
        const drawn = drawCard(dealt[side][place] ?? '');
        const at = isThirdAcross
          ? place === 2
            ? `translate(${centre + (side === 'player' ? -THIRD_AT : THIRD_AT)} 400) rotate(90)`
            : `translate(${centre - 34 + place * 68} 400)`
          : `translate(${centre - 68 + place * 68} 400)`;
        const holder = svg('g', { transform: at }, drawn);
        drawn.setAttribute('class', 'dealt-card');
        cards.append(holder);
        shown += 1;
        const seen = due.slice(0, shown).filter(([which]) => which === side).length;
        names[side].textContent = `${labels[side]} ${labels.worth(dealt[side].slice(0, seen))}`.trim();
      }
    },
    reset() {
      cards.replaceChildren();
      names.player.textContent = labels.player;
      names.banker.textContent = labels.banker;
      shown = 0;
    },
  };
}
