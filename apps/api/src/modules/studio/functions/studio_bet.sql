-- The signature before the player was a parameter.
drop function if exists studio_bet(uuid, text, text, uuid, bigint, text, boolean, timestamptz);
--> statement-breakpoint
-- A stake of a studio's session, in one round trip: session, law and wallet are checked in the statement that moves the
-- money. Outcomes besides those of wallet_move:
--   SESSION         unknown or ended
--   NOT_ALLOWED     p_allowed is false: the player may not play now
--   STAKE_TOO_HIGH  the stakes of one round would exceed the highest stake of the session's law (ruling 22)
--   TOO_SOON        another round begins before its time (ruling 22)
--   REFUNDED        a refund came first and left its mark, or the stake has been refunded since
-- A stake of a round that has ended raises BZ001, and one of a session that was ended while the call waited BZ002: only
-- under the wallet's lock is that certain, and by then the stake is taken, so the whole call is undone.
-- A replay of an accepted stake is answered even if the law, the session or p_allowed would refuse it now.
create or replace function studio_bet(
  p_player uuid, p_session uuid, p_game text, p_round text, p_reference uuid, p_amount bigint, p_currency text,
  p_allowed boolean, p_now timestamptz,
  out outcome text, out player_id uuid, out main_after bigint, out bonus_after bigint,
  out main bigint, out locked bigint, out sports_bonus bigint, out casino_bonus bigint, out live_casino_bonus bigint,
  out version bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  s game_session%rowtype;
  r record;
  known record;
  claim text;
  bound boolean;
  same_round boolean;
  -- What the round has staked so far, in whichever of the player's sessions.
  staked_before bigint;
begin
  select * into s from game_session g
    where g.player_id = p_player and g.id = p_session and g.authenticated_at is not null;
  if not found or s.game_id <> p_game then outcome := 'SESSION'; return; end if;
  player_id := s.player_id;
  if s.currency <> p_currency then outcome := 'CURRENCY'; return; end if;
  if (s.ended or s.ends_at <= p_now or not p_allowed) and (wallet_movement(p_player, p_reference, false)).seq is null then
    outcome := case when p_allowed then 'SESSION' else 'NOT_ALLOWED' end;
    return;
  end if;
  bound := s.maximum_stake is not null or s.minimum_spin_ms > 0;
  claim := studio_claim(p_reference, p_player);
  if claim = 'OTHER' then outcome := 'CONFLICT'; return; end if;
  if bound then
    -- Under the wallet's lock, so that two bets at once cannot pass where only one may, in whichever of the player's
    -- sessions. The game's row is not locked: a sign-out locks it last, and a withdrawal waits for a sign-out with the
    -- wallet locked (docs/decisions/0049).
    known := wallet_movement(p_player, p_reference, true);
    select * into s from game_session g where g.player_id = p_player and g.id = p_session;
    same_round := s.round_id is not distinct from p_round;
    -- The round's own row, so that a round between two stakes of another does not hide the first. A round from before the
    -- table has none.
    select x.staked into staked_before from studio_round_stake x
      where x.player_id = p_player and x.studio = s.studio and x.game_id = p_game and x.round_id = p_round;
    staked_before := coalesce(staked_before, case when same_round then s.round_staked else 0 end);
    if known.seq is null then
      if p_amount + staked_before > s.maximum_stake then
        outcome := 'STAKE_TOO_HIGH';
      -- The absolute distance: a clock that was set back must not stop the game, and the loser of a race must not slip through.
      elsif not same_round and abs(extract(epoch from p_now - s.round_at)) * 1000 < s.minimum_spin_ms then
        outcome := 'TOO_SOON';
      end if;
      if outcome is not null then
        if claim = 'NEW' then delete from studio_transaction_route where reference_id = p_reference; end if;
        return;
      end if;
    end if;
  end if;
  r := wallet_move(p_reference, s.player_id, p_currency, 'BET', s.vertical::transaction_category, 'SUCCESS', -p_amount,
    -p_amount, 0, 0, ('BONUS_' || s.vertical)::ledger_account, true, ('HOUSE_' || s.vertical)::ledger_account, p_now,
    true, s.game_title, p_game, p_round, null);
  if r.outcome = 'MOVED' then
    if studio_round_ended(p_player, s.studio, p_game, p_round) then
      raise exception 'The round has ended.' using errcode = 'BZ001';
    end if;
    -- A new look, because the wallet may have been locked for seconds since the first one.
    perform 1 from game_session g where g.player_id = p_player and g.id = p_session and not g.ended;
    if not found then raise exception 'The session has ended.' using errcode = 'BZ002'; end if;
  end if;
  outcome := r.outcome;
  -- A refused stake claims nothing: its id stays free, as if the call had never come.
  if claim = 'NEW' and r.outcome <> 'MOVED' then
    delete from studio_transaction_route where reference_id = p_reference;
  end if;
  if r.outcome in ('REPLAY', 'CONFLICT') then
    known := wallet_movement(p_player, p_reference, false);
    if known.type = 'BET_VOID' or known.status = 'REVERTED' then outcome := 'REFUNDED'; end if;
  end if;
  if bound and r.outcome = 'MOVED' then
    update game_session g set round_id = p_round, round_staked = staked_before + p_amount,
      round_at = case when same_round then s.round_at else p_now end
    where g.player_id = p_player and g.id = p_session;
    if s.maximum_stake is not null then
      insert into studio_round_stake as x (player_id, studio, game_id, round_id, staked)
      values (p_player, s.studio, p_game, p_round, staked_before + p_amount)
      on conflict (player_id, studio, game_id, round_id) do update set staked = x.staked + p_amount;
    end if;
  end if;
  main_after := r.main_after; bonus_after := r.bonus_after;
  main := r.main; locked := r.locked; sports_bonus := r.sports_bonus; casino_bonus := r.casino_bonus;
  live_casino_bonus := r.live_casino_bonus; version := r.version;
end $$;
