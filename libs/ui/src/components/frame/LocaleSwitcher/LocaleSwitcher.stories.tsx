import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { Box, LocaleSwitcher } from '../../../index.ts';

const meta: Meta<typeof LocaleSwitcher> = {
  title: 'Frame/LocaleSwitcher',
  component: LocaleSwitcher,
  parameters: usage({
    when: 'Choosing the site’s language, in the footer and in the settings.',
    not: 'The market follows from the player’s location and cannot be chosen.',
    access:
      'Language names are in their own language and marked with it, so that screen readers pronounce them correctly.',
    words: '“Suomi”, not “Finnish”. No flags: a language is not a country.',
  }),
};
export default meta;
type Story = StoryObj<typeof LocaleSwitcher>;

const options = [
  { value: 'en-UN', label: 'International – English', lang: 'en' },
  { value: 'fi-FI', label: 'Suomi – Suomi', lang: 'fi' },
  { value: 'fr-CA', label: 'Canada – Français', lang: 'fr-CA' },
];

export const Chosen: Story = {
  args: { label: 'Country and language', value: 'en-UN', options, onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country and language' }), 'fi-FI');
    await expect(args.onChange).toHaveBeenCalledWith('fi-FI');
  },
};
export const Finnish: Story = {
  args: { label: 'Maa ja kieli', value: 'fi-FI', options, onChange: fn() },
  globals: { locale: 'fi' },
};
/** There is nothing to choose, so nothing is shown. */
export const OnlyOne: Story = {
  parameters: { mayBeEmpty: true },
  args: { label: 'Country and language', value: 'en-UN', options: options.slice(0, 1), onChange: fn() },
};
export const LongWords: Story = {
  render: () => (
    <Box maxWidth="form">
      <LocaleSwitcher
        label="Land und Sprache"
        value="a"
        onChange={() => undefined}
        options={[
          { value: 'a', label: 'Vereinigtes Königreich Großbritannien und Nordirland – Englisch', lang: 'de' },
          ...options,
        ]}
      />
    </Box>
  ),
  globals: { viewport: { value: 'least' } },
};
