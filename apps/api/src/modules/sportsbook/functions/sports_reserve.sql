-- Takes the stake of a bet, in one round trip: session, law and wallet are checked in the statement that moves the money.
-- Outcomes besides those of wallet_move:
--   SESSION         unknown or ended
--   NOT_ALLOWED     p_allowed is false: the player may not bet now
--   STAKE_TOO_HIGH  a virtual game's stake above the highest one of the law (ruling 22)
--   REFUNDED        the bet has been cancelled, perhaps before it arrived
--   SETTLED         the bet has its result
-- A session that was ended while the call waited for the wallet raises BZ002, so that the stake is undone.
-- A replay of an accepted bet is answered even if the law, the session or p_allowed would refuse it now.
create or replace function sports_reserve(
  p_player uuid, p_session uuid, p_bet text, p_reference uuid, p_category text, p_amount bigint, p_currency text,
  p_potential bigint, p_description text, p_selections jsonb, p_allowed boolean, p_now timestamptz,
  out outcome text, out main bigint, out locked bigint, out sports_bonus bigint, out casino_bonus bigint,
  out live_casino_bonus bigint, out version bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  s sports_session%rowtype;
  b sports_bet%rowtype;
  r record;
  owner uuid;
  is_new boolean;
begin
  select * into s from sports_session x
    where x.player_id = p_player and x.id = p_session and x.authenticated_at is not null;
  if not found then outcome := 'SESSION'; return; end if;
  if s.currency <> p_currency then outcome := 'CURRENCY'; return; end if;
  -- The claim comes before the wallet's lock: two calls with one id cannot deadlock.
  insert into sports_bet_route (bet_id, player_id) values (p_bet, p_player) on conflict do nothing;
  is_new := found;
  if not is_new then
    select x.player_id into owner from sports_bet_route x where x.bet_id = p_bet;
    if owner = '00000000-0000-0000-0000-000000000000' then outcome := 'REFUNDED'; return; end if;
    if owner <> p_player then outcome := 'CONFLICT'; return; end if;
    select * into b from sports_bet x where x.player_id = p_player and x.bet_id = p_bet;
    -- A bet that promises something else is another bet: the result of that one could never be booked.
    if b.stake <> p_amount or b.category <> p_category or b.session_id <> p_session or b.free_bet_id is not null
      or b.potential_payout <> p_potential or b.selections <> p_selections then outcome := 'CONFLICT';
    elsif b.state = 'CANCELLED' then outcome := 'REFUNDED';
    elsif b.state in ('SETTLED', 'CASHED_OUT') then outcome := 'SETTLED';
    else
      r := wallet_balances(p_player);
      outcome := 'REPLAY'; main := r.main; locked := r.locked; sports_bonus := r.sports_bonus;
      casino_bonus := r.casino_bonus; live_casino_bonus := r.live_casino_bonus; version := r.version;
    end if;
    return;
  end if;
  if s.ended or s.ends_at <= p_now then outcome := 'SESSION';
  elsif not p_allowed then outcome := 'NOT_ALLOWED';
  elsif p_category = 'VIRTUAL_SPORTS' and p_amount > s.maximum_stake then outcome := 'STAKE_TOO_HIGH';
  else
    r := wallet_move(p_reference, p_player, p_currency, 'BET', p_category::transaction_category, 'SUCCESS', -p_amount,
      -p_amount, 0, 0, 'BONUS_SPORTS', true, 'HOUSE_SPORTS', p_now, true, p_description, null, p_bet, null);
    outcome := r.outcome; main := r.main; locked := r.locked; sports_bonus := r.sports_bonus;
    casino_bonus := r.casino_bonus; live_casino_bonus := r.live_casino_bonus; version := r.version;
    if outcome = 'MOVED' then
      -- A new look, because the wallet may have been locked for seconds since the first one.
      perform 1 from sports_session x where x.player_id = p_player and x.id = p_session and not x.ended;
      if not found then raise exception 'The session has ended.' using errcode = 'BZ002'; end if;
      insert into sports_bet (player_id, bet_id, session_id, category, currency, bet_reference, stake, bonus_stake,
        potential_payout, description, selections, state, reserved_at, changed_at)
      values (p_player, p_bet, p_session, p_category, p_currency, p_reference, p_amount,
        -(wallet_movement(p_player, p_reference, false)).bonus_amount, p_potential, p_description, p_selections,
        'RESERVED', p_now, p_now);
    end if;
  end if;
  -- A refused bet claims nothing: its id stays free, as if the call had never come.
  if outcome <> 'MOVED' then delete from sports_bet_route where bet_id = p_bet; end if;
end $$;
