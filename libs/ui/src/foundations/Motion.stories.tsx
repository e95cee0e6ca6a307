import type { Meta, StoryObj } from '@storybook/react-vite';
import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, Inline, Section, Stack, Text, useCssVars } from '../index.ts';
import * as css from './Foundations.css.ts';
import { themeOf } from './loadedTheme.ts';

const meta: Meta = {
  title: 'Foundations/Motion',
  parameters: {
    docs: {
      description: {
        component:
          'Motion is short (controls 200 ms at most, sheets 320 ms), uses transform and opacity, and has a reason. The brand sets how lively it is.\n\n“Motion” in the toolbar sets `data-motion` on the root element. Styles and scripts read the same attribute, or the system’s setting if it is missing. With reduced motion everything is in its final place immediately.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const TIMES = ['instant', 'fast', 'base', 'sheet'] as const;
const CURVES = ['standard', 'out', 'spring'] as const;

function Lane({ name, time, curve, note }: { name: string; time: string; curve: string; note: string }) {
  const ref = useCssVars<HTMLDivElement>({ time, curve });
  return (
    <div className={css.row}>
      <Text size="sm">
        <strong>{name}</strong>
        <br />
        <code>{note}</code>
      </Text>
      <div ref={ref} className={css.lane}>
        <div className={css.runner} />
      </div>
    </div>
  );
}

/** Plays three times when the page opens and then on request, because nothing here may move for more than five seconds. */
function Lanes({ motion }: { motion: Record<(typeof TIMES)[number] | (typeof CURVES)[number], string> }) {
  const [left, setLeft] = useState(6);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 750);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <div data-there={left % 2 === 1 || undefined}>
      <Stack gap="xl">
        <Inline>
          <Button variant="secondary" icon={Play} disabled={left > 0} onClick={() => setLeft(6)}>
            Play
          </Button>
        </Inline>
        <Section title="Times">
          <Stack gap="sm">
            {TIMES.map((name) => (
              <Lane key={name} name={name} note={motion[name]} time={motion[name]} curve={motion.standard} />
            ))}
          </Stack>
        </Section>
        <Section title="Curves, slowed down to 700 ms">
          <Stack gap="sm">
            {CURVES.map((name) => (
              <Lane key={name} name={name} note={motion[name]} time="700ms" curve={motion[name]} />
            ))}
          </Stack>
        </Section>
      </Stack>
    </div>
  );
}

export const Playing: Story = { render: (_args, { loaded }) => <Lanes motion={themeOf(loaded).motion} /> };
export const Reduced: Story = {
  globals: { motion: 'reduced' },
  render: (_args, { loaded }) => <Lanes motion={themeOf(loaded).motion} />,
};
