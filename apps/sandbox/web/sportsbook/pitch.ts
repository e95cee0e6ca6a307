import type { EventPage } from '../../src/sportsbook/wire.ts';
import { svg } from './icons.ts';

const LINES = { fill: 'none', class: 'pitch-line' };
/** Colours of the numbers of runners, as on race cards. */
const CLOTHS = ['#d92b2b', '#1e5fd0', '#f4f4f4', '#111111', '#f08a1c', '#2d9c4a', '#7a3fc4', '#e8c61c'];

interface Picture {
  readonly root: SVGElement;
  update(page: Pick<EventPage, 'picture' | 'incidents' | 'phase' | 'tennis'>): void;
}

/** Draws the animated view of an event: pitch, rink, court or track. Decorative: the scoreboard says the same in words. */
export function pictureOf(event: EventPage): Picture {
  if (event.runners) return track(event.runners);
  if (event.sport === 'tennis') return tennisCourt();
  if (event.sport === 'basketball') return basketballCourt();
  return pitch(event.sport === 'ice-hockey');
}

/**
 * Draws a field that fills its place, whatever its shape: a wide one looks as from the stands. Only the lines stretch; what
 * moves lies above them, in pixels, and stays round.
 * @param size of the field in its own units
 */
function field(
  name: string,
  [width, height]: readonly [number, number],
  lines: readonly SVGElement[],
  ball: SVGElement,
): { readonly root: SVGElement; readonly moveBall: (x: number, y: number) => void } {
  const ground = svg(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none', width: '100%', height: '100%' },
    ...lines,
  );
  const root = svg('svg', { class: `picture ${name}`, 'aria-hidden': 'true' }, ground, ball);
  root.style.aspectRatio = `${width} / ${height}`;
  return {
    root,
    moveBall(x, y) {
      ball.style.transform = `translate(${(100 * x) / width}%, ${(100 * y) / height}%)`;
    },
  };
}

function pitch(isRink: boolean): Picture {
  const ball = svg(
    'g',
    { class: 'pitch-ball' },
    svg('circle', { r: 22, class: 'pitch-halo' }),
    svg('circle', { r: isRink ? 5 : 6.5, class: 'pitch-dot' }),
  );
  // A third of the field, inside its lines and with its corners.
  const attack = svg('path', {
    class: 'pitch-attack',
    d: isRink ? 'M37 2H16A14 14 0 0 0 2 16V52A14 14 0 0 0 16 66H37Z' : 'M2 2H37V66H2Z',
  });
  const flash = svg('rect', { class: 'pitch-flash', x: 0, y: 0, width: 105, height: 68 });
  const stripes = Array.from({ length: 7 }, (_each, index) =>
    svg('rect', { x: index * 15, y: 0, width: 7.5, height: 68, class: 'pitch-stripe' }),
  );
  const lines = isRink
    ? [
        svg('path', { ...LINES, class: 'pitch-line pitch-red', d: 'M52.5 2V66M9 4V64M96 4V64' }),
        svg('path', { ...LINES, class: 'pitch-line pitch-blue', d: 'M37 2V66M68 2V66' }),
        svg('circle', { ...LINES, cx: 52.5, cy: 34, r: 8 }),
        svg('rect', { ...LINES, x: 2, y: 2, width: 101, height: 64, rx: 14 }),
      ]
    : [
        svg('rect', { ...LINES, x: 2, y: 2, width: 101, height: 64 }),
        svg('path', { ...LINES, d: 'M52.5 2V66M2 14H18V54H2M2 25H7.500V43H2M103 14H87V54H103M103 25H97.500V43H103' }),
        svg('circle', { ...LINES, cx: 52.5, cy: 34, r: 9 }),
      ];
  const ice = svg('rect', { class: 'rink-ice', x: 2, y: 2, width: 101, height: 64, rx: 14 });
  const { root, moveBall } = field(
    isRink ? 'rink' : 'pitch',
    [105, 68],
    [...(isRink ? [ice] : stripes), attack, ...lines, flash],
    ball,
  );
  let goals = -1;
  return {
    root,
    update({ picture: [x = 0, y = 0], incidents, phase }) {
      // Nothing moves before the kick-off and after the end.
      ball.style.opacity = phase === 'LIVE' ? '1' : '0';
      moveBall(52.5 + x * 50, 34 + y * 30);
      const isAttack = phase === 'LIVE' && Math.abs(x) > 0.45;
      attack.style.opacity = isAttack ? '1' : '0';
      // While it fades, it stays where it was.
      if (isAttack) attack.style.transform = x > 0 ? 'translateX(105px) scaleX(-1)' : 'none';
      const count = incidents.filter(({ kind }) => kind === 'goal').length;
      if (goals >= 0 && count > goals) {
        flash.classList.remove('is-goal');
        void root.getBoundingClientRect();
        flash.classList.add('is-goal');
      }
      goals = count;
    },
  };
}
function tennisCourt(): Picture {
  const ball = svg('circle', { r: 7, class: 'pitch-ball tennis-ball' });
  const { root, moveBall } = field(
    'court',
    [105, 52],
    [
      svg('rect', { ...LINES, x: 12, y: 6, width: 81, height: 40 }),
      svg('path', { ...LINES, d: 'M12 11H93M12 41H93M30 11V41M75 11V41M30 26H75' }),
      svg('path', { ...LINES, class: 'pitch-line pitch-net', d: 'M52.5 3V49' }),
    ],
    ball,
  );
  return {
    root,
    update({ tennis, phase }) {
      const isHome = tennis?.serving !== 'away';
      const points = Number(tennis?.points[0] !== tennis?.points[1]);
      ball.style.opacity = phase === 'LIVE' ? '1' : '0';
      moveBall(isHome ? 10 : 95, points ? 18 : 34);
    },
  };
}
function basketballCourt(): Picture {
  const ball = svg('circle', { r: 8, class: 'pitch-ball hoop-ball' });
  const { root, moveBall } = field(
    'parquet',
    [105, 56],
    [
      svg('rect', { ...LINES, x: 3, y: 3, width: 99, height: 50 }),
      svg('path', {
        ...LINES,
        d: 'M52.5 3V53M3 20H22V36H3M102 20H83V36H102M3 7H12A21 21 0 0 1 12 49H3M102 7H93A21 21 0 0 0 93 49H102',
      }),
      svg('circle', { ...LINES, cx: 52.5, cy: 28, r: 7 }),
      svg('circle', { ...LINES, cx: 8, cy: 28, r: 1.8 }),
      svg('circle', { ...LINES, cx: 97, cy: 28, r: 1.8 }),
    ],
    ball,
  );
  return {
    root,
    update({ incidents, phase }) {
      const last = incidents.at(-1);
      ball.style.opacity = phase === 'LIVE' ? '1' : '0';
      moveBall(last ? (last.side === 'home' ? 97 : 8) : 52.5, 28);
    },
  };
}
/** Height of a lane, and how large a runner is drawn on it, in pixels: a race is as high on a phone as on a desktop. */
const LANE = 26;
const RUNNER = 3.2;
function track(names: readonly string[]): Picture {
  const count = names.length;
  const middleOf = (index: number): number => index * LANE + LANE * 0.75;
  const height = count * LANE + LANE / 2;
  // Without a view box of its own, the field is as wide as its place and its lanes with it.
  const lanes = Array.from({ length: count }, (_each, index) => {
    const y = middleOf(index) + LANE / 2;
    return svg('line', { x1: '2%', x2: '98%', y1: y, y2: y, class: 'pitch-line track-lane' });
  });
  // In the lane, so that the number of a list and the name of a bet are known to be one.
  const labels = names.map((name, index) => {
    const label = svg('text', { x: '13%', y: middleOf(index) + 4, class: 'track-name' });
    label.textContent = name;
    return label;
  });
  const runners = Array.from({ length: count }, (_each, index) => {
    const cloth = CLOTHS[index % CLOTHS.length] ?? '#fff';
    const number = svg('text', {
      'text-anchor': 'middle',
      y: 1.5,
      class: 'track-number',
      fill: [2, 7, 4].includes(index) ? '#111' : '#fff',
    });
    number.textContent = String(index + 1);
    return svg(
      'g',
      { class: 'track-runner' },
      svg('rect', { x: -3.4, y: -3, width: 6.8, height: 6, rx: 1.6, fill: cloth, class: 'track-cloth' }),
      number,
    );
  });
  const place = (runner: SVGElement, index: number, part: number): void => {
    runner.style.transform = `translate(${5 + part * 88}%, ${middleOf(index)}px) scale(${RUNNER})`;
  };
  for (const [index, runner] of runners.entries()) place(runner, index, 0);
  const root = svg(
    'svg',
    { height, class: 'picture track', 'aria-hidden': 'true' },
    ...lanes,
    ...labels,
    svg('line', { x1: '93%', x2: '93%', y1: 6, y2: height - 6, class: 'pitch-line track-finish' }),
    ...runners,
  );
  return {
    root,
    update({ picture }) {
      for (const [index, runner] of runners.entries()) place(runner, index, picture[index] ?? 0);
    },
  };
}
