-- Takes a cash-out back and opens its bet again, or gives the part that was sold back to it. For a cash-out never seen it leaves a mark under the cash-out's own
-- reference, which refuses it if it arrives late. A second call moves nothing.
-- Outcomes besides those of wallet_move: BET_UNKNOWN; SETTLED for a part of a bet that has its result by now.
create or replace function sports_cashout_void(
  p_player uuid, p_bet text, p_cashout uuid, p_reference uuid, p_now timestamptz,
  out outcome text, out main bigint, out locked bigint, out sports_bonus bigint, out casino_bonus bigint,
  out live_casino_bonus bigint, out version bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  b sports_bet%rowtype;
  c record;
  sale record;
  r record;
begin
  c := wallet_movement(p_player, p_cashout, true);
  select * into b from sports_bet x where x.player_id = p_player and x.bet_id = p_bet;
  if not found then outcome := 'BET_UNKNOWN'; return; end if;
  if c.seq is null then
    r := wallet_move(p_cashout, p_player, b.currency, 'CASHOUT_VOID', b.category::transaction_category, 'CANCELLED', 0,
      0, 0, 0, null, false, null, p_now, false, b.description, null, p_bet, null);
    outcome := r.outcome;
  elsif c.type = 'CASHOUT_VOID' or c.status = 'REVERTED' then outcome := 'REPLAY';
  else
    select x.stake, x.amount into sale from sports_sale x where x.player_id = p_player and x.reference = p_cashout;
    if sale.stake is not null and b.state <> 'PLACED' then
      outcome := 'SETTLED';
    else
      r := wallet_move(p_reference, p_player, b.currency, 'CASHOUT_VOID', b.category::transaction_category, 'SUCCESS',
        -c.amount, c.bonus_amount - c.amount, 0, -c.bonus_amount, 'BONUS_SPORTS', false, 'HOUSE_SPORTS', p_now, true,
        b.description, null, p_bet, p_cashout);
      outcome := r.outcome;
      if outcome = 'MOVED' then
        perform wallet_mark(p_player, p_cashout, 'REVERTED');
        if sale.stake is null then
          update sports_bet x set state = 'PLACED', cashout_reference = null, changed_at = p_now
            where x.player_id = p_player and x.bet_id = p_bet;
        else
          update sports_bet x set sold_stake = x.sold_stake - sale.stake, sold_for = x.sold_for - sale.amount,
            changed_at = p_now where x.player_id = p_player and x.bet_id = p_bet;
          delete from sports_sale x where x.player_id = p_player and x.reference = p_cashout;
        end if;
      end if;
    end if;
  end if;
  r := wallet_balances(p_player);
  main := r.main; locked := r.locked; sports_bonus := r.sports_bonus; casino_bonus := r.casino_bonus;
  live_casino_bonus := r.live_casino_bonus; version := r.version;
end $$;
