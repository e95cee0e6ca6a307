import { useState, type FormEvent } from 'react';
import {
  ACCOUNT_STATUSES,
  INVITED_LEVEL,
  KYC_LEVELS,
  PERMISSIONS,
  type AccountStatus,
  type KycLevel,
  type Permissions,
} from '@baize/contracts/player';
import { exactTime } from '../design/timeAgo.ts';
import { money, words } from './money.ts';
import {
  isWaiting,
  useChangeInvitation,
  useChangePlayer,
  useCorrectBalance,
  useRemoveSecondFactor,
  type Player,
  type PlayerCall,
  type PlayerChange,
} from './operatorCalls.ts';
import { HARSH, TIMED } from './statusTones.ts';
import { ConfirmDialog, type Question } from './Surface.tsx';

const PERMISSION_NAMES: Readonly<Record<(typeof PERMISSIONS)[number], string>> = {
  payout: 'Risk payout: may only take money out',
  casino: 'Casino',
  liveCasino: 'Live casino',
  sports: 'Sports',
  virtualSports: 'Virtual sports',
  bonuses: 'Bonuses',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  volt: 'Volt',
  affiliateReg: 'Registered through an affiliate',
  macropay: 'Macropay',
  isWithdrawalReview: 'Withdrawals are reviewed',
  crypto: 'Crypto',
};

interface Draft {
  accountStatus: AccountStatus;
  until: string;
  kycStatus: KycLevel;
  permissions: Permissions;
  multibrandSuspended: boolean;
}
const draftOf = (player: Player): Draft => ({
  accountStatus: player.accountStatus,
  until: '',
  kycStatus: player.kycStatus,
  permissions: player.permissions,
  multibrandSuspended: player.multibrandSuspended,
});

/** Sends only changed fields to the API. */
function changeOf(player: Player, draft: Draft): PlayerChange {
  const flags = PERMISSIONS.filter((name) => draft.permissions[name] !== player.permissions[name]);
  const timed = TIMED.has(draft.accountStatus) && draft.until !== '';
  return {
    ...(draft.accountStatus !== player.accountStatus || timed ? { accountStatus: draft.accountStatus } : {}),
    ...(timed ? { statusUntil: new Date(draft.until).toISOString() } : {}),
    ...(draft.kycStatus !== player.kycStatus ? { kycStatus: draft.kycStatus } : {}),
    ...(flags.length > 0
      ? { permissions: Object.fromEntries(flags.map((name) => [name, draft.permissions[name]])) }
      : {}),
    ...(draft.multibrandSuspended !== player.multibrandSuspended
      ? { multibrandSuspended: draft.multibrandSuspended }
      : {}),
  };
}

/** One player's statuses, edited as a draft and saved together. Changes that lock the player out need confirmation. */
export function PlayerEditor({ player, onClose }: { player: Player; onClose: () => void }) {
  const [draft, setDraft] = useState(() => draftOf(player));
  const [question, setQuestion] = useState<Question>();
  const change = useChangePlayer();
  const pending = changeOf(player, draft);
  const dirty = Object.keys(pending).length > 0;
  const set = (part: Partial<Draft>): void => {
    change.reset();
    setDraft({ ...draft, ...part });
  };
  const untilMissing = draft.accountStatus === 'TIMEOUT' && draft.until === '' && player.accountStatus !== 'TIMEOUT';
  const save = (reason: string): void =>
    change.mutate(
      { playerId: player.playerId, change: pending, reason },
      { onSuccess: (saved) => setDraft(draftOf(isWaiting(saved) ? player : saved)) },
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!dirty || untilMissing) return;
    const harsh =
      (pending.accountStatus !== undefined && HARSH.has(pending.accountStatus)) ||
      pending.multibrandSuspended === true ||
      pending.permissions?.payout === true;
    if (!harsh)
      return setQuestion({
        title: `Change ${player.name}?`,
        text: 'Ending or shortening a break, lifting a suspension and full verification wait for a second person.',
        confirm: 'Save changes',
        tone: 'primary',
        askReason: true,
        onConfirm: save,
      });
    const what = [
      pending.accountStatus !== undefined && HARSH.has(pending.accountStatus)
        ? `The status becomes “${words(pending.accountStatus)}”${pending.statusUntil ? ` until ${exactTime(pending.statusUntil)}` : TIMED.has(pending.accountStatus) ? ', with no end date' : ''}.`
        : '',
      pending.multibrandSuspended ? 'The player is suspended on every brand.' : '',
      pending.permissions?.payout ? 'The player can only withdraw.' : '',
    ]
      .filter(Boolean)
      .join(' ');
    setQuestion({
      title: `Lock ${player.name} out?`,
      text: `${what} It affects open sessions immediately.`,
      confirm: 'Lock player out',
      askReason: true,
      onConfirm: save,
    });
  };
  return (
    <section className="panel player-editor" aria-labelledby="editor-title">
      <header>
        <h2 id="editor-title">{player.name}</h2>
        <button type="button" data-kind="quiet" data-size="small" onClick={onClose}>
          Close
        </button>
        <p>
          {player.email} · since {exactTime(player.registeredAt)} · <span className="mono">{player.playerId}</span>
        </p>
      </header>
      <dl className="balances num">
        {(['main', 'locked', 'total'] as const).map((name) => (
          <div key={name}>
            <dt>{name === 'main' ? 'Main' : name === 'locked' ? 'Locked' : 'Total'}</dt>
            <dd>{money(player.balances[name], player.currencyCode)}</dd>
          </div>
        ))}
      </dl>
      <form className="panel-body" onSubmit={submit}>
        <div className="editor-pair">
          <div className="field">
            <label htmlFor="status">Account status</label>
            <select
              id="status"
              value={draft.accountStatus}
              onChange={(event) => set({ accountStatus: event.target.value as AccountStatus })}
            >
              {ACCOUNT_STATUSES.map((each) => (
                <option key={each} value={each}>
                  {words(each)}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="kyc">Verification</label>
            <select
              id="kyc"
              value={draft.kycStatus}
              onChange={(event) => set({ kycStatus: event.target.value as KycLevel })}
            >
              {KYC_LEVELS.map((each) => (
                <option key={each} value={each}>
                  {words(each)}
                </option>
              ))}
            </select>
          </div>
          {TIMED.has(draft.accountStatus) ? (
            <div className="field">
              <label htmlFor="until">Until</label>
              <input
                id="until"
                type="datetime-local"
                value={draft.until}
                aria-describedby="until-hint"
                required={untilMissing}
                onChange={(event) => set({ until: event.target.value })}
              />
              <span className="hint" id="until-hint">
                {draft.accountStatus === player.accountStatus
                  ? 'Empty: the end stays as it is.'
                  : draft.accountStatus === 'TIMEOUT'
                    ? 'A time-out needs an end.'
                    : 'Empty: indefinitely.'}
              </span>
            </div>
          ) : null}
        </div>
        <fieldset className="permissions">
          <legend className="label">Permissions</legend>
          {PERMISSIONS.map((name) => (
            <label
              key={name}
              className="check"
              data-changed={draft.permissions[name] !== player.permissions[name] ? '' : undefined}
            >
              <input
                type="checkbox"
                checked={draft.permissions[name] ?? false}
                onChange={(event) => set({ permissions: { ...draft.permissions, [name]: event.target.checked } })}
              />
              {PERMISSION_NAMES[name]}
            </label>
          ))}
        </fieldset>
        <label className="check">
          <input
            type="checkbox"
            checked={draft.multibrandSuspended}
            onChange={(event) => set({ multibrandSuspended: event.target.checked })}
          />
          Suspended on every brand of the licensee
        </label>
        {change.error ? (
          <p className="notice" data-tone="bad" role="alert">
            Not saved. {change.error.message}
          </p>
        ) : null}
        <div className="row editor-actions">
          <button type="submit" data-kind="primary" disabled={!dirty || untilMissing || change.isPending}>
            {change.isPending ? 'Saving…' : 'Save changes'}
          </button>
          <button type="button" disabled={!dirty || change.isPending} onClick={() => set(draftOf(player))}>
            Discard
          </button>
          <span className="small muted" role="status">
            {change.isSuccess && !dirty
              ? isWaiting(change.data)
                ? 'Waiting for a second person, under Approvals'
                : 'Saved'
              : ''}
          </span>
        </div>
      </form>
      <LevelInvitation player={player} ask={setQuestion} />
      <SecondFactor player={player} ask={setQuestion} />
      <BalanceCorrection player={player} ask={setQuestion} />
      {question ? <ConfirmDialog question={question} onClose={() => setQuestion(undefined)} /> : null}
    </section>
  );
}

/** For a player who has lost both the phone and the recovery codes, once support knows who they are. */
function SecondFactor({ player, ask }: ActionProps) {
  return (
    <PlayerAction
      player={player}
      ask={ask}
      call={useRemoveSecondFactor()}
      label="Remove second factor"
      title={`Remove the second factor of ${player.name}?`}
      text="The authenticator app is turned off and every session ends. It waits for a second person. Be sure who you are talking to: anyone who has the password can log in afterwards."
    />
  );
}

/** What an error gave to the player, or took from them. */
function BalanceCorrection(props: ActionProps) {
  const [typed, setTyped] = useState('');
  const amount = Math.round(Number(typed) * 100) / 100;
  return (
    <>
      <div className="field panel-body">
        <label htmlFor="correction">
          Correction of the balance, in {props.player.currencyCode}. Below zero takes money.
        </label>
        <input
          id="correction"
          type="number"
          step="0.01"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {Number.isFinite(amount) && amount !== 0 && <CorrectByAmount key={amount} {...props} amount={amount} />}
    </>
  );
}
function CorrectByAmount({ player, ask, amount }: ActionProps & { readonly amount: number }) {
  const shown = money(Math.abs(amount), player.currencyCode);
  return (
    <PlayerAction
      player={player}
      ask={ask}
      call={useCorrectBalance(amount, player.currencyCode)}
      label={amount > 0 ? `Add ${shown}` : `Take ${shown}`}
      title={amount > 0 ? `Add ${shown} to the balance of ${player.name}?` : `Take ${shown} from ${player.name}?`}
      text="It waits for a second person; the same two people correct at most €10,000 a day together. The player sees the amount in the history and the inbox, not the reason."
    />
  );
}

/** The highest loyalty level is by invitation, after a conversation with the player. */
function LevelInvitation({ player, ask }: ActionProps) {
  const isInvited = player.loyaltyLevel === INVITED_LEVEL;
  return (
    <PlayerAction
      player={player}
      ask={ask}
      call={useChangeInvitation(!isInvited)}
      tone={isInvited ? 'danger' : 'primary'}
      label={isInvited ? `Take level ${INVITED_LEVEL} back` : `Invite to level ${INVITED_LEVEL}`}
      title={
        isInvited
          ? `Take level ${INVITED_LEVEL} back from ${player.name}?`
          : `Invite ${player.name} to level ${INVITED_LEVEL}?`
      }
      text={
        isInvited
          ? 'The player has the level of their time with us again, at once. Rewards that they have claimed stay theirs.'
          : `The player is at level ${player.loyaltyLevel}. The invitation waits for a second person. Speak with the player first about how they play.`
      }
    />
  );
}

interface ActionProps {
  readonly player: Player;
  readonly ask: (question: Question) => void;
}

/** A change of the player beside the form, with a button of its own. It asks for a reason first. */
function PlayerAction({
  player,
  ask,
  call,
  label,
  title,
  text,
  tone = 'danger',
}: ActionProps & Pick<Question, 'title' | 'text' | 'tone'> & { readonly call: PlayerCall; readonly label: string }) {
  return (
    <div className="panel-body">
      {call.error ? (
        <p className="notice" data-tone="bad" role="alert">
          Nothing was changed. {call.error.message}
        </p>
      ) : null}
      <div className="row editor-actions">
        <button
          type="button"
          disabled={call.isPending}
          onClick={() =>
            ask({
              title,
              text,
              confirm: label,
              tone,
              askReason: true,
              onConfirm: (reason) => call.mutate({ playerId: player.playerId, reason }),
            })
          }
        >
          {label}…
        </button>
        <span className="small muted" role="status">
          {call.isSuccess ? (isWaiting(call.data) ? 'Waiting for a second person, under Approvals' : 'Done') : ''}
        </span>
      </div>
    </div>
  );
}
