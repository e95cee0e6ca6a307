/*
 * The script of every prerendered page: plain TypeScript without libraries, built into one small file
 * (libs/site-build/src/page-script.ts). The page works without the app; this script starts the app when the visitor does
 * something that needs it, or at once where the page's assumptions do not hold.
 */
import type { Boot, PageBlock } from '@baize/boot';
import { appStarter } from './app-starter.ts';
import { askForCookies } from './ask-for-cookies.ts';
import { mustStart } from './assumptions.ts';
import { keepLoginOrigin } from './keep-login-origin.ts';
import { loadEvents } from './load-events.ts';
import { loadPrefetch } from './load-prefetch.ts';
import { prepareWhenRested } from './preload.ts';
import { recordView } from './record-view.ts';
import { replayIntents } from './replay-intents.ts';
import { showFigures } from './show-figures.ts';
import { showPictures } from './show-pictures.ts';
import { showRows } from './show-rows.ts';
import { startNearWaiting } from './start-near-waiting.ts';
import { watchVisit } from './watch-visit.ts';

function block<Block>(id: string): Block {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as Block;
}

function begin(): void {
  const page = block<PageBlock>('page');
  const boot = block<Boot>('boot');
  const root = document.documentElement;
  // The page need not do without this script (`start-screens.css.ts`).
  root.dataset['page'] = '';
  const app = appStarter(page);
  replayIntents(app, page.search);
  const leavePictures = showPictures();
  void app.takenOver.then(leavePictures);
  addEventListener('beforeprint', leavePictures);
  if (mustStart(page, boot)) {
    if (location.hash === '#login') root.dataset['asked'] = 'auth.login';
    void app.start();
    return;
  }
  // The header's corner was neutral until now. Nobody has a session here, so the page is a visitor's.
  root.dataset['visitor'] = '';
  keepLoginOrigin(page);
  askForCookies(() => {
    // An app that is starting hears the answer and records the page by itself.
    if (!app.isStarted()) recordView(page, boot);
  });
  startNearWaiting(app);
  showRows();
  void showFigures(page);
  // Events are for those whom the site may serve.
  void watchVisit(page, boot, app).then((holds) => {
    if (holds) void loadEvents(page, boot, app);
  });
  recordView(page, boot);
  prepareWhenRested(page, boot, app);
  void loadPrefetch(boot.pair, app);
  // Another tab has signed in, or this page comes back from the browser's cache after it has.
  const lookAgain = () => {
    if (mustStart(page, boot)) void app.start();
  };
  addEventListener('storage', lookAgain);
  addEventListener('pageshow', lookAgain);
  addEventListener('hashchange', lookAgain);
  root.dataset['page'] = 'ready';
}

/** A fault of this script must not keep anybody from the app. */
function beginSafely(): void {
  try {
    begin();
  } catch (error) {
    console.error(error);
    void import(/* @vite-ignore */ block<PageBlock>('page').app);
  }
}

/** A page that the browser draws ahead of a press (tools/release/src/speculation.ts) may never be seen: it asks and tells nothing. */
function beginWhenSeen(): void {
  if ((document as { readonly prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', beginSafely, { once: true });
  else beginSafely();
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', beginWhenSeen, { once: true });
else beginWhenSeen();
