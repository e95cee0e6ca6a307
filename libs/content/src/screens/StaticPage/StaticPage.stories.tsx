import type { Meta, StoryObj } from '@storybook/react-vite';
import { block, handleContent, never, refuse, staticPage, withShell } from '@baize/testing';
import { StaticPage } from './StaticPage.tsx';

const meta: Meta = { title: 'Content/StaticPage', tags: ['!autodocs'], component: StaticPage };
export default meta;
type Story = StoryObj;

const shell = (answer: unknown) => withShell({ path: 'terms', handlers: [handleContent('staticPage', answer)] });
const BODY = [
  block('These terms are an agreement between you and {company}.'),
  block('Who may play', { style: 'h2' }),
  block('You are {minimumAge} or older'),
  block('You play with your own money', { listItem: 'bullet', level: 1 }),
  block('You have one account', { listItem: 'bullet', level: 1 }),
  block('Questions', { style: 'h3' }),
  block('Write to our support', { href: 'mailto:{supportEmail}' }),
  block('Stop while it is fun.', { style: 'blockquote' }),
];

export const Loading: Story = { decorators: [shell(never)] };
export const Filled: Story = { decorators: [shell(staticPage({ body: BODY }))] };
/** A long legal text, with links to its sections. */
export const Long: Story = {
  decorators: [
    shell(
      staticPage({
        body: ['Who may play', 'Your account at {brand}', 'Deposits and withdrawals', 'Complaints'].flatMap(
          (heading) => [
            block(heading, { style: 'h2' }),
            block('You are {minimumAge} or older and play with your own money.'),
          ],
        ),
      }),
    ),
  ],
};
/** A page of help or information. */
export const Help: Story = { decorators: [shell(staticPage({ group: 'help', body: BODY }))] };
export const Missing: Story = { decorators: [shell(null)] };
export const Failed: Story = { decorators: [shell(refuse(500, ''))] };
