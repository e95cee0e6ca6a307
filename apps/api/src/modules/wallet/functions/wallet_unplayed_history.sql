-- Works out from a player's whole history how much they still have to stake before all deposits count as played. A deposit
-- adds to it; a stake, a payout or a deposit that a bank took back takes from it. It never falls below zero: neither play
-- before a deposit nor a payout of something else counts for that deposit.
-- p_percent: how much of a deposit has to be staked.
create or replace function wallet_unplayed_history(p_player uuid, p_percent integer) returns bigint
language sql stable as $$
  -- After every movement the sum is what it was, or started again at zero where it would have fallen below. That is its
  -- last value minus the lowest one so far.
  with due as (
    select t.seq,
      sum(case when t.category = 'PAYMENT' then t.amount * p_percent / 100 else t.amount end) over (order by t.seq) as total
    from wallet_transaction t
    where t.player_id = p_player and (
      (t.type = 'DEPOSIT' and t.category = 'PAYMENT' and t.status not in ('FAILED', 'CANCELLED'))
      -- A stake that was given back counts as never made, whatever it had covered.
      or (t.type = 'BET' and t.status <> 'REVERTED')
      or (t.type = 'WITHDRAW' and not t.shown and t.status = 'COMPLETED')
      or t.type = 'REVERSAL_DP'))
  select coalesce((select total from due order by seq desc limit 1) - least(0, (select min(total) from due)), 0)::bigint
$$;
