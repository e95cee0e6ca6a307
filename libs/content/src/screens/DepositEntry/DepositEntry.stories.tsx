import type { Meta, StoryObj } from '@storybook/react-vite';
import { handleContent, never, refuse, withShell } from '@baize/testing';
import { storyImageRef } from '@baize/testing/story-games';
import { DepositEntry } from './DepositEntry.tsx';

const meta: Meta = { title: 'Content/DepositEntry', tags: ['!autodocs'], component: DepositEntry };
export default meta;
type Story = StoryObj;

const terms = (paymentMethodType: 'DEPOSIT' | 'WITHDRAW', processTime: number) => ({
  paymentMethodType,
  processTime,
  min: 10,
  max: 5000,
  limits: [],
});
const METHODS = ['Credit card', 'Bank', 'Voucher'].map((title, number) => ({
  name: title,
  title,
  altTag: title,
  image: { ref: storyImageRef(number, 'payment'), color: '#223344', alt: null },
  info: [terms('DEPOSIT', 0), ...(number < 2 ? [terms('WITHDRAW', 1440 * (number + 1))] : [])],
}));
const shell = (answer: unknown) => withShell({ path: 'deposit', handlers: [handleContent('paymentMethods', answer)] });

export const Loading: Story = { decorators: [shell(never)] };
export const Filled: Story = { decorators: [shell(METHODS)] };
export const Empty: Story = { decorators: [shell([])] };
export const Failed: Story = { decorators: [shell(refuse(500, ''))] };
