-- The studio's three movements, each one round trip: session, bet and wallet are looked at under the wallet's lock, in one statement.
-- Outcomes beside wallet_move's: SESSION (unknown or over), NOT_ALLOWED, BET_UNKNOWN, REFUNDED, SETTLED.
--
-- A stake. p_allowed false (the player may not play now) still answers a replay of a stake that was taken before.
create function studio_bet(
  p_session uuid, p_game text, p_round text, p_reference uuid, p_amount bigint, p_currency text, p_allowed boolean, p_now timestamptz,
  out outcome text, out player_id uuid, out main_after bigint, out bonus_after bigint,
  out main bigint, out locked bigint, out sports_bonus bigint, out casino_bonus bigint, out live_casino_bonus bigint, out version bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  s game_session%rowtype;
  r record;
begin
  select * into s from game_session where id = p_session and authenticated_at is not null;
  if not found or s.game_id <> p_game then outcome := 'SESSION'; return; end if;
  player_id := s.player_id;
  if s.currency <> p_currency then outcome := 'CURRENCY'; return; end if;
  if (s.ends_at <= p_now or not p_allowed) and not exists (select 1 from wallet_transaction where reference_id = p_reference) then
    outcome := case when p_allowed then 'SESSION' else 'NOT_ALLOWED' end;
    return;
  end if;
  r := wallet_move(p_reference, s.player_id, p_currency, 'BET', s.vertical::transaction_category, 'SUCCESS', -p_amount, -p_amount, 0, 0,
    ('BONUS_' || s.vertical)::ledger_account, true, ('HOUSE_' || s.vertical)::ledger_account, p_now, true, s.game_title, p_game, p_round, null);
  outcome := r.outcome;
  -- A refund came first and left its mark, or the stake was given back since.
  if r.outcome in ('REPLAY', 'CONFLICT') and exists (
    select 1 from wallet_transaction t where t.reference_id = p_reference and t.player_id = s.player_id and (t.type = 'BET_VOID' or t.status = 'REVERTED')
  ) then outcome := 'REFUNDED'; end if;
  main_after := r.main_after; bonus_after := r.bonus_after;
  main := r.main; locked := r.locked; sports_bonus := r.sports_bonus; casino_bonus := r.casino_bonus; live_casino_bonus := r.live_casino_bonus; version := r.version;
end $$;
--> statement-breakpoint
-- A win of a bet that was taken; 0 closes a lost round. It goes where the stake came from: a stake of both MAIN and bonus
-- money is answered in the same proportion, the odd hundredth in MAIN. Accepted after the session's end.
create function studio_win(
  p_session uuid, p_game text, p_round text, p_reference uuid, p_bet uuid, p_amount bigint, p_currency text, p_now timestamptz,
  out outcome text, out player_id uuid, out main_after bigint, out bonus_after bigint,
  out main bigint, out locked bigint, out sports_bonus bigint, out casino_bonus bigint, out live_casino_bonus bigint, out version bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  s game_session%rowtype;
  b wallet_transaction%rowtype;
  r record;
  to_bonus bigint;
begin
  select * into s from game_session where id = p_session and authenticated_at is not null;
  if not found then outcome := 'BET_UNKNOWN'; return; end if;
  player_id := s.player_id;
  if s.currency <> p_currency then outcome := 'CURRENCY'; return; end if;
  -- The lock comes before the look, so that no refund slips in between.
  perform 1 from wallet where wallet.player_id = s.player_id for no key update;
  select * into b from wallet_transaction t where t.reference_id = p_bet and t.player_id = s.player_id;
  if not found or b.game_id <> p_game or b.round_id <> p_round then outcome := 'BET_UNKNOWN'; return; end if;
  if b.type <> 'BET' or b.status = 'REVERTED' then outcome := 'REFUNDED'; return; end if;
  to_bonus := case when b.amount = 0 then 0 else trunc(p_amount::numeric * b.bonus_amount / b.amount)::bigint end;
  r := wallet_move(p_reference, s.player_id, p_currency, case when p_amount = 0 then 'LOSS' else 'WIN' end::transaction_type, b.category, 'SUCCESS', p_amount,
    p_amount - to_bonus, 0, to_bonus, ('BONUS_' || s.vertical)::ledger_account, false, ('HOUSE_' || s.vertical)::ledger_account, p_now, p_amount > 0, s.game_title, p_game, p_round, p_bet);
  if r.outcome = 'MOVED' and not b.settled then
    update wallet_transaction t set settled = true where t.player_id = b.player_id and t.seq = b.seq;
  end if;
  outcome := r.outcome; main_after := r.main_after; bonus_after := r.bonus_after;
  main := r.main; locked := r.locked; sports_bonus := r.sports_bonus; casino_bonus := r.casino_bonus; live_casino_bonus := r.live_casino_bonus; version := r.version;
end $$;
--> statement-breakpoint
-- A stake given back, to where it came from. For a bet never seen it leaves a mark under the bet's own reference, which the
-- late bet will run into. A second refund of the same bet moves nothing.
create function studio_refund(
  p_session uuid, p_game text, p_round text, p_reference uuid, p_bet uuid, p_currency text, p_now timestamptz,
  out outcome text, out player_id uuid, out main_after bigint, out bonus_after bigint,
  out main bigint, out locked bigint, out sports_bonus bigint, out casino_bonus bigint, out live_casino_bonus bigint, out version bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  s game_session%rowtype;
  b wallet_transaction%rowtype;
  known wallet_transaction%rowtype;
  r record;
  back bigint := 0;
  back_bonus bigint := 0;
begin
  select * into s from game_session where id = p_session and authenticated_at is not null;
  if not found then outcome := 'SESSION'; return; end if;
  player_id := s.player_id;
  if s.currency <> p_currency then outcome := 'CURRENCY'; return; end if;
  perform 1 from wallet where wallet.player_id = s.player_id for no key update;
  select * into known from wallet_transaction t where t.reference_id = p_reference;
  if found then
    -- Whatever it was the first time: the same amount makes it a replay, anything else a conflict.
    back := known.amount;
  else
    select * into b from wallet_transaction t where t.reference_id = p_bet;
    if not found then
      r := wallet_move(p_bet, s.player_id, p_currency, 'BET_VOID', s.vertical::transaction_category, 'CANCELLED', 0, 0, 0, 0, null, false, null, p_now,
        false, s.game_title, p_game, p_round, null);
      if r.outcome <> 'MOVED' then outcome := r.outcome; return; end if;
    elsif b.player_id <> s.player_id or b.game_id <> p_game or b.round_id <> p_round or b.type not in ('BET', 'BET_VOID') then outcome := 'CONFLICT'; return;
    elsif b.settled then outcome := 'SETTLED'; return;
    elsif b.type = 'BET' and b.status = 'SUCCESS' then
      back := -b.amount; back_bonus := -b.bonus_amount;
      update wallet_transaction t set status = 'REVERTED' where t.player_id = b.player_id and t.seq = b.seq;
    end if;
  end if;
  r := wallet_move(p_reference, s.player_id, p_currency, 'BET_VOID', s.vertical::transaction_category, case when back = 0 then 'CANCELLED' else 'SUCCESS' end::transaction_status, back,
    back - back_bonus, 0, back_bonus, ('BONUS_' || s.vertical)::ledger_account, false, ('HOUSE_' || s.vertical)::ledger_account, p_now, back <> 0, s.game_title, p_game, p_round, p_bet);
  outcome := r.outcome; main_after := r.main_after; bonus_after := r.bonus_after;
  main := r.main; locked := r.locked; sports_bonus := r.sports_bonus; casino_bonus := r.casino_bonus; live_casino_bonus := r.live_casino_bonus; version := r.version;
end $$;
