-- Pays an open bet out before its result, to where the stake came from, and closes the bet: all of it, or what earlier sales
-- of parts have left (sports_part_cashout).
-- Outcomes besides those of wallet_move:
--   BET_UNKNOWN
--   REFUNDED  the bet was cancelled, or this cash-out has been taken back, perhaps before it arrived
--   SETTLED   the bet has its result, or another cash-out
create or replace function sports_cashout(
  p_player uuid, p_bet text, p_reference uuid, p_amount bigint, p_now timestamptz,
  out outcome text, out main bigint, out locked bigint, out sports_bonus bigint, out casino_bonus bigint,
  out live_casino_bonus bigint, out version bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  b sports_bet%rowtype;
  known record;
  r record;
  unit bigint;
  to_bonus bigint;
begin
  known := wallet_movement(p_player, p_reference, true);
  select * into b from sports_bet x where x.player_id = p_player and x.bet_id = p_bet;
  if not found then outcome := 'BET_UNKNOWN'; return; end if;
  unit := case b.currency when 'CLP' then 100 else 1 end;
  if known.seq is not null and (known.type = 'CASHOUT_VOID' or known.status = 'REVERTED') then outcome := 'REFUNDED';
  elsif known.seq is not null then outcome := case when known.amount = p_amount and b.cashout_reference = p_reference then 'REPLAY' else 'CONFLICT' end;
  elsif b.state = 'CANCELLED' then outcome := 'REFUNDED';
  elsif b.state <> 'PLACED' then outcome := 'SETTLED';
  elsif b.sold_for + p_amount > b.potential_payout or p_amount % unit <> 0 then outcome := 'CONFLICT';
  else
    to_bonus := case b.bonus_stake when 0 then 0
      else trunc(p_amount::numeric * b.bonus_stake / b.stake / unit)::bigint * unit end;
    r := wallet_move(p_reference, p_player, b.currency, 'CASHOUT', b.category::transaction_category, 'SUCCESS', p_amount,
      p_amount - to_bonus, 0, to_bonus, 'BONUS_SPORTS', false, 'HOUSE_SPORTS', p_now, true, b.description, null, p_bet,
      b.bet_reference);
    outcome := r.outcome;
    update sports_bet x set state = 'CASHED_OUT', cashout_reference = p_reference, changed_at = p_now
      where x.player_id = p_player and x.bet_id = p_bet;
  end if;
  r := wallet_balances(p_player);
  main := r.main; locked := r.locked; sports_bonus := r.sports_bonus; casino_bonus := r.casino_bonus;
  live_casino_bonus := r.live_casino_bonus; version := r.version;
end $$;
