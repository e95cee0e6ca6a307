import type { Meta, StoryObj } from '@storybook/react-vite';
import { FrameSkeleton } from './FrameSkeleton.tsx';

const meta: Meta<typeof FrameSkeleton> = {
  title: 'Sportsbook/FrameSkeleton',
  component: FrameSkeleton,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', blockSize: '46rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { product: 'sportsbook' },
};
export default meta;
type Story = StoryObj<typeof FrameSkeleton>;

export const Default: Story = {};
export const Virtuals: Story = { args: { product: 'virtuals' } };
