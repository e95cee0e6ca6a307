-- Gives the stake of a bet without a result back to where it came from. A second cancellation moves nothing.
-- Outcomes: MOVED, REPLAY, UNKNOWN, SETTLED if the bet has its result or was cashed out, also in part.
create or replace function sports_cancel(
  p_player uuid, p_bet text, p_reference uuid, p_now timestamptz,
  out outcome text, out main bigint, out locked bigint, out sports_bonus bigint, out casino_bonus bigint,
  out live_casino_bonus bigint, out version bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  b sports_bet%rowtype;
  r record;
begin
  perform wallet_movement(p_player, p_reference, true);
  select * into b from sports_bet x where x.player_id = p_player and x.bet_id = p_bet;
  if not found then outcome := 'UNKNOWN'; return; end if;
  if b.state = 'CANCELLED' then outcome := 'REPLAY';
  elsif b.state not in ('RESERVED', 'PLACED') or b.settlement > 0 or b.sold_stake > 0 then outcome := 'SETTLED';
  else
    r := wallet_move(p_reference, p_player, b.currency, 'BET_VOID', b.category::transaction_category, 'SUCCESS', b.stake,
      b.stake - b.bonus_stake, 0, b.bonus_stake, 'BONUS_SPORTS', false, 'HOUSE_SPORTS', p_now, true, b.description,
      null, p_bet, b.bet_reference);
    outcome := r.outcome; main := r.main; locked := r.locked; sports_bonus := r.sports_bonus;
    casino_bonus := r.casino_bonus; live_casino_bonus := r.live_casino_bonus; version := r.version;
    perform wallet_mark(p_player, b.bet_reference, 'REVERTED');
    update sports_bet x set state = 'CANCELLED', changed_at = p_now where x.player_id = p_player and x.bet_id = p_bet;
  end if;
end $$;
