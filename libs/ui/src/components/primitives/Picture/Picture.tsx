import { useCallback, useState } from 'react';
import { useCssVars } from '../../../provider/useCssVars.ts';
import * as css from './Picture.css.ts';
import { under } from '../../../theme/breakpoints.ts';

export interface PictureSource {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Natural measures in px: they keep the place before the picture arrives. */
  width: number;
  height: number;
  /** Dominant colour, shown until the picture has arrived. */
  colour?: string | undefined;
  /** Empty when the words beside it say the same. */
  alt: string;
  /** Another cut for phones. */
  portrait?: { srcSet: string } | undefined;
}

export interface PictureProps extends PictureSource {
  /** `eager` for the first screen only. */
  loading?: 'lazy' | 'eager' | undefined;
  priority?: 'high' | 'low' | undefined;
  fit?: 'cover' | 'contain' | undefined;
  /** A box of its own beside words: a payment mark, small or smaller, or a square thumbnail. Without one it fills what holds it. */
  box?: 'mark' | 'markSmall' | 'thumb' | undefined;
  /** Words in its place when it cannot be had. */
  fallback?: string | undefined;
}

/**
 * A picture that never moves the page: its box is there before it, in its own colour. The server prints it visible, so that
 * it paints before scripts run; only pictures that mount later fade in.
 */
export function Picture({
  src,
  srcSet,
  sizes,
  width,
  height,
  colour,
  alt,
  portrait,
  loading = 'lazy',
  priority,
  fit = 'cover',
  box,
  fallback,
}: PictureProps) {
  const [failed, setFailed] = useState(false);
  const frame = useCssVars<HTMLSpanElement>({ 'picture-colour': colour });
  const image = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element) return;
      if (element.complete) {
        if (element.naturalWidth === 0 && element.currentSrc !== '') setFailed(true);
        // Past React: hundreds of pictures arrive, and none of them is a reason to draw anything anew.
      } else if (loading === 'lazy') element.dataset['waiting'] = '';
    },
    [loading],
  );
  const img = (
    <img
      ref={image}
      className={css.image}
      data-failed={failed || undefined}
      data-fit={fit}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={loading}
      decoding="async"
      fetchPriority={priority}
      draggable={false}
      onLoad={({ currentTarget }) => {
        delete currentTarget.dataset['waiting'];
        setFailed(false);
      }}
      onError={() => setFailed(true)}
    />
  );
  return (
    <span ref={frame} className={css.frame} data-box={box} data-fit={fit}>
      {portrait ? (
        <picture>
          <source media={under.md} srcSet={portrait.srcSet} />
          {img}
        </picture>
      ) : (
        img
      )}
      {failed && fallback !== undefined && (
        <span className={css.fallback} data-clamp aria-hidden="true">
          {fallback}
        </span>
      )}
    </span>
  );
}
