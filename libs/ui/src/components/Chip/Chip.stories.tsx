import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cherry, Crown } from 'lucide-react';
import { Chip, Inline, Stack } from '../../index.ts';

const meta: Meta = { title: 'Primitives/Chip' };
export default meta;
type Story = StoryObj;

export const Shapes: Story = { render: () => <Stack>{(['pill', 'tile', 'tab'] as const).map((shape) => <Inline key={shape}><Chip shape={shape} icon={Crown} href="#a" selected>Jackpots</Chip><Chip shape={shape} icon={Cherry} href="#b" count={214}>Slots</Chip><Chip shape={shape} onClick={() => undefined}>Megaways</Chip></Inline>)}<Inline><Chip shape="pill" removable onClick={() => undefined}>Nine Lanterns</Chip><Chip shape="pill" disabled>None left</Chip></Inline></Stack> };
