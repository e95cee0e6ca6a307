import { extent } from 'd3-array';
import { scaleBand, scaleLinear, scalePoint, type ScaleBand, type ScaleLinear, type ScalePoint } from 'd3-scale';

export interface PlotBox {
  width: number;
  height: number;
  /** Width for the labels of the value axis, at the start of the line. */
  start: number;
  end: number;
  top: number;
  bottom: number;
  rtl: boolean;
}

/** Approximate width of a digit on the axis, in pixels. */
const LETTER = 6.6;
/** Maximum width of the axis labels. Wider ones would leave a phone too little plot. */
const WIDEST = 92;

/** Returns the value axis. It always includes zero, ends at round steps and never has zero height. */
export function valueScale(values: readonly number[], height: readonly [number, number]): ScaleLinear<number, number> {
  const [least = 0, most = 0] = extent([0, ...values.filter(Number.isFinite)]);
  const flat = least === most;
  return scaleLinear()
    .domain(flat ? [0, 1] : [least, most])
    .range([height[0], height[1]])
    .nice(4);
}

/** Returns the ticks of the value axis without those whose labels would repeat. */
export function valueTicks(
  scale: ScaleLinear<number, number>,
  write: (value: number) => string,
): readonly { value: number; label: string }[] {
  const seen = new Set<string>();
  return scale
    .ticks(4)
    .map((value) => ({ value, label: write(value) }))
    .filter(({ label }) => !seen.has(label) && seen.add(label));
}

/** Width for labels at the start. */
export const axisRoom = (labels: readonly string[]): number =>
  Math.min(WIDEST, Math.ceil(Math.max(0, ...labels.map((label) => label.length)) * LETTER) + 12);

const range = (box: PlotBox): [number, number] =>
  box.rtl ? [box.width - box.start, box.end] : [box.start, box.width - box.end];

/** Spaces the points evenly by order. The caller fills in missing days. */
export const pointScale = (count: number, box: PlotBox): ScalePoint<number> =>
  scalePoint<number>()
    .domain(Array.from({ length: count }, (_, index) => index))
    .range(range(box));
export const bandScale = (count: number, box: PlotBox): ScaleBand<number> =>
  scaleBand<number>()
    .domain(Array.from({ length: count }, (_, index) => index))
    .range(range(box))
    .paddingInner(0.25)
    .paddingOuter(0.125);

/**
 * Returns the indexes whose labels fit on the lower axis, evenly spaced and counted back from the last, so that the
 * latest always has a label.
 */
export function shownTicks(count: number, room: number, labelWidth: number): readonly number[] {
  const fit = Math.max(2, Math.floor(room / (labelWidth + 16)));
  const step = Math.max(1, Math.ceil((count - 1) / (fit - 1)));
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => count - 1 - at * step).reverse();
}
