import { ChevronDown } from 'lucide-react';
import { area as areaShape, line as lineShape } from 'd3-shape';
import { useCallback, useId, useState, type PointerEvent, type ReactNode } from 'react';
import { useLabel } from '../../../provider/UiProvider.tsx';
import { useCssVars } from '../../../provider/useCssVars.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './Chart.css.ts';
import { axisRoom, bandScale, pointScale, shownTicks, valueScale, valueTicks, type PlotBox } from './chartScale.ts';

interface ChartProps {
  /** The title and accessible name. */
  label: string;
  /** Formats a value in full: “−1.234,50 €”. */
  format: (value: number) => string;
  /** Formats a value for the axis, as short as possible: “−1,2 k€”. */
  formatAxis?: ((value: number) => string) | undefined;
  /** Heading of the table's first column: “Day”. */
  whenLabel: string;
  /** Shown instead of the chart if there is no data. */
  empty: string;
}

export interface LinePoint {
  /** The date in full, for screen readers and the table: “20 November 2026”. */
  name: string;
  /** The date on the axis: “20 Nov”. */
  short: string;
  value: number;
}

export interface LineChartProps extends ChartProps {
  /** Heading of the value column. */
  valueLabel: string;
  /** Evenly spaced in time, oldest first. */
  points: readonly LinePoint[];
}

export interface BarGroup {
  name: string;
  short: string;
  /** One value per series, in their order. */
  values: readonly number[];
}

export interface BarChartProps extends ChartProps {
  /** One or two series. Colour is not their only difference. */
  series: readonly [string] | readonly [string, string];
  groups: readonly BarGroup[];
}

const HEIGHT = 220;
/** Used before the first measurement, and where nothing can be measured. */
const WIDTH = 640;
const MARGIN = { end: 12, top: 12, bottom: 28 } as const;

interface Measured {
  width: number;
  rtl: boolean;
}

/** Returns the width and writing direction of an element and updates them while it is mounted. */
function useMeasured(): readonly [Measured, (element: HTMLElement | null) => (() => void) | undefined] {
  const [measured, setMeasured] = useState<Measured>({ width: WIDTH, rtl: false });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const read = () => {
      const width = element.clientWidth || WIDTH;
      const rtl = getComputedStyle(element).direction === 'rtl';
      setMeasured((now) => (now.width === width && now.rtl === rtl ? now : { width, rtl }));
    };
    read();
    if (typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measured, ref];
}

interface Row {
  name: string;
  short: string;
  values: readonly number[];
}
interface Drawn {
  box: PlotBox;
  y: (value: number) => number;
  active: number;
  /** Returns the middle of a column. */
  x: (index: number) => number;
}

interface FrameProps extends ChartProps {
  columns: readonly string[];
  rows: readonly Row[];
  /** Points of a line start and end at the plot's edges; bars sit in the middle of their share. */
  places: 'points' | 'bands';
  legend?: boolean | undefined;
  draw: (drawn: Drawn) => ReactNode;
}

/** Axes, chosen value and table, for all charts. */
function Frame({
  label,
  format,
  formatAxis = format,
  whenLabel,
  empty,
  columns,
  rows,
  places,
  legend,
  draw,
}: FrameProps) {
  const words = useLabel();
  const id = useId();
  const [{ width, rtl }, plot] = useMeasured();
  const [chosen, setChosen] = useState<number | null>(null);
  // The latest point is chosen first. A choice beyond the end of new data is dropped.
  const active = chosen !== null && chosen < rows.length ? chosen : rows.length - 1;

  const y = valueScale(
    rows.flatMap(({ values }) => values),
    [HEIGHT - MARGIN.bottom, MARGIN.top],
  );
  const ticks = valueTicks(y, formatAxis);
  const box: PlotBox = { width, height: HEIGHT, start: axisRoom(ticks.map((entry) => entry.label)), rtl, ...MARGIN };
  const points = pointScale(rows.length, box);
  const bands = bandScale(rows.length, box);
  const x = (index: number) =>
    places === 'points'
      ? rows.length === 1
        ? (box.rtl ? box.end - box.start + width : width + box.start - box.end) / 2
        : (points(index) ?? 0)
      : (bands(index) ?? 0) + bands.bandwidth() / 2;
  const longest = Math.max(0, ...rows.map(({ short }) => short.length)) * 6.6;
  const named = shownTicks(rows.length, width - box.start - box.end, longest);
  const [left, right] = rtl ? [box.end, width - box.start] : [box.start, width - box.end];
  // The slider's ends match the first and last column.
  const inset = places === 'bands' && rows.length > 0 ? Math.abs(x(0) - (rtl ? right : left)) : 0;
  const reader = useCssVars<HTMLInputElement>({
    start: `${box.start + inset}px`,
    room: `${Math.max(1, right - left - 2 * inset)}px`,
  });
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    if (event.pointerType !== 'mouse' || rows.length < 2) return;
    const area = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - area.left) / area.width));
    setChosen(Math.round((rtl ? 1 - share : share) * (rows.length - 1)));
  };
  const row = rows[active];
  const said = (values: readonly number[]) =>
    columns.length === 1
      ? format(values[0] ?? 0)
      : columns.map((column, index) => `${column} ${format(values[index] ?? 0)}`).join(', ');

  return (
    <figure className={css.chart} aria-labelledby={id}>
      <figcaption className={css.head}>
        <span id={id} className={css.title}>
          {label}
        </span>
        <span className={css.reading} aria-hidden="true">
          {row && (
            <>
              <span className={css.readingAt}>{row.name}</span>
              {columns.map((column, index) => (
                <span key={column}>
                  {columns.length > 1 && `${column} `}
                  {format(row.values[index] ?? 0)}
                </span>
              ))}
            </>
          )}
        </span>
      </figcaption>
      {legend && (
        <div className={css.legend} aria-hidden="true">
          {columns.map((column, index) => (
            <span key={column} className={css.legendItem}>
              <span className={css.swatch} data-series={index} />
              {column}
            </span>
          ))}
        </div>
      )}
      <div ref={plot} className={css.plot}>
        {rows.length === 0 ? (
          <div className={css.empty}>{empty}</div>
        ) : (
          <>
            <svg
              className={css.drawing}
              viewBox={`0 0 ${width} ${HEIGHT}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              {ticks.map(({ value, label: name }) => (
                <g key={value} transform={`translate(0 ${y(value)})`}>
                  <line className={value === 0 ? css.zeroLine : css.gridLine} x1={left} x2={right} />
                  <text className={css.tick} x={rtl ? right + 8 : left - 8} dy="0.32em" textAnchor="end">
                    {name}
                  </text>
                </g>
              ))}
              {named.map((index) => {
                const last = index === rows.length - 1 && rows.length > 1;
                const first = index === 0 && rows.length > 1;
                return (
                  <text
                    key={index}
                    className={css.tick}
                    x={
                      places === 'points' && last
                        ? rtl
                          ? left
                          : right
                        : places === 'points' && first
                          ? rtl
                            ? right
                            : left
                          : x(index)
                    }
                    y={HEIGHT - 8}
                    textAnchor={places === 'bands' || !(first || last) ? 'middle' : first ? 'start' : 'end'}
                  >
                    {rows[index]?.short}
                  </text>
                );
              })}
              {draw({ box, y, active, x })}
            </svg>
            <input
              ref={reader}
              type="range"
              className={css.reader}
              aria-label={`${label}: ${words('ui.chart.read')}`}
              min={0}
              max={Math.max(0, rows.length - 1)}
              step={1}
              value={active}
              aria-valuetext={row ? `${row.name}: ${said(row.values)}` : undefined}
              onChange={(event) => setChosen(Number(event.target.value))}
              onPointerMove={follow}
            />
          </>
        )}
      </div>
      {rows.length > 0 && (
        <details className={css.table}>
          <summary className={css.tableHead}>
            {words('ui.chart.table')}
            <span className={css.arrow}>
              <Icon icon={ChevronDown} size="sm" />
            </span>
          </summary>
          {/* Keyboard users must be able to scroll this region. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={css.tableBox} tabIndex={0} role="region" aria-label={label}>
            <table className={css.figuresTable}>
              <thead>
                <tr>
                  <th scope="col" className={css.cell}>
                    {whenLabel}
                  </th>
                  {columns.map((column) => (
                    <th key={column} scope="col" className={css.cell}>
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((entry, index) => (
                  <tr key={index}>
                    <th scope="row" className={css.cell}>
                      {entry.name}
                    </th>
                    {columns.map((column, at) => (
                      <td key={column} className={css.cell}>
                        {format(entry.values[at] ?? 0)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </figure>
  );
}

function Line({ points, valueLabel, filled, ...rest }: LineChartProps & { filled: boolean }) {
  const rows = points.map(({ name, short, value }) => ({ name, short, values: [value] }));
  return (
    <Frame
      {...rest}
      rows={rows}
      columns={[valueLabel]}
      places="points"
      draw={({ box, y, x, active }) => {
        const value = (index: number) => y(points[index]?.value ?? 0);
        const indexes = points.map((_, index) => index);
        const drawn = lineShape<number>().x(x).y(value);
        return (
          <>
            {filled && <path className={css.area} d={areaShape<number>().x(x).y0(y(0)).y1(value)(indexes) ?? ''} />}
            {points.length > 1 && <path className={css.line} d={drawn(indexes) ?? ''} />}
            <line className={css.rule} x1={x(active)} x2={x(active)} y1={box.top} y2={box.height - box.bottom} />
            <circle className={css.dot} cx={x(active)} cy={value(active)} r={5} />
          </>
        );
      }}
    />
  );
}

/** One value over time as a line; values may be negative. */
export function LineChart(props: LineChartProps) {
  return <Line {...props} filled={false} />;
}

/** One value over time, filled to zero: how far from zero, and on which side. */
export function AreaChart(props: LineChartProps) {
  return <Line {...props} filled />;
}

/** One or two values per span of time, side by side. */
export function BarChart({ series, groups, ...rest }: BarChartProps) {
  return (
    <Frame
      {...rest}
      rows={groups}
      columns={series}
      places="bands"
      legend={series.length > 1}
      draw={({ box, y, x, active }) => {
        const room = groups.length > 1 ? Math.abs(x(1) - x(0)) : box.width - box.start - box.end;
        const share = Math.min(48, (room * 0.75) / series.length);
        return (
          <>
            <rect
              className={css.column}
              x={x(active) - room / 2}
              width={room}
              y={box.top}
              height={box.height - box.bottom - box.top}
            />
            {groups.flatMap((group, index) =>
              group.values.slice(0, series.length).map((value, at) => {
                const from = x(index) + ((box.rtl ? series.length - 1 - at : at) - series.length / 2) * share;
                const [top, foot] = [Math.min(y(value), y(0)), Math.max(y(value), y(0))];
                return value === 0 ? null : (
                  <rect
                    key={`${index}-${at}`}
                    className={css.bar}
                    data-series={at}
                    x={from + share * 0.06}
                    width={Math.max(1, share * 0.88)}
                    y={top}
                    height={Math.max(1, foot - top)}
                    rx={Math.min(3, share / 4)}
                  />
                );
              }),
            )}
          </>
        );
      }}
    />
  );
}
