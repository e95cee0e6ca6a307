// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { Overlays } from './Overlays.ts';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = () => undefined;
HTMLDialogElement.prototype.close = () => undefined;

it('dismisses a notice on Escape, and opens no deposit', () => {
  const [deposit, goOn, retry] = [vi.fn(), vi.fn(), vi.fn()];
  const overlays = new Overlays(document.body, (key) => key);
  const escape = (dialog: HTMLElement) => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  escape(
    overlays.notice('Your balance is too low', '', [
      { label: 'Deposit', act: deposit },
      { label: 'Continue', act: goOn, isDismissal: true },
    ]),
  );
  expect([deposit.mock.calls.length, goOn.mock.calls.length]).toEqual([0, 1]);
  escape(overlays.notice('The game could not open', '', [{ label: 'Try again', act: retry }]));
  expect(retry).toHaveBeenCalledTimes(1);
});
