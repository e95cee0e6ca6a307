import { Fragment } from 'react';
import { ink } from './ErrorScene.css.ts';
import { around, HEIGHT, isLock, WIDTH, type Manner } from './manner.ts';
import { Padlock } from './Padlock.tsx';

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
export const paper: Manner = {
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
