import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cherry, Crown } from 'lucide-react';
import { usage } from '../../../fixtures/usage.ts';
import { Chip, Inline, Stack } from '../../../index.ts';

const meta: Meta = {
  title: 'Primitives/Chip',
  component: Chip,
  parameters: usage({
    when: 'A category to visit, or a filter to set or remove. The brand decides its shape.',
    not: 'A state is a `Badge`, a game’s label a `Tag`. The main action is a `Button`.',
    access:
      'A link with `href`, otherwise a button that announces whether it is pressed. Colour is not the only sign of the choice.',
    words: 'One or two words; a count goes into `count`.',
  }),
};
export default meta;
type Story = StoryObj;

export const Default: Story = { args: { children: 'Megaways' } };
export const Shapes: Story = {
  render: () => (
    <Stack>
      {(['pill', 'tile', 'tab', 'ruled', 'slat'] as const).map((shape) => (
        <Inline key={shape}>
          <Chip shape={shape} icon={Crown} href="#a" selected>
            Jackpots
          </Chip>
          <Chip shape={shape} icon={Cherry} href="#b" count={214}>
            Slots
          </Chip>
          <Chip shape={shape} onClick={() => undefined}>
            Megaways
          </Chip>
        </Inline>
      ))}
      <Inline>
        <Chip shape="pill" removable onClick={() => undefined}>
          Nine Lanterns
        </Chip>
        <Chip shape="pill" disabled>
          None left
        </Chip>
      </Inline>
    </Stack>
  ),
};
