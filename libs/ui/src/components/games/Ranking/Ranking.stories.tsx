import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crown } from 'lucide-react';
import { expect } from 'storybook/test';
import { Ranking } from '../../../index.ts';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { sampleName, samplePicture, sampleStudio } from '../../../fixtures/pictures.ts';

const meta: Meta = {
  title: 'Games/Ranking',
  component: Ranking,
  parameters: usage({
    when: 'A numbered list in a lobby: the ten most played games.',
    not: 'Use `Standings` where a figure decides the order and is shown, and a `GameRow` where the order means nothing.',
    access:
      'An ordered list in a named region. Each row is one link with name and studio. The position is only drawn, because the list numbers itself.',
    words: 'A title of two or three words that says what is ranked.',
  }),
};
export default meta;
type Story = StoryObj;

const items = Array.from({ length: 10 }, (_, index) => ({
  id: String(index),
  href: `#${index}`,
  name: sampleName(index),
  meta: sampleStudio(index),
  picture: samplePicture(index),
}));

export const TopTen: StoryObj<typeof Ranking> = { args: { title: 'Top 10', icon: Crown, items } };
export const ThreeRows: Story = { render: () => <Ranking title="Top 10" rows={3} items={items} /> };
/** Tables of one kind differ in a number at the end of their name, which has company in the second line. */
export const NumberedTables: Story = {
  render: () => (
    <Ranking title="Top 10" items={items.map((item) => ({ ...item, name: 'Evening Punto Banco Live Table 15' }))} />
  ),
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByText(/Table 15$/))
      await expect(getComputedStyle(name).getPropertyValue('text-wrap-style')).toBe('balance');
  },
};
export const Loading: Story = { render: () => <Ranking title="Top 10" icon={Crown} items={undefined} /> };
export const LongNames: Story = {
  render: () => (
    <Ranking title={LONG_WORD} items={items.map((item) => ({ ...item, name: LONG_WORD, meta: LONG_WORD }))} />
  ),
};
