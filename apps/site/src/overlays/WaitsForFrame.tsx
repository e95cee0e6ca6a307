import type { ReactNode } from 'react';
import * as css from './WaitsForFrame.css.ts';

/**
 * Hides a question at the bottom of the window while the page shows a game, the sportsbook or a payment form: these have
 * buttons of their own there, and whatever the question leads to would end them. It also waits while such a page is still
 * loading: a skeleton with `data-awaits-frame` counts as the frame. It appears once the frame is gone or has failed to open.
 */
export function WaitsForFrame({ children }: { readonly children: ReactNode }) {
  return <div className={css.waits}>{children}</div>;
}
