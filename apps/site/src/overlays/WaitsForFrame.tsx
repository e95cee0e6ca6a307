import type { ReactNode } from 'react';
import * as css from './WaitsForFrame.css.ts';

/**
 * Hides a question at the bottom of the window while the page has another one's frame: a game, the sportsbook or a payment
 * form has buttons of its own there, and whatever the question leads to would end it. It asks once the frame is gone.
 */
export function WaitsForFrame({ children }: { readonly children: ReactNode }) {
  return <div className={css.waits}>{children}</div>;
}
