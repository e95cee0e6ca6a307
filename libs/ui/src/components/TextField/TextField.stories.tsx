import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import {
  Box, Button, Checkbox, CodeField, DateField, FormErrors, Link, MoneyField, PasswordField, PhoneField, RadioCards, Select, Stack, Stepper, Switch, TextArea, TextField,
} from '../../index.ts';

const meta: Meta = { title: 'Forms/Fields' };
export default meta;
type Story = StoryObj;

const prefixes = [{ value: 'FI', prefix: '+358', label: 'Finland (+358)' }, { value: 'CA', prefix: '+1', label: 'Canada (+1)' }];
const parts = { day: { label: 'Day', placeholder: 'DD' }, month: { label: 'Month', placeholder: 'MM' }, year: { label: 'Year', placeholder: 'YYYY' } };

function SignUp({ failed = false }: { failed?: boolean }) {
  const [amount, setAmount] = useState('50');
  const [code, setCode] = useState('123');
  const [born, setBorn] = useState('');
  const [country, setCountry] = useState('FI');
  const [method, setMethod] = useState('card');
  const [password, setPassword] = useState('Sininen7');
  const error = (text: string) => (failed ? text : undefined);
  return (
    <Box maxWidth="form">
      <Stack gap="lg" as="form" aria-label="Sign up">
        <Stepper steps={['E-mail and password', 'Phone', 'About you', 'Confirm']} current={1} />
        {failed && <FormErrors attempt={1} errors={[{ field: 'email', message: 'Enter an e-mail address such as name@example.com' }, { field: 'terms', message: 'Accept the terms to continue' }]} />}
        <TextField label="E-mail" name="email" type="email" autoComplete="email" inputMode="email" placeholder="name@example.com" error={error('Enter an e-mail address such as name@example.com')} />
        <PasswordField label="Password" autoComplete="new-password" value={password} onChange={(event) => setPassword(event.target.value)} meterValue={password} rules={[{ label: '8 characters', met: password.length >= 8 }, { label: 'a digit', met: /\d/.test(password) }, { label: 'a capital', met: /[A-Z]/.test(password) }]} labelEnd={<Link href="#forgot">Forgot it?</Link>} />
        <PhoneField label="Mobile number" prefixes={prefixes} prefixValue={country} onPrefixChange={setCountry} hint="We send a code by text message." error={error('This number is too short')} />
        <CodeField label="Code from the message" value={code} onChange={setCode} error={error('The code has expired. Ask for a new one.')} />
        <DateField label="Date of birth" value={born} onChange={setBorn} parts={parts} birthday error={error('You must be 18 or older')} />
        <Select label="Province" placeholder="Choose" options={[{ value: 'on', label: 'Ontario' }, { value: 'qc', label: 'Québec' }]} error={error('Choose a province')} />
        <MoneyField label="Amount" currency="EUR" value={amount} onChange={setAmount} quickAmounts={[2000, 5000, 10000, 25000]} hint="From €10 to €5,000" error={error('The most you can deposit today is €60')} />
        <RadioCards label="Pay with" value={method} onChange={setMethod} options={[{ value: 'card', label: 'Card', hint: 'At once, free', end: <CreditCard /> }, { value: 'bank', label: 'Bank transfer', hint: 'One to three days' }, { value: 'wallet', label: 'Wallet', disabled: true, hint: 'Not in your country' }]} error={error('Choose how to pay')} />
        <TextArea label="Anything we should know" optional />
        <TextField label="Bonus code" optional disabled defaultValue="NORTH50" />
        <Switch label="Messages about offers" hint="You can change this at any time" defaultChecked />
        <Checkbox name="terms" label={<>I am 18 or older and accept the <Link href="#terms">terms</Link></>} error={error('Accept the terms to continue')} />
        <Button type="submit" fullWidth size="lg">Create account</Button>
      </Stack>
    </Box>
  );
}

export const Filled: Story = { render: () => <SignUp /> };
export const Failed: Story = { render: () => <SignUp failed /> };
export const TypedByKeyboard: Story = {
  render: () => <SignUp />,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(email, 'aino@example.com');
    await expect(email).toHaveValue('aino@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
