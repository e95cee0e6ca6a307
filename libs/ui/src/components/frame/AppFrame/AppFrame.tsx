import type { ReactNode } from 'react';
import { useLabel, useUi } from '../../../provider/UiProvider.tsx';
import * as css from './AppFrame.css.ts';

export interface AppFrameProps {
  header: ReactNode;
  /** Below the header: scrolls away with the page. */
  below?: ReactNode;
  /** A narrow line above the header that always stays in view. */
  strip?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  bottomBar?: ReactNode;
  /** Side navigation from 1024 px. */
  side?: ReactNode;
  /** Lets the page reach the window's edges. */
  flush?: boolean | undefined;
}

/** Header, page, footer and bottom bar, with a skip link past the navigation for keyboard users. */
export function AppFrame({ header, below, strip, children, footer, bottomBar, side, flush }: AppFrameProps) {
  const label = useLabel();
  const { layout } = useUi();
  return (
    <div
      className={css.frame}
      data-bottom={bottomBar !== undefined || undefined}
      data-strip={strip != null || undefined}
    >
      <a href="#main" className={css.skip}>
        {label('ui.skipToContent')}
      </a>
      {strip != null && <div className={css.strip}>{strip}</div>}
      {header}
      {below}
      <div className={css.middle} data-side={side !== undefined || undefined}>
        {side !== undefined && (
          <aside className={css.side} data-mark={layout.navigation}>
            {side}
          </aside>
        )}
        <main id="main" tabIndex={-1} className={css.main} data-flush={flush || undefined}>
          {children}
        </main>
      </div>
      {footer}
      {bottomBar}
    </div>
  );
}

/** The column of a page: limits its width and spaces its sections by the brand's distance. */
export function PageColumn({
  children,
  width = 'full',
  top,
}: {
  children: ReactNode;
  width?: 'full' | 'page' | 'text' | 'form' | undefined;
  top?: 'none' | undefined;
}) {
  return (
    <div className={css.page} data-width={width} data-top={top}>
      {children}
    </div>
  );
}
