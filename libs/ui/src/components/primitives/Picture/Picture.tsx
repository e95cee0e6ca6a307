import { useCallback, useState } from 'react';
import { useCssVars } from '../../../provider/useCssVars.ts';
import * as css from './Picture.css.ts';
import { under } from '../../../theme/breakpoints.ts';

export interface PictureSource {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Natural size in px. It reserves the place before the picture loads. */
  width: number;
  height: number;
  /** Dominant colour, shown until the picture has loaded. */
  colour?: string | undefined;
  /** Empty if the text next to it says the same. */
  alt: string;
  /** Another source for phones. */
  portrait?: { srcSet: string } | undefined;
}

export interface PictureProps extends PictureSource {
  /** Use `eager` for the first screen only. */
  loading?: 'lazy' | 'eager' | undefined;
  priority?: 'high' | 'low' | undefined;
  fit?: 'cover' | 'contain' | undefined;
  /**
   * A fixed box next to text: a payment logo in two sizes, or a square thumbnail. Without it the picture fills its
   * parent.
   */
  box?: 'mark' | 'markSmall' | 'thumb' | undefined;
  /** Text shown if the picture cannot be loaded. */
  fallback?: string | undefined;
  /** False if the parent is the box and has the colour: a tile, of which a page has dozens. */
  framed?: boolean | undefined;
}

/**
 * A picture that never moves the page: its box is there first, in the picture's dominant colour. The server renders it
 * visible, so that it paints before scripts run; only pictures that mount later fade in.
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
  framed = true,
}: PictureProps) {
  const [failed, setFailed] = useState(false);
  const frame = useCssVars<HTMLSpanElement>({ 'picture-colour': colour });
  const image = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element) return;
      if (element.complete) {
        if (element.naturalWidth === 0 && element.currentSrc !== '') setFailed(true);
        // Set without React: hundreds of pictures load, and none of them should cause a re-render.
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
  const inside = (
    <>
      {portrait ? (
        <picture className={css.sources}>
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
    </>
  );
  if (!framed) return inside;
  return (
    <span ref={frame} className={css.frame} data-box={box} data-fit={fit}>
      {inside}
    </span>
  );
}
