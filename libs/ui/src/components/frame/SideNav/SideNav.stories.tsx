import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Mail, ShieldCheck, UserRound, Wallet } from 'lucide-react';
import { fn } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { Badge, SideNav, UiProvider } from '../../../index.ts';

/** Use it from 1024 px for the pages of one area. Below that the same pages are a hub (List) or a line of tabs (SectionPage). */
const meta: Meta<typeof SideNav> = {
  title: 'Frame/SideNav',
  component: SideNav,
  parameters: usage({
    when: 'The pages of an area that has many: the account, the sports of a sportsbook.',
    not: 'Up to five pages are `NavTabs` or a `SectionPage`; the product’s areas belong to the header.',
    access: 'A named navigation with groups; the current page says so and is marked by more than its colour.',
    words: 'The titles of the pages. Groups are named by what holds them together.',
  }),
};
export default meta;
type Story = StoryObj<typeof SideNav>;

const account = [
  { href: '#o', label: 'Overview', icon: UserRound, current: true },
  { href: '#w', label: 'Banking', icon: Wallet },
  {
    href: '#m',
    label: 'Messages',
    icon: Mail,
    end: (
      <Badge tone="negative" solid>
        2
      </Badge>
    ),
  },
  { href: '#l', label: 'Limits', icon: ShieldCheck },
];

export const Account: Story = { args: { groups: [{ title: 'Account', items: account }] } };
export const TwoGroups: Story = {
  args: {
    groups: [
      { title: 'Account', items: account },
      { title: 'Session', items: [{ label: 'Log out', icon: LogOut, onClick: fn() }] },
    ],
  },
};
export const WithoutIconsAndTitles: Story = {
  args: { label: 'Categories', groups: [{ items: account.map(({ href, label }) => ({ href, label })) }] },
};
/** A list that fills what is current: a brand’s `navigation: 'block'`. */
export const Blocks: Story = {
  args: { groups: [{ title: 'Categories', items: account }] },
  decorators: [
    (Story) => (
      <UiProvider layout={{ navigation: 'block' }}>
        <Story />
      </UiProvider>
    ),
  ],
};
export const Finnish: Story = {
  args: {
    groups: [
      {
        title: 'Tili',
        items: [
          { href: '#o', label: 'Omat tiedot', icon: UserRound, current: true },
          { href: '#w', label: 'Talletukset ja nostot', icon: Wallet },
          { href: '#l', label: 'Pelaamisen rajat', icon: ShieldCheck },
        ],
      },
    ],
  },
  globals: { locale: 'fi' },
};
export const LongWords: Story = {
  args: {
    groups: [
      {
        title: 'Verantwortungsbewusstes Spielen',
        items: [
          {
            href: '#a',
            label: 'Einzahlungsgrenzenänderungsbestätigungsverfahren',
            icon: ShieldCheck,
            current: true,
            end: <Badge>99+</Badge>,
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'least' } },
};
