import type { Outcome } from '../../../src/live/games/LiveGame.ts';
import type { LiveKind } from '../../../src/live/wire.ts';
import type { Skin } from '../../studio/art/skins.ts';
import { cardTable, type HandLabels } from './cardTable.ts';
import { drawDealer, drawDealerHands, type HandsAt } from './dealer.ts';
import { felt } from './felt.ts';
import { drawDesk, moneyWheelDevice } from './moneyWheel.ts';
import { rouletteWheel } from './rouletteWheel.ts';
import { svg } from './svg.ts';

/** What the dealer works with. */
export interface Device {
  readonly root: SVGGElement;
  /** Moves what always moves. @param now milliseconds of the table's clock */
  frame(now: number): void;
  /** Shows the draw. @param share of it that is over; 1 and above: its end. @param round the round's number */
  reveal(outcome: Outcome, share: number, now: number, round: number): void;
  /** Clears the table for the next round. */
  reset(): void;
}
export interface SceneOptions {
  readonly kind: LiveKind;
  /** Null: no studio and no dealer, only the roulette wheel. */
  readonly dealer: string | null;
  readonly skin: Skin;
  readonly labels: HandLabels;
}

const DEALER_AT: Readonly<Record<LiveKind, string>> = {
  roulette: 'translate(400 150) scale(1.16)',
  baccarat: 'translate(400 202) scale(1.15)',
  poker: 'translate(400 176) scale(1.4)',
  blackjack: 'translate(400 160) scale(1.34)',
  gameShow: 'translate(190 236) scale(1.3)',
};

/**
 * The hands at each table: on the rim of the wheel, or folded before the dealer, where the cards and their names cover
 * them. `isOver`: they are drawn over the table.
 */
const HANDS_AT: Readonly<Record<LiveKind, HandsAt & { readonly isOver?: boolean }>> = {
  roulette: { apart: 74, down: 66, turn: 40, scale: 0.64, isOver: true },
  baccarat: { apart: 36, down: 106 },
  poker: { apart: 36, down: 106 },
  blackjack: { apart: 36, down: 106 },
  gameShow: { apart: 38, down: 112 },
};

/** What a window onto the wheel alone shows. */
const WHEEL_BOX = '160 196 480 290';

function deviceOf(kind: LiveKind, labels: HandLabels): Device {
  if (kind === 'roulette') return rouletteWheel();
  if (kind === 'gameShow') return moneyWheelDevice();
  if (kind === 'blackjack') return felt();
  return cardTable(labels, kind === 'baccarat');
}

/** The studio: lights, dealer, and the device of the game. Drawn once; only the device and a few parts move. */
export class Scene {
  readonly root: SVGSVGElement;
  readonly #device: Device;

  constructor({ kind, dealer, skin, labels }: SceneOptions) {
    this.#device = deviceOf(kind, labels);
    const [night = '#040817', deep = '#0a1837', wall = '#113a5c'] = skin.sky;
    const [lamp = '#37f5b1', other = '#2fc9f2'] = skin.glow;
    const stop = (offset: string, colour: string, opacity = 1) =>
      svg('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
    const backdrop = svg(
      'g',
      {},
      // Wide windows show more of the wall beside the table.
      svg('rect', { x: -1200, y: -400, width: 3200, height: 870, fill: 'url(#wall)' }),
      ...[-560, -400, -240, -80, 80, 240, 560, 720, 880, 1040, 1200, 1360].map((x, index) =>
        svg(
          'g',
          {},
          svg('rect', { x: x - 34, y: 0, width: 68, height: 330, fill: 'rgba(255, 255, 255, 0.045)' }),
          svg('rect', {
            x: x - 2,
            y: 20,
            width: 4,
            height: 280,
            rx: 2,
            fill: index % 2 === 0 ? lamp : other,
            opacity: 0.55,
          }),
        ),
      ),
      svg('ellipse', { cx: 150, cy: 60, rx: 230, ry: 170, fill: 'url(#lamp)' }),
      svg('ellipse', { cx: 660, cy: 50, rx: 250, ry: 170, fill: 'url(#lamp2)' }),
      svg('ellipse', { cx: 400, cy: 490, rx: 1500, ry: 150, fill: night, opacity: 0.75 }),
    );
    // Not as an attribute: the page's policy allows no inline styles.
    backdrop.style.filter = `hue-rotate(${skin.hue}deg)`;
    const hands =
      dealer === null ? null : svg('g', { transform: DEALER_AT[kind] }, drawDealerHands(dealer, HANDS_AT[kind]));
    this.root = svg(
      'svg',
      {
        viewBox: dealer === null ? WHEEL_BOX : '0 0 800 470',
        preserveAspectRatio: dealer === null ? 'xMidYMid meet' : 'xMidYMax meet',
        class: 'lt-scene',
        'aria-hidden': 'true',
      },
      svg(
        'defs',
        {},
        svg(
          'linearGradient',
          { id: 'wall', x1: 0, y1: 0, x2: 0, y2: 1 },
          stop('0', night),
          stop('0.55', deep),
          stop('1', wall),
        ),
        svg('radialGradient', { id: 'lamp' }, stop('0', lamp, 0.75), stop('1', lamp, 0)),
        svg('radialGradient', { id: 'lamp2' }, stop('0', other, 0.6), stop('1', other, 0)),
        svg('radialGradient', { id: 'wood' }, stop('0', '#7a4426'), stop('0.8', '#4c2413'), stop('1', '#2c130a')),
        svg(
          'linearGradient',
          { id: 'gold', x1: 0, y1: 0, x2: 1, y2: 1 },
          stop('0', '#fbe7a8'),
          stop('0.5', '#c9973a'),
          stop('1', '#f3d68c'),
        ),
      ),
      ...(dealer === null ? [] : [backdrop, svg('g', { transform: DEALER_AT[kind] }, drawDealer(dealer))]),
      ...(dealer !== null && kind === 'gameShow' ? [drawDesk()] : []),
      ...(hands === null || HANDS_AT[kind].isOver ? [] : [hands]),
      this.#device.root,
      ...(hands !== null && HANDS_AT[kind].isOver ? [hands] : []),
    );
  }

  frame(now: number): void {
    this.#device.frame(now);
  }
  reveal(outcome: Outcome, share: number, now: number, round: number): void {
    this.#device.reveal(outcome, share, now, round);
  }
  reset(): void {
    this.#device.reset();
  }
}
