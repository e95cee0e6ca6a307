import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cherry, Crown } from 'lucide-react';
import { usage } from '../../../fixtures/usage.ts';
import { Chip, Inline, Stack } from '../../../index.ts';

const meta: Meta = {
  title: 'Primitives/Chip',
  component: Chip,
  parameters: usage({
    when: 'A category to go to, a filter to set or to take away. Its shape is the brand’s.',
    not: 'A state that cannot be pressed is a `Badge`, a game’s label a `Tag`. The one thing to do is a `Button`.',
    access:
      'A link with `href`, else a button that says whether it is pressed. What is chosen shows by more than its colour.',
    words: 'One or two words; a count stands apart in `count`.',
  }),
};
export default meta;
type Story = StoryObj;

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
