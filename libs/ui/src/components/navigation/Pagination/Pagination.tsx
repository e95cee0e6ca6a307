import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLabel } from '../../../provider/UiProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { ProgressBar } from '../../content/ProgressBar/ProgressBar.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './Pagination.css.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Page numbers: the first, the last and the current page's neighbours. */
export function Pagination({ page, pages, onChange }: PaginationProps) {
  const label = useLabel();
  if (pages < 2) return null;
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((one, other) => one - other);
  return (
    <nav className={css.nav} aria-label={label('ui.pagination')}>
      <IconButton
        icon={ChevronLeft}
        mirror
        label={label('ui.previous')}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      {shown.map((number, index) => (
        <span key={number} className={css.nav}>
          {index > 0 && number - (shown[index - 1] ?? 0) > 1 && (
            <span className={css.gap} aria-hidden="true">
              …
            </span>
          )}
          <button
            type="button"
            className={css.page}
            aria-label={label('ui.page', { index: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onChange(number)}
          >
            {number}
          </button>
        </span>
      ))}
      <IconButton
        icon={ChevronRight}
        mirror
        label={label('ui.next')}
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}

export interface LoadMoreProps {
  shown: number;
  total: number;
  label: string;
  onLoad: () => void;
  loading?: boolean | undefined;
}

/** Shows how much of a long list is loaded, with a button for the next part. */
export function LoadMore({ shown, total, label, onLoad, loading }: LoadMoreProps) {
  const words = useLabel();
  const state = words('ui.shown', { shown, total });
  return (
    <div className={css.more}>
      <Text as="span" size="sm" tone="muted" numeric aria-live="polite">
        {state}
      </Text>
      <ProgressBar label={state} hideLabel size="sm" value={shown} max={total} />
      {shown < total && (
        <Button variant="secondary" loading={loading} onClick={onLoad}>
          {label}
        </Button>
      )}
    </div>
  );
}
