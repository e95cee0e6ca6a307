import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

function Join({ summed = true, sent }: { summed?: boolean; sent?: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const wrong = email.includes('@') ? undefined : 'Enter an email address';
  return (
    <Form
      label="Join"
      {...(summed ? { errors: wrong ? [{ field: 'email', message: wrong }] : [] } : {})}
      onSubmit={() => {
        setTried(true);
        if (!wrong) sent?.(email);
      }}
    >
      <TextField label="Name" name="name" />
      <TextField
        label="Email"
        name="email"
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={tried ? wrong : undefined}
      />
      <button type="submit">Join</button>
    </Form>
  );
}
const join = () => userEvent.click(screen.getByRole('button', { name: 'Join' }));

it('shows no errors before an attempt, then sums them up, takes the focus and keeps the input', async () => {
  const sent = vi.fn();
  render(<Join sent={sent} />);
  expect(screen.getByRole('form', { name: 'Join' })).toHaveAttribute('novalidate');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(screen.getByLabelText('Name'), 'Aino');
  await userEvent.type(screen.getByLabelText('Email'), 'aino');
  await join();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.getByLabelText('Name')).toHaveValue('Aino');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Enter an email address' }));
  await userEvent.keyboard('@example.test');
  expect(screen.queryByRole('alert')).toBeNull();
  await join();
  expect(sent).toHaveBeenCalledExactlyOnceWith('aino@example.test');
});

it('moves the focus to the field if there is no summary', async () => {
  render(<Join summed={false} />);
  await join();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
});

it('is sent by a press even if leaving the field shows an error that moves the button', async () => {
  const user = userEvent.setup();
  const sent = vi.fn();
  function Moving() {
    const [left, setLeft] = useState(false);
    return (
      <Form onSubmit={sent} errors={[]}>
        <TextField label="Email" name="email" onBlur={() => setLeft(true)} error={left ? 'Enter it' : undefined} />
        <button type="submit">Join</button>
      </Form>
    );
  }
  render(<Moving />);
  await user.click(screen.getByLabelText('Email'));
  const button = screen.getByRole('button');
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(screen.queryByText('Enter it')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(sent).toHaveBeenCalledOnce();
  expect(button).toHaveFocus();
  expect(screen.getByText('Enter it')).toBeVisible();
  await user.click(screen.getByLabelText('Email'));
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

it('counts a press on any of its buttons, although leaving the field shows an error that moves it', async () => {
  const user = userEvent.setup();
  const sent = vi.fn();
  const more = vi.fn();
  function Moving() {
    const [left, setLeft] = useState(false);
    return (
      <Form onSubmit={sent} errors={[]}>
        <TextField label="Amount" name="amount" onBlur={() => setLeft(true)} error={left ? 'Too little' : undefined} />
        <button type="button" onClick={more}>
          Other methods
        </button>
      </Form>
    );
  }
  render(<Moving />);
  await user.click(screen.getByLabelText('Amount'));
  const button = screen.getByRole('button');
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(screen.queryByText('Too little')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(more).toHaveBeenCalledOnce();
  expect(button).toHaveFocus();
  expect(screen.getByText('Too little')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

it('leaves a button that opens a list to itself: its list takes the focus at the press', () => {
  render(
    <Form onSubmit={() => undefined} errors={[]}>
      <button type="button" aria-haspopup="listbox" />
      <button type="button">Other methods</button>
    </Form>,
  );
  // The event's answer is false where the form has kept the focus.
  const [list, other] = screen.getAllByRole('button');
  expect([list, other].map((button) => button && fireEvent.mouseDown(button))).toEqual([true, false]);
});

it('is sent once: while its promise is pending and while it is busy', async () => {
  let settle = () => undefined as void;
  const send = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        settle = resolve;
      }),
  );
  const { rerender } = render(
    <Form label="Pay" onSubmit={send}>
      …
    </Form>,
  );
  const form = screen.getByRole('form');
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => {
    settle();
    await Promise.resolve();
  });
  rerender(
    <Form label="Pay" onSubmit={send} busy>
      …
    </Form>,
  );
  fireEvent.submit(form);
  expect(send).toHaveBeenCalledTimes(1);
  rerender(
    <Form label="Pay" onSubmit={send}>
      …
    </Form>,
  );
  fireEvent.submit(form);
  expect(send).toHaveBeenCalledTimes(2);
});

it('moves the focus with the response, but not for errors that appear between two attempts', async () => {
  let answer = () => undefined as void;
  function Register() {
    const [errors, setErrors] = useState<readonly { field: string; message: string }[]>([]);
    return (
      <Form
        label="Register"
        errors={errors}
        onSubmit={() =>
          new Promise<void>((resolve) => {
            answer = () => {
              setErrors([{ field: 'email', message: 'Taken already' }]);
              resolve();
            };
          })
        }
      >
        <TextField label="Email" name="email" onChange={() => setErrors([])} />
        <TextField label="City" name="city" onBlur={() => setErrors([{ field: 'city', message: 'Enter a city' }])} />
        <button type="submit">Register</button>
      </Form>
    );
  }
  render(<Register />);
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => answer());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await userEvent.type(screen.getByLabelText('Email'), 'a');
  await userEvent.click(screen.getByLabelText('City'));
  await userEvent.tab();
  expect(screen.getByText('Enter a city')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Register' })).toHaveFocus();
});

it('brings the answer to an attempt into view, once, and leaves the page alone while the player types', async () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  function Refused() {
    const [refusal, setRefusal] = useState<string | null>(null);
    const [note, setNote] = useState('');
    return (
      <Form
        errors={[]}
        onSubmit={() => {
          setRefusal(null);
          // As a mutation: its error is rendered after the promise of the form has settled.
          setTimeout(() => setRefusal('An account with these details exists'));
        }}
      >
        {refusal !== null && <p role="alert">{refusal}</p>}
        <TextField label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
        <button type="submit">Join</button>
      </Form>
    );
  }
  render(<Refused />);
  await userEvent.type(screen.getByLabelText('Note'), 'a');
  expect(scroll).not.toHaveBeenCalled();
  await join();
  const message = await screen.findByRole('alert');
  await waitFor(() => expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'center' }));
  expect(scroll.mock.contexts[0]).toBe(message);
  await userEvent.type(screen.getByLabelText('Note'), 'b');
  expect(scroll).toHaveBeenCalledOnce();
});
