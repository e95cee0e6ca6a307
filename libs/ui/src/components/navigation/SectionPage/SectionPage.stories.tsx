import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDollarSign, History, Landmark } from 'lucide-react';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Card, SectionPage, Text } from '../../../index.ts';

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

export const Default: Story = {
  render: () => (
    <SectionPage title="Banking" items={items}>
      <Card>
        <Text>Choose how to pay.</Text>
      </Card>
    </SectionPage>
  ),
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
