import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withShell } from '@baize/testing';
import type { LoginOutcome } from '../../model/login-outcome.ts';
import { provideAuthController } from '../../state/session.ts';
import { LoginDialog } from './LoginDialog.tsx';

const meta: Meta = {
  title: 'Sign-up and login/LoginDialog',
  tags: ['!autodocs'],
  component: LoginDialog,
  decorators: [withShell()],
  render: () => <LoginDialog open onClose={() => undefined} onSuccess={() => undefined} />,
};
export default meta;
type Story = StoryObj;

const withOutcome = (outcome: LoginOutcome | null): Story => ({
  beforeEach: () =>
    provideAuthController({
      enter: () => Promise.resolve(),
      login: () => Promise.resolve(outcome),
      logout: () => Promise.resolve({ stay: false }),
    }),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.type(dialog.querySelector('[name=email]') as HTMLElement, 'aino@example.test');
    await userEvent.type(dialog.querySelector('[name=password]') as HTMLElement, 'correct horse{Enter}');
    if (outcome?.kind === 'unauthorised' || outcome?.kind === 'unreachable')
      await expect(await screen.findByRole('alert')).toBeVisible();
    else if (outcome) await waitFor(() => expect(document.querySelector('[name=password]')).toBeNull());
  },
});

export const Form: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const WrongPassword: Story = withOutcome({ kind: 'unauthorised' });
export const NoResponse: Story = withOutcome({ kind: 'unreachable' });
export const TakingABreak: Story = withOutcome({
  kind: 'timeout',
  days: 3,
  until: '2026-12-01T10:00:00Z',
  isCooling: false,
  initiator: 'PLAYER',
});
export const Excluded: Story = withOutcome({ kind: 'exclusion', days: 180, until: '2027-05-20T10:00:00Z' });
export const ExcludedForGood: Story = withOutcome({ kind: 'exclusionIndefinite' });
export const LockedOut: Story = withOutcome({ kind: 'maxAttempts' });
export const Deactivated: Story = withOutcome({ kind: 'blacklisted' });
export const Closed: Story = withOutcome({ kind: 'closed', initiator: null });
