import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderWithShell } from '@baize/testing/render';
import { useQuestionInHistory } from './use-question-in-history.ts';

/** The answer that an earlier render gave out, as a call has it that takes its time. */
let answerLater = (): void => undefined;
const closed = vi.fn();

function Asking() {
  const [isAsked, setAsked] = useState(false);
  const close = useQuestionInHistory(isAsked, () => {
    closed();
    setAsked(false);
  });
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setAsked(true);
        }}
      >
        Ask
      </button>
      {isAsked && (
        <button
          type="button"
          onClick={() => {
            answerLater = close;
            close();
            close();
          }}
        >
          Keep
        </button>
      )}
      {isAsked && (
        <button type="button" onClick={() => (answerLater = close)}>
          Send
        </button>
      )}
    </>
  );
}
function Pages() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      {pathname.endsWith('/page') && <Asking />}
      <button type="button" onClick={() => void navigate('/en-UN/other')}>
        Other
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const isAsked = () => screen.queryByRole('button', { name: 'Keep' }) !== null;

it.each(['Back', 'Keep'])('closes the question once with “%s”, and stays on its page', async (name) => {
  closed.mockClear();
  const { location } = renderWithShell(<Pages />, { path: '/en-UN/page' });
  press('Ask');
  await waitFor(() => expect(location().state).toMatchObject({ step: { index: 1 } }));
  press(name);
  await waitFor(() => expect(location().state).toBeNull());
  expect(isAsked()).toBe(false);
  expect(location().pathname).toBe('/en-UN/page');
  expect(closed).toHaveBeenCalledTimes(1);
});

it('does not lead back from another page when an answer comes late', async () => {
  const { location } = renderWithShell(<Pages />, { path: '/en-UN/page' });
  press('Ask');
  await waitFor(() => expect(location().state).toMatchObject({ step: { index: 1 } }));
  press('Send');
  press('Other');
  await waitFor(() => expect(location().pathname).toBe('/en-UN/other'));
  act(() => answerLater());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(location().pathname).toBe('/en-UN/other');
});
