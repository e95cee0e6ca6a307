import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { expect } from 'storybook/test';
import { usage } from '../fixtures/usage.ts';
import {
  Box,
  Button,
  Checkbox,
  CodeField,
  DateField,
  FormErrors,
  Heading,
  Icon,
  Link,
  MoneyField,
  PasswordField,
  PhoneField,
  RadioCards,
  Select,
  Stack,
  Stepper,
  Switch,
  TextArea,
  TextField,
} from '../index.ts';

const meta: Meta = {
  title: 'Patterns/Form',
  parameters: usage({
    when: 'An example of how fields combine: one column, one primary button at the end, the error summary at the top.',
    not: 'Real screens are in the domain libraries, with react-hook-form and the contracts.',
    access: 'Errors are at their fields and are summed up on submit, where the focus goes. Nothing typed is lost.',
    words: 'Ask only for what the next step needs, and say why if it is not obvious.',
  }),
};
export default meta;
type Story = StoryObj;

const prefixes = [
  { value: 'FI', prefix: '+358', label: 'Finland (+358)' },
  { value: 'CA', prefix: '+1', label: 'Canada (+1)' },
];
const parts = {
  day: { label: 'Day', placeholder: 'DD' },
  month: { label: 'Month', placeholder: 'MM' },
  year: { label: 'Year', placeholder: 'YYYY' },
};

function SignUp({ attempts = 0 }: { attempts?: number }) {
  const [attempt, setAttempt] = useState(attempts);
  const [amount, setAmount] = useState('50');
  const [code, setCode] = useState('123');
  const [born, setBorn] = useState('');
  const [country, setCountry] = useState('FI');
  const [method, setMethod] = useState('card');
  const [password, setPassword] = useState('Sininen7');
  const error = (text: string) => (attempt > 0 ? text : undefined);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
  };
  return (
    <Box maxWidth="form">
      <form aria-label="Sign up" noValidate onSubmit={send}>
        <Stack gap="lg">
          <Stepper steps={['Email and password', 'Phone', 'About you', 'Confirm']} current={1} />
          <Heading level={1} size="h3">
            Join
          </Heading>
          <FormErrors
            attempt={attempt}
            errors={
              attempt > 0
                ? [
                    { field: 'email', message: 'Enter an email address such as name@example.com' },
                    { field: 'terms', message: 'Accept the terms to continue' },
                  ]
                : []
            }
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            placeholder="name@example.com"
            error={error('Enter an email address such as name@example.com')}
          />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            meterValue={password}
            rules={[
              { label: '8 characters', met: password.length >= 8 },
              { label: 'a digit', met: /\d/.test(password) },
              { label: 'a capital', met: /[A-Z]/.test(password) },
            ]}
          />
          <PhoneField
            label="Mobile number"
            prefixes={prefixes}
            prefixValue={country}
            onPrefixChange={setCountry}
            hint="We send a code by text message."
            error={error('This number is too short')}
          />
          <CodeField
            label="Code from the message"
            value={code}
            onChange={setCode}
            error={error('The code has expired. Ask for a new one.')}
          />
          <DateField
            label="Date of birth"
            value={born}
            onChange={setBorn}
            parts={parts}
            birthday
            error={error('You must be 18 or older')}
          />
          <Select
            label="Province"
            placeholder="Choose"
            options={[
              { value: 'on', label: 'Ontario' },
              { value: 'qc', label: 'Québec' },
            ]}
            error={error('Choose a province')}
          />
          <MoneyField
            label="First deposit"
            currency="EUR"
            value={amount}
            onChange={setAmount}
            quickAmounts={[2000, 5000, 10000, 25000]}
            hint="From €10 to €5,000"
            error={error('The most you can deposit today is €60')}
          />
          <RadioCards
            label="Pay with"
            value={method}
            onChange={setMethod}
            options={[
              { value: 'card', label: 'Card', hint: 'At once, free', end: <Icon icon={CreditCard} /> },
              { value: 'bank', label: 'Bank transfer', hint: 'One to three days' },
              { value: 'wallet', label: 'Wallet', disabled: true, hint: 'Not in your country' },
            ]}
            error={error('Choose how to pay')}
          />
          <TextArea label="Anything we should know" optional />
          <TextField label="Bonus code" optional disabled defaultValue="NORTH50" />
          <Switch label="Messages about offers" hint="You can change this at any time" />
          <Checkbox
            name="terms"
            label={
              <>
                I am 18 or older and accept the <Link href="#terms">terms</Link>
              </>
            }
            error={error('Accept the terms to continue')}
          />
          <Button type="submit" fullWidth size="lg">
            Create account
          </Button>
        </Stack>
      </form>
    </Box>
  );
}

export const Filled: Story = { render: () => <SignUp /> };
export const Failed: Story = { render: () => <SignUp attempts={1} /> };
export const SentWithErrors: Story = {
  render: () => <SignUp />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'aino@example');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('aino@example');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the terms to continue' }));
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};
