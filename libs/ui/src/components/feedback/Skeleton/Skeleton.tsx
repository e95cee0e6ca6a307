import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /** A line of that text size, a control, a circle, a card, or `fill` for the whole parent. */
  shape?: 'xs' | 'sm' | 'md' | 'lg' | 'h4' | 'h3' | 'h2' | 'h1' | 'control' | 'circle' | 'card' | 'fill' | undefined;
  width?: 'full' | 'most' | 'half' | 'quarter' | undefined;
  /** Number of lines; the last one is shorter. */
  lines?: number | undefined;
}

/** A placeholder with the size of the content that will replace it. Put `aria-busy` on the region around it. */
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
