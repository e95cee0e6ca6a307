import type { CurrencyCode, Hundredths } from '@baize/kernel';
import type { Queryable } from '../../../plugins/database.ts';

/*
 * What counts as deposited, paid out, staked and won: conditions and columns over movements. A refunded stake and a
 * taken-back win are movements of their own, which take from the sum.
 */
const DEPOSITS = "type = 'DEPOSIT' and category = 'PAYMENT' and status not in ('FAILED', 'CANCELLED')";
/** A payout counts once it is paid. The player sees the movement that locked its money instead of this one. */
const PAYOUTS = "type = 'WITHDRAW' and not shown";
export const STAKED = "coalesce(sum(-amount) filter (where type in ('BET', 'BET_VOID')), 0)::bigint as staked";
/** A bet that was cashed out has won that; money that leaves a bonus has the same type and is no win. */
export const WON =
  "coalesce(sum(amount) filter (where type in ('WIN', 'WIN_VOID') or (type in ('CASHOUT', 'CASHOUT_VOID') and category <> 'BONUS')), 0)::bigint as won";
const DEPOSITED = `coalesce(sum(amount + coalesce(reversed, 0)) filter (where ${DEPOSITS}), 0)::bigint as deposited`;
/**
 * Joins what the bank of the player ($1) took back of each deposit. It counts where the deposit does, so that no period has
 * less than nothing.
 */
const JOIN_REVERSED =
  "left join (select relates_to as deposit, sum(amount) as reversed from wallet_transaction where player_id = $1 and category = 'PAYMENT' and type = 'REVERSAL_DP' group by relates_to) reversals on deposit = reference_id";
const WITHDRAWN = `coalesce(sum(-amount) filter (where ${PAYOUTS}), 0)::bigint as withdrawn`;

export interface Sums {
  readonly staked: Hundredths;
  readonly won: Hundredths;
  readonly deposited: Hundredths;
  readonly withdrawn: Hundredths;
  readonly currency: CurrencyCode;
}

/** Lifetime sums are stored beside the balance; those of a period are added up. */
export async function sums(
  target: Queryable,
  playerId: string,
  from: Date | null,
  to: Date | null,
): Promise<Sums | null> {
  const [row] =
    from === null && to === null
      ? await target.query<Sums>(
          'select staked, won, deposited, withdrawn, currency from wallet where player_id = $1',
          [playerId],
        )
      : await target.query<Sums>(
          `select ${STAKED}, ${WON}, ${DEPOSITED}, ${WITHDRAWN}, w.currency
       from wallet w left join wallet_transaction t on t.player_id = w.player_id and t.created_at >= $2 and t.created_at <= $3
         ${JOIN_REVERSED}
       where w.player_id = $1 group by w.currency`,
          [playerId, from ?? new Date(0), to ?? new Date(8.64e15 / 1000)],
        );
  return row ?? null;
}

export interface Turnover {
  readonly deposited: Hundredths;
  readonly staked: Hundredths;
  readonly won: Hundredths;
}

/**
 * Returns what a player has deposited, staked and won since a time (inclusive), or ever, which is stored beside the
 * balance. Refunded stakes do not count.
 */
export async function turnoverSince(target: Queryable, playerId: string, since: Date | null): Promise<Turnover> {
  if (since === null) {
    const [ever] = await target.query<Turnover>('select deposited, staked, won from wallet where player_id = $1', [
      playerId,
    ]);
    return ever ?? { deposited: 0, staked: 0, won: 0 };
  }
  const [row] = await target.query<Turnover>(
    `select ${DEPOSITED}, ${STAKED}, ${WON} from wallet_transaction ${JOIN_REVERSED}
     where player_id = $1 and created_at >= $2`,
    [playerId, since],
  );
  return row ?? { deposited: 0, staked: 0, won: 0 };
}

/** Tells whether one of some accounts has ever staked anything. Refunded stakes do not count. */
export async function hasStaked(target: Queryable, playerIds: readonly string[]): Promise<boolean> {
  const rows = await target.query('select 1 from wallet where player_id = any($1) and staked > 0 limit 1', [
    [...playerIds],
  ]);
  return rows.length > 0;
}

/** Wins in one game. Those of free spins count too, although they are a gift and no win in the player's totals. */
export const WON_IN_GAME =
  "coalesce(sum(amount) filter (where type in ('WIN', 'WIN_VOID', 'CASHOUT', 'CASHOUT_VOID')), 0)::bigint as won";

/** Returns what a player staked and won in one game since a time (inclusive). Refunds and taken-back wins do not count. */
export async function gameTurnoverSince(
  target: Queryable,
  playerId: string,
  gameId: string,
  since: Date,
): Promise<Omit<Turnover, 'deposited'>> {
  const [row] = await target.query<Omit<Turnover, 'deposited'>>(
    `select ${STAKED}, ${WON_IN_GAME} from wallet_transaction where player_id = $1 and created_at >= $2 and game_id = $3`,
    [playerId, since, gameId],
  );
  return row ?? { staked: 0, won: 0 };
}

/**
 * Returns how much a player still has to stake before all deposits count as played, in hundredths. A deposit adds to it; a
 * stake, a payout or a deposit that a bank took back takes from it. It never falls below zero: neither play before a deposit
 * nor a payout of something else counts for that deposit. The ledger keeps the answer, so it costs the same for every player
 * (`wallet_unplayed`).
 * @param percent how much of a deposit has to be staked
 */
export async function unplayedDeposits(target: Queryable, playerId: string, percent: number): Promise<Hundredths> {
  const [row] = await target.query<{ unplayed: Hundredths }>('select wallet_unplayed($1, $2) as unplayed', [
    playerId,
    percent,
  ]);
  return row?.unplayed ?? 0;
}

/**
 * Deposits only, as limits count them: one that a bank took back later was made all the same. Read along the index of
 * payments, so the cost does not grow with the number of bets.
 */
export async function depositedSince(target: Queryable, playerId: string, since: Date): Promise<Hundredths> {
  const [row] = await target.query<{ sum: Hundredths }>(
    `select coalesce(sum(amount), 0)::bigint as sum from wallet_transaction where player_id = $1 and ${DEPOSITS} and created_at >= $2`,
    [playerId, since],
  );
  return row?.sum ?? 0;
}

export interface PaymentDay {
  readonly day: string;
  readonly deposited: Hundredths;
  readonly withdrawn: Hundredths;
}

/**
 * Payments in and out by calendar day, oldest first; days without any are left out. Only payments are read, along their
 * own index, so the cost does not grow with the number of bets.
 * @param timeZone IANA name
 */
export async function paymentDays(
  target: Queryable,
  playerId: string,
  from: Date | null,
  to: Date | null,
  timeZone: string,
): Promise<PaymentDay[]> {
  const parameters: unknown[] = [playerId, timeZone];
  const bind = (value: unknown): string => `$${parameters.push(value)}`;
  const where = ['player_id = $1', "category = 'PAYMENT'", `((${DEPOSITS}) or (${PAYOUTS}))`];
  if (from) where.push(`created_at >= ${bind(from)}`);
  if (to) where.push(`created_at <= ${bind(to)}`);
  return target.query<PaymentDay>(
    `select to_char(created_at at time zone $2, 'YYYY-MM-DD') as day, ${DEPOSITED}, ${WITHDRAWN}
     from wallet_transaction ${JOIN_REVERSED} where ${where.join(' and ')} group by 1 order by 1`,
    parameters,
  );
}

/** A method with which a player has deposited. */
export interface FundingMethod {
  readonly method: string;
  readonly deposits: number;
  readonly amount: Hundredths;
  /** When the latest one was credited. */
  readonly latest: Date;
}

/**
 * Returns the methods of the player's credited deposits, the largest sum first. What a bank took back counts as never
 * deposited. Read along the index of payments.
 */
export async function fundingMethods(target: Queryable, playerId: string): Promise<FundingMethod[]> {
  return target.query<FundingMethod>(
    `select description as method, count(*)::int as deposits, sum(amount + coalesce(reversed, 0))::bigint as amount,
       max(created_at) as latest
     from wallet_transaction ${JOIN_REVERSED}
     where player_id = $1 and category = 'PAYMENT' and type = 'DEPOSIT' and status = 'SUCCESS' and description is not null
       and amount + coalesce(reversed, 0) > 0
     group by description order by sum(amount + coalesce(reversed, 0)) desc`,
    [playerId],
  );
}

/** Money that came from a payment method, or went to one; a deposit that a bank took back goes to its method. */
export interface FundingMovement {
  readonly kind: 'DEPOSIT' | 'PAYOUT';
  readonly method: string;
  readonly amount: Hundredths;
  /** All of the player's wallets before it. */
  readonly before: Hundredths;
  /** What was at stake in open rounds at that moment and came back later, or still can. */
  readonly atStake: Hundredths;
}

/** The latest deposits that a payout is judged by; more would read a heavy player's whole history. */
const DEPOSITS_LOOKED_AT = 200;

/**
 * Returns the player's credited deposits, and what left for the methods again (payouts, and deposits that a bank took back),
 * oldest first: all since the oldest of the latest deposits.
 */
export async function fundingMovements(target: Queryable, playerId: string): Promise<FundingMovement[]> {
  return target.query<FundingMovement>(
    `with first as (
       select min(seq) as seq from (
         select seq from wallet_transaction
         where player_id = $1 and category = 'PAYMENT' and type = 'DEPOSIT' and status = 'SUCCESS'
         order by seq desc limit $2) latest),
     -- A sports bet can have several results, of which the last one that was not taken back counts.
     answer as (
       select distinct on (a.relates_to) a.relates_to, a.seq, a.amount
       from wallet_transaction a join first on a.seq >= first.seq
       where a.player_id = $1 and a.relates_to is not null and a.type in ('WIN', 'BET_VOID', 'CASHOUT')
         and not exists (
           select 1 from wallet_transaction v where v.player_id = $1 and v.relates_to = a.reference_id
             and v.type in ('WIN_VOID', 'BET_VOID', 'CASHOUT_VOID'))
       order by a.relates_to, a.seq desc),
     -- Parts of sports bets that were sold: what all up to this one gave back, and it alone.
     parts as (
       select p.round_id, p.seq, p.amount, sum(p.amount) over (partition by p.round_id order by p.seq) as until
       from wallet_transaction p join first on p.seq >= first.seq
       where p.player_id = $1 and p.type = 'CASHOUT' and p.category in ('SPORTS', 'VIRTUAL_SPORTS')
         and p.relates_to is null and p.status <> 'REVERTED'),
     -- What each stake gave back, no more than itself, and what those of open rounds still can. A lost stake is gone.
     stakes as (
       select t.seq as made, answer.seq as answered,
         least(greatest(-t.amount - sold.amount, 0), coalesce(answer.amount, -t.amount)) as amount
       from wallet_transaction t join first on t.seq >= first.seq
         left join answer on answer.relates_to = t.reference_id
         left join lateral (select coalesce(sum(parts.amount), 0) as amount from parts where parts.round_id = t.round_id)
           sold on true
       where t.player_id = $1 and t.type = 'BET' and (answer.seq is not null or not t.settled)
       union all
       select t.seq, parts.seq, least(parts.until, -t.amount) - least(parts.until - parts.amount, -t.amount)
       from parts join wallet_transaction t on t.player_id = $1 and t.round_id = parts.round_id and t.type = 'BET'
         join first on t.seq >= first.seq),
     funding as (
       select t.* from wallet_transaction t join first on t.seq >= first.seq
       where t.player_id = $1 and t.category = 'PAYMENT' and (
         (t.type = 'DEPOSIT' and t.status = 'SUCCESS') or (t.type = 'WITHDRAW' and t.status = 'COMPLETED' and not t.shown)
         or t.type = 'REVERSAL_DP')),
     running as (
       select seq, sum(change) over (order by seq) as at_stake from (
         select made as seq, amount as change from stakes
         union all select answered, -amount from stakes where answered is not null
         union all select seq, 0 from funding) changes)
     select case type when 'DEPOSIT' then 'DEPOSIT' else 'PAYOUT' end as kind, coalesce(description, '') as method,
       abs(amount) as amount, balance_after - amount as before, running.at_stake::bigint as "atStake"
     from funding join running using (seq) order by seq`,
    [playerId, DEPOSITS_LOOKED_AT],
  );
}

export async function depositsCount(target: Queryable, playerId: string): Promise<number> {
  const [row] = await target.query<{ deposit_count: number }>('select deposit_count from wallet where player_id = $1', [
    playerId,
  ]);
  return row?.deposit_count ?? 0;
}
