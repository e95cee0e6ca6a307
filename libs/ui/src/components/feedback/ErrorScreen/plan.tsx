import { ink } from './ErrorScene.css.ts';
import { isLock, type Manner } from './manner.ts';
import { Padlock } from './Padlock.tsx';

/** The reference brand: a page's frame without a page. */
export const plan: Manner = {
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
