import { Fragment, useId, type ReactNode } from 'react';
import type { LayoutTokens } from '../../../theme/tokenTypes.ts';
import { drawing, figure, ink } from './ErrorScene.css.ts';

/**
 * `lost`: an unknown address. `locked`: not for this visitor. `open`: unlocked again. `dark`: something of ours is out of
 * order. `calm`: nothing is wrong, and time to rest.
 */
export type SceneKind = 'lost' | 'locked' | 'open' | 'dark' | 'calm';

export interface ErrorSceneProps {
  kind: SceneKind;
  /** Three figures such as 404. The object of the scene takes the place of the middle one. */
  code?: string | undefined;
  /** The hero's layout, which says in which manner a brand draws. */
  look: LayoutTokens['hero'];
}

interface Part {
  kind: SceneKind;
  /** Makes an id of this drawing, for gradients and clips. */
  id: (name: string) => string;
}

/** A place and a paint server for each manner of drawing. The object is drawn around 0, 0 with a radius of 80. */
interface Manner {
  backdrop: (part: Part) => ReactNode;
  object: (part: Part) => ReactNode;
  /** The object of the calm scene: something of the brand's world that rests. */
  calm: (part: Part) => ReactNode;
  front: (part: Part) => ReactNode;
  /** The paint of the figures, their height, and a stroke where the brand's hairlines are too fine for a picture. */
  figure: (id: Part['id']) => string;
  size?: number;
  stroke?: number;
}

const WIDTH = 960;
const HEIGHT = 400;
const round = (value: number) => Math.round(value * 10) / 10;
const around = (count: number, radius: number, turn = 0) =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((at + turn) / count) * 2 * Math.PI;
    return {
      at,
      x: round(radius * Math.sin(angle)),
      y: round(-radius * Math.cos(angle)),
      degrees: (360 * (at + turn)) / count,
    };
  });
/** The same points every time, without a visible pattern. */
const scatter = (count: number, height: number) =>
  Array.from({ length: count }, (_, at) => ({
    at,
    x: (at * 197 + 31) % WIDTH,
    y: 8 + ((at * 89 + ((at * at * 7) % 41)) % height),
    size: 0.8 + ((at * 13) % 5) * 0.32,
  }));

/** Tells whether the scene is about a lock, shut or open. */
const isLock = (kind: SceneKind) => kind === 'locked' || kind === 'open';

interface PadlockProps {
  kind: SceneKind;
  body: string;
  shackle: string;
  hole: string;
  corner: number;
  stroke: number;
}

/** A padlock; the manner chooses its paints. */
function Padlock({ kind, body, shackle, hole, corner, stroke }: PadlockProps) {
  return (
    <>
      <path
        d={kind === 'open' ? 'M-38 -8V-52a38 38 0 0 1 76 0V-42' : 'M-38 -8V-34a38 38 0 0 1 76 0V-8'}
        fill="none"
        stroke={shackle}
        strokeWidth={stroke}
      />
      <rect x="-62" y="-14" width="124" height="92" rx={corner} fill={body} />
      <circle cy="24" r="13" fill={hole} />
      <path d="M-5 28h10l5 28h-20z" fill={hole} />
    </>
  );
}

/** Polar night: light over a ridge, everything made of glow. */
const sky: Manner = {
  figure: (id) => `url(#${id('glow')})`,
  backdrop: ({ id, kind }) => (
    <>
      <defs>
        <linearGradient id={id('glow')} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={ink.brandLight} />
          <stop offset="0.5" stopColor={ink.brand} />
          <stop offset="1" stopColor={ink.accent} />
        </linearGradient>
        <linearGradient id={id('veil')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={ink.brand} stopOpacity="0" />
          <stop offset="0.72" stopColor={ink.brand} stopOpacity="0.5" />
          <stop offset="1" stopColor={ink.brand} stopOpacity="0" />
        </linearGradient>
        <linearGradient id={id('veil2')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={ink.accent} stopOpacity="0" />
          <stop offset="0.7" stopColor={ink.accent} stopOpacity="0.5" />
          <stop offset="1" stopColor={ink.accent} stopOpacity="0" />
        </linearGradient>
        <filter id={id('soft')} x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="9" />
        </filter>
        <radialGradient id={id('halo')}>
          <stop offset="0" stopColor={ink.brand} stopOpacity="0.42" />
          <stop offset="1" stopColor={ink.brand} stopOpacity="0" />
        </radialGradient>
      </defs>
      {scatter(64, 260).map(({ at, x, y, size }) => (
        <circle key={at} cx={x} cy={y} r={size} fill={ink.text} opacity={0.3 + (at % 4) * 0.18} />
      ))}
      <g filter={`url(#${id('soft')})`} opacity={kind === 'dark' ? 0.35 : 1}>
        <path
          d="M-20 60C120 -20 220 110 360 60S600 -30 720 40s180 30 260 -20V250C860 300 760 210 640 240S420 300 300 236 80 300 -20 240Z"
          fill={`url(#${id('veil')})`}
        />
        <path
          d="M80 20C220 90 300 -10 440 30s240 90 360 20 120 -20 180 0V180C880 240 780 170 660 196S440 150 330 190 160 220 80 190Z"
          fill={`url(#${id('veil2')})`}
        />
      </g>
      <ellipse cx="480" cy="200" rx="330" ry="180" fill={`url(#${id('halo')})`} opacity={kind === 'dark' ? 0.3 : 0.8} />
    </>
  ),
  object: ({ id, kind }) =>
    kind === 'lost' ? (
      <>
        <circle r="76" fill={ink.ground} fillOpacity="0.72" stroke={`url(#${id('glow')})`} strokeWidth="9" />
        {around(24, 60).map(({ at, x, y, degrees }) => (
          <path
            key={at}
            d={at % 6 ? 'M0 -3v6' : 'M0 -8v14'}
            transform={`translate(${x} ${y}) rotate(${degrees})`}
            stroke={ink.brandLight}
            strokeWidth={at % 6 ? 2 : 4}
            strokeLinecap="round"
          />
        ))}
        <g transform="rotate(38)">
          <path d="M0 -52L13 0H-13Z" fill={ink.brandLight} />
          <path d="M0 52L13 0H-13Z" fill={ink.accent} />
          <circle r="6" fill={ink.ground} />
        </g>
      </>
    ) : isLock(kind) ? (
      <Padlock
        kind={kind}
        body={`url(#${id('glow')})`}
        shackle={ink.brandLight}
        hole={ink.ground}
        corner={26}
        stroke={15}
      />
    ) : (
      <>
        <circle r="84" fill={`url(#${id('halo')})`} />
        <circle r="66" fill={ink.ground} />
        <circle r="66" fill="none" stroke={ink.brandLight} strokeWidth="3" opacity="0.55" />
        <path d="M-46 47A66 66 0 0 0 62 23" fill="none" stroke={ink.brandLight} strokeWidth="8" strokeLinecap="round" />
        <circle cx="58" cy="32" r="7" fill={ink.text} />
      </>
    ),
  // A lit tent under the aurora.
  calm: ({ id }) => (
    <>
      <circle r="118" fill={`url(#${id('halo')})`} />
      <path d="M0 -66L104 92H-104Z" fill={`url(#${id('glow')})`} />
      <path d="M0 -66L104 92H46Z" fill={ink.ground} opacity="0.34" />
      <path d="M0 -28L34 92H-34Z" fill={ink.ground} opacity="0.82" />
      <path d="M0 -28L-34 92H-10Z" fill={ink.brandLight} opacity="0.7" />
      <path d="M-9 -80L0 -66 9 -80" fill="none" stroke={ink.brandLight} strokeWidth="5" strokeLinecap="round" />
      <path d="M-104 92L-132 104M104 92L132 104" stroke={ink.brandLight} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  front: ({ kind }) => (
    <>
      <path
        d="M0 318L90 262l56 34 92 -70 70 58 66 -30 84 62 96 -46 78 50 98 -84 76 58 64 -34 90 52V400H0Z"
        fill={ink.ridgeFar}
      />
      <path
        d="M238 226L260 244 250 243 242 254 233 244 224 251 214 244ZM730 236L753 254 744 252 736 263 727 253 718 260 707 256Z"
        fill={ink.brandLight}
        opacity="0.8"
      />
      <path d="M0 350C140 300 240 352 380 334s220 -34 340 2 170 -16 240 -20V400H0Z" fill={ink.ridgeNear} />
      {kind === 'lost' &&
        around(15, 1, 0.2).map(({ at, x, y, degrees }) => (
          <ellipse
            key={at}
            cx={round(312 + x * (74 - at))}
            cy={round(364 + y * 15)}
            rx="5"
            ry="2.4"
            transform={`rotate(${round(degrees * 0.1)} ${round(312 + x * 74)} 364)`}
            fill={ink.brandLight}
            opacity={0.24 + at * 0.04}
          />
        ))}
      {kind === 'lost' && (
        <g transform="translate(660 348)">
          <path d="M0 30V-62" stroke={ink.brandLight} strokeWidth="6" strokeLinecap="round" />
          <path d="M4 -60H50l13 11 -13 11H4Z" fill={ink.brand} />
          <path d="M-4 -32H-44l-13 11 13 11H-4Z" fill={ink.accent} />
        </g>
      )}
      {kind !== 'lost' && (
        <g transform="translate(640 340)">
          <path d="M-34 12V-22L0 -50 34 -22V12Z" fill={ink.dark} />
          <path
            d="M-42 -16L0 -52 42 -16"
            fill="none"
            stroke={ink.brandLight}
            strokeWidth="5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <rect x="-9" y="-14" width="18" height="15" rx="2" fill={kind === 'dark' ? ink.ridgeNear : ink.brand} />
        </g>
      )}
      {[150, 196, 226, 742, 782, 838].map((x, at) => (
        <path
          key={x}
          d="M0 -46L15 -18H8L20 6H-20L-8 -18H-15Z"
          transform={`translate(${x} ${358 - (at % 3) * 7}) scale(${1 + (at % 2) * 0.3})`}
          fill={ink.dark}
        />
      ))}
      <path d="M0 384C180 352 340 392 520 376s300 -14 440 6V400H0Z" fill={ink.dark} />
    </>
  ),
};

/** One flower of cut paper. */
function Flower({
  x,
  y,
  scale,
  petals,
  middle,
}: Record<'x' | 'y' | 'scale', number> & Record<'petals' | 'middle', string>) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {around(8, 17).map(({ at, x: px, y: py, degrees }) => (
        <ellipse key={at} rx="9" ry="13" transform={`translate(${px} ${py}) rotate(${degrees})`} fill={petals} />
      ))}
      <circle r="11" fill={middle} />
    </g>
  );
}

/** A paper garden: flat cut-outs in layers, each with the shade of the sheet above it. */
const paper: Manner = {
  figure: () => ink.brand,
  backdrop: ({ kind }) => (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={kind === 'dark' ? ink.accentSoft : ink.accent} />
      <circle cx="480" cy="206" r="252" fill={ink.paper} opacity="0.45" />
      <circle cx="480" cy="206" r="186" fill={ink.surface} opacity="0.6" />
      {[
        [176, 92, 1],
        [764, 70, 0.86],
        [872, 150, 0.6],
      ].map(([x, y, scale]) => (
        <path
          key={x}
          d="M-58 20a24 24 0 0 1 6 -46 34 34 0 0 1 62 -8 28 28 0 0 1 48 20 19 19 0 0 1 0 34Z"
          transform={`translate(${x} ${y}) scale(${scale})`}
          fill={ink.surface}
        />
      ))}
    </>
  ),
  object: ({ kind }) =>
    isLock(kind) ? (
      <>
        <g transform="translate(6 8)" opacity="0.16">
          <Padlock kind={kind} body={ink.text} shackle={ink.text} hole={ink.text} corner={34} stroke={20} />
        </g>
        <Padlock kind={kind} body={ink.hot} shackle={ink.brand} hole={ink.surface} corner={34} stroke={20} />
      </>
    ) : (
      <>
        {around(12, 55).map(({ at, x, y, degrees }) => (
          <ellipse
            key={`shade-${at}`}
            rx="19"
            ry="29"
            transform={`translate(${x + 5} ${y + 8}) rotate(${degrees})`}
            fill={ink.text}
            opacity="0.05"
          />
        ))}
        {around(12, 53)
          .filter(({ at }) => kind === 'lost' || ![1, 4, 5, 8].includes(at))
          .map(({ at, x, y, degrees }) => (
            <ellipse key={at} rx="19" ry="29" transform={`translate(${x} ${y}) rotate(${degrees})`} fill={ink.hot} />
          ))}
        {around(9, 34, 0.3).map(({ at, x, y, degrees }) => (
          <ellipse
            key={at}
            rx="15"
            ry="22"
            transform={`translate(${x} ${y}) rotate(${degrees})`}
            fill={kind === 'dark' ? ink.accentSoft : ink.surface}
          />
        ))}
        <circle r="24" fill={ink.brand} />
        {/* A face that has lost its way, or is asleep. */}
        {kind === 'lost' ? (
          <path
            d="M-9 -3v2M9 -3v2M-6 10q6 -6 12 0"
            stroke={ink.surface}
            strokeWidth="5"
            strokeLinecap="round"
            fill="none"
          />
        ) : (
          <path
            d="M-13 -2q4 4 8 0M5 -2q4 4 8 0M-4 10h8"
            stroke={ink.surface}
            strokeWidth="4"
            strokeLinecap="round"
            fill="none"
          />
        )}
      </>
    ),
  // A cup of tea in the garden.
  calm: () => (
    <>
      <ellipse cx="4" cy="84" rx="104" ry="14" fill={ink.text} opacity="0.08" />
      <path d="M62 -6h18a30 30 0 0 1 0 60H56" fill="none" stroke={ink.brand} strokeWidth="15" />
      <path d="M-74 -30H74V26a46 46 0 0 1 -46 46H-28a46 46 0 0 1 -46 -46Z" fill={ink.brand} />
      <path d="M-74 -30H74V-8H-74Z" fill={ink.hot} />
      <path d="M-98 72H98q-8 18 -30 18H-68q-22 0 -30 -18Z" fill={ink.hot} />
      <Flower x={0} y={30} scale={0.9} petals={ink.surface} middle={ink.leaf} />
      <path
        d="M-34 -50q-12 -16 0 -30t0 -30M0 -50q-12 -16 0 -30t0 -30M34 -50q-12 -16 0 -30t0 -30"
        fill="none"
        stroke={ink.surface}
        strokeWidth="9"
        strokeLinecap="round"
      />
    </>
  ),
  front: ({ kind }) => (
    <>
      <path d="M0 330C120 268 220 276 330 318S540 356 660 312s200 -40 300 6V400H0Z" fill={ink.leaf} opacity="0.72" />
      {isLock(kind) && (
        <g fill={ink.surface}>
          {Array.from({ length: 15 }, (_, at) => (
            <path key={at} d="M0 396V322l12 -14 12 14V396Z" transform={`translate(${148 + at * 46} 0)`} />
          ))}
          <path d="M120 336H840v11H120ZM120 370H840v11H120Z" />
        </g>
      )}
      <path d="M0 372C110 322 232 336 350 364s226 18 338 -8 190 -26 272 8V400H0Z" fill={ink.leaf} />
      {kind === 'dark' &&
        [392, 448, 560, 604].map((x, at) => (
          <ellipse
            key={x}
            cx={x}
            cy={366 + (at % 2) * 8}
            rx="15"
            ry="8"
            transform={`rotate(${at * 21 - 30} ${x} 370)`}
            fill={ink.hot}
          />
        ))}
      {kind === 'lost' && (
        <path
          d="M214 396C260 350 330 388 366 362s40 -34 96 -22 96 30 150 8 74 -2 96 -20"
          fill="none"
          stroke={ink.surface}
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray="3 19"
        />
      )}
      {(
        [
          [86, 344, 1, ink.petal, ink.brand],
          [196, 352, 0.78, ink.surface, ink.hot],
          [252, 372, 0.6, ink.accent, ink.brand],
          [716, 354, 0.8, ink.petal, ink.brand],
          [790, 340, 1.05, ink.surface, ink.hot],
          [884, 356, 0.86, ink.accent, ink.brand],
        ] as const
      ).map(([x, y, scale, petals, middle]) => (
        <Fragment key={x}>
          <path d={`M${x} ${y}q6 30 -4 70`} stroke={ink.brandDark} strokeWidth="5" fill="none" opacity="0.55" />
          <Flower x={x} y={y} scale={scale} petals={petals} middle={middle} />
        </Fragment>
      ))}
    </>
  ),
};

/** The last act: a curtain, a lit arch, everything in one gilt line. */
const theatre: Manner = {
  figure: (id) => `url(#${id('leaf')})`,
  stroke: 3.5,
  backdrop: ({ id, kind }) => (
    <>
      <defs>
        <linearGradient id={id('leaf')} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={ink.brandLight} />
          <stop offset="0.5" stopColor={ink.brand} />
          <stop offset="1" stopColor={ink.brandLight} />
        </linearGradient>
        <radialGradient id={id('light')} cx="0.5" cy="0.2" r="0.8">
          <stop offset="0" stopColor={ink.accent} stopOpacity="0.75" />
          <stop offset="1" stopColor={ink.ground} stopOpacity="0" />
        </radialGradient>
        <linearGradient
          id={id('fold')}
          spreadMethod="repeat"
          gradientUnits="userSpaceOnUse"
          x1="0"
          x2="58"
          y1="0"
          y2="0"
        >
          <stop offset="0" stopColor={ink.accentDark} />
          <stop offset="0.45" stopColor={ink.accent} />
          <stop offset="1" stopColor={ink.accentDark} />
        </linearGradient>
      </defs>
      <path
        d="M190 400V230A290 250 0 0 1 770 230V400Z"
        fill={`url(#${id('light')})`}
        opacity={kind === 'dark' ? 0.35 : 1}
      />
      <path d="M190 400V230A290 250 0 0 1 770 230V400" fill="none" stroke={ink.brand} strokeWidth="1.6" />
      <path d="M204 400V232A276 236 0 0 1 756 232V400" fill="none" stroke={ink.brand} strokeWidth="0.8" opacity="0.7" />
      {kind !== 'dark' && <path d="M400 -6L250 372H710L560 -6Z" fill={ink.brandLight} opacity="0.07" />}
      <ellipse cx="480" cy="366" rx="252" ry="22" fill={ink.brandLight} opacity={kind === 'dark' ? 0.03 : 0.1} />
    </>
  ),
  object: ({ id, kind }) =>
    kind === 'lost' ? (
      <>
        <circle r="79" fill={ink.dark} stroke={`url(#${id('leaf')})`} strokeWidth="3" />
        {around(24, 0, 0.5).map(({ at, degrees }) => (
          <path
            key={at}
            d="M-8.4 -64.5A65 65 0 0 1 8.4 -64.5L5.8 -44.6A45 45 0 0 0 -5.8 -44.6Z"
            transform={`rotate(${degrees})`}
            fill={at === 6 ? ink.leaf : at % 2 ? ink.accent : ink.ground}
            stroke={ink.brand}
            strokeWidth="0.8"
          />
        ))}
        <circle r="43" fill="none" stroke={ink.brand} strokeWidth="1.4" />
        {around(8, 0).map(({ at, degrees }) => (
          <path key={at} d="M0 -12V-36" transform={`rotate(${degrees})`} stroke={ink.brand} strokeWidth="2" />
        ))}
        <path d="M0 -24L7 -7 24 0 7 7 0 24 -7 7 -24 0 -7 -7Z" fill={`url(#${id('leaf')})`} />
        <circle cx="40" cy="-37" r="6" fill={ink.text} />
      </>
    ) : isLock(kind) ? (
      <>
        <Padlock kind={kind} body={`url(#${id('leaf')})`} shackle={ink.brand} hole={ink.dark} corner={6} stroke={11} />
        <rect
          x="-55"
          y="-7"
          width="110"
          height="78"
          rx="2"
          fill="none"
          stroke={ink.dark}
          strokeWidth="1.4"
          opacity="0.6"
        />
      </>
    ) : (
      <>
        <path d="M-22 -14H22V74H-22Z" fill={ink.brandLight} />
        <path d="M-22 -14q8 24 12 8t10 4 10 -4 12 -8Z" fill={ink.brand} opacity="0.7" />
        <path d="M-46 74H46l-10 12H-36Z" fill={`url(#${id('leaf')})`} />
        <path d="M0 -14V-26" stroke={ink.dark} strokeWidth="4" />
        <path
          d="M0 -30c-12 -14 12 -20 0 -36s10 -18 2 -30"
          fill="none"
          stroke={ink.muted}
          strokeWidth="3"
          strokeLinecap="round"
          opacity="0.75"
        />
      </>
    ),
  // The interval: an hourglass under the lit arch.
  calm: ({ id }) => (
    <>
      <path
        d="M-42 -80C-42 -28 -8 -22 -8 0S-42 28 -42 80H42C42 28 8 22 8 0S42 -28 42 -80Z"
        fill={ink.dark}
        stroke={`url(#${id('leaf')})`}
        strokeWidth="2.4"
      />
      <path d="M-31 -40C-24 -22 -5 -18 -4 -2H4C5 -18 24 -22 31 -40Z" fill={`url(#${id('leaf')})`} />
      <path d="M0 0V62" stroke={ink.brandLight} strokeWidth="2" />
      <path d="M-38 78C-30 54 -12 46 0 46S30 54 38 78Z" fill={`url(#${id('leaf')})`} />
      {[-92, 80].map((y) => (
        <rect key={y} x="-58" y={y} width="116" height="12" rx="2" fill={`url(#${id('leaf')})`} />
      ))}
      <path d="M-52 -80V80M52 -80V80" stroke={ink.brand} strokeWidth="3" />
    </>
  ),
  front: ({ id, kind }) => (
    <>
      <path d="M0 0H214C206 128 166 236 92 300C132 330 148 366 152 400H0Z" fill={`url(#${id('fold')})`} />
      <path
        d={`M${WIDTH} 0H746C754 128 794 236 868 300C828 330 812 366 808 400H${WIDTH}Z`}
        fill={`url(#${id('fold')})`}
      />
      <path
        d="M214 0C206 128 166 236 92 300M746 0C754 128 794 236 868 300"
        fill="none"
        stroke={ink.brand}
        strokeWidth="2.4"
      />
      <path
        d="M66 286q34 18 52 40M894 286q-34 18 -52 40"
        stroke={`url(#${id('leaf')})`}
        strokeWidth="11"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M0 0H960V22Q920 58 880 22T800 22 720 22 640 22 560 22 480 22 400 22 320 22 240 22 160 22 80 22 0 22Z"
        fill={ink.accentDark}
        stroke={ink.brand}
        strokeWidth="1.6"
      />
      {isLock(kind) && (
        <g>
          <path
            d="M286 336C350 392 420 392 480 352C540 392 610 392 674 336"
            fill="none"
            stroke={ink.accent}
            strokeWidth="15"
            strokeLinecap="round"
          />
          {[286, 674].map((x) => (
            <g key={x} fill={`url(#${id('leaf')})`}>
              <path d={`M${x - 5} 326h10V392h-10Z`} />
              <circle cx={x} cy="318" r="12" />
              <path d={`M${x - 24} 400q24 -22 48 0Z`} />
            </g>
          ))}
        </g>
      )}
    </>
  ),
};

/** A floodlit stand: hard edges, one paint, lines of a pitch. */
const stadium: Manner = {
  figure: () => ink.brand,
  size: 250,
  backdrop: ({ id, kind }) => (
    <>
      <defs>
        <linearGradient id={id('beam')} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={ink.text} stopOpacity="0.3" />
          <stop offset="1" stopColor={ink.text} stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={ink.dark} />
      {Array.from({ length: 7 }, (_, row) => (
        <path
          key={row}
          d={`M0 ${150 + row * 20}H${WIDTH}`}
          stroke={ink.raised}
          strokeWidth="11"
          strokeDasharray={`${7 + (row % 3)} ${5 + (row % 2) * 2}`}
          strokeDashoffset={row * 5}
        />
      ))}
      {[150, 810].map((x) => (
        <g key={x}>
          {kind !== 'dark' && (
            <path
              d={`M${x - 46} 40L${480 - (x < 480 ? 250 : -30)} 330H${480 + (x < 480 ? -30 + 150 : 250)}L${x + 46} 40Z`}
              fill={`url(#${id('beam')})`}
            />
          )}
          <path d={`M${x - 5} 60h10V300h-10Z`} fill={ink.raised} />
          <path d={`M${x - 56} 18H${x + 56}V80H${x - 56}Z`} fill={ink.surface} stroke={ink.line} strokeWidth="2" />
          {Array.from({ length: 8 }, (_, at) => (
            <circle
              key={at}
              cx={x - 39 + (at % 4) * 26}
              cy={36 + Math.floor(at / 4) * 26}
              r="9"
              fill={kind === 'dark' ? ink.raised : ink.text}
            />
          ))}
        </g>
      ))}
    </>
  ),
  object: ({ kind }) =>
    kind === 'lost' ? (
      <>
        <circle r="76" fill={ink.text} />
        <path d="M0 -27L26 -8 16 22H-16L-26 -8Z" fill={ink.dark} />
        {around(5, 0).map(({ at, degrees }) => (
          <g key={at} transform={`rotate(${degrees})`}>
            <path d="M0 -27V-50" stroke={ink.dark} strokeWidth="5" />
            <path d="M-24 -72A76 76 0 0 1 24 -72L15 -52H-15Z" fill={ink.dark} />
            <path d="M15 -52L38 -40M-15 -52L-38 -40" stroke={ink.dark} strokeWidth="5" />
          </g>
        ))}
        <circle r="76" fill="none" stroke={ink.text} strokeWidth="4" />
      </>
    ) : isLock(kind) ? (
      <Padlock kind={kind} body={ink.brand} shackle={ink.text} hole={ink.dark} corner={0} stroke={18} />
    ) : (
      <>
        <path d="M-70 -56H70V34H-70Z" fill={ink.surface} stroke={ink.text} strokeWidth="6" />
        {Array.from({ length: 6 }, (_, at) => (
          <circle
            key={at}
            cx={-42 + (at % 3) * 42}
            cy={-32 + Math.floor(at / 3) * 42}
            r="14"
            fill={at === 4 ? ink.brand : ink.raised}
            stroke={ink.line}
            strokeWidth="3"
          />
        ))}
        <path d="M-9 34H9V80H-9Z" fill={ink.text} />
      </>
    ),
  // A time-out: the stopwatch stands.
  calm: () => (
    <>
      <path d="M-16 -104H16V-84H-16ZM-7 -84H7V-70H-7Z" fill={ink.text} />
      <path d="M52 -66L66 -80 78 -68 64 -54Z" fill={ink.text} />
      <circle r="76" fill={ink.surface} stroke={ink.text} strokeWidth="9" />
      {around(12, 57).map(({ at, x, y, degrees }) => (
        <path
          key={at}
          d={at % 3 ? 'M0 -4v8' : 'M0 -8v16'}
          transform={`translate(${x} ${y}) rotate(${degrees})`}
          stroke={ink.text}
          strokeWidth={at % 3 ? 3 : 6}
        />
      ))}
      <path d="M-25 -26H-8V26H-25ZM8 -26H25V26H8Z" fill={ink.brand} />
    </>
  ),
  front: ({ kind }) => (
    <>
      <path d="M0 322H960V400H0Z" fill={ink.surface} />
      <path d="M0 318H960V325H0Z" fill={ink.brand} />
      <path
        d="M330 400L400 346H560L630 400M-40 346H400M560 346H1000"
        fill="none"
        stroke={ink.text}
        strokeWidth="4"
        opacity="0.5"
      />
      {isLock(kind) && <path d="M0 338H960V360H0Z" fill={ink.brand} />}
      {isLock(kind) &&
        Array.from({ length: 24 }, (_, at) => (
          <path key={at} d="M14 338H34L20 360H0Z" transform={`translate(${at * 40 + 4} 0)`} fill={ink.dark} />
        ))}
      {kind === 'lost' && (
        <path d="M690 388V350l30 9 -30 10" fill={ink.accent} stroke={ink.text} strokeWidth="4" strokeLinejoin="round" />
      )}
    </>
  ),
};

/** The reference brand: a page's frame without a page. */
const plan: Manner = {
  figure: () => ink.brand,
  backdrop: () => (
    <g fill="none" stroke={ink.line} strokeWidth="2">
      <rect x="120" y="14" width="720" height="400" rx="10" fill={ink.surface} />
      <path d="M120 56H840" />
      {[146, 170, 194].map((x) => (
        <circle key={x} cx={x} cy="35" r="7" />
      ))}
      <rect x="226" y="25" width="420" height="20" rx="10" />
      {[150, 664].map((x) => (
        <path key={x} d={`M${x} 84h146v92h-146ZM${x} 84l146 92M${x + 146} 84l-146 92`} opacity="0.4" />
      ))}
    </g>
  ),
  object: ({ kind }) =>
    isLock(kind) ? (
      <Padlock kind={kind} body={ink.brand} shackle={ink.line} hole={ink.surface} corner={8} stroke={14} />
    ) : kind === 'lost' ? (
      <>
        <circle r="72" fill={ink.surface} stroke={ink.brand} strokeWidth="8" strokeDasharray="22 14" />
        <path d="M-26 -26L26 26M26 -26L-26 26" stroke={ink.line} strokeWidth="8" />
      </>
    ) : (
      <>
        <circle r="72" fill={ink.surface} stroke={ink.brand} strokeWidth="8" />
        <path d="M0 -44V0L30 22" fill="none" stroke={ink.line} strokeWidth="8" />
      </>
    ),
  calm: () => (
    <>
      <circle r="72" fill={ink.surface} stroke={ink.brand} strokeWidth="8" />
      <path d="M-18 -30V30M18 -30V30" stroke={ink.line} strokeWidth="14" />
    </>
  ),
  front: () => (
    <g fill={ink.line} opacity="0.45">
      <rect x="250" y="330" width="460" height="12" rx="6" />
      <rect x="310" y="356" width="340" height="12" rx="6" />
    </g>
  ),
};

const MANNERS: Record<LayoutTokens['hero'], Manner> = {
  full: sky,
  split: paper,
  editorial: theatre,
  board: stadium,
  card: plan,
};

/** The illustration of a page that cannot be shown, in the manner and the colours of the brand. Decorative. */
export function ErrorScene({ kind, code, look }: ErrorSceneProps) {
  const own = useId().replaceAll(':', '');
  const id = (name: string) => `${own}-${name}`;
  const manner = MANNERS[look];
  const part = { kind, id };
  const [first, , last] = code ?? '';
  return (
    <svg className={drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {manner.backdrop(part)}
      <g fill={manner.figure(id)} fontSize={manner.size ?? 208} className={figure}>
        {first !== undefined && (
          <text x="378" y="274" textAnchor="end" stroke={manner.figure(id)} strokeWidth={manner.stroke ?? 0}>
            {first}
          </text>
        )}
        {last !== undefined && (
          <text x="582" y="274" textAnchor="start" stroke={manner.figure(id)} strokeWidth={manner.stroke ?? 0}>
            {last}
          </text>
        )}
      </g>
      <g transform={code === undefined ? 'translate(480 186) scale(1.3)' : 'translate(480 200) scale(1.08)'}>
        {kind === 'calm' ? manner.calm(part) : manner.object(part)}
      </g>
      {manner.front(part)}
    </svg>
  );
}
