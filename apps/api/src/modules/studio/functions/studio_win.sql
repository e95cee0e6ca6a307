-- The signatures before the player, and then the end of the round, were parameters.
drop function if exists studio_win(uuid, text, text, uuid, uuid, bigint, text, timestamptz);
--> statement-breakpoint
drop function if exists studio_win(uuid, uuid, text, text, uuid, uuid, bigint, text, timestamptz);
--> statement-breakpoint
-- A win of an accepted bet; an amount of 0 closes a lost round. Accepted after the session's end, but not after the
-- round's. The win goes where the stake came from: a stake of both MAIN and bonus money is paid in the same proportion,
-- the odd hundredth (in a currency without decimals, the odd unit) to MAIN.
-- A win with which the bet would pay more than the game's published maximum moves nothing: it is held for the operator
-- (ruling 30), and the studio need not send it again.
-- Outcomes besides those of wallet_move:
--   SESSION      the session is another game's
--   BET_UNKNOWN
--   REFUNDED     the stake has been refunded
--   ROLLED_BACK  this win has been taken back, perhaps before it arrived
--   SETTLED      the round has ended
--   HELD, HELD_REPLAY
create or replace function studio_win(
  p_player uuid, p_session uuid, p_game text, p_round text, p_reference uuid, p_bet uuid, p_amount bigint,
  p_currency text, p_now timestamptz, p_ended boolean default false,
  out outcome text, out player_id uuid, out main_after bigint, out bonus_after bigint,
  out main bigint, out locked bigint, out sports_bonus bigint, out casino_bonus bigint, out live_casino_bonus bigint,
  out version bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  s game_session%rowtype;
  h held_win%rowtype;
  b record;
  known record;
  -- Of a movement or a held win under this reference; null for a new one.
  known_seq bigint;
  known_void boolean := false;
  r record;
  claim text;
  unit bigint := case p_currency when 'CLP' then 100 else 1 end;
  to_bonus bigint;
begin
  select * into s from game_session g
    where g.player_id = p_player and g.id = p_session and g.authenticated_at is not null;
  if not found then outcome := 'BET_UNKNOWN'; return; end if;
  if s.game_id <> p_game then outcome := 'SESSION'; return; end if;
  player_id := s.player_id;
  if s.currency <> p_currency then outcome := 'CURRENCY'; return; end if;
  -- The claim comes before the wallet's lock, as in a bet: two calls with one id cannot deadlock.
  claim := studio_claim(p_reference, p_player);
  if claim = 'OTHER' then outcome := 'CONFLICT'; return; end if;
  -- The lock comes before the look at the bet, so that no refund slips in between.
  b := wallet_movement(p_player, p_bet, true);
  if claim = 'OWN' then
    known := wallet_movement(p_player, p_reference, false);
    known_seq := known.seq;
    known_void := coalesce(known.type = 'WIN_VOID' or known.status = 'REVERTED', false);
    select * into h from held_win x where x.player_id = p_player and x.reference_id = p_reference;
  end if;
  if b.seq is null or b.game_id <> p_game or b.round_id <> p_round then outcome := 'BET_UNKNOWN';
  elsif b.type <> 'BET' or b.status = 'REVERTED' then outcome := 'REFUNDED';
  elsif known_void or h.state = 'ROLLED_BACK' then outcome := 'ROLLED_BACK';
  elsif h.reference_id is not null and known_seq is null then
    outcome := case when h.bet_reference = p_bet and h.amount = p_amount then 'HELD_REPLAY' else 'CONFLICT' end;
  elsif known_seq is null and studio_round_ended(p_player, s.studio, p_game, p_round) then outcome := 'SETTLED';
  else
    to_bonus := case when b.amount = 0 then 0
      else trunc(p_amount::numeric * b.bonus_amount / b.amount / unit)::bigint * unit end;
    if known_seq is null and p_amount > 0
      and p_amount + (case when b.settled then wallet_won(p_player, b.seq, p_bet) else 0 end)
        + (select coalesce(sum(x.amount), 0) from held_win x
            where x.player_id = p_player and x.bet_reference = p_bet and x.state = 'HELD')
        > -b.amount * s.max_win_stakes then
      insert into held_win (player_id, reference_id, studio, session_id, game_id, game_title, vertical, round_id,
        bet_reference, currency, stake, amount, to_bonus, max_win_stakes, state, held_at)
      values (p_player, p_reference, s.studio, p_session, p_game, s.game_title, s.vertical, p_round, p_bet, p_currency,
        -b.amount, p_amount, to_bonus, s.max_win_stakes, 'HELD', p_now);
      outcome := 'HELD';
    else
      r := wallet_move(p_reference, s.player_id, p_currency,
        case when p_amount = 0 then 'LOSS' else 'WIN' end::transaction_type, b.category, 'SUCCESS', p_amount,
        p_amount - to_bonus, 0, to_bonus, ('BONUS_' || s.vertical)::ledger_account, false,
        ('HOUSE_' || s.vertical)::ledger_account, p_now, p_amount > 0, s.game_title, p_game, p_round, p_bet);
      outcome := r.outcome; main_after := r.main_after; bonus_after := r.bonus_after;
      main := r.main; locked := r.locked; sports_bonus := r.sports_bonus; casino_bonus := r.casino_bonus;
      live_casino_bonus := r.live_casino_bonus; version := r.version;
    end if;
    if outcome in ('MOVED', 'HELD') then
      if not b.settled then perform wallet_settle(p_player, b.seq); end if;
      if p_ended then
        insert into studio_round (player_id, studio, game_id, round_id, ended_at)
        values (p_player, s.studio, p_game, p_round, p_now);
      end if;
    end if;
  end if;
  if outcome in ('HELD', 'HELD_REPLAY') then
    r := wallet_balances(p_player);
    main_after := r.main; bonus_after := case s.vertical when 'CASINO' then r.casino_bonus else r.live_casino_bonus end;
    main := r.main; locked := r.locked; sports_bonus := r.sports_bonus; casino_bonus := r.casino_bonus;
    live_casino_bonus := r.live_casino_bonus; version := r.version;
  end if;
  -- A refused win claims nothing.
  if claim = 'NEW' and outcome not in ('MOVED', 'HELD') then
    delete from studio_transaction_route where reference_id = p_reference;
  end if;
end $$;
