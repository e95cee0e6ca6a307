import { screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderWithShell } from '@baize/testing/render';
import { useStepsInHistory } from './use-steps-in-history.ts';

function Flow({ index }: { readonly index: number }) {
  useStepsInHistory(index, 3, () => undefined);
  return null;
}

/** A flow whose second step leads away as soon as it is there, as too many tries do. */
function Page() {
  const [index, setIndex] = useState(0);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (index > 0) void navigate('/en-UN/contact-live-chat', { replace: true });
  }, [index, navigate]);
  return (
    <>
      <Flow index={index} />
      <button type="button" onClick={() => setIndex(1)}>
        Next
      </button>
    </>
  );
}

it('adds a step’s entry before the flow can lead away, which the entry would undo', async () => {
  const { user, location } = renderWithShell(<Page />, { path: '/en-UN/reset-password' });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(location().pathname).toBe('/en-UN/contact-live-chat'));
});
