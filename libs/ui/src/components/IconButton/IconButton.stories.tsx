import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart } from 'lucide-react';
import { IconButton, Inline } from '../../index.ts';

const meta: Meta = { title: 'Primitives/IconButton' };
export default meta;
type Story = StoryObj;

export const Variants: Story = { render: () => <Inline>{(['plain', 'soft', 'solid', 'onPicture'] as const).map((variant) => <IconButton key={variant} icon={Heart} label={`Favourite (${variant})`} variant={variant} />)}</Inline> };
export const States: Story = { render: () => <Inline><IconButton icon={Heart} label="Favourite" filled aria-pressed /><IconButton icon={Bell} label="Messages" count={3} /><IconButton icon={Bell} label="Messages, many" count={128} /><IconButton icon={Bell} label="Not now" disabled /><IconButton icon={Bell} label="Small" size="sm" variant="soft" /></Inline> };
