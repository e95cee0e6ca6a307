import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Gift } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Box, Button, Inline, Stack } from '../../index.ts';

interface StoryArgs {
  onClick?: () => void;
}

const meta: Meta<StoryArgs> = { title: 'Primitives/Button' };
export default meta;
type Story = StoryObj<StoryArgs>;

const variants = ['primary', 'secondary', 'ghost', 'accent', 'danger'] as const;

export const Variants: Story = { render: () => <Inline>{variants.map((variant) => <Button key={variant} variant={variant}>{variant}</Button>)}</Inline> };
export const Sizes: Story = { render: () => <Inline>{(['sm', 'md', 'lg'] as const).map((size) => <Button key={size} size={size} icon={Gift}>Claim</Button>)}</Inline> };
export const Loading: Story = { render: () => <Inline>{variants.map((variant) => <Button key={variant} variant={variant} loading>Deposit</Button>)}</Inline> };
export const Disabled: Story = { render: () => <Inline>{variants.map((variant) => <Button key={variant} variant={variant} disabled>Deposit</Button>)}</Inline> };
export const LongLabel: Story = { render: () => <Box maxWidth="form"><Stack><Button fullWidth>Talletusrajan korottamisen vahvistaminen sähköpostitse</Button><Button variant="secondary" fullWidth iconEnd={ArrowRight}>Continuer sans accepter les témoins facultatifs</Button></Stack></Box> };
export const AsLink: Story = { render: () => <Button href="#casino" iconEnd={ArrowRight}>To the casino</Button> };
export const PressedOnce: Story = {
  args: { onClick: fn() },
  render: (args) => <Button onClick={args.onClick}>Place bet</Button>,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place bet' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
