import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PortableTextBlock } from '@baize/contracts/content';
import { block, handleContent, never, refuse, staticPage, withShell } from '@baize/testing';
import { SaferGambling } from './SaferGambling.tsx';

const meta: Meta = { title: 'Content/SaferGambling', tags: ['!autodocs'], component: SaferGambling };
export default meta;
type Story = StoryObj;

/** A list item that begins with a linked title, and may name a number to dial. */
const titled = (title: string, href: string, text: string, tel?: string): PortableTextBlock => ({
  ...block(title, { listItem: 'bullet', level: 1 }),
  markDefs: [
    { _key: 'title', _type: 'link', href },
    ...(tel === undefined ? [] : [{ _key: 'tel', _type: 'link' as const, href: `tel:${tel}` }]),
  ],
  children: [
    { _type: 'span', _key: '1', text: title, marks: ['title'] },
    { _type: 'span', _key: '2', text: `: ${tel === undefined ? text : ''}`, marks: [] },
    ...(tel === undefined
      ? []
      : [
          { _type: 'span' as const, _key: '3', text: tel, marks: ['tel'] },
          { _type: 'span' as const, _key: '4', text: `, ${text}`, marks: [] },
        ]),
  ],
});
const LIMITS = '/my-account/gambling-limits';
const BODY = [
  block('Gambling is entertainment that costs money. This page helps you to stay in control.'),
  block('Decide before you play', { style: 'h2' }),
  block('Choose an amount you can afford to lose and a time to stop.', { listItem: 'bullet', level: 1 }),
  block('Never chase losses. Earlier rounds have no effect on the next one.', { listItem: 'bullet', level: 1 }),
  block('Take breaks.', { listItem: 'bullet', level: 1 }),
  block('Tools in your account', { style: 'h2' }),
  titled('Deposit and spend limits', `${LIMITS}#limits-deposit`, 'by day, week and month.'),
  titled('Activity timer', `${LIMITS}#limits-activity`, 'we tell you how long you have been playing.'),
  titled('Break', `${LIMITS}#limits-timeout`, 'one day or more.'),
  titled('Self-exclusion', `${LIMITS}#limits-exclusion`, 'for months or with no end date.'),
  block('Questions to ask yourself', { style: 'h2' }),
  block('Have you hidden from someone how much you play?', { listItem: 'number', level: 1 }),
  block('Do you become restless when you try to stop?', { listItem: 'number', level: 1 }),
  block('If you answered yes once, consider taking a break.'),
  block('Where to find help', { style: 'h2' }),
  block('Help is confidential.'),
  titled('Peluuri', 'https://www.peluuri.fi', 'in Finland.', '0800 100 101'),
  titled('Gambling Therapy', 'https://www.gamblingtherapy.org', 'online help in many languages.'),
  block('For family and friends', { style: 'h2' }),
  block('You cannot stop for someone else, but you do not have to deal with it alone.'),
  block('What we do', { style: 'h2' }),
  block('We never offer a bonus to someone who is trying to stop.'),
];
const shell = (answer: unknown) =>
  withShell({ path: 'responsible-gambling', handlers: [handleContent('staticPage', answer)] });
const page = (body: readonly PortableTextBlock[]) =>
  staticPage({ slug: 'responsible-gambling', title: 'Safer gambling', group: 'information', body });

export const Loading: Story = { decorators: [shell(never)] };
export const Filled: Story = { decorators: [shell(page(BODY))] };
/** A page that an editor wrote without lists. */
export const OnlyText: Story = {
  decorators: [shell(page([block('Before'), block('One part', { style: 'h2' }), block('Text'), block('More text')]))],
};
export const Missing: Story = { decorators: [shell(null)] };
export const Failed: Story = { decorators: [shell(refuse(500, ''))] };
