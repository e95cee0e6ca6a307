import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Modal } from '@baize/ui/Modal';
import { withShell } from '@baize/testing';
import type { LoginOutcome } from '../../model/login-outcome.ts';
import { provideAuthController } from '../../state/session.ts';
import { AfterBreak } from './AfterBreak.tsx';
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
export const InANationalRegister: Story = withOutcome({ kind: 'register', register: 'OASIS' });
export const LockedOut: Story = withOutcome({ kind: 'maxAttempts' });
export const Deactivated: Story = withOutcome({ kind: 'blacklisted' });
export const Closed: Story = withOutcome({ kind: 'closed', initiator: null });

/** The first login after a break (A§4 start-cooling). */
export const AfterABreak: Story = {
  render: () => (
    <Modal open onClose={() => undefined} size="sm" title="Your break is over">
      <AfterBreak
        endedAt="2026-10-02T10:00:00Z"
        loading={false}
        error={null}
        onCool={() => undefined}
        onGoOn={() => undefined}
      />
    </Modal>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** Returns a field of the second step once it is there. */
const codeField = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const field = document.querySelector<HTMLElement>(`[name=${name}]`);
    if (!field) throw new Error(`There is no field ${name} yet.`);
    return field;
  });
const codeNeeded = (outcome: LoginOutcome | null): LoginOutcome => ({
  kind: 'code',
  answer: () => Promise.resolve(outcome),
});
const withCode = (outcome: LoginOutcome | null, typed: string): Story => {
  const story = withOutcome(codeNeeded(outcome));
  return {
    ...story,
    play: async (context) => {
      await story.play?.(context);
      await context.userEvent.type(await codeField('code'), typed);
      if (typed.length === 6)
        await waitFor(() => expect(document.querySelector('[name=code][aria-invalid=true]')).not.toBeNull());
    },
  };
};
export const CodeNeeded: Story = withCode(null, '12');
export const WrongCode: Story = withCode({ kind: 'wrongCode' }, '123456');
export const RecoveryCode: Story = {
  ...withOutcome(codeNeeded(null)),
  play: async (context) => {
    await withOutcome(codeNeeded(null)).play?.(context);
    await codeField('code');
    await context.userEvent.click(document.querySelector('[role=dialog] form p:last-of-type button') as HTMLElement);
    await expect(await codeField('recoveryCode')).toBeVisible();
  },
};

const withPasskey = (outcome: LoginOutcome): Story => ({
  ...withOutcome(outcome),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.type(dialog.querySelector('[name=email]') as HTMLElement, 'aino@example.test');
    await userEvent.click(dialog.querySelector('[type=submit] ~ button') as HTMLElement);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
});
/** The browser asks for the passkey, and the password stays open. */
export const WaitingForPasskey: Story = {
  beforeEach: () =>
    provideAuthController({
      enter: () => Promise.resolve(),
      login: () => new Promise(() => undefined),
      logout: () => Promise.resolve({ stay: false }),
    }),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.type(dialog.querySelector('[name=email]') as HTMLElement, 'aino@example.test');
    await userEvent.click(dialog.querySelector('[type=submit] ~ button') as HTMLElement);
    await expect(await screen.findByRole('status')).toBeVisible();
  },
};
export const NoPasskey: Story = withPasskey({ kind: 'noPasskey' });
export const WrongPasskey: Story = withPasskey({ kind: 'wrongPasskey' });
