import { toWire, totalFromWire } from '@baize/kernel';
import { capabilitiesOf } from '@baize/contracts/host-dialects';
import { GAME_OFFLINE_CODE } from '@baize/contracts/host-messages';
import type { AwardReply, RoundReply, RoundRequest, SessionReply, StudioErrorBody } from '../../src/studio/wire.ts';
import { Scenery } from './art/Scenery.ts';
import type { Skin } from './art/skins.ts';
import { Celebration } from './Celebration.ts';
import { chosenStake } from './chosenStake.ts';
import { element } from './dom.ts';
import { Explainer } from './Explainer.ts';
import { HostChannel, type ToGame } from './HostChannel.ts';
import { Hud } from './Hud.ts';
import type { Launch } from './launch.ts';
import { Overlays } from './Overlays.ts';
import { pendingRound } from './pendingRound.ts';
import { PlayRecord } from './PlayRecord.ts';
import { Effects } from './reels/Effects.ts';
import type { GameScreen, ScreenParts } from './screens/GameScreen.ts';
import { openScreen, PLAY_LABELS } from './screens/index.ts';
import { historyContent, lawWords, stakeContent, type SheetContext } from './sheets.ts';
import { Sound } from './sound.ts';
import { pressBySpaceBar } from './spaceBar.ts';
import { Refused, sessionRequestOf, studioClient } from './StudioClient.ts';
import type { Text } from './text.ts';

const isSessionOver = ({ code }: StudioErrorBody): boolean =>
  code === 'studio.session.expired' || code === 'studio.session.unknown';

/** How often the page checks for a pending win or refund, in ms. */
const FOLLOW_MS = 3000;
/** How often the page asks for a round that goes on by itself, in ms. */
const WATCH_MS = 250;

/**
 * The whole game: opens the session, requests rounds and moves from the studio, lets the kind's screen show them, answers the
 * host and explains errors.
 */
export class Game {
  readonly #launch: Launch;
  readonly #text: Text;
  readonly #hud: Hud;
  readonly #overlays: Overlays;
  readonly #scenery: Scenery;
  readonly #effects: Effects;
  readonly #sound = new Sound();
  readonly #parts: ScreenParts;
  #screen: GameScreen | undefined;
  #kind = '';
  /** The round that waits for the player's move. */
  #round: RoundReply | undefined;
  #watching: ReturnType<typeof setTimeout> | undefined;
  readonly #host: HostChannel;
  readonly #explainer: Explainer;
  readonly #sheets: SheetContext;
  readonly #motion = matchMedia('(prefers-reduced-motion: reduce)');
  #opening: Promise<SessionReply> | undefined;
  #session: SessionReply | undefined;
  #award: AwardReply | null = null;
  #record = new PlayRecord();
  #balance = 0;
  #heldBalance: number | undefined;
  #stake = 0;
  #turbo = false;
  #playing = false;
  #pauseAsked = false;
  #following: ReturnType<typeof setTimeout> | undefined;
  #release: (() => void) | undefined;

  /** @param opening the launch's session, if it has been asked for already; once, because a second try is a new one */
  constructor(root: HTMLElement, launch: Launch, text: Text, skin: Skin, opening?: Promise<SessionReply>) {
    this.#launch = launch;
    this.#opening = opening;
    this.#text = text;
    const labels = { wild: text('wild'), scatter: text('scatter') };
    const scene = element('div', { class: 'scene', 'aria-hidden': 'true' });
    const effects = element('canvas', { class: 'effects', 'aria-hidden': 'true' });
    const over = element('div', { class: 'over' });
    this.#hud = new Hud(launch, text, {
      spin: () => this.#press(),
      stake: (step) => this.#stepStake(step),
      sound: () => this.#sound.toggle(),
      chooseStake: () => this.#openStakes(),
      turbo: () => {
        this.#turbo = !this.#turbo;
        this.#sound.click();
        return this.#turbo;
      },
      paytable: () => {
        if (this.#screen) this.#overlays.sheet(text('paytable'), this.#screen.rules(this.#stake || 100));
      },
      move: (name) => {
        void this.#move(name);
      },
      history: () => this.#openHistory(),
    });
    root.append(scene, this.#hud.root, effects, over);
    this.#overlays = new Overlays(over, text);
    this.#scenery = new Scenery(scene, skin);
    this.#effects = new Effects(effects);
    this.#sheets = {
      text,
      money: (amount) => this.#hud.money(amount),
      tag: launch.tag,
      skin,
      labels,
      get rtp() {
        return rtpOf();
      },
    };
    const rtpOf = () => this.#session?.rtp ?? 0;
    const shared = {
      hud: this.#hud,
      overlays: this.#overlays,
      effects: this.#effects,
      scenery: this.#scenery,
      sound: this.#sound,
      text,
    };
    this.#parts = {
      ...shared,
      celebration: new Celebration(shared),
      sheets: this.#sheets,
      pace: () => ({ turbo: this.#turbo, still: this.#motion.matches }),
      changed: () => this.#showStake(),
    };
    this.#host = new HostChannel(launch.hostOrigin, launch.studio, (message) => this.#hear(message));
    this.#explainer = new Explainer({
      text,
      launch,
      host: this.#host,
      overlays: this.#overlays,
      money: (amount) => this.#hud.money(amount),
      say: (message) => this.#hud.say(message, true),
      goOn: () => this.#hud.focusSpin(),
      reopen: () => void this.#open(),
      chooseStake: () => this.#openStakes(),
      now: () => ({
        balance: this.#balance,
        smallestStake: this.#session?.stakes[0] ?? 0,
        mayLowerStake: !this.#round && this.#screen?.layout !== 'chips',
        minRoundMs: this.#session?.minRoundMs ?? 0,
      }),
    });
    this.#hud.setState('opening');
    this.#hud.say(text('loading'));
    pressBySpaceBar(
      () => this.#press(),
      () => this.#overlays.open,
    );
    over.addEventListener('pointerdown', (event) => {
      if (event.target instanceof Element && event.target.closest('.celebration')) this.#screen?.skip();
    });
  }

  /** Opens the game. Resolves when it is playable, or when the player sees the reason why it is not. */
  async run(): Promise<void> {
    const greeting = this.#host.greet();
    // Text on the symbols uses the game's own font, so the first picture waits for it.
    await Promise.race([
      Promise.all([
        document.fonts.load('31px "Bowlby One"', 'WILD'),
        document.fonts.load('800 20px "Outfit Variable"'),
      ]),
      new Promise((resolve) => setTimeout(resolve, 3000)),
    ]).catch(() => undefined);
    await this.#mount(this.#launch.kind);
    new ResizeObserver(() => this.#resize()).observe(this.#hud.stage);
    requestAnimationFrame((now) => this.#frame(now));
    await this.#open(greeting);
  }
  /** Puts the screen of a kind on the stage. */
  async #mount(kind: string): Promise<void> {
    if (this.#kind === kind) return;
    this.#kind = kind;
    const screen = await openScreen(kind, this.#parts);
    this.#screen?.root.remove();
    this.#screen = screen;
    this.#hud.layout = screen.layout;
    this.#hud.root.dataset['kind'] = kind;
    this.#hud.play(PLAY_LABELS[kind] ?? 'spin');
    this.#hud.stage.append(screen.root);
    this.#resize();
  }

  #frame(now: number): void {
    this.#scenery.frame(now, this.#motion.matches);
    this.#screen?.frame?.(now, this.#motion.matches);
    this.#effects.frame(now);
    requestAnimationFrame((next) => this.#frame(next));
  }
  #resize(): void {
    const { clientWidth, clientHeight } = this.#hud.stage;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#screen?.resize?.({ width: clientWidth, height: clientHeight, top: this.#hud.stage.offsetTop });
    this.#scenery.resize();
    this.#effects.resize();
  }

  async #open(greeting: Promise<void> = Promise.resolve()): Promise<void> {
    const { gameId } = this.#launch;
    try {
      const opening = this.#opening ?? studioClient.open(sessionRequestOf(this.#launch));
      this.#opening = undefined;
      const session = await opening;
      await this.#mount(session.kind);
      this.#session = session;
      this.#record = new PlayRecord(session);
      this.#award = session.award;
      this.#hud.currency = session.currency;
      this.#hud.turboAllowed = session.turbo;
      if (!session.turbo) this.#turbo = false;
      this.#setBalance(session.balance);
      const wanted = this.#stake || chosenStake.read(gameId);
      this.#setStake(session.stakes.find((stake) => stake === wanted) ?? session.defaultStake);
      this.#screen?.open?.(session);
      this.#showStake();
      this.#hud.clearWin();
      await greeting;
      this.#host.send({ type: 'ready', rtp: Math.round(session.rtp * 10_000) / 100 });
      this.#host.realityCheck(this.#record.totals, session.startedAt);
      this.#rest();
      const law = lawWords(this.#sheets, session);
      const award = this.#playableAward;
      this.#hud.say(
        award
          ? this.#text('awardLeft', { count: award.left })
          : law.length > 0
            ? law.join(' ')
            : this.#screen?.layout === 'chips'
              ? this.#text('livePlaceBets')
              : this.#text(matchMedia('(hover: none)').matches ? 'pressSpinTouch' : 'pressSpin'),
        award !== null || law.length > 0,
      );
      this.#hud.focusSpin();
      const pending = pendingRound.read(session.sessionId);
      if (session.round) await this.#resume(session.round);
      else if (pending) await this.#play(pending);
    } catch (cause) {
      this.#hud.say('');
      if (cause instanceof Refused && isSessionOver(cause.body)) this.#expire();
      else this.#explainer.notOpened(cause);
    }
  }

  // ── the round ──────────────────────────────────────────────────────────────
  #press(): void {
    if (this.#overlays.open) return;
    if (this.#playing) {
      if (this.#session?.turbo) this.#screen?.skip();
      return;
    }
    const screen = this.#screen;
    if (this.#hud.state !== 'idle' || !this.#session || !screen) return;
    const award = this.#playableAward;
    const bets = screen.bets(award?.stake ?? this.#stake);
    if (bets === null) {
      this.#hud.say(this.#text('livePlaceBets'), true);
      return;
    }
    const choice = screen.choice?.();
    void this.#play({
      sessionId: this.#session.sessionId,
      roundKey: crypto.randomUUID(),
      bets,
      ...(choice === undefined ? {} : { choice }),
      ...(award ? { isFree: true } : {}),
    });
  }
  /** The operator's free spins, of which at least one is left. */
  get #playableAward(): AwardReply | null {
    return this.#award && this.#award.left > 0 ? this.#award : null;
  }

  async #play(request: RoundRequest): Promise<void> {
    const session = this.#session;
    const screen = this.#screen;
    if (!session || !screen || this.#playing) return;
    this.#playing = true;
    // Also before a repeated round: the host keeps a win out of its balance until the round ends.
    this.#host.send({ type: 'user action', action: 'spin' });
    const began = performance.now();
    const before = this.#balance;
    const { isFree = false } = request;
    const stake = isFree ? 0 : Object.values(request.bets).reduce((sum, each) => sum + each, 0);
    if (isFree && this.#award) this.#hud.showAward(Math.max(0, this.#award.left - 1));
    this.#hud.setState('spinning', session.turbo);
    screen.locked?.(true);
    this.#setBalance(Math.max(0, before - stake));
    screen.begin();
    pendingRound.keep(request);
    const slow = setTimeout(() => this.#hud.say(this.#text('waiting')), 3500);
    try {
      const reply = await studioClient.play(request).finally(() => clearTimeout(slow));
      // Counting the law's pause from here is safe: the stake was taken before the response was sent.
      const taken = performance.now();
      pendingRound.forget();
      this.#heldBalance = undefined;
      const least = this.#motion.matches ? 200 : this.#turbo ? 320 : 900;
      await this.#show(reply, Math.max(0, least - (performance.now() - began)));
      if (!reply.isOver) return;
      const wait = session.minRoundMs - (performance.now() - taken);
      if (wait > 0) {
        this.#hud.setState('resting');
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
      this.#rest();
    } catch (cause) {
      await screen.abandon();
      this.#setBalance(before);
      this.#playing = false;
      if (cause instanceof Refused && cause.body.code === 'studio.free_spins.none') this.#award = null;
      this.#showStake();
      this.#rest();
      this.#hud.say('');
      if (cause instanceof Refused) {
        pendingRound.forget();
        if (cause.body.refund) this.#follow();
        this.#refuse(cause.body, stake);
      } else
        this.#explainer.explain(GAME_OFFLINE_CODE, this.#text('offline'), this.#text('offlineText'), [
          {
            label: this.#text('tryAgain'),
            act: () => {
              void this.#play(request);
            },
          },
        ]);
    }
  }

  /** Shows a deal or a move. Then the round is over, or waits for the player. */
  async #show(reply: RoundReply, least: number): Promise<void> {
    this.#round = reply.isOver ? undefined : reply;
    this.#setBalance(reply.balanceAfterBet);
    this.#hud.setState('showing');
    this.#hud.offer([]);
    if (reply.goesOn) this.#watch(reply);
    await this.#screen?.show(reply, least);
    if (reply.jackpot > 0) await this.#parts.celebration.jackpot(reply.jackpot, reply.win, this.#motion.matches);
    this.#playing = false;
    if (reply.isOver) this.#conclude(reply);
    else if (this.#round === reply) this.#rest();
  }
  /** Goes on with a round of an earlier page or session. */
  async #resume(reply: RoundReply): Promise<void> {
    this.#playing = true;
    this.#host.send({ type: 'user action', action: 'spin' });
    pendingRound.forget();
    this.#screen?.locked?.(true);
    this.#hud.say(this.#text('roundResumed'), true);
    await this.#show(reply, 0);
  }

  async #move(offered: string): Promise<void> {
    const session = this.#session;
    const round = this.#round;
    if (!session || !round || this.#playing || this.#overlays.open) return;
    const move = this.#screen?.moveFor?.(offered) ?? offered;
    const stake = round.moves.find(({ name }) => name === offered)?.stake ?? 0;
    this.#playing = true;
    this.#hud.setState('spinning', false);
    this.#sound.click();
    this.#setBalance(Math.max(0, this.#balance - stake));
    const { sessionId } = session;
    try {
      const reply = await studioClient.move({ sessionId, roundId: round.roundId, step: round.step, move });
      if (this.#round !== round) return;
      await this.#show(reply, 0);
      if (reply.isOver) this.#rest();
    } catch (cause) {
      this.#playing = false;
      this.#setBalance(this.#balance + stake);
      this.#rest();
      if (!(cause instanceof Refused)) {
        this.#explainer.explain(GAME_OFFLINE_CODE, this.#text('offline'), this.#text('moveOfflineText'), [
          { label: this.#text('tryAgain'), act: () => void this.#move(offered) },
        ]);
        return;
      }
      if (cause.body.refund) this.#follow();
      if (cause.body.code === 'studio.move.refused' || cause.body.code === 'studio.round.conflict') void this.#open();
      else this.#refuse(cause.body, stake);
    }
  }
  /** Asks for a round that goes on by itself until it is over. */
  #watch(round: RoundReply): void {
    clearTimeout(this.#watching);
    this.#watching = setTimeout(() => {
      const session = this.#session;
      if (!session || this.#round?.roundId !== round.roundId) return;
      studioClient.round(session.sessionId, round.roundId).then(
        (reply) => {
          if (this.#round?.roundId !== round.roundId) return;
          if (!reply.isOver) this.#watch(round);
          else void this.#show(reply, 0).then(() => this.#rest());
        },
        () => this.#watch(round),
      );
    }, WATCH_MS);
  }

  #conclude(reply: RoundReply): void {
    this.#screen?.locked?.(false);
    const stake = reply.isFree ? 0 : reply.stake;
    if (reply.isFree) this.#concludeFree(reply.award);
    this.#setBalance(this.#heldBalance ?? reply.balance);
    this.#heldBalance = undefined;
    this.#record.add(reply, stake);
    if (reply.winPending && reply.win > 0) {
      this.#hud.say(this.#text('winOnItsWay', { amount: this.#hud.money(reply.win) }), true);
      this.#host.send({
        type: 'warning',
        code: 'studio.win.pending',
        message: this.#text('winOnItsWay', { amount: this.#hud.money(reply.win) }),
      });
    }
    if (reply.winPending) this.#follow();
    this.#host.send({
      type: 'round end',
      roundId: reply.roundId,
      staked: toWire(stake),
      won: toWire(reply.win),
      balance: toWire(this.#balance),
    });
    if (this.#session) this.#host.realityCheck(this.#record.totals, this.#session.startedAt);
  }

  /** After a free spin: what is left, or what they have won. */
  #concludeFree(award: AwardReply | null): void {
    this.#award = award && award.left > 0 ? award : null;
    this.#showStake();
    if (this.#award) this.#hud.say(this.#text('awardLeft', { count: this.#award.left }), true);
    else this.#explainer.awardOver(award?.won ?? 0);
  }

  /** Checks with the studio until the operator has acknowledged everything, and shows the results. */
  #follow(): void {
    clearTimeout(this.#following);
    this.#following = setTimeout(() => {
      const session = this.#session;
      if (!session) return;
      studioClient.session(session.sessionId).then(
        (fresh) => {
          if (this.#playing || this.#round || fresh.undelivered > 0) {
            this.#follow();
            return;
          }
          this.#record.updateHistory(fresh.history);
          this.#setBalance(fresh.balance);
        },
        () => this.#follow(),
      );
    }, FOLLOW_MS);
  }

  /** Between rounds: a requested pause starts here. */
  #rest(): void {
    if (!this.#pauseAsked) {
      this.#hud.setState(this.#round ? 'choosing' : 'idle');
      if (this.#round) this.#offer(this.#round);
      return;
    }
    this.#hud.setState('paused');
    this.#release ??= this.#overlays.hold(this.#text('paused'), this.#text('pausedText'));
    this.#host.send({ type: 'paused' });
    if (this.#session) this.#host.realityCheck(this.#record.totals, this.#session.startedAt);
  }

  #offer({ moves }: RoundReply): void {
    this.#hud.offer(
      moves.map((move) => ({
        name: move.name,
        label: this.#screen?.labelOf?.(move) ?? move.name,
        stake: move.stake === 0 ? '' : this.#hud.money(move.stake),
      })),
    );
    this.#hud.setState('choosing');
  }

  #expire(): void {
    this.#hud.setState('opening');
    this.#explainer.expired();
  }
  #refuse(body: StudioErrorBody, stake: number): void {
    if (isSessionOver(body)) this.#expire();
    else this.#explainer.refused(body, stake);
  }

  // ── the host ───────────────────────────────────────────────────────────────
  #hear(message: ToGame): void {
    switch (message.type) {
      // A game that is over rests as a paused one does, and nothing resumes it.
      case 'end':
      case 'pause':
        this.#pauseAsked = true;
        // A round against the clock cannot wait, so what it would pay now is taken.
        if (this.#round?.goesOn && !this.#playing) {
          void this.#move('take');
          return;
        }
        if (this.#playing && capabilitiesOf(this.#launch.studio).instantStop) this.#screen?.skip();
        if (!this.#playing && this.#session) this.#rest();
        return;
      case 'resume':
        this.#pauseAsked = false;
        this.#release?.();
        this.#release = undefined;
        this.#host.send({ type: 'resumed' });
        if (!this.#playing && this.#session) this.#rest();
        return;
      case 'balance update': {
        const amount = totalFromWire(message.balance);
        if (!amount.ok || this.#launch.mode === 'fun' || message.currency !== this.#session?.currency) return;
        // During a round the wallet is ahead of the reels, so its balance would reveal the win.
        if (this.#playing || this.#round) this.#heldBalance = amount.value;
        else this.#setBalance(amount.value);
      }
    }
  }

  // ── stakes, balance, sheets ────────────────────────────────────────────────
  #setBalance(amount: number): void {
    this.#balance = amount;
    this.#hud.balance = amount;
  }
  #setStake(stake: number): void {
    const stakes = this.#session?.stakes ?? [stake];
    this.#stake = stake;
    this.#showStake();
    this.#hud.setStakeEnds(stake === stakes[0], stake === stakes.at(-1));
  }
  /** The stake of the next round: that of the ladder on every spot that the player wants, or the chips on the table. */
  #showStake(): void {
    const award = this.#playableAward;
    this.#hud.showAward(award?.left ?? null);
    if (award) return;
    const bets = this.#screen?.bets(this.#stake);
    this.#hud.stake = bets === undefined ? this.#stake : Object.values(bets ?? {}).reduce((sum, each) => sum + each, 0);
  }
  #stepStake(step: -1 | 1): void {
    const stakes = this.#session?.stakes ?? [];
    const next = stakes[stakes.indexOf(this.#stake) + step];
    if (next === undefined || this.#playing || this.#round || this.#playableAward) return;
    this.#sound.click();
    this.#chooseStake(next);
  }
  #chooseStake(stake: number): void {
    this.#setStake(stake);
    chosenStake.keep(this.#launch.gameId, stake);
  }
  #openStakes(): void {
    if (this.#playing || this.#round || this.#playableAward || !this.#session || this.#screen?.layout === 'chips')
      return;
    const dialog = this.#overlays.sheet(
      this.#text('chooseStake'),
      stakeContent(this.#sheets, this.#session, this.#stake, this.#screen?.stakeNote?.bind(this.#screen), (stake) => {
        this.#chooseStake(stake);
        dialog.close();
        this.#hud.focusSpin();
      }),
      'sheet-small',
    );
  }
  #openHistory(): void {
    this.#host.send({ type: 'user action', action: 'history' });
    this.#overlays.sheet(
      this.#text('history'),
      historyContent(this.#sheets, this.#record.history, this.#record.totals),
      'sheet-small',
    );
  }
}
