import { useEffect, useMemo, useState } from 'react';
import type { BenchGame } from './games.ts';

const LEAST = 164;
const GAP = 12;
/** Rows drawn beyond the window. */
const BEYOND = 2;

/** The floor: what one writes by hand in an hour. Squares of one size, placed by arithmetic, a link with a picture and a name. */
export function Floor({ games }: { readonly games: readonly BenchGame[] }) {
  const [view, setView] = useState(() => ({
    top: window.scrollY,
    width: document.documentElement.clientWidth,
    height: window.innerHeight,
  }));
  useEffect(() => {
    let frame = 0;
    const read = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() =>
        setView({ top: window.scrollY, width: document.documentElement.clientWidth, height: window.innerHeight }),
      );
    };
    window.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read);
    return () => {
      window.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, []);
  const columns = Math.max(2, Math.floor((view.width + GAP) / (LEAST + GAP)));
  const unit = (view.width - GAP * (columns - 1)) / columns;
  const pitch = unit + GAP;
  const first = Math.max(0, Math.floor(view.top / pitch) - BEYOND);
  const last = Math.ceil((view.top + view.height) / pitch) + BEYOND;
  const shown = useMemo(() => games.slice(first * columns, last * columns), [games, first, last, columns]);
  return (
    <div
      className="floor"
      data-grid=""
      ref={(element) => {
        element?.style.setProperty('height', `${Math.ceil(games.length / columns) * pitch}px`);
      }}
    >
      {shown.map((game, at) => {
        const index = first * columns + at;
        return (
          <a
            key={game.id}
            data-index={index}
            className="tile"
            href={`#${game.id}`}
            ref={(element) => {
              if (!element) return;
              element.style.width = element.style.height = `${unit}px`;
              element.style.transform = `translate(${(index % columns) * pitch}px, ${Math.floor(index / columns) * pitch}px)`;
            }}
          >
            <img src={game.picture} width={300} height={300} alt={game.name} loading="lazy" decoding="async" />
          </a>
        );
      })}
    </div>
  );
}
