import type { PageBlock } from '@baize/boot';
import { formatMoney, formatMoneyShort, fromWire } from '@baize/kernel';
import { SITE_ID } from './site-id.ts';

/** Marks a row's own figure: the highest of its tiles. */
const HIGHEST = 'highest';

/** Longer figures are set smaller, as in `ShelfLead`. */
const LONG_FIGURE = 13;

/** Window width in px for each character of a figure on a phone's tile, which is a third of it. */
const PHONE_CHARACTER = 28;

/** The answer of `GET /gaming/jackpotamount` (`jackpotAmounts` in the contracts). */
interface Amounts {
  readonly data: {
    readonly gameId: string;
    readonly amount: number;
    readonly currency: string;
  }[];
}

/**
 * Gives an entry of a row its place, if the row's entries all have figures: jackpots are shown highest first. The markup
 * stays as it was rendered.
 */
function rank(place: HTMLElement, order: number): void {
  const entry = place.closest<HTMLElement>('[data-scroller]>*,li');
  if (entry && !entry.parentElement?.querySelector(':scope>:not(:has([data-figure-of]))'))
    entry.style.order = `${order}`;
}

/**
 * Shows the current jackpots on the page's tiles: one request for all of them. Each is an attribute that the tile's style
 * draws, so the app finds the markup as it was rendered.
 */
export async function showFigures({ currency }: Pick<PageBlock, 'currency'>): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-figure-of]')];
  const ids = [...new Set(places.map(({ dataset }) => dataset['figureOf'] ?? ''))]
    .filter((id) => id !== HIGHEST)
    .sort();
  if (ids.length === 0) return;
  try {
    const query = `gameIds=${encodeURIComponent(ids.join(','))}&siteId=${SITE_ID}&currency=${currency}`;
    const answer = await fetch(`/api/v1/gaming/jackpotamount?${query}`, { priority: 'low' });
    if (!answer.ok) return;
    const { data } = (await answer.json()) as Amounts;
    const { lang } = document.documentElement;
    const room = innerWidth / PHONE_CHARACTER;
    // Ascending, so that the highest of a row is written last.
    data.sort((a, b) => a.amount - b.amount);
    for (const [index, { gameId, amount, currency: own }] of data.entries()) {
      const value = fromWire(amount);
      if (!value.ok) continue;
      const sign = own === currency ? 'symbol' : 'code';
      const figure = formatMoney(value.value, own, lang, 'auto', sign);
      const write = ({ dataset }: HTMLElement) => {
        dataset['figure'] = figure;
        // The app shows the whole amount where it fits; a short one would change as the app starts.
        dataset['figureShort'] = figure.length > room ? formatMoneyShort(value.value, own, lang, sign) : figure;
      };
      for (const place of places) {
        if (place.dataset['figureOf'] !== gameId) continue;
        write(place);
        rank(place, -index);
        const lead = place.closest('[data-scroller]')?.querySelector<HTMLElement>(`[data-figure-of="${HIGHEST}"]`);
        if (!lead) continue;
        write(lead);
        rank(lead, -data.length);
        lead.toggleAttribute('data-long', figure.length > LONG_FIGURE);
      }
    }
  } catch {
    // The tiles stand without their amounts; the app asks again.
  }
}
