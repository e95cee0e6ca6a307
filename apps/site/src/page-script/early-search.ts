/*
 * Answers a lobby's search before the app does: the app takes longer to start on a slow phone than a letter may wait. This
 * file is fetched when the page rests or the field is used, and shares nothing with the page script's other files
 * (libs/site-build/src/page-script.ts).
 */
import { fold } from '@baize/games/fold';
import { EARLY_PICTURE, EARLY_SLUG, PHONE, type EarlyGame, type EarlySearch } from '@baize/shell/early-search';

/** The most tiles that are shown: more than a phone's window. The app has the others. */
const MOST = 24;
/** Below this the app adds games with a similar name, which needs its index. */
const FEW = 3;
/**
 * How long the typing rests before the app starts, in milliseconds: it keeps the processor busy, and a letter within a word
 * would wait for it.
 */
const PAUSE_MS = 2500;
/** Of `start-failed.ts`, which this file cannot share. */
const START_FAILED: typeof import('./start-failed.ts').START_FAILED = 'baize:start-failed';
/** How long the app's own results may take, in milliseconds. */
const LATEST_MS = 10_000;

/** Returns a tile of the template with a game's own names. */
function tileOf(cell: Element, [name, slug, picture, studio]: EarlyGame): Element {
  const tile = cell.cloneNode(true) as Element;
  const link = tile.querySelector('a');
  link?.setAttribute('href', (link.getAttribute('href') ?? '').replace(EARLY_SLUG, encodeURIComponent(slug)));
  link?.setAttribute('aria-label', [name, studio].filter(Boolean).join(', '));
  // It has no page of its own: the app opens it.
  link?.setAttribute('data-by-app', '');
  const image = tile.querySelector('img');
  image?.setAttribute('src', (image.dataset['src'] ?? '').replace(EARLY_PICTURE, picture));
  image?.removeAttribute('data-src');
  // The title first; a table's studio stands where the app says its limits and players.
  const words = [...tile.querySelectorAll('span')].filter(
    ({ childElementCount, textContent }) => childElementCount === 0 && textContent === EARLY_SLUG,
  );
  for (const [index, word] of words.entries()) word.textContent = index === 0 ? name : studio;
  return tile;
}

/** Resolves once the app shows its own results in a place, or has had long enough. */
function answered(place: Element): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      watcher.disconnect();
      clearTimeout(late);
      resolve();
    };
    const look = () => {
      // Another address has taken the place of the page, or the results are there.
      if (!place.isConnected) end();
      else if (
        !place.querySelector('[aria-busy="true"]') &&
        /\d/.test(place.querySelector('[role="status"]')?.textContent ?? '')
      )
        end();
    };
    const watcher = new MutationObserver(look);
    const late = setTimeout(end, LATEST_MS);
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    look();
  });
}

/**
 * Keeps a search in the address once the app could not start: the next try loads the page again, and no browser keeps what
 * is in a field without completion.
 */
function keepForReload(field: HTMLInputElement): void {
  const keep = () => history.replaceState(history.state, '', `?search=${encodeURIComponent(field.value)}`);
  const failed = () => {
    keep();
    field.addEventListener('input', keep);
  };
  addEventListener(START_FAILED, failed, { once: true });
}

/**
 * Shows what is found over the place of the page's games, which stays as it is for the app to take over.
 * @param address of the `EarlySearch`
 * @param need starts the app: when the typing rests, and at once for what only the app can find
 */
export async function searchEarly(
  field: HTMLInputElement,
  address: string,
  need: () => void,
  takenOver: Promise<void>,
): Promise<void> {
  keepForReload(field);
  const place = document.querySelector<HTMLElement>('[data-games]');
  const template = document.querySelector<HTMLTemplateElement>('template[data-search]');
  if (!place || !template) return need();
  const answer = await fetch(address);
  if (!answer.ok) return need();
  const { games: all, counts } = (await answer.json()) as EarlySearch;
  // As the app does: not every game has a version for phones.
  const channel = matchMedia(PHONE).matches ? 'mobile' : 'web';
  const games = all.filter(([, , , , only = channel]) => only === channel);
  const names = games.map(([name]) => fold(name));
  const plural = new Intl.PluralRules(document.documentElement.lang);
  const host = document.createElement('div');
  host.dataset['found'] = '';
  host.append(template.content.cloneNode(true));
  const status = host.querySelector('[role="status"] > *');
  const list = host.querySelector('[role="list"]');
  const cell = list?.firstElementChild;
  if (!status || !list || !cell) return need();
  let pause: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    host.remove();
    place.style.visibility = '';
  };
  const start = () => need();
  const show = () => {
    clearTimeout(pause);
    const wanted = fold(field.value.trim());
    const found = wanted === '' ? [] : games.filter((_game, index) => names[index]?.includes(wanted));
    if (found.length < FEW) {
      hide();
      if (wanted !== '') need();
      return;
    }
    status.textContent = (counts[plural.select(found.length)] ?? counts['other'] ?? '{count}').replace(
      '{count}',
      String(found.length),
    );
    list.replaceChildren(...found.slice(0, MOST).map((game) => tileOf(cell, game)));
    const { left, top, width } = place.getBoundingClientRect();
    host.style.left = `${left + scrollX}px`;
    host.style.top = `${top + scrollY}px`;
    host.style.width = `${width}px`;
    place.style.visibility = 'hidden';
    if (!host.isConnected) document.body.append(host);
    pause = setTimeout(start, PAUSE_MS);
  };
  field.addEventListener('input', show);
  // Enter, or leaving the field.
  field.addEventListener('change', start);
  if (field.value !== '') show();
  await takenOver;
  field.removeEventListener('change', start);
  // Letters that come until the app answers still change what stands over its place.
  if (host.isConnected) await answered(place);
  field.removeEventListener('input', show);
  clearTimeout(pause);
  hide();
}
