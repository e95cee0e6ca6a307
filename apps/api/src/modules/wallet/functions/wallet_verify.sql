-- Lists every way in which the books are wrong, one row per fault; no row means that the ledger is sound. For one
-- player, or for all players without p_player, which reads every shard.
create or replace function wallet_verify(p_player uuid default null)
returns table (fault text, player_id uuid, seq bigint, detail text) language sql stable as $$
  with tx as (select * from wallet_transaction t where p_player is null or t.player_id = p_player),
  p as (select * from ledger_posting l where p_player is null or l.player_id = p_player),
  w as (select * from wallet x where p_player is null or x.player_id = p_player),
  per_tx as (
    select p.player_id, p.seq, sum(p.amount) as total,
      sum(p.amount) filter (where p.account <= 'BONUS_LIVE_CASINO') as player_total,
      sum(p.amount) filter (where p.account between 'BONUS_SPORTS' and 'BONUS_LIVE_CASINO') as bonus_total
    from p group by p.player_id, p.seq
  ),
  per_account as (
    select p.player_id,
      sum(p.amount) filter (where p.account = 'MAIN') as main,
      sum(p.amount) filter (where p.account = 'LOCKED') as locked,
      sum(p.amount) filter (where p.account = 'BONUS_SPORTS') as sports,
      sum(p.amount) filter (where p.account = 'BONUS_CASINO') as casino,
      sum(p.amount) filter (where p.account = 'BONUS_LIVE_CASINO') as live
    from p group by p.player_id
  ),
  chain as (
    select tx.*,
      tx.balance_after - coalesce(lag(tx.balance_after) over (partition by tx.player_id order by tx.seq), 0) as change,
      lag(tx.seq) over (partition by tx.player_id order by tx.seq) as before
    from tx
  ),
  count_per as (select tx.player_id, max(tx.seq) as top, count(*) as n from tx group by tx.player_id)
  select 'unbalanced', per_tx.player_id, per_tx.seq, 'postings sum to ' || per_tx.total
    from per_tx where per_tx.total <> 0
  union all
  select 'posting_without_transaction', per_tx.player_id, per_tx.seq, '' from per_tx
    where not exists (select 1 from tx where tx.player_id = per_tx.player_id and tx.seq = per_tx.seq)
  union all
  select 'balance_differs_from_postings', w.player_id, w.version,
      format('row %s/%s/%s/%s/%s, postings %s/%s/%s/%s/%s', w.main, w.locked, w.sports_bonus, w.casino_bonus,
        w.live_casino_bonus, a.main, a.locked, a.sports, a.casino, a.live)
    from w left join per_account a on a.player_id = w.player_id
    where w.main <> coalesce(a.main, 0) or w.locked <> coalesce(a.locked, 0)
      or w.sports_bonus <> coalesce(a.sports, 0) or w.casino_bonus <> coalesce(a.casino, 0)
      or w.live_casino_bonus <> coalesce(a.live, 0)
  union all
  select 'negative', w.player_id, w.version, ''
    from w where least(w.main, w.locked, w.sports_bonus, w.casino_bonus, w.live_casino_bonus) < 0
  union all
  select 'gap_in_sequence', w.player_id, w.version, format('version %s, last %s, count %s', w.version, c.top, c.n)
    from w left join count_per c on c.player_id = w.player_id
    where w.version <> coalesce(c.top, 0) or w.version <> coalesce(c.n, 0)
  union all
  select 'running_balance', chain.player_id, chain.seq,
      format('changed by %s, postings %s', chain.change, coalesce(per_tx.player_total, 0))
    from chain left join per_tx on per_tx.player_id = chain.player_id and per_tx.seq = chain.seq
    where chain.change <> coalesce(per_tx.player_total, 0)
      or (chain.seq > 1 and chain.before is distinct from chain.seq - 1)
  union all
  select 'amount', chain.player_id, chain.seq,
      format('%s of %s, postings %s, bonus %s', chain.type, chain.amount, coalesce(per_tx.player_total, 0),
        coalesce(per_tx.bonus_total, 0))
    from chain left join per_tx on per_tx.player_id = chain.player_id and per_tx.seq = chain.seq
    where (chain.type in ('BET', 'BET_VOID', 'WIN', 'WIN_VOID', 'CASHOUT_VOID', 'DEPOSIT', 'REVERSAL_DP') and chain.status not in ('FAILED', 'CANCELLED')
        and chain.amount <> coalesce(per_tx.player_total, 0))
      or chain.bonus_amount <> coalesce(per_tx.bonus_total, 0)
  union all
  select 'lifetime_sums', w.player_id, w.version,
      format('staked %s, won %s, deposited %s, withdrawn %s', w.staked, w.won, w.deposited, w.withdrawn)
    from w left join (
      select tx.player_id,
        sum(-tx.amount) filter (where tx.type in ('BET', 'BET_VOID')) as staked,
        sum(tx.amount) filter (where tx.type in ('WIN', 'WIN_VOID')
          or (tx.type in ('CASHOUT', 'CASHOUT_VOID') and tx.category <> 'BONUS')) as won,
        sum(tx.amount) filter (where tx.type in ('DEPOSIT', 'REVERSAL_DP') and tx.category = 'PAYMENT' and tx.status not in ('FAILED', 'CANCELLED'))
          as deposited,
        count(*) filter (where tx.type = 'DEPOSIT' and tx.category = 'PAYMENT' and tx.status not in ('FAILED', 'CANCELLED')) as deposits
      from tx group by tx.player_id
    ) s on s.player_id = w.player_id
    left join (
      select tx.player_id, sum(p.amount) as withdrawn
      from tx join p on p.player_id = tx.player_id and p.seq = tx.seq
      where tx.type = 'WITHDRAW' and p.account = 'GATEWAY' group by tx.player_id
    ) out on out.player_id = w.player_id
    where w.staked <> coalesce(s.staked, 0) or w.won <> coalesce(s.won, 0)
      or w.deposited <> coalesce(s.deposited, 0) or w.deposit_count <> coalesce(s.deposits, 0)
      or w.withdrawn <> coalesce(out.withdrawn, 0)
  union all
  select 'unplayed_deposits', u.player_id, u.seq,
      format('%s of %s percent is kept, the history says %s', greatest(0, u.due - (w.staked - u.staked)), u.percent, h.due)
    from unplayed_deposit u join w on w.player_id = u.player_id
      cross join lateral (select wallet_unplayed_history(u.player_id, u.percent) as due) h
    where greatest(0, u.due - (w.staked - u.staked)) <> h.due
  union all
  select 'answered_twice', tx.player_id, max(tx.seq), format('%s entries give %s back', count(*), tx.relates_to)
    from tx
    where tx.type in ('BET_VOID', 'WIN_VOID', 'CASHOUT_VOID', 'CANCELED', 'REVERSAL', 'REVERSAL_DP') and tx.relates_to is not null and tx.amount <> 0
    group by tx.player_id, tx.relates_to having count(*) > 1
$$;
