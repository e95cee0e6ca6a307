-- Sells a part of an open bet back. The bet stays open with the rest of its stake.
-- p_stake: the part of the stake that is sold; p_amount: what it pays, to where the stake came from.
-- The movement answers nothing (relates_to is null): the bet's outcome is its result, and what was sold counts with it.
-- Outcomes besides those of wallet_move:
--   BET_UNKNOWN
--   REFUNDED  the bet was cancelled, or this sale has been taken back, perhaps before it arrived
--   SETTLED   the bet has its result, or was cashed out
create or replace function sports_part_cashout(
  p_player uuid, p_bet text, p_reference uuid, p_stake bigint, p_amount bigint, p_now timestamptz,
  out outcome text, out main bigint, out locked bigint, out sports_bonus bigint, out casino_bonus bigint,
  out live_casino_bonus bigint, out version bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  b sports_bet%rowtype;
  known record;
  sale record;
  r record;
  unit bigint;
  to_bonus bigint;
begin
  known := wallet_movement(p_player, p_reference, true);
  select * into b from sports_bet x where x.player_id = p_player and x.bet_id = p_bet;
  if not found then outcome := 'BET_UNKNOWN'; return; end if;
  unit := case b.currency when 'CLP' then 100 else 1 end;
  if known.seq is not null and (known.type = 'CASHOUT_VOID' or known.status = 'REVERTED') then outcome := 'REFUNDED';
  elsif known.seq is not null then
    select x.stake into sale from sports_sale x where x.player_id = p_player and x.reference = p_reference;
    outcome := case when known.amount = p_amount and sale.stake = p_stake then 'REPLAY' else 'CONFLICT' end;
  elsif b.state = 'CANCELLED' then outcome := 'REFUNDED';
  elsif b.state <> 'PLACED' then outcome := 'SETTLED';
  -- All of a bet is sold with sports_cashout, which closes it. No sale and no result together pay more than the promise.
  elsif p_stake >= b.stake - b.sold_stake or p_stake % unit <> 0 or p_amount % unit <> 0
    or b.sold_for + p_amount > b.potential_payout then outcome := 'CONFLICT';
  else
    to_bonus := case b.bonus_stake when 0 then 0
      else trunc(p_amount::numeric * b.bonus_stake / b.stake / unit)::bigint * unit end;
    r := wallet_move(p_reference, p_player, b.currency, 'CASHOUT', b.category::transaction_category, 'SUCCESS', p_amount,
      p_amount - to_bonus, 0, to_bonus, 'BONUS_SPORTS', false, 'HOUSE_SPORTS', p_now, true, b.description, null, p_bet,
      null);
    outcome := r.outcome;
    insert into sports_sale (player_id, reference, bet_id, stake, amount, sold_at)
      values (p_player, p_reference, p_bet, p_stake, p_amount, p_now);
    update sports_bet x set sold_stake = x.sold_stake + p_stake, sold_for = x.sold_for + p_amount, changed_at = p_now
      where x.player_id = p_player and x.bet_id = p_bet;
  end if;
  r := wallet_balances(p_player);
  main := r.main; locked := r.locked; sports_bonus := r.sports_bonus; casino_bonus := r.casino_bonus;
  live_casino_bonus := r.live_casino_bonus; version := r.version;
end $$;
