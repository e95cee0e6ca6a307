import { extent } from 'd3-array';
import { scaleBand, scaleLinear, scalePoint, type ScaleBand, type ScaleLinear, type ScalePoint } from 'd3-scale';

export interface PlotBox {
  width: number;
  height: number;
  /** Room for the labels of the value axis, at the reading side's start. */
  start: number;
  end: number;
  top: number;
  bottom: number;
  rtl: boolean;
}

/** About so many pixels a figure of the axis takes. */
const LETTER = 6.6;
/** Widest that labels may make the axis: beyond it they would eat a phone's plot. */
const WIDEST = 92;

/** The value axis: always with nought, rounded to whole steps, never of no height. */
export function valueScale(values: readonly number[], height: readonly [number, number]): ScaleLinear<number, number> {
  const [least = 0, most = 0] = extent([0, ...values.filter(Number.isFinite)]);
  const flat = least === most;
  return scaleLinear()
    .domain(flat ? [0, 1] : [least, most])
    .range([height[0], height[1]])
    .nice(4);
}

/** Ticks of the value axis, without one twice where its label would be the same. */
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

/** Room for labels at the start. */
export const axisRoom = (labels: readonly string[]): number =>
  Math.min(WIDEST, Math.ceil(Math.max(0, ...labels.map((label) => label.length)) * LETTER) + 12);

const range = (box: PlotBox): [number, number] =>
  box.rtl ? [box.width - box.start, box.end] : [box.start, box.width - box.end];

/** Places by order, evenly: days are filled in by whoever gives the points. */
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

/** Indexes whose names fit on the lower axis, evenly apart, counted back from the last: the latest is always named. */
export function shownTicks(count: number, room: number, labelWidth: number): readonly number[] {
  const fit = Math.max(2, Math.floor(room / (labelWidth + 16)));
  const step = Math.max(1, Math.ceil((count - 1) / (fit - 1)));
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => count - 1 - at * step).reverse();
}
