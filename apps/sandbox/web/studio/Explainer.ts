import { GAME_OFFLINE_CODE } from '@baize/contracts/host-messages';
import { playMoneyFor } from '../../src/studio/model/stakes.ts';
import type { OperatorRefusal } from '../../src/studio/OperatorWallet.ts';
import type { StudioErrorBody } from '../../src/studio/wire.ts';
import type { HostChannel } from './HostChannel.ts';
import type { Launch } from './launch.ts';
import type { DialogAction, Overlays } from './Overlays.ts';
import { ownLimitActions, ownLimitText } from './ownLimit.ts';
import { Refused, Unreached } from './StudioClient.ts';
import type { Text } from './text.ts';

/** What an explanation may offer, and what it needs to know of the game. */
export interface ExplainerOptions {
  readonly text: Text;
  readonly launch: Launch;
  readonly host: HostChannel;
  readonly overlays: Overlays;
  readonly money: (amount: number) => string;
  readonly say: (message: string) => void;
  /** Back to the round button. */
  readonly goOn: () => void;
  /** Opens the session again. */
  readonly reopen: () => void;
  readonly chooseStake: () => void;
  /** The game as it stands. Amounts in hundredths. */
  readonly now: () => {
    readonly balance: number;
    readonly smallestStake: number;
    /** Whether a lower stake can be chosen now from a ladder. */
    readonly mayLowerStake: boolean;
    readonly minRoundMs: number;
  };
}

/** Says why something was not played, to the player and to the host, and offers what to do next. */
export class Explainer {
  readonly #options: ExplainerOptions;

  constructor(options: ExplainerOptions) {
    this.#options = options;
  }

  /** @param actions the first one is chosen by Escape; none: only to go on */
  explain(code: string, title: string, body: string, actions: readonly DialogAction[]): void {
    const { host, overlays } = this.#options;
    host.send({ type: 'warning', code, message: body });
    overlays.notice(title, body, actions.length > 0 ? actions : [this.#goOn]);
  }
  /**
   * The free spins are used up. The next press would stake the player's own money, so this must be answered.
   * @param won hundredths
   */
  awardOver(won: number): void {
    const { overlays, text, money } = this.#options;
    const body = won > 0 ? text('awardOverWon', { amount: money(won) }) : text('awardOverNext');
    overlays.notice(text('awardOver'), body, [this.#goOn]);
  }
  get #goOn(): DialogAction {
    return { label: this.#options.text('goOn'), act: this.#options.goOn, isDismissal: true };
  }

  /** Prefers the operator's own message, because a bare code says nothing to a player. */
  wordsOf(operator: OperatorRefusal | undefined): string {
    const { text } = this.#options;
    const message = operator?.message ?? '';
    return /\s/.test(message) ? text('refusedText', { message }) : text('refusedPlain');
  }

  leaving(): DialogAction[] {
    const { launch, host, text } = this.#options;
    const { lobbyUrl } = launch;
    if (!lobbyUrl) return [];
    return [
      {
        label: text('toLobby'),
        act: () => {
          if (host.connected) host.send({ type: 'user action', action: 'home' });
          else location.assign(lobbyUrl.href);
        },
      },
    ];
  }

  /** The session could not be opened: the operator refused it, or there was no answer. */
  notOpened(cause: unknown): void {
    const { text, reopen } = this.#options;
    const body = cause instanceof Refused ? cause.body : null;
    if (body?.code === 'studio.refused') {
      this.explain(body.code, text('refused'), this.wordsOf(body.operator), this.leaving());
      return;
    }
    this.explain(
      body?.code ?? GAME_OFFLINE_CODE,
      text('errorTitle'),
      text(cause instanceof Unreached ? 'offlineOpenText' : 'unreachableOpen'),
      [{ label: text('tryAgain'), act: reopen }, ...this.leaving()],
    );
  }

  expired(): void {
    const { launch, host, text, reopen } = this.#options;
    const close = () => {
      if (host.connected) host.send({ type: 'user action', action: 'close' });
      else location.reload();
    };
    const again = { label: text('reload'), act: launch.mode === 'fun' ? reopen : close };
    this.explain('studio.session.expired', text('expired'), text('expiredText'), [again, ...this.leaving()]);
  }

  /** @param stake what the refused round or move would have staked, hundredths */
  refused(body: StudioErrorBody, stake: number): void {
    const { text, money, say, chooseStake, now } = this.#options;
    switch (body.code) {
      case 'studio.funds':
        this.#noFunds(body.code, stake);
        return;
      case 'studio.session.expired':
      case 'studio.session.unknown':
        this.expired();
        return;
      case 'studio.refused':
        this.#refusedByOperator(body);
        return;
      case 'studio.operator.unreachable':
      case 'studio.round.refunded':
        this.explain(
          body.code,
          text('unreachable'),
          text(body.refund === 'done' ? 'unreachableDone' : 'unreachablePending', { stake: money(stake) }),
          [],
        );
        return;
      case 'studio.too_soon':
        say(text('tooSoon', { seconds: Math.ceil(now().minRoundMs / 1000) }));
        return;
      case 'studio.free_spins.none':
        this.explain(body.code, text('awardOver'), text('awardGone'), []);
        return;
      case 'studio.round.in_progress':
        this.explain(body.code, text('tryAgain'), text('otherRound'), []);
        return;
      case 'studio.stake.not_offered':
        this.explain(body.code, text('chooseStake'), text('notOffered'), [
          { label: text('chooseStake'), act: chooseStake },
        ]);
        return;
      default:
        this.explain(body.code, text('errorTitle'), text('unavailable'), []);
    }
  }

  #noFunds(code: string, stake: number): void {
    const { text, launch, host, money, chooseStake, reopen, now } = this.#options;
    const { balance, smallestStake, mayLowerStake } = now();
    if (launch.mode === 'fun' && balance < smallestStake) {
      const amount = money(playMoneyFor(launch.currency));
      this.explain(code, text('funds'), text('fundsPlayText', { amount }), [
        { label: text('refill', { amount }), act: reopen },
      ]);
      return;
    }
    const lower = mayLowerStake ? { label: text('lowerStake'), act: chooseStake, isDismissal: true } : this.#goOn;
    const deposit = {
      label: text('deposit'),
      act: () => host.send({ type: 'user action', action: 'deposit' }),
    };
    const words = text('fundsText', { balance: money(balance), stake: money(stake) });
    this.explain(code, text('funds'), words, launch.mode === 'real' && host.connected ? [deposit, lower] : [lower]);
  }

  #refusedByOperator({ code, operator }: StudioErrorBody): void {
    const { text, launch, host, money, goOn } = this.#options;
    if (operator?.code !== 'error.spend.limit.reached') {
      this.explain(operator?.code ?? code, text('refused'), this.wordsOf(operator), [this.#goOn, ...this.leaving()]);
      return;
    }
    const words = ownLimitText(operator.details, text, launch.tag, money);
    this.explain(operator.code, text('ownLimit'), words, ownLimitActions(text, host, this.leaving(), goOn));
  }
}
