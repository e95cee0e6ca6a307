-- The signature before the player was a parameter.
drop function if exists studio_refund(uuid, text, text, uuid, uuid, text, timestamptz);
--> statement-breakpoint
-- Gives a stake back to where it came from. For a bet never seen it leaves a mark under the bet's own reference, which
-- refuses the late bet. A second refund of the same bet moves nothing.
-- Outcomes besides those of wallet_move: SESSION, and SETTLED if the bet has its win or its round is over.
create or replace function studio_refund(
  p_player uuid, p_session uuid, p_game text, p_round text, p_reference uuid, p_bet uuid, p_currency text,
  p_now timestamptz,
  out outcome text, out player_id uuid, out main_after bigint, out bonus_after bigint,
  out main bigint, out locked bigint, out sports_bonus bigint, out casino_bonus bigint, out live_casino_bonus bigint,
  out version bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  s game_session%rowtype;
  b record;
  known record;
  r record;
  claim text;
  claim_bet text := 'OWN';
  back bigint := 0;
  back_bonus bigint := 0;
begin
  select * into s from game_session g
    where g.player_id = p_player and g.id = p_session and g.authenticated_at is not null;
  if not found or s.game_id <> p_game then outcome := 'SESSION'; return; end if;
  player_id := s.player_id;
  if s.currency <> p_currency then outcome := 'CURRENCY'; return; end if;
  -- Claims come before the wallet's lock, as in a bet: two calls with one id cannot deadlock.
  claim := studio_claim(p_reference, p_player);
  if claim = 'OTHER' then outcome := 'CONFLICT'; return; end if;
  if claim = 'NEW' then
    claim_bet := studio_claim(p_bet, p_player);
    if claim_bet = 'OTHER' then
      delete from studio_transaction_route where reference_id = p_reference;
      outcome := 'CONFLICT';
      return;
    end if;
  end if;
  known := wallet_movement(p_player, p_reference, true);
  if known.seq is not null then
    -- Whatever it was the first time: the same amount makes it a replay, anything else a conflict.
    back := known.amount;
  elsif studio_round_ended(p_player, s.studio, p_game, p_round) then
    outcome := 'SETTLED';
  else
    b := wallet_movement(p_player, p_bet, false);
    if b.seq is null then
      r := wallet_move(p_bet, s.player_id, p_currency, 'BET_VOID', s.vertical::transaction_category, 'CANCELLED', 0,
        0, 0, 0, null, false, null, p_now, false, s.game_title, p_game, p_round, null);
      if r.outcome <> 'MOVED' then outcome := r.outcome; end if;
    elsif b.game_id <> p_game or b.round_id <> p_round or b.type not in ('BET', 'BET_VOID') then
      outcome := 'CONFLICT';
    elsif b.settled then outcome := 'SETTLED';
    elsif b.type = 'BET' and b.status = 'SUCCESS' then
      back := -b.amount; back_bonus := -b.bonus_amount;
      perform wallet_revert(p_player, b.seq);
    end if;
  end if;
  if outcome is null then
    r := wallet_move(p_reference, s.player_id, p_currency, 'BET_VOID', s.vertical::transaction_category,
      case when back = 0 then 'CANCELLED' else 'SUCCESS' end::transaction_status, back,
      back - back_bonus, 0, back_bonus, ('BONUS_' || s.vertical)::ledger_account, false,
      ('HOUSE_' || s.vertical)::ledger_account, p_now, back <> 0, s.game_title, p_game, p_round, p_bet);
    outcome := r.outcome; main_after := r.main_after; bonus_after := r.bonus_after;
    main := r.main; locked := r.locked; sports_bonus := r.sports_bonus; casino_bonus := r.casino_bonus;
    live_casino_bonus := r.live_casino_bonus; version := r.version;
  end if;
  -- A refused refund claims nothing. The mark of a bet never seen is a movement, and keeps its claim.
  if claim = 'NEW' and outcome <> 'MOVED' then
    delete from studio_transaction_route where reference_id = p_reference;
    if claim_bet = 'NEW' and (wallet_movement(p_player, p_bet, false)).seq is null then
      delete from studio_transaction_route where reference_id = p_bet;
    end if;
  end if;
end $$;
