-- The signature before the player was a parameter.
drop function if exists studio_win(uuid, text, text, uuid, uuid, bigint, text, timestamptz);
--> statement-breakpoint
-- A win of an accepted bet; an amount of 0 closes a lost round. Accepted after the session's end. The win goes where the
-- stake came from: a stake of both MAIN and bonus money is paid in the same proportion, the odd hundredth to MAIN.
-- Outcomes besides those of wallet_move: BET_UNKNOWN, and REFUNDED if the stake has been refunded.
create or replace function studio_win(
  p_player uuid, p_session uuid, p_game text, p_round text, p_reference uuid, p_bet uuid, p_amount bigint,
  p_currency text, p_now timestamptz,
  out outcome text, out player_id uuid, out main_after bigint, out bonus_after bigint,
  out main bigint, out locked bigint, out sports_bonus bigint, out casino_bonus bigint, out live_casino_bonus bigint,
  out version bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  s game_session%rowtype;
  b record;
  r record;
  claim text;
  to_bonus bigint;
begin
  select * into s from game_session g
    where g.player_id = p_player and g.id = p_session and g.authenticated_at is not null;
  if not found then outcome := 'BET_UNKNOWN'; return; end if;
  player_id := s.player_id;
  if s.currency <> p_currency then outcome := 'CURRENCY'; return; end if;
  -- The claim comes before the wallet's lock, as in a bet: two calls with one id cannot deadlock.
  claim := studio_claim(p_reference, p_player);
  if claim = 'OTHER' then outcome := 'CONFLICT'; return; end if;
  -- The lock comes before the look at the bet, so that no refund slips in between.
  b := wallet_movement(p_player, p_bet, true);
  if b.seq is null or b.game_id <> p_game or b.round_id <> p_round then outcome := 'BET_UNKNOWN';
  elsif b.type <> 'BET' or b.status = 'REVERTED' then outcome := 'REFUNDED';
  else
    to_bonus := case when b.amount = 0 then 0
      else trunc(p_amount::numeric * b.bonus_amount / b.amount)::bigint end;
    r := wallet_move(p_reference, s.player_id, p_currency,
      case when p_amount = 0 then 'LOSS' else 'WIN' end::transaction_type, b.category, 'SUCCESS', p_amount,
      p_amount - to_bonus, 0, to_bonus, ('BONUS_' || s.vertical)::ledger_account, false,
      ('HOUSE_' || s.vertical)::ledger_account, p_now, p_amount > 0, s.game_title, p_game, p_round, p_bet);
    if r.outcome = 'MOVED' and not b.settled then
      perform wallet_settle(p_player, b.seq);
    end if;
    outcome := r.outcome; main_after := r.main_after; bonus_after := r.bonus_after;
    main := r.main; locked := r.locked; sports_bonus := r.sports_bonus; casino_bonus := r.casino_bonus;
    live_casino_bonus := r.live_casino_bonus; version := r.version;
  end if;
  -- A refused win claims nothing.
  if claim = 'NEW' and outcome <> 'MOVED' then
    delete from studio_transaction_route where reference_id = p_reference;
  end if;
end $$;
