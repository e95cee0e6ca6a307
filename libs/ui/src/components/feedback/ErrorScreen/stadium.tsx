import { ink } from './ErrorScene.css.ts';
import { around, HEIGHT, isLock, WIDTH, type Manner } from './manner.ts';
import { Padlock } from './Padlock.tsx';

/** A floodlit stand: hard edges, one paint, lines of a pitch. */
export const stadium: Manner = {
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
