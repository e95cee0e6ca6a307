import { Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useHydrated } from '../../../provider/useHydrated.ts';
import { useLabel, useUi } from '../../../provider/UiProvider.tsx';
import { prefersReducedMotion } from '../../../provider/prefersReducedMotion.ts';
import type { LayoutTokens } from '../../../theme/tokenTypes.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Picture, type PictureSource } from '../../primitives/Picture/Picture.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import * as css from './HeroCarousel.css.ts';

export interface HeroSlide {
  id: string;
  title: string;
  text?: ReactNode;
  eyebrow?: string | undefined;
  action?:
    | { label: string; href: string; variant?: 'primary' | 'secondary' | undefined; target?: '_blank' | undefined }
    | undefined;
  /** Significant terms. The law requires them next to the offer. */
  terms?: ReactNode;
  picture: PictureSource;
}

export interface HeroCarouselProps {
  /** undefined while they load. */
  slides: readonly HeroSlide[] | undefined;
  /** Overrides the brand's layout. */
  layout?: LayoutTokens['hero'] | undefined;
  /** Milliseconds per slide; 0 turns automatic movement off. */
  interval?: number | undefined;
  /** Heading level of the first title. */
  level?: 1 | 2 | undefined;
}

/**
 * The first section of the home page. It is a native snapping scroller: the first slide is complete before any script
 * runs, swiping works immediately, and no carousel library is loaded. It moves automatically until the player points at
 * it, tabs into it, swipes or pauses it.
 */
export function HeroCarousel({ slides, layout, interval = 7000, level = 1 }: HeroCarouselProps) {
  const ui = useUi();
  const label = useLabel();
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(interval > 0);
  const [held, setHeld] = useState(false);
  // A prerendered page loads the first slide's picture only; the others can wait until the carousel moves.
  const hydrated = useHydrated();
  const count = slides?.length ?? 0;
  const chosen = layout ?? ui.layout.hero;

  const go = useCallback((index: number) => {
    const list = track.current;
    const target = list?.children[index] as HTMLElement | undefined;
    if (list && target)
      list.scrollTo({
        left: target.offsetLeft - list.offsetLeft,
        behavior: prefersReducedMotion() ? 'auto' : 'smooth',
      });
  }, []);
  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const read = () => setCurrent(Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth)));
    list.addEventListener('scroll', read, { passive: true });
    return () => list.removeEventListener('scroll', read);
  }, [count]);
  useEffect(() => {
    if (!playing || held || count < 2 || interval === 0 || prefersReducedMotion()) return;
    const timer = setTimeout(() => {
      if (!document.hidden) go((current + 1) % count);
    }, interval);
    return () => clearTimeout(timer);
  }, [playing, held, count, interval, current, go]);

  if (!slides) {
    return (
      <div className={css.hero} data-layout={chosen} aria-busy="true">
        <div className={css.track}>
          <div className={css.slide}>
            <div className={css.art}>
              <Skeleton shape="fill" />
            </div>
            <div className={css.words}>
              <Skeleton shape="h1" width="most" />
              <Skeleton lines={2} />
              <Skeleton shape="control" width="half" />
            </div>
          </div>
        </div>
      </div>
    );
  }
  if (count === 0) return null;
  return (
    <section
      className={css.hero}
      data-layout={chosen}
      aria-roledescription={label('ui.carouselRole')}
      aria-label={label('ui.carousel')}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onTouchStart={() => setPlaying(false)}
    >
      <div ref={track} className={css.track} data-slides="" aria-live={playing && !held ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            className={css.slide}
            role="group"
            aria-roledescription={label('ui.slideRole')}
            aria-label={label('ui.slide', { index: index + 1, count })}
            inert={index !== current}
          >
            <div className={css.art}>
              {(index === 0 || hydrated) && (
                <Picture
                  {...slide.picture}
                  loading={index === 0 ? 'eager' : 'lazy'}
                  priority={index === 0 ? 'high' : undefined}
                />
              )}
            </div>
            <div className={css.words}>
              {slide.eyebrow !== undefined && <span className={css.eyebrow}>{slide.eyebrow}</span>}
              <Heading level={index === 0 ? level : 2} size="display">
                {slide.title}
              </Heading>
              {slide.text !== undefined && <div className={css.body}>{slide.text}</div>}
              {slide.action && (
                <Button
                  href={slide.action.href}
                  target={slide.action.target}
                  size="lg"
                  variant={slide.action.variant ?? 'primary'}
                >
                  {slide.action.label}
                </Button>
              )}
              {slide.terms !== undefined && <div className={css.terms}>{slide.terms}</div>}
            </div>
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={css.controls}>
          <div className={css.dots}>
            {slides.map((slide, index) => (
              <button
                key={slide.id}
                type="button"
                className={css.dot}
                aria-label={label('ui.slide', { index: index + 1, count })}
                aria-current={index === current}
                onClick={() => go(index)}
              />
            ))}
          </div>
          {interval > 0 && (
            <IconButton
              // On a prerendered page nothing moves yet, so there is nothing to pause. Behind the dots, its empty place
              // does not push them out of line.
              data-when-running=""
              icon={playing ? Pause : Play}
              size="sm"
              label={label(playing ? 'ui.pause' : 'ui.play')}
              onClick={() => setPlaying(!playing)}
            />
          )}
        </div>
      )}
    </section>
  );
}
