import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CircleDollarSign, History, Landmark } from 'lucide-react';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Badge, Card, SectionPage, Text } from '../../../index.ts';

const meta: Meta = {
  title: 'Navigation/SectionPage',
  component: SectionPage,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'A page of a small family, such as banking: one title, the family as tabs, one column.',
      not: 'Use `SideNav` for an area with many pages. A single page leaves the family out.',
      access:
        'The family is a navigation named by the title; the current page is announced. The title is the page’s first heading.',
      words: 'The title names the family; the links name the pages in one word.',
    }),
  },
};
export default meta;
type Story = StoryObj;

const items = [
  { href: '#deposit', label: 'Deposit', current: true, icon: CircleDollarSign },
  { href: '#withdraw', label: 'Withdraw', icon: Landmark },
  { href: '#history', label: 'History', icon: History },
];

export const Default: StoryObj<typeof SectionPage> = {
  args: {
    title: 'Banking',
    items,
    children: (
      <Card>
        <Text>Choose how to pay.</Text>
      </Card>
    ),
  },
};
export const LongLabel: Story = {
  render: () => (
    <SectionPage
      title={LONG_WORD}
      items={[
        { href: '#a', label: LONG_WORD, current: true, icon: Landmark },
        { href: '#b', label: 'Withdraw' },
      ]}
    >
      <Card>
        <Text>{LONG_WORD}</Text>
      </Card>
    </SectionPage>
  ),
};
export const WithoutFamily: Story = {
  render: () => (
    <SectionPage title="Rewards">
      <Card>
        <Text>Nothing is waiting.</Text>
      </Card>
    </SectionPage>
  ),
};
/** On a phone each name has the width that it needs: none wraps while another has space to spare. */
export const OneShortName: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ maxWidth: '22rem' }}>
      <SectionPage
        title="Oma tili"
        items={[
          { href: '#account', label: 'Tili', current: true, icon: Landmark },
          { href: '#verification', label: 'Varmennus', icon: History, end: <Badge>2</Badge> },
          { href: '#data', label: 'Omat tietosi', icon: CircleDollarSign },
        ]}
      >
        <Card>
          <Text>Kaikki on kunnossa.</Text>
        </Card>
      </SectionPage>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const link of within(canvas.getByRole('navigation')).getAllByRole('link')) {
      const words = document.createRange();
      words.selectNode([...link.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) as Node);
      await expect(words.getClientRects()).toHaveLength(1);
    }
  },
};
