import { ink } from './ErrorScene.css.ts';
import { around, isLock, round, scatter, type Manner } from './manner.ts';
import { Padlock } from './Padlock.tsx';

/** Polar night: light over a ridge, everything made of glow. */
export const sky: Manner = {
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
          d="M-20 40C160 90 300 -10 440 30s240 90 360 20 120 -20 180 0V180C880 240 780 170 660 196S440 150 330 190 120 220 -20 190Z"
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
        d="M0 318L90 262l56 34 92 -70 70 58 66 -30 84 62 96 -20 78 24 98 -84 76 58 64 -34 90 52V400H0Z"
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
