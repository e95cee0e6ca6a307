import { toWire, totalFromWire } from '@baize/kernel';
import { capabilitiesOf } from '@baize/contracts/host-dialects';
import { GAME_OFFLINE_CODE } from '@baize/contracts/host-messages';
import type { AwardReply, RoundReply, RoundRequest, SessionReply, StudioErrorBody } from '../../src/studio/wire.ts';
import { LatePictures } from './art/LatePictures.ts';
import type { Pictures } from './art/pictures.ts';
import { paintPage, withPictures, type Skin } from './art/skins.ts';
import { Celebration } from './Celebration.ts';
import { element } from './dom.ts';
import { Explainer } from './Explainer.ts';
import { GameStage } from './GameStage.ts';
import { HeldBalance } from './HeldBalance.ts';
import { HostChannel, type ToGame } from './HostChannel.ts';
import { Hud } from './Hud.ts';
import type { Launch } from './launch.ts';
import { Overlays } from './Overlays.ts';
import { pendingRound } from './pendingRound.ts';
import { PlayRecord } from './PlayRecord.ts';
import type { ScreenParts } from './screens/GameScreen.ts';
import { historyContent, lawWords, stakeContent, type SheetContext } from './sheets.ts';
import { Sound } from './sound.ts';
import { pressBySpaceBar } from './spaceBar.ts';
import { Stakes } from './Stakes.ts';
import { Refused, sessionRequestOf, studioClient } from './StudioClient.ts';
import { StudioWatch } from './StudioWatch.ts';
import type { Text } from './text.ts';

const isSessionOver = ({ code }: StudioErrorBody): boolean =>
  code === 'studio.session.expired' || code === 'studio.session.unknown';

export interface GameOptions {
  readonly launch: Launch;
  readonly text: Text;
  /** The look that the game opens with. */
  readonly skin: Skin;
  /** Its pictures, if it opens without them. */
  readonly latePictures: Promise<Pictures | null> | null;
  /** The launch's session, if it has been asked for already; once, because a second try is a new one. */
  readonly opening?: Promise<SessionReply>;
}

/**
 * The whole game: opens the session, requests rounds and moves from the studio, lets the kind's screen show them, answers the
 * host and explains errors. `GameStage` is what moves on the page, `Stakes` what the next round costs, `StudioWatch` asks for
 * what comes by itself.
 */
export class Game {
  readonly #launch: Launch;
  readonly #text: Text;
  readonly #hud: Hud;
  readonly #overlays: Overlays;
  readonly #stage: GameStage;
  readonly #sound = new Sound();
  readonly #parts: ScreenParts;
  readonly #stakes: Stakes;
  readonly #watch = new StudioWatch();
  /** The round that waits for the player's move. */
  #round: RoundReply | undefined;
  readonly #host: HostChannel;
  readonly #explainer: Explainer;
  readonly #sheets: SheetContext;
  readonly #balance = new HeldBalance((amount) => {
    this.#hud.balance = amount;
  });
  #late: LatePictures | undefined;
  #opening: Promise<SessionReply> | undefined;
  #session: SessionReply | undefined;
  #record = new PlayRecord();
  #turbo = false;
  #playing = false;
  #pauseAsked = false;
  #release: (() => void) | undefined;

  constructor(root: HTMLElement, { launch, text, skin, latePictures, opening }: GameOptions) {
    this.#launch = launch;
    this.#opening = opening;
    this.#text = text;
    const labels = { wild: text('wild'), scatter: text('scatter') };
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
        const { screen } = this.#stage;
        if (screen) this.#overlays.sheet(text('paytable'), screen.rules(this.#stakes.chosen || 100));
      },
      move: (name) => {
        void this.#move(name);
      },
      history: () => this.#openHistory(),
    });
    this.#stage = new GameStage(this.#hud, skin);
    const { scene, canvas, effects, scenery } = this.#stage;
    root.append(scene, this.#hud.root, canvas, over);
    this.#overlays = new Overlays(over, text);
    this.#stakes = new Stakes({
      gameId: launch.gameId,
      hud: this.#hud,
      bets: (stake) => this.#stage.screen?.bets(stake),
    });
    this.#sheets = {
      text,
      money: (amount) => this.#hud.money(amount),
      tag: launch.tag,
      get skin() {
        return skinNow();
      },
      labels,
      get rtp() {
        return rtpOf();
      },
    };
    const skinNow = () => this.#stage.skin;
    const rtpOf = () => this.#session?.rtp ?? 0;
    const shared = {
      hud: this.#hud,
      overlays: this.#overlays,
      effects,
      scenery,
      sound: this.#sound,
      text,
    };
    this.#parts = {
      ...shared,
      celebration: new Celebration(shared),
      sheets: this.#sheets,
      pace: () => ({ turbo: this.#turbo, still: this.#stage.isStill }),
      changed: () => this.#stakes.show(),
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
        balance: this.#balance.shown,
        smallestStake: this.#stakes.smallest,
        mayLowerStake: !this.#round && this.#stage.screen?.layout !== 'chips',
        minRoundMs: this.#session?.minRoundMs ?? 0,
      }),
    });
    if (latePictures)
      this.#late = new LatePictures(
        latePictures,
        () => this.#session !== undefined && !this.#playing && !this.#round,
        (pictures) => {
          const dressed = withPictures(skin, pictures);
          paintPage(dressed);
          this.#stage.dress(dressed);
        },
      );
    this.#hud.setState('opening');
    this.#hud.say(text('loading'));
    pressBySpaceBar(
      () => this.#press(),
      () => this.#overlays.open,
    );
    over.addEventListener('pointerdown', (event) => {
      if (event.target instanceof Element && event.target.closest('.celebration')) this.#stage.screen?.skip();
    });
  }

  /** Opens the game. Resolves when it is playable, or when the player sees the reason why it is not. */
  async run(): Promise<void> {
    const greeting = this.#host.greet();
    await this.#stage.loadFonts();
    await this.#stage.mount(this.#launch.kind, this.#parts);
    this.#stage.run();
    await this.#open(greeting);
  }

  async #open(greeting: Promise<void> = Promise.resolve()): Promise<void> {
    try {
      const opening = this.#opening ?? studioClient.open(sessionRequestOf(this.#launch));
      this.#opening = undefined;
      const session = await opening;
      await this.#stage.mount(session.kind, this.#parts);
      this.#session = session;
      this.#record = new PlayRecord(session);
      this.#hud.currency = session.currency;
      this.#hud.turboAllowed = session.turbo;
      if (!session.turbo) this.#turbo = false;
      this.#balance.show(session.balance);
      this.#stakes.open(session);
      this.#stage.screen?.open?.(session);
      this.#stakes.show();
      this.#hud.clearWin();
      await greeting;
      this.#host.send({ type: 'ready', rtp: Math.round(session.rtp * 10_000) / 100 });
      this.#host.realityCheck(this.#record.totals, session.startedAt);
      this.#rest();
      const law = lawWords(this.#sheets, session);
      const { award } = this.#stakes;
      this.#hud.say(
        award
          ? this.#text('awardLeft', { count: award.left })
          : law.length > 0
            ? law.join(' ')
            : this.#stage.screen?.layout === 'chips'
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
      if (this.#session?.turbo) this.#stage.screen?.skip();
      return;
    }
    const screen = this.#stage.screen;
    if (this.#hud.state !== 'idle' || !this.#session || !screen) return;
    const { award } = this.#stakes;
    const bets = screen.bets(award?.stake ?? this.#stakes.chosen);
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

  async #play(request: RoundRequest): Promise<void> {
    const session = this.#session;
    const screen = this.#stage.screen;
    if (!session || !screen || this.#playing) return;
    this.#playing = true;
    // Also before a repeated round: the host keeps a win out of its balance until the round ends.
    this.#host.send({ type: 'user action', action: 'spin' });
    const began = performance.now();
    const before = this.#balance.shown;
    const { isFree = false } = request;
    const stake = isFree ? 0 : Object.values(request.bets).reduce((sum, each) => sum + each, 0);
    if (isFree) this.#stakes.showSpinUsed();
    this.#hud.setState('spinning', session.turbo);
    screen.locked?.(true);
    this.#balance.show(Math.max(0, before - stake));
    screen.begin();
    pendingRound.keep(request);
    const slow = setTimeout(() => this.#hud.say(this.#text('waiting')), 3500);
    try {
      const reply = await studioClient.play(request).finally(() => clearTimeout(slow));
      // Counting the law's pause from here is safe: the stake was taken before the response was sent.
      const taken = performance.now();
      pendingRound.forget();
      this.#balance.drop();
      const least = this.#stage.isStill ? 200 : this.#turbo ? 320 : 900;
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
      this.#balance.show(before);
      this.#playing = false;
      if (cause instanceof Refused && cause.body.code === 'studio.free_spins.none') this.#stakes.award = null;
      this.#stakes.show();
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
    this.#balance.show(reply.balanceAfterBet);
    this.#hud.setState('showing');
    this.#hud.offer([]);
    if (reply.goesOn) this.#watchRound(reply);
    await this.#stage.screen?.show(reply, least);
    if (reply.jackpot > 0) await this.#parts.celebration.jackpot(reply.jackpot, reply.win, this.#stage.isStill);
    this.#playing = false;
    if (reply.isOver) this.#conclude(reply);
    else if (this.#round === reply) this.#rest();
  }
  /** Goes on with a round of an earlier page or session. */
  async #resume(reply: RoundReply): Promise<void> {
    this.#playing = true;
    this.#host.send({ type: 'user action', action: 'spin' });
    pendingRound.forget();
    this.#stage.screen?.locked?.(true);
    this.#hud.say(this.#text('roundResumed'), true);
    await this.#show(reply, 0);
  }

  async #move(offered: string): Promise<void> {
    const session = this.#session;
    const round = this.#round;
    if (!session || !round || this.#playing || this.#overlays.open) return;
    const move = this.#stage.screen?.moveFor?.(offered) ?? offered;
    const stake = round.moves.find(({ name }) => name === offered)?.stake ?? 0;
    this.#playing = true;
    this.#hud.setState('spinning', false);
    this.#sound.click();
    this.#balance.show(Math.max(0, this.#balance.shown - stake));
    const { sessionId } = session;
    try {
      const reply = await studioClient.move({ sessionId, roundId: round.roundId, step: round.step, move });
      if (this.#round !== round) return;
      await this.#show(reply, 0);
      if (reply.isOver) this.#rest();
    } catch (cause) {
      this.#playing = false;
      this.#balance.show(this.#balance.shown + stake);
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
  /** Waits for the end of a round that goes on by itself. */
  #watchRound({ roundId }: RoundReply): void {
    if (!this.#session) return;
    this.#watch.round(
      { sessionId: this.#session.sessionId, roundId },
      {
        isOn: () => this.#round?.roundId === roundId,
        onOver: (reply) => void this.#show(reply, 0).then(() => this.#rest()),
      },
    );
  }

  #conclude(reply: RoundReply): void {
    this.#stage.screen?.locked?.(false);
    const stake = reply.isFree ? 0 : reply.stake;
    if (reply.isFree) this.#concludeFree(reply.award);
    this.#balance.release(reply.balance);
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
      balance: toWire(this.#balance.shown),
    });
    if (this.#session) this.#host.realityCheck(this.#record.totals, this.#session.startedAt);
  }

  /** After a free spin: what is left, or what they have won. */
  #concludeFree(award: AwardReply | null): void {
    this.#stakes.award = award;
    const left = this.#stakes.award?.left ?? 0;
    if (left > 0) this.#hud.say(this.#text('awardLeft', { count: left }), true);
    else this.#explainer.awardOver(award?.won ?? 0);
  }

  /** Shows a pending win or refund once the operator has acknowledged it. */
  #follow(): void {
    this.#watch.session({
      sessionId: () => this.#session?.sessionId,
      isBusy: () => this.#playing || this.#round !== undefined,
      onSettled: ({ history, balance }) => {
        this.#record.updateHistory(history);
        this.#balance.show(balance);
      },
    });
  }

  /** Between rounds: a requested pause starts here. */
  #rest(): void {
    this.#late?.offer();
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
        label: this.#stage.screen?.labelOf?.(move) ?? move.name,
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
        if (this.#playing && capabilitiesOf(this.#launch.studio).instantStop) this.#stage.screen?.skip();
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
        if (this.#playing || this.#round) this.#balance.hold(amount.value);
        else this.#balance.show(amount.value);
      }
    }
  }

  // ── stakes and sheets ──────────────────────────────────────────────────────
  /** Whether the player may choose another stake: not during a round, and not in place of a free spin. */
  get #mayChangeStake(): boolean {
    return !this.#playing && !this.#round && !this.#stakes.award;
  }
  #stepStake(step: -1 | 1): void {
    if (this.#mayChangeStake && this.#stakes.step(step)) this.#sound.click();
  }
  #openStakes(): void {
    const { screen } = this.#stage;
    if (!this.#mayChangeStake || !this.#session || screen?.layout === 'chips') return;
    const dialog = this.#overlays.sheet(
      this.#text('chooseStake'),
      stakeContent(this.#sheets, this.#session, this.#stakes.chosen, screen?.stakeNote?.bind(screen), (stake) => {
        this.#stakes.choose(stake);
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
