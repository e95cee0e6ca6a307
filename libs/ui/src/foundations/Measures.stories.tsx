import type { Meta, StoryObj } from '@storybook/react-vite';
import { breakpoints } from '../theme/breakpoints.ts';
import { Stack, Text, useCssVars } from '../index.ts';
import * as css from './Foundations.css.ts';
import { themeOf } from './loadedTheme.ts';

const meta: Meta = {
  title: 'Foundations/Measures',
  parameters: {
    docs: {
      description: {
        component:
          'Space, corners, lines, shadows, layers and widths. A component uses them by name; lint rejects other numbers. The brand sets density, surface and corners, so the same page can look like airy paper or like cut metal.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

function Bar({ name, size, note = size }: { name: string; size: string; note?: string }) {
  const ref = useCssVars<HTMLDivElement>({ size });
  return (
    <div className={css.row}>
      <Text size="sm">
        <strong>{name}</strong>
        <br />
        <code>{note}</code>
      </Text>
      <div ref={ref} className={css.bar} />
    </div>
  );
}

function Plate({
  name,
  note,
  ...values
}: {
  name: string;
  note: string;
  size?: string;
  shadow?: string;
  line?: string;
}) {
  const ref = useCssVars<HTMLDivElement>(values);
  return (
    <div ref={ref} className={css.plate}>
      <strong>{name}</strong>
      <code>{note}</code>
    </div>
  );
}

function Layer({ name, value, at }: { name: string; value: string; at: number }) {
  const ref = useCssVars<HTMLDivElement>({ layer: value, at: `${at * 2}rem` });
  return (
    <div ref={ref} className={css.layer}>
      <strong>{name}</strong> · <code>{value}</code>
    </div>
  );
}

export const Space: Story = {
  render: (_args, { loaded }) => (
    <Stack gap="xs">
      {Object.entries(themeOf(loaded).space).map(([name, size]) => (
        <Bar key={name} name={name} size={size} />
      ))}
    </Stack>
  ),
};
export const Controls: Story = {
  render: (_args, { loaded }) => (
    <Stack gap="xs">
      {Object.entries(themeOf(loaded).control).map(([name, size]) => (
        <Bar key={name} name={name} size={size} />
      ))}
    </Stack>
  ),
};
export const Widths: Story = {
  render: (_args, { loaded }) => (
    <Stack gap="xs">
      {Object.entries(themeOf(loaded).measure).map(([name, size]) => (
        <Bar key={name} name={name} size={size} />
      ))}
    </Stack>
  ),
};
export const Radius: Story = {
  render: (_args, { loaded }) => (
    <div className={css.plates}>
      {Object.entries(themeOf(loaded).radius).map(([name, size]) => (
        <Plate key={name} name={name} note={size} size={size} line="1px solid currentColor" />
      ))}
    </div>
  ),
};
export const Lines: Story = {
  render: (_args, { loaded }) => (
    <div className={css.plates}>
      {Object.entries(themeOf(loaded).border).map(([name, size]) => (
        <Plate key={name} name={name} note={size} line={`${size} solid currentColor`} />
      ))}
    </div>
  ),
};
export const Elevation: Story = {
  render: (_args, { loaded }) => (
    <div className={css.plates}>
      {Object.entries(themeOf(loaded).elevation).map(([name, shadow]) => (
        <Plate key={name} name={name} note={shadow.startsWith('0 0 0 0') ? 'no shadow' : ''} shadow={shadow} />
      ))}
    </div>
  ),
};
export const Layers: Story = {
  render: (_args, { loaded }) => (
    <div className={css.layers}>
      {Object.entries(themeOf(loaded).layer).map(([name, value], index) => (
        <Layer key={name} name={name} value={value} at={index} />
      ))}
    </div>
  ),
};
export const Breakpoints: Story = {
  render: () => (
    <Stack gap="xs">
      {Object.entries(breakpoints).map(([name, width]) => (
        <Bar key={name} name={name} size={`${(width / 14.4).toFixed(1)}%`} note={`from ${width} px`} />
      ))}
    </Stack>
  ),
};
