import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /** A line of that text size, a control, a circle, a card, or whatever holds it. */
  shape?: 'xs' | 'sm' | 'md' | 'lg' | 'h4' | 'h3' | 'h2' | 'h1' | 'control' | 'circle' | 'card' | 'fill' | undefined;
  width?: 'full' | 'most' | 'half' | 'quarter' | undefined;
  /** So many lines of text, the last one shorter. */
  lines?: number | undefined;
}

/** Stands where content will be, with its measures. Put `aria-busy` on the region around it. */
export function Skeleton({ shape = 'md', width = 'full', lines = 1 }: SkeletonProps) {
  if (lines <= 1) return <span className={css.skeleton} data-shape={shape} data-width={width} aria-hidden="true" />;
  return (
    <span className={css.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span
          key={index}
          className={css.skeleton}
          data-shape={shape}
          data-width={index === lines - 1 ? 'half' : width}
        />
      ))}
    </span>
  );
}
