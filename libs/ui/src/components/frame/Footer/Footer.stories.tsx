import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck } from 'lucide-react';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Footer, Icon, Inline, Link, LocaleSwitcher, Picture, Text, type FooterProps } from '../../../index.ts';

const meta: Meta = {
  title: 'Frame/Footer',
  component: Footer,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'Once, below every page. It contains the legal information: company, licence, minimum age, help with gambling, payment methods.',
      not: 'Promotions, or anything that a player needs now.',
      access: 'Columns have headings to jump to. Legal text is small but never pale: its contrast is checked.',
      words: 'The market’s texts, word for word, from the brand’s `legal` folder.',
    }),
  },
};
export default meta;
type Story = StoryObj;

const column = (title: string, ...links: string[]) => ({
  title,
  links: links.map((label) => ({ label, href: `#${label}` })),
});
const columns = [
  column('Play', 'Casino', 'Live casino', 'Sports'),
  column('Help', 'Support', 'Payment methods', 'Bonus terms'),
  column('Safer gambling', 'Set a limit', 'Take a break', 'Self-exclusion'),
];

const MARK = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path fill="#888" d="M0 0h8v5H0z"/></svg>')}`;

const draw =
  (props: Partial<FooterProps> = {}): NonNullable<Story['render']> =>
  (args, { loaded }) => {
    const brand = loaded['brand'] as { id: string; logo: string | undefined } | undefined;
    return (
      <Footer
        logo={
          brand?.logo ? <img src={brand.logo} alt={brand.id} width={170} height={36} /> : <strong>{brand?.id}</strong>
        }
        about="Games of chance for grown-ups, run by people who answer the phone."
        columns={columns}
        age="18+"
        marks={
          <Text as="span" size="sm">
            Licence 8048/JAZ2021-033
          </Text>
        }
        {...args}
        {...props}
      >
        {props.children ?? (
          <p>
            Operated by Example Entertainment Ltd, 12 Harbour Street. Gambling can be addictive: play responsibly, and{' '}
            <Link href="#help" tone="inherit">
              ask for help
            </Link>{' '}
            when it stops being fun.
          </p>
        )}
      </Footer>
    );
  };

export const Default: Story = {
  args: { about: 'Games of chance for grown-ups, run by people who answer the phone.', columns, age: '18+' },
  render: draw(),
};
/** On a phone, the licence wraps beside the age, and the payment methods follow below both. */
export const LicenceBesideAge: Story = {
  render: draw({
    marks: (
      <>
        <Inline gap="xs">
          <Icon icon={BadgeCheck} size="lg" />
          <Text as="span" size="sm" weight="medium">
            Malta Gaming Authority · MGA/B2C/002/2026
          </Text>
        </Inline>
        {['Card', 'Bank'].map((name) => (
          <Picture key={name} src={MARK} width={64} height={40} alt={name} fit="contain" box="markSmall" />
        ))}
      </>
    ),
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [age, licence, card] = [
      canvas.getByText('18+'),
      canvas.getByText(/MGA/),
      canvas.getByRole('img', { name: 'Card' }),
    ].map((part) => part.getBoundingClientRect());
    await expect(licence?.top).toBeLessThan(age?.bottom ?? 0);
    if (window.innerWidth < 768) await expect(card?.top).toBeGreaterThanOrEqual(age?.bottom ?? 0);
  },
};
export const WithoutDescription: Story = { render: draw({ about: undefined }) };
const switcher = (
  <LocaleSwitcher
    label="Country and language"
    value="en-UN"
    options={[
      { value: 'en-UN', label: 'International – English', lang: 'en' },
      { value: 'fi-FI', label: 'Suomi – suomi', lang: 'fi' },
    ]}
    onChange={() => undefined}
  />
);
export const WithEnd: Story = { render: draw({ end: switcher }) };
/** As on a page that replaces the site. */
export const WithEndAlone: Story = { render: draw({ about: undefined, columns: [], end: switcher }) };
export const LongLabel: Story = {
  render: draw({
    about: LONG_WORD,
    columns: [column(LONG_WORD, LONG_WORD), column('Help', LONG_WORD)],
    marks: (
      <Text as="span" size="sm">
        {LONG_WORD}
      </Text>
    ),
    children: <p>{LONG_WORD}</p>,
  }),
};
