import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Sheet } from './Sheet.tsx';

function Lobby() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filter
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Filter" footer={<button type="button">Show</button>}>
        <input aria-label="Studio" />
      </Sheet>
    </>
  );
}

it('is a named dialog that traps the focus and returns it', async () => {
  render(<Lobby />);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filter' });
  expect(sheet).toContainElement(document.activeElement as HTMLElement);
  expect(sheet).toContainElement(screen.getByRole('button', { name: 'Show' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus());
});

it('leaves by the edge it was at, so that a rotation while it closes does not leave its scrim behind', async () => {
  // The DOM of the tests has no animations: this one runs until its edge changes, which cancels it as in a browser.
  const end = Promise.withResolvers<undefined>();
  const edgeOf = (element: Element) => element.getAttribute('data-side');
  const prototype = Element.prototype as { getAnimations?: () => object[] };
  const original = prototype.getAnimations;
  vi.stubGlobal('CSSTransition', class {});
  prototype.getAnimations = function getAnimations(this: Element) {
    const edge = edgeOf(this);
    return [
      {
        playState: 'running',
        finished: end.promise.then(() => {
          if (edgeOf(this) !== edge) throw new DOMException('The animation was cancelled', 'AbortError');
        }),
      },
    ];
  };
  try {
    const sheet = (open: boolean, side: 'bottom' | 'end') => (
      <Sheet open={open} onClose={() => undefined} title="Filter" side={side}>
        Studios
      </Sheet>
    );
    const { rerender } = render(sheet(true, 'bottom'));
    await screen.findByRole('dialog', { name: 'Filter' });
    rerender(sheet(false, 'bottom'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    rerender(sheet(false, 'end'));
    end.resolve(undefined);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    rerender(sheet(true, 'end'));
    const panel = (await screen.findByRole('dialog')).closest('[data-side]');
    expect(panel).toHaveAttribute('data-side', 'end');
  } finally {
    if (original === undefined) delete prototype.getAnimations;
    else prototype.getAnimations = original;
    vi.unstubAllGlobals();
  }
});
