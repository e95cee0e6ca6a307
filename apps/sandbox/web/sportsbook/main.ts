import type { DeepLink, EventView, Tick } from '../../src/sportsbook/wire.ts';
import { CallFailed } from '../design/callServer.ts';
import { h } from '../design/h.ts';
import { announcements } from './announce.ts';
import { Banner } from './Banner.ts';
import { Builder } from './Builder.ts';
import { Cells } from './Cells.ts';
import { EventScreen } from './EventScreen.ts';
import { EventUpdates } from './EventUpdates.ts';
import { drawCompetitions } from './drawCompetitions.ts';
import { eventLists, isStageOld } from './eventLists.ts';
import { eventName } from './eventName.ts';
import type { eventRow } from './eventRow.ts';
import { eventStatistics } from './eventStatistics.ts';
import { frameCalls, openSession } from './FrameCalls.ts';
import { siteChannel } from './siteChannel.ts';
import { icon } from './icons.ts';
import type { OddsFormat } from './oddsFormat.ts';
import { loadList } from './loadList.ts';
import { replaceContent } from './replaceContent.ts';
import { scrim, setSheet } from './sheet.ts';
import { expectCurrency } from './money.ts';
import { PlacedBets } from './PlacedBets.ts';
import { visitorHistory } from './betList.ts';
import { Slip } from './Slip.ts';
import { legNames, type State } from './state.ts';
import { localeIn, textsIn } from './texts.ts';
import { addFonts, applyTheme } from './theme.ts';
import { TopBar } from './TopBar.ts';

const app = h('div', { class: 'shell' });
document.getElementById('app')?.append(app);
const { say, sayResults } = announcements();
/** How often the frame asks for a new token, ms. */
const RENEW_EVERY = 15 * 60_000;

async function start(): Promise<void> {
  const query = new URLSearchParams(window.location.search);
  // The address names the language, so that its texts come while the session is opened.
  const [session, texts] = await Promise.all([
    openSession(query.get('context') ?? ''),
    textsIn(localeIn(window.location.search)),
  ]);
  applyTheme(session.setup.theme);
  expectCurrency(session.setup.currency);
  const calls = frameCalls(session.key);
  const state: State = {
    session,
    customer: session.customer,
    currency: session.currency,
    texts,
    format: session.oddsFormat as OddsFormat,
    favourites: new Set(session.favourites),
    route: session.deepLinking,
    nav: session.nav,
    excludedEvents: session.excludedEvents,
    events: new Map(),
    page: null,
    legs: [],
    bets: session.bets,
    ahead: 0,
    isPaused: false,
    isStopped: false,
    selling: null,
    part: null,
  };
  const isVirtuals = session.setup.product === 'virtuals';
  const bar = h('header', { class: 'bar' });
  const banner = new Banner();
  const tree = h('nav', { class: 'tree' });
  const main = h('main', { id: 'main', tabindex: '-1' });
  let rows = new Map<string, ReturnType<typeof eventRow>[]>();
  let screen: EventScreen | null = null;
  let builder: Builder | null = null;
  /** The view that is being built; an older one that comes late is dropped. */
  let turn = 0;

  const cells = new Cells(
    state,
    (key) => {
      const [eventId = '', marketId = '', code = ''] = key.split('|');
      const event = state.page?.id === eventId ? state.page : state.events.get(eventId);
      const market =
        state.page?.id === eventId
          ? (state.page.markets.find(({ id }) => id === marketId) ?? state.page.main)
          : event?.main;
      const odds = market?.selections.find((each) => each.code === code)?.odds;
      if (!event || odds === undefined || odds === null) return;
      if (state.page?.id === eventId && builder?.choose({ marketId, code })) return;
      const { home, away, runners, startsAt } = event;
      const named = {
        home,
        away,
        runners,
        startsAt,
        ...(state.page?.id === eventId && { players: state.page.players }),
      };
      slip.toggle({
        eventId,
        marketId,
        code,
        odds,
        now: odds,
        sport: event.sport,
        named,
        ...legNames(state.texts, named, { marketId, code }),
      });
    },
    () => builder?.chosen ?? null,
  );
  const slip = new Slip({
    state,
    calls,
    say,
    onChange: () => {
      cells.pressAll();
      follow();
    },
    onLogin: () => site.tell({ type: 'sportsbook.login' }),
    onDeposit: () => site.tell({ type: 'sportsbook.deposit' }),
    onHistory: () => void go({ page: 'history' }),
    onExpired: () => site.tell({ type: 'sportsbook.tokenExpiring' }),
    onPlaced: (bets) => {
      site.tell({ type: 'sportsbook.betPlaced' });
      placed.take(bets);
    },
  });
  const placed = new PlacedBets({
    state,
    calls,
    banner,
    main,
    say,
    sayResults,
    onHeard: (bets) => slip.updateBets(bets),
    onCount: () => topBar.draw(),
  });
  app.append(
    bar,
    banner.root,
    h('div', { class: 'layout' }, tree, main, slip.root),
    scrim(
      () => slip.open(false),
      (isOpen) => site.tell({ type: 'sportsbook.sheet', isOpen }),
    ),
    slip.pill,
  );

  // ── what the page looks at ─────────────────────────────────────────────────
  let followTimer: number | undefined;
  function follow(): void {
    followTimer ??= window.setTimeout(() => {
      followTimer = undefined;
      const events = new Set([...rows.keys(), ...(state.page ? [state.page.id] : [])]);
      void calls
        .follow({
          events: [...events].slice(0, 600),
          event: state.page?.id ?? null,
          legs: state.legs.map(({ eventId, marketId, code, odds }) => ({ eventId, marketId, code, odds })),
        })
        .catch(() => undefined);
    }, 50);
  }

  // ── navigation ─────────────────────────────────────────────────────────────
  function titleOf(route: DeepLink): string {
    const { words } = state.texts;
    if (route.page === 'history') return words('myBets');
    if (route.page === 'live') return words('live');
    if (route.event && state.page) return eventName(state.page, state.texts.tag);
    const competition = state.nav
      .flatMap(({ competitions }) => competitions)
      .find(({ slug }) => slug === route.competition);
    return (
      competition?.name ??
      (route.category ? words(`sport.${route.category}`) : words(isVirtuals ? 'virtuals' : 'title'))
    );
  }
  /** Tells the page where the frame is, for its address and title. @param replace the visitor has not moved by themselves */
  function tellPlace(replace: boolean): void {
    const { page, ...path } = state.route;
    site.tell({
      type: 'sportsbook.navigate',
      path,
      ...(page && { page }),
      title: titleOf(state.route),
      ...(replace && { replace }),
    });
  }
  async function go(route: DeepLink, isOwn = true): Promise<void> {
    state.route = route;
    const isClosed = setSheet(false);
    await show();
    await isClosed;
    tellPlace(!isOwn);
    window.scrollTo({ top: 0 });
    main.focus({ preventScroll: true });
  }
  function star(event: EventView): void {
    if (!state.favourites.delete(event.id)) state.favourites.add(event.id);
    void calls.prefer([...state.favourites], state.format).catch(() => undefined);
  }

  const topBar = new TopBar(bar, {
    state,
    search: calls.search,
    onGo: (to) => void go(to),
    onFormat(format) {
      state.format = format;
      void calls.prefer([...state.favourites], format).catch(() => undefined);
      slip.draw();
      void show();
    },
  });
  const { byCompetition, overview } = eventLists({
    state,
    cells,
    onRow: (id, row) => rows.set(id, [...(rows.get(id) ?? []), row]),
    onOpen: (event) => void go(event.path),
    onStar: star,
  });

  // ── views ──────────────────────────────────────────────────────────────────
  /** @param notice what the visitor should know about the list that they get */
  async function show(notice: string | null = null): Promise<void> {
    const mine = ++turn;
    const { route } = state;
    const { words } = state.texts;
    const isStale = (): boolean => mine !== turn;
    try {
      if (route.page === 'history' && state.customer) {
        state.bets = await calls.bets();
        if (isStale()) return;
        reset();
        main.replaceChildren(placed.list());
      } else if (route.page === 'history') {
        reset();
        main.replaceChildren(visitorHistory(words, () => site.tell({ type: 'sportsbook.login' })));
      } else if (route.event) {
        const [found] = await calls.events({ ...route, limit: '1' });
        const page = found && (await calls.event(found.id));
        if (isStale()) return;
        if (!page) {
          // The event is over, or the address is old: its competition is the next best.
          const { event: _gone, ...rest } = route;
          state.route = rest;
          await show();
          tellPlace(true);
          return;
        }
        reset();
        state.page = page;
        screen = new EventScreen(state, cells, page);
        const back = h('button', { type: 'button', class: 'quiet back' }, icon('back'), page.competition);
        back.addEventListener(
          'click',
          () => void go({ category: route.category, region: route.region, competition: route.competition }),
        );
        main.replaceChildren(back, screen.root);
        const statistics = eventStatistics(state, page, calls.statistics);
        if (Builder.fits(page))
          builder = new Builder({
            state,
            page,
            price: calls.price,
            say,
            onChange: () => cells.pressAll(),
            onAdd: (leg) => slip.toggle(leg),
          });
        screen.root
          .querySelector('.stage')
          ?.after(...[statistics, builder?.root ?? null].filter((each) => each !== null));
      } else {
        const isHome = !route.category && !route.page;
        const { events, live, soon, instead, stage } = await loadList(calls, route, { isHome, isVirtuals });
        if (isStale()) return;
        reset();
        const starred = events.filter(({ id }) => state.favourites.has(id));
        const parts: (HTMLElement | null)[] = notice === null ? [] : [h('p', { class: 'group slip-empty' }, notice)];
        if (instead) {
          parts.push(
            h('p', { class: 'group slip-empty' }, icon('search'), words('noEvents')),
            ...byCompetition(instead.slice(0, 20)),
          );
        } else if (stage) {
          if (stage.page) {
            state.page = stage.page;
            screen = new EventScreen(state, cells, stage.page, true);
            parts.push(screen.root);
          }
          parts.push(...byCompetition(stage.listed));
        } else {
          parts.push(...overview({ live, soon, starred, isHome }));
        }
        replaceContent(
          main,
          parts.filter((each) => each !== null),
        );
      }
    } catch (cause) {
      if (isStale()) return;
      if (cause instanceof CallFailed && cause.status === 451) {
        // A law hides the event: neither the address nor the title goes on naming it.
        const excluded = words('eventExcluded');
        state.route = { category: route.category };
        await show(excluded);
        tellPlace(true);
        say(excluded, true);
        return;
      }
      const isOver = cause instanceof CallFailed && cause.status === 401;
      const again = h('button', { type: 'button', class: 'place' }, words('retry'));
      again.addEventListener('click', () => (isOver ? window.location.reload() : void show()));
      main.replaceChildren(h('div', { class: 'failed' }, h('p', {}, words(isOver ? 'expired' : 'feedLost')), again));
      site.tell({ type: 'sportsbook.error', code: isOver ? 'session' : 'unavailable' });
    }
    topBar.draw();
    drawCompetitions(tree, state, (to) => void go(to));
    follow();
    site.tell({ type: 'sportsbook.height', height: document.documentElement.scrollHeight });
  }
  function reset(): void {
    rows = new Map();
    screen = null;
    builder?.close();
    builder = null;
    state.page = null;
    state.events = new Map();
    cells.clear();
  }

  // ── the site around the frame ──────────────────────────────────────────────
  const site = siteChannel(session.setup.parentOrigin, {
    navigate: (route) => void go(route, false),
    pause: (isPaused) => {
      state.isPaused = isPaused;
      document.body.toggleAttribute('data-paused', isPaused);
      slip.draw();
    },
    theme: applyTheme,
    fonts: addFonts,
    async customer({ token, currency, language, locale, excludedEvents }) {
      const shownFor = (): string =>
        [state.customer !== null, state.currency, state.texts.tag, ...state.excludedEvents].join(' ');
      const before = shownFor();
      try {
        const answer = await calls.customer({ token, currency, language, locale, excludedEvents });
        state.customer = answer.customer;
        state.currency = answer.currency;
        state.favourites = new Set(answer.favourites);
        state.format = answer.oddsFormat;
        state.nav = answer.nav;
        state.excludedEvents = answer.excludedEvents;
        state.bets = answer.customer ? await calls.bets() : [];
        slip.updateBets(state.bets);
      } catch {
        site.tell({ type: 'sportsbook.error', code: 'login' });
      }
      state.texts = await textsIn(locale);
      document.documentElement.lang = state.texts.tag;
      slip.draw();
      void slip.loadFreeBets();
      // A renewed token changes nothing that the player sees.
      if (before === shownFor()) return;
      await show();
      connect();
    },
  });

  const updates = new EventUpdates((id, next) => {
    for (const row of rows.get(id) ?? []) row.update(next);
  });
  let source: EventSource | null = null;
  let lastTick = performance.now();
  function connect(): void {
    source?.close();
    source = new EventSource(`/sportsbook/api/stream/${session.key}`);
    source.addEventListener('open', () => {
      follow();
      // The stream does not repeat what happened while it was down.
      if (slip.isUncertain)
        void calls.bets().then(
          (bets) => placed.hear(bets),
          () => undefined,
        );
    });
    source.addEventListener('message', (event) => take(JSON.parse(String(event.data)) as Tick));
  }
  function take(tick: Tick): void {
    lastTick = performance.now();
    state.ahead = tick.now - Date.now();
    if (tick.events) updates.take(tick.events);
    // The time until each round begins.
    if (isVirtuals)
      for (const [id, event] of state.events)
        if (event.phase === 'SCHEDULED') for (const row of rows.get(id) ?? []) row.update(event);
    if (screen && state.page) {
      const isCounting = isVirtuals && state.page.phase === 'SCHEDULED';
      screen.update(tick.events?.[state.page.id] ?? (isCounting ? state.page : undefined), tick.page);
    }
    if (tick.legs) slip.updateOdds(tick.legs);
    if (tick.bets) placed.hear(tick.bets);
    if (tick.balance !== undefined && state.customer) {
      state.customer = { ...state.customer, balance: tick.balance };
      if (state.legs.length > 0 && !slip.root.contains(document.activeElement)) slip.draw();
    }
    if (tick.stopped !== undefined) state.isStopped = tick.stopped;
    cells.settle();
  }
  window.setInterval(() => {
    const now = performance.now();
    banner.update(state.isStopped || now - lastTick > 6000 ? state.texts.words('feedLost') : null, now);
  }, 1000);
  // Lists grow old: events end and others start.
  let wasStageOld = false;
  /** Whether the list on screen is to be drawn again. */
  function isListOld(): boolean {
    // A long list is not redrawn where the player reads it.
    if (!isVirtuals) return window.scrollY < 200;
    // Seen twice, so that the result of a race stays long enough to be read.
    const wasOld = wasStageOld;
    wasStageOld = isStageOld(state.page, [...state.events.values()]);
    return wasOld && wasStageOld;
  }
  window.setInterval(
    () => {
      void calls.navigation().then(
        (nav) => {
          state.nav = nav;
          topBar.draw();
        },
        () => undefined,
      );
      if (
        !state.route.event &&
        state.route.page !== 'history' &&
        !document.body.hasAttribute('data-slip') &&
        isListOld()
      )
        void show();
    },
    isVirtuals ? 10_000 : 45_000,
  );

  // Asks for a new token before the operator's session ends, so that a full slip never meets an old one.
  window.setInterval(() => {
    if (state.customer) site.tell({ type: 'sportsbook.tokenExpiring' });
  }, RENEW_EVERY);
  document.documentElement.lang = state.texts.tag;
  document.title = state.texts.words(isVirtuals ? 'virtuals' : 'title');
  slip.updateBets(state.bets);
  slip.draw();
  void slip.loadFreeBets();
  await show();
  connect();
  site.tell({ type: 'sportsbook.ready' });
  // A shared address has the title of what it leads to.
  tellPlace(true);
  // The first press would wait for what every slip needs: formats of money, and code that has never run.
  window.setTimeout(() => slip.rehearse(), 300);
}

void start().catch((cause: unknown) => {
  const isUsed = cause instanceof CallFailed && cause.status === 410;
  void textsIn(localeIn(window.location.search)).then(({ words }) => {
    const again = h('button', { type: 'button', class: 'place' }, words('retry'));
    again.addEventListener('click', () => window.location.reload());
    app.replaceChildren(h('div', { class: 'failed' }, h('p', {}, words(isUsed ? 'expired' : 'feedLost')), again));
  });
});
