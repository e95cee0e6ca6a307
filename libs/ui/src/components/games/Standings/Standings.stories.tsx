import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Standings } from '../../../index.ts';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { sampleName, samplePicture, sampleStudio } from '../../../fixtures/pictures.ts';

const meta: Meta = {
  title: 'Games/Standings',
  component: Standings,
  parameters: usage({
    when: 'Three to five things whose order matters: the highest jackpots, next to the hero or in a sidebar.',
    not: 'Use a `Table` for rows with several figures and a `List` for rows that only link.',
    access:
      'An ordered list in a named region. Each row is one link with name, studio and figure. The position is only drawn, because the list numbers itself.',
    words:
      'A title of two or three words that says what is ranked. Figures have a currency and the player’s own grouping.',
  }),
};
export default meta;
type Story = StoryObj;

const pots = ['€ 1,284,510.20', '€ 318,004.75', '€ 92,760.00', '€ 41,118.35', '€ 8,204.90'];
const rows = pots.map((value, index) => ({
  id: String(index),
  href: `#${index}`,
  name: sampleName(index),
  meta: sampleStudio(index),
  value,
  picture: samplePicture(index),
}));

export const Jackpots: StoryObj<typeof Standings> = {
  args: {
    title: 'Jackpots right now',
    rows,
    end: (
      <Link href="#all" strong tone="brand">
        All jackpots
      </Link>
    ),
  },
};
export const Loading: Story = { render: () => <Standings title="Jackpots right now" rows={undefined} /> };
export const FiguresLoading: Story = {
  render: () => <Standings title="Jackpots right now" rows={rows.map((row) => ({ ...row, value: undefined }))} />,
};
export const SomeFiguresMissing: Story = {
  render: () => (
    <Standings
      title="Jackpots right now"
      rows={rows.map((row, index) => (index < 3 ? row : { ...row, value: null }))}
    />
  ),
};
/** No figures could be loaded: links to the games without an order, at the same height. */
export const NoFigures: Story = {
  render: () => (
    <Standings
      title="Jackpots right now"
      rows={rows.map((row) => ({ ...row, value: null }))}
      missing="We can’t show the amounts right now. You can still play the games."
      end={
        <Link href="#all" strong tone="brand">
          All jackpots
        </Link>
      }
    />
  ),
};
export const LongLabel: Story = {
  render: () => (
    <Standings
      title={LONG_WORD}
      rows={rows.map((row) => ({ ...row, name: LONG_WORD }))}
      end={
        <Link href="#all" strong tone="brand">
          All jackpots
        </Link>
      }
    />
  ),
};
