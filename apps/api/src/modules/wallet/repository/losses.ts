import type { Hundredths } from '@baize/kernel';
import type { Queryable } from '../../../plugins/database.ts';
import type { Vertical } from '../model/movement.ts';

/** Which rounds count. */
export interface LossWindow {
  readonly vertical: Vertical;
  /** Numbers of movements: after the first, up to and including the second. */
  readonly afterSeq: number;
  readonly upToSeq: number;
  /** From the first instant, before the second. */
  readonly from: Date;
  readonly before: Date;
  /** Games that do not count. */
  readonly excludedGameIds: readonly string[];
  /** Games that are also counted separately. */
  readonly boosterGameIds: readonly string[];
}
/** Stakes minus winnings of own money, in hundredths; negative if the player has won. */
export interface Losses {
  readonly all: Hundredths;
  readonly booster: Hundredths;
}

/**
 * Returns what a player has lost of their own money. A round counts by its outcomes, so a stake in play is no loss yet,
 * and a stake counts once, with its first outcome, whatever windows follow each other. A cash-out is the outcome of its
 * bet until it is taken back. A part of a bet that was sold answers nothing by itself (`relates_to` is null): it counts with
 * the outcome of the rest. Bonus money does not count.
 */
export async function lossesIn(target: Queryable, playerId: string, window: LossWindow): Promise<Losses> {
  const [row] = await target.query<{ all: string | number; booster: string | number }>(
    `with outcome as (
       select o.game_id, o.amount - o.bonus_amount + case
         -- The bet is open again: its stake is in play, and the loss that the cash-out had left is undone.
         when o.type = 'CASHOUT_VOID' then -coalesce(b.amount - b.bonus_amount + coalesce(parts.own, 0), 0)
         when o.type <> 'WIN_VOID' and not exists (
           select 1 from wallet_transaction e where e.player_id = o.player_id and e.seq > b.seq and e.seq < o.seq
             and e.relates_to = b.reference_id and e.type in ('WIN', 'LOSS', 'BET_VOID', 'CASHOUT')
             and not exists (select 1 from wallet_transaction v where v.player_id = e.player_id and v.seq > e.seq and v.seq < o.seq
               and v.relates_to = e.reference_id and v.type = 'CASHOUT_VOID'))
         then coalesce(b.amount - b.bonus_amount + coalesce(parts.own, 0), 0) else 0 end as own
       from wallet_transaction o
       left join wallet_transaction c on o.type = 'CASHOUT_VOID' and c.player_id = o.player_id
         and c.reference_id = o.relates_to and c.type = 'CASHOUT'
       left join wallet_transaction b on b.player_id = o.player_id
         and b.reference_id = coalesce(c.relates_to, o.relates_to) and b.type = 'BET'
       left join lateral (
         select coalesce(sum(p.amount - p.bonus_amount), 0) as own from wallet_transaction p
         where p.player_id = b.player_id and p.round_id = b.round_id and p.category = b.category and p.type = 'CASHOUT'
           and p.relates_to is null and p.seq < o.seq
           and not exists (select 1 from wallet_transaction v where v.player_id = p.player_id and v.seq > p.seq
             and v.seq < o.seq and v.relates_to = p.reference_id and v.type = 'CASHOUT_VOID')) parts on '${window.vertical}' = 'SPORTS' and b.round_id is not null
       where o.player_id = $1 and o.category = '${window.vertical}'
         and o.type in ('WIN', 'WIN_VOID', 'LOSS', 'BET_VOID', 'CASHOUT', 'CASHOUT_VOID')
         and not (o.type = 'CASHOUT' and o.relates_to is null or o.type = 'CASHOUT_VOID' and c.relates_to is null)
         and o.seq > $2 and o.seq <= $3 and o.created_at >= $4 and o.created_at < $5
         and not coalesce(o.game_id = any($6::text[]), false))
     select coalesce(-sum(own), 0) as all, coalesce(-sum(own) filter (where game_id = any($7::text[])), 0) as booster
     from outcome`,
    [
      playerId,
      window.afterSeq,
      window.upToSeq,
      window.from,
      window.before,
      [...window.excludedGameIds],
      [...window.boosterGameIds],
    ],
  );
  return { all: Number(row?.all ?? 0), booster: Number(row?.booster ?? 0) };
}
