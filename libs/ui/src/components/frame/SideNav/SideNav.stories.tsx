import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Mail, ShieldCheck, UserRound, Wallet } from 'lucide-react';
import { fn } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { Badge, SideNav, UiProvider } from '../../../index.ts';

const meta: Meta<typeof SideNav> = {
  title: 'Frame/SideNav',
  component: SideNav,
  parameters: usage({
    when: 'The pages of a large area: the account, the sports of a sportsbook.',
    not: 'Use `NavTabs` or a `SectionPage` for up to five pages. The product’s areas belong in the header.',
    access: 'A named navigation with groups. The current page is announced and does not rely on colour alone.',
    words: 'The titles of the pages. Each group is named after what its pages have in common.',
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
/** The current item is filled: a brand’s `navigation: 'block'`. */
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
