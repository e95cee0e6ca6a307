import { ink } from './ErrorScene.css.ts';
import { isLock, type Manner } from './manner.ts';
import { Padlock } from './Padlock.tsx';

/** The reference brand: a page's frame without a page, as wide as a phone shows, with nothing behind the figures. */
export const plan: Manner = {
  figure: () => ink.brand,
  backdrop: () => (
    <g fill="none" stroke={ink.line} strokeWidth="2">
      <rect x="176" y="14" width="608" height="400" rx="10" fill={ink.surface} />
      <path d="M176 56H784" />
      {[202, 226, 250].map((x) => (
        <circle key={x} cx={x} cy="35" r="7" />
      ))}
      <rect x="282" y="25" width="396" height="20" rx="10" />
      {[202, 654].map((x) => (
        <path key={x} d={`M${x} 312h104v66h-104ZM${x} 312l104 66M${x + 104} 312l-104 66`} opacity="0.4" />
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
      <rect x="340" y="326" width="280" height="12" rx="6" />
      <rect x="380" y="352" width="200" height="12" rx="6" />
    </g>
  ),
};
