import { encode } from 'uqr';
import * as css from './QrCode.css.ts';

/** Light modules around the code, which cameras need to find it. */
const MARGIN = 4;

/** A QR code, dark on light in every theme: cameras may not read it the other way round. */
export function QrCode({ value, label }: { readonly value: string; readonly label: string }) {
  const { data, size } = encode(value, { border: 0, ecc: 'M' });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const whole = size + 2 * MARGIN;
  return (
    <svg role="img" aria-label={label} className={css.code} viewBox={`-${MARGIN} -${MARGIN} ${whole} ${whole}`}>
      <rect x={-MARGIN} y={-MARGIN} width={whole} height={whole} fill="white" />
      <path d={dark} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
