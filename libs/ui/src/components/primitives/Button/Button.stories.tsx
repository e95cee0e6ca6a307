import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Gift } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { Box, Button, Inline, Stack } from '../../../index.ts';

interface StoryArgs {
  children?: string;
  onClick?: () => void;
}

const meta: Meta<StoryArgs> = {
  title: 'Primitives/Button',
  component: Button as never,
  parameters: usage({
    when: 'An action. One `primary` per view; `accent` for promotions, `danger` for actions that cannot be undone, `ghost` for the way out.',
    not: 'Links within text are a `Link`. A choice that stays chosen is a `Chip`, a `Switch` or a tab.',
    access:
      'A native button, or a native link with `href`. `loading` keeps its width, announces the wait and ignores further presses, so nothing is sent twice.',
    words: 'A verb and its object: “Withdraw €20.00”. It may wrap on a phone, so there is room for an honest label.',
  }),
};
export default meta;
type Story = StoryObj<StoryArgs>;

const variants = ['primary', 'secondary', 'ghost', 'accent', 'danger'] as const;

export const Default: Story = { args: { children: 'Deposit' } };
export const Variants: Story = {
  render: () => (
    <Inline>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Inline>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Inline>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} size={size} icon={Gift}>
          Claim
        </Button>
      ))}
    </Inline>
  ),
};
export const Loading: Story = {
  render: () => (
    <Inline>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} loading>
          Deposit
        </Button>
      ))}
    </Inline>
  ),
};
export const Disabled: Story = {
  render: () => (
    <Inline>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          Deposit
        </Button>
      ))}
    </Inline>
  ),
};
export const LongLabel: Story = {
  render: () => (
    <Box maxWidth="form">
      <Stack>
        <Button fullWidth>Talletusrajan korottamisen vahvistaminen sähköpostitse</Button>
        <Button variant="secondary" fullWidth iconEnd={ArrowRight}>
          Continuer sans accepter les témoins facultatifs
        </Button>
      </Stack>
    </Box>
  ),
};
export const AsLink: Story = {
  render: () => (
    <Button href="#casino" iconEnd={ArrowRight}>
      Go to the casino
    </Button>
  ),
};
export const PressedOnce: Story = {
  args: { onClick: fn() },
  render: (args) => <Button onClick={args.onClick}>Place bet</Button>,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place bet' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
