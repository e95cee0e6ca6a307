import type { Meta, StoryObj } from '@storybook/react-vite';
import { acceptTerms } from '@baize/contracts/account';
import { accessDetails } from '@baize/contracts/player';
import {
  block,
  handle,
  handleContent,
  never,
  playerProfile,
  playerSession,
  refuse,
  staticPage,
  withShell,
} from '@baize/testing';
import { AcceptTerms } from './AcceptTerms.tsx';

const meta: Meta<typeof AcceptTerms> = { title: 'Site/AcceptTerms', tags: ['!autodocs'], component: AcceptTerms };
export default meta;
type Story = StoryObj<typeof AcceptTerms>;

const body = [
  block('Who may play', { style: 'h2' }),
  block('You are {minimumAge} or older, you play for yourself and with your own money, and you have one account.'),
  block('Deposits and withdrawals', { style: 'h2' }),
  block('Money that you deposit is in your balance at once.'),
];
const at = (accepted: number, page: Parameters<typeof handleContent>[1] = staticPage({ body })) =>
  withShell({
    who: playerSession(),
    path: 'accept-terms-condition',
    handlers: [
      handle(accessDetails, playerProfile({ termsAndConditionsAcceptedVersion: accepted })),
      handle(acceptTerms, never),
      handleContent('termsVersion', { version: 3, slug: 'terms', publishedAt: '2026-10-01T00:00:00Z' }),
      handleContent('staticPage', page),
    ],
  });

export const NewTerms: Story = { decorators: [at(2)] };
export const Loading: Story = { decorators: [at(2, never)] };
export const Failed: Story = { decorators: [at(2, refuse(500, ''))] };
export const UpToDate: Story = { decorators: [at(3)] };
