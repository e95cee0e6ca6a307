import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { Box, Combobox, PhoneField, Stack, type ComboboxOption, type ComboboxProps } from '../../../index.ts';

const meta: Meta<typeof Combobox> = {
  title: 'Forms/Combobox',
  component: Combobox,
  parameters: usage({
    when: 'More than about ten options whose names people know: countries, currencies, banks. Search tolerates typing errors (*sweeden*), missing diacritics (*aland*) and another order (*states united*).',
    not: 'Few options (`RadioGroup`, `Select`), free text with suggestions, several choices at once.',
    access:
      'A native select until the first interaction, then a combobox: arrows or letters open the list; Enter, Tab or leaving takes the clear match; Escape restores the choice. The select stays behind it for autofill and passes its focus on.',
    words:
      'Names as people type them, in the reader’s language and order. Put what distinguishes two of them into `hint`, other spellings and codes into `keywords`.',
  }),
};
export default meta;
type Story = StoryObj;

const codes = [
  ['AX', '+358'],
  ['AU', '+61'],
  ['AT', '+43'],
  ['BR', '+55'],
  ['CA', '+1'],
  ['CI', '+225'],
  ['DK', '+45'],
  ['FI', '+358'],
  ['FR', '+33'],
  ['DE', '+49'],
  ['IS', '+354'],
  ['NL', '+31'],
  ['NZ', '+64'],
  ['NO', '+47'],
  ['SE', '+46'],
  ['CH', '+41'],
  ['GB', '+44'],
  ['US', '+1'],
] as const;
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const countries: ComboboxOption[] = codes.map(([value]) => ({
  value,
  label: names.of(value) ?? value,
  mark: value,
  keywords: [value],
}));
const prefixes = codes.map(([value, prefix]) => ({
  value,
  prefix,
  label: names.of(value) ?? value,
  mark: value,
  keywords: [value],
}));
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const everywhere: ComboboxOption[] = letters
  .flatMap((a) => letters.map((b) => a + b))
  .flatMap((value) => {
    const label = names.of(value);
    return label === undefined ? [] : [{ value, label, mark: value, keywords: [value] }];
  });

function Field({ first = 'FI', ...props }: Partial<ComboboxProps> & { first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <Box maxWidth="form">
      <Combobox
        label="Country of residence"
        name="country"
        autoComplete="country"
        options={countries}
        value={value}
        onChange={setValue}
        {...props}
      />
    </Box>
  );
}
function Phone({ error }: { error?: string }) {
  const [country, setCountry] = useState('FI');
  return (
    <Box maxWidth="form">
      <PhoneField
        label="Mobile number"
        hint="We send a code by text message."
        prefixes={prefixes}
        prefixValue={country}
        onPrefixChange={setCountry}
        error={error}
      />
    </Box>
  );
}
/** Simulates the first interaction and waits for the list. */
const input = async (canvas: HTMLElement) => {
  await fireEvent.pointerMove(document.body);
  return waitFor(async () => {
    const found = canvas.querySelector<HTMLInputElement>('input[role="combobox"]');
    await expect(found).not.toBeNull();
    return found as HTMLInputElement;
  });
};

export const Chosen: StoryObj<typeof Combobox> = {
  args: { label: 'Country of residence', options: countries, placeholder: 'Choose a country' },
  render: ({ value: _value, onChange: _onChange, ...args }) => <Field {...args} />,
  play: async ({ canvasElement }) => {
    await expect(await input(canvasElement)).toHaveValue('Finland');
  },
};
export const NothingChosen: Story = { render: () => <Field first="" placeholder="Choose a country" /> };
export const Open: Story = {
  render: () => <Field />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await input(canvasElement));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Finland' })).toBeVisible());
    await expect(screen.getAllByRole('option')).toHaveLength(countries.length);
  },
};
export const Misspelt: Story = {
  render: () => <Field />,
  play: async ({ canvasElement, userEvent }) => {
    const field = await input(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('swizterland');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveAccessibleName('Switzerland'));
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Switzerland');
    await expect(canvasElement.querySelector('select')).toHaveValue('CH');
  },
};
export const NothingMatches: Story = {
  render: () => <Field />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await input(canvasElement));
    await userEvent.keyboard('qqqq');
    await waitFor(() => expect(screen.getByText(/qqqq/)).toBeVisible());
  },
};
export const Many: Story = {
  render: () => <Field options={everywhere} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await input(canvasElement));
    await waitFor(async () => {
      const list = screen.getByRole('listbox').getBoundingClientRect();
      const { top, bottom } = screen.getByRole('option', { name: 'Finland' }).getBoundingClientRect();
      await expect(top >= list.top && bottom <= list.bottom).toBe(true);
    });
    await expect(everywhere.length).toBeGreaterThan(200);
    // The list is virtualised.
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
  },
};
export const WithError: Story = {
  render: () => <Field error="We cannot open an account in this country" hint="Where you pay your taxes." />,
};
export const Disabled: Story = { render: () => <Field disabled hint="Verified; ask us to change it." /> };
export const LongLabels: Story = {
  render: () => (
    <Field
      first="a"
      label="Staatsangehörigkeit laut gültigem Reisepass oder Personalausweis"
      options={[
        {
          value: 'a',
          label: 'Vereinigtes Königreich Großbritannien und Nordirland',
          hint: 'Selbstauskunft erforderlich',
          mark: 'GB',
        },
        { value: 'b', label: 'Demokratische Sozialistische Republik', hint: '+94' },
        { value: 'c', label: 'Donaudampfschifffahrtsgesellschaftskapitänsland', disabled: true },
      ]}
    />
  ),
  globals: { viewport: { value: 'least' } },
  play: async ({ canvasElement, userEvent }) => {
    const field = await input(canvasElement);
    // A list closes when the window is resized, which this story does. It must stay open in the narrow window.
    await waitFor(async () => {
      if (field.getAttribute('aria-expanded') !== 'true') await userEvent.click(field);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await expect(screen.getAllByRole('option')[0]).toBeVisible();
    });
  },
};
export const CountryCode: Story = {
  // While a list is open, React Aria hides the rest of the page from screen readers, including other fields.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  render: () => (
    <Stack gap="lg">
      <Phone />
      <Phone error="This number is too short" />
    </Stack>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const code = await input(canvasElement);
    await expect(code).toHaveValue('+358');
    await userEvent.click(code);
    await userEvent.keyboard('norwya');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Norway +47' })).toBeVisible());
  },
};
