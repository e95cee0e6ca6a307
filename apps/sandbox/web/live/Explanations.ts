import { GAME_OFFLINE_CODE } from '@baize/contracts/host-messages';
import type { OwnRound } from '../../src/live/wire.ts';
import type { StudioErrorBody } from '../../src/studio/wire.ts';
import type { HostChannel } from '../studio/HostChannel.ts';
import type { DialogAction, Overlays } from '../studio/Overlays.ts';
import { ownLimitActions, ownLimitText } from '../studio/ownLimit.ts';
import { Refused } from '../studio/StudioClient.ts';
import type { Text } from '../studio/text.ts';

interface ExplanationsOptions {
  readonly text: Text;
  readonly host: HostChannel;
  readonly overlays: Overlays;
  /** BCP-47. */
  readonly tag: string;
  readonly money: (amount: number) => string;
  /** The session is over: nothing more comes of it. */
  readonly onExpired: () => void;
  /** The player wants to open the table again. */
  readonly onRetry: () => void;
}

/** Tells the player, and the host, why something did not work, and offers what helps. */
export class Explanations {
  readonly #options: ExplanationsOptions;
  constructor(options: ExplanationsOptions) {
    this.#options = options;
  }

  /** Returns the way back to the lobby, where there is one. */
  leaving(): DialogAction[] {
    const { text, host } = this.#options;
    return host.connected
      ? [{ label: text('toLobby'), act: () => host.send({ type: 'user action', action: 'home' }) }]
      : [];
  }
  /** Says something, to the player and to the host; what is said already stays. */
  explain(code: string, title: string, body: string, actions: readonly DialogAction[]): void {
    const { text, host, overlays } = this.#options;
    host.send({ type: 'warning', code, message: title });
    if (overlays.open) return;
    overlays.notice(title, body, actions.length > 0 ? actions : [{ label: text('goOn'), act: () => undefined }]);
  }
  /** Explains why the table cannot be followed. */
  failure(cause: unknown): void {
    const { text, host, onExpired, onRetry } = this.#options;
    const body: StudioErrorBody | null = cause instanceof Refused ? cause.body : null;
    if (body?.code === 'studio.table.closed') {
      this.explain(body.code, text('liveClosed'), text('liveClosedText'), this.leaving());
      return;
    }
    if (body?.code === 'studio.session.expired' || body?.code === 'studio.session.unknown') {
      onExpired();
      this.explain(body.code, text('expired'), text('expiredText'), [
        { label: text('reload'), act: () => host.send({ type: 'user action', action: 'close' }) },
        ...this.leaving(),
      ]);
      return;
    }
    this.explain(
      body?.code ?? GAME_OFFLINE_CODE,
      text('errorTitle'),
      text(body === null ? 'offlineOpenText' : body.code === 'studio.refused' ? 'refusedPlain' : 'unreachableOpen'),
      [{ label: text('tryAgain'), act: onRetry }, ...this.leaving()],
    );
  }
  /** Explains why the operator refused a stake: of a bet, or of a move (`liveMoveNot`). */
  refusal(
    { refusal, isPending }: Pick<OwnRound, 'refusal' | 'isPending'>,
    title: 'liveRefused' | 'liveMoveNot' = 'liveRefused',
  ): void {
    const { text, host, tag, money } = this.#options;
    if (refusal?.code === 'error.spend.limit.reached') {
      const words = ownLimitText(refusal.details, text, tag, money);
      this.explain(refusal.code, text('ownLimit'), words, ownLimitActions(text, host, this.leaving()));
      return;
    }
    if (refusal?.code === 'error.game_session.unknown') {
      this.failure(new Refused({ code: 'studio.session.expired', message: '' }));
      return;
    }
    const funds = refusal?.code === 'error.not_enough_funds';
    this.explain(
      refusal?.code ?? 'studio.refused',
      text(funds ? 'funds' : title),
      text(
        title === 'liveMoveNot'
          ? 'liveMoveOther'
          : isPending
            ? 'liveRefund'
            : funds
              ? 'liveRefusedFunds'
              : 'refusedPlain',
      ),
      [{ label: text('goOn'), act: () => undefined }],
    );
  }
  /** Explains that the balance does not cover these bets, and that bets on the table stay there. Amounts in hundredths. */
  funds({
    balance,
    stake,
    hasBets,
  }: {
    readonly balance: number;
    readonly stake: number;
    readonly hasBets: boolean;
  }): void {
    const { text, host, money } = this.#options;
    this.explain(
      'studio.funds',
      text('funds'),
      text(hasBets ? 'liveChipNot' : 'fundsText', { balance: money(balance), stake: money(stake) }),
      [
        { label: text('deposit'), act: () => host.send({ type: 'user action', action: 'deposit' }) },
        { label: text('goOn'), act: () => undefined, isDismissal: true },
      ],
    );
  }
  /** Explains why a move was not made. */
  move(cause: unknown): void {
    const { text } = this.#options;
    const body = cause instanceof Refused ? cause.body : null;
    if (body === null || body.code === 'studio.late' || body.code === 'studio.round.conflict') {
      this.explain(body?.code ?? GAME_OFFLINE_CODE, text('liveMoveLate'), text('liveMoveLateText'), []);
      return;
    }
    if (body.code === 'studio.session.unknown') this.failure(cause);
    else if (body.code === 'studio.operator.unreachable' || body.code === 'studio.unavailable')
      this.explain(body.code, text('liveMoveNot'), text('liveMoveRefund'), []);
    else if (body.operator) this.refusal({ refusal: body.operator }, 'liveMoveNot');
    else this.explain(body.code, text('liveMoveNot'), text('liveMoveOther'), []);
  }
}
