import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Standings } from '../../../index.ts';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { sampleName, samplePicture, sampleStudio } from '../../../fixtures/pictures.ts';

const meta: Meta = {
  title: 'Games/Standings',
  component: Standings,
  parameters: usage({
    when: 'Three to five things whose order is the message: the highest jackpots, beside the hero or in a page’s side.',
    not: 'For rows with several figures (Table), or rows that only lead somewhere (List).',
    access:
      'An ordered list in a named region; each row is one link that reads name, studio and figure. The number of the place is drawn only, since the list counts by itself.',
    words:
      'A title of two or three words that says what is ranked. Figures with currency, in the player’s own grouping.',
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

export const Jackpots: Story = {
  render: () => (
    <Standings
      title="Jackpots right now"
      rows={rows}
      end={
        <Link href="#all" strong tone="brand">
          All jackpots
        </Link>
      }
    />
  ),
};
export const OnTheirWay: Story = { render: () => <Standings title="Jackpots right now" rows={undefined} /> };
export const FiguresOnTheirWay: Story = {
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
/** Nothing came through: games to go to instead of an order that nobody knows, in the same height. */
export const NoFigures: Story = {
  render: () => (
    <Standings
      title="Jackpots right now"
      rows={rows.map((row) => ({ ...row, value: null }))}
      missing="The amounts are not coming through right now. The games are open."
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
