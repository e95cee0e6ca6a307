import { ink } from './ErrorScene.css.ts';
import { around, isLock, WIDTH, type Manner } from './manner.ts';
import { Padlock } from './Padlock.tsx';

/** The last act: a curtain, a lit arch, everything in one gilt line. */
export const theatre: Manner = {
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
