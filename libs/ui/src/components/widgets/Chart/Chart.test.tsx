import { fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AreaChart, BarChart, LineChart } from './Chart.tsx';
import { bandScale, pointScale, shownTicks, valueScale, valueTicks, type PlotBox } from './chartScale.ts';

const common = {
  label: 'Net position',
  valueLabel: 'Position',
  whenLabel: 'Day',
  empty: 'Nothing yet',
  format: (value: number) => `€${value}`,
};
const points = (...values: number[]) =>
  values.map((value, index) => ({ name: `${index + 1} November`, short: `${index + 1} Nov`, value }));
const slider = () => screen.getByRole('slider');
const box = (rtl: boolean): PlotBox => ({ width: 400, height: 220, start: 60, end: 12, top: 12, bottom: 28, rtl });

describe('reading', () => {
  it('starts at the latest point, and moves to any other by keyboard or touch', () => {
    render(<LineChart {...common} points={points(10, -20, 30)} />);
    expect(slider()).toHaveAccessibleName('Net position: Read the chart point by point');
    expect(slider()).toHaveAttribute('aria-valuetext', '3 November: €30');
    fireEvent.change(slider(), { target: { value: '1' } });
    expect(slider()).toHaveAttribute('aria-valuetext', '2 November: €-20');
    expect([slider().getAttribute('min'), slider().getAttribute('max')]).toEqual(['0', '2']);
  });

  it('drops a choice beyond the end of new data', () => {
    const { rerender } = render(<AreaChart {...common} points={points(1, 2, 3, 4)} />);
    fireEvent.change(slider(), { target: { value: '3' } });
    rerender(<AreaChart {...common} points={points(7)} />);
    expect(slider()).toHaveAttribute('aria-valuetext', '1 November: €7');
  });

  it('names each series of a group', () => {
    render(
      <BarChart {...common} series={['In', 'Out']} groups={[{ name: '1 November', short: '1', values: [50, 20] }]} />,
    );
    expect(slider()).toHaveAttribute('aria-valuetext', '1 November: In €50, Out €20');
  });
});

it('lists all its values in a table', () => {
  render(
    <BarChart
      {...common}
      series={['In', 'Out']}
      groups={[
        { name: '1 November', short: '1', values: [50, 0] },
        { name: '2 November', short: '2', values: [0, 20] },
      ]}
    />,
  );
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Day', 'In', 'Out'],
    ['1 November', '€50', '€0'],
    ['2 November', '€0', '€20'],
  ]);
});

it('says so if there is no data, without a control', () => {
  render(<AreaChart {...common} points={[]} />);
  expect(screen.getByText('Nothing yet')).toBeInTheDocument();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByText('Show as a table')).toBeNull();
});

it('renders no inline style and hides the drawing from screen readers', () => {
  const { container } = render(<AreaChart {...common} points={points(5)} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('svg [style]')).toHaveLength(0);
});

describe('for any values', () => {
  const value = fc.oneof(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), fc.constant(0));
  it('draws only finite numbers inside the plot', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 40 }), (values) => {
        const { container, unmount } = render(
          <>
            <AreaChart {...common} points={points(...values)} />
            <BarChart
              {...common}
              series={['A', 'B']}
              groups={values.map((one, index) => ({ name: `${index}`, short: `${index}`, values: [one, -one] }))}
            />
          </>,
        );
        const numbers = [...container.querySelectorAll('svg *')].flatMap((element) =>
          [...element.attributes]
            .filter(({ name }) => /^(d|x|y|x1|x2|y1|y2|cx|cy|width|height|transform)$/.test(name))
            .flatMap(({ value: text }) => text.match(/NaN|Infinity|undefined/g) ?? []),
        );
        expect(numbers).toEqual([]);
        for (const bar of container.querySelectorAll('rect[data-series]')) {
          expect(Number(bar.getAttribute('height'))).toBeGreaterThan(0);
          expect(Number(bar.getAttribute('y'))).toBeGreaterThanOrEqual(0);
        }
        unmount();
      }),
      { numRuns: 40 },
    );
  });
  it('includes zero on the axis and never repeats a tick label', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 20 }), (values) => {
        const scale = valueScale(values, [192, 12]);
        const [least = 0, most = 0] = scale.domain();
        expect(least).toBeLessThanOrEqual(Math.min(0, ...values));
        expect(most).toBeGreaterThanOrEqual(Math.max(0, ...values));
        expect(most).toBeGreaterThan(least);
        const labels = valueTicks(scale, (tick) => String(Math.round(tick / 1000))).map(({ label }) => label);
        expect(new Set(labels).size).toBe(labels.length);
      }),
    );
  });
});

it('follows the reading direction, oldest first', () => {
  expect(pointScale(3, box(false))(0)).toBe(60);
  expect(pointScale(3, box(true))(0)).toBe(340);
  expect(bandScale(3, box(true))(0) ?? 0).toBeGreaterThan(bandScale(3, box(true))(2) ?? 0);
});

it.each([
  [0, []],
  [1, [0]],
  [5, [0, 1, 2, 3, 4]],
  [30, [5, 11, 17, 23, 29]],
])('names of %i days that fit', (count, expected) => {
  expect(shownTicks(count, 400, 50)).toEqual(expected);
});
