-- Takes a win back from where it went, while its round is open (ruling 30). A win that is held is given up; for a win
-- never seen it leaves a mark under the win's own reference, which refuses the late win. A second rollback of the same
-- win moves nothing.
-- Outcomes besides those of wallet_move: SESSION, and SETTLED if the round has ended.
create or replace function studio_rollback(
  p_player uuid, p_session uuid, p_game text, p_round text, p_reference uuid, p_win uuid, p_currency text,
  p_now timestamptz,
  out outcome text, out player_id uuid, out main_after bigint, out bonus_after bigint,
  out main bigint, out locked bigint, out sports_bonus bigint, out casino_bonus bigint, out live_casino_bonus bigint,
  out version bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  s game_session%rowtype;
  h held_win%rowtype;
  w record;
  known record;
  r record;
  claim text;
  claim_win text := 'OWN';
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
    claim_win := studio_claim(p_win, p_player);
    if claim_win = 'OTHER' then
      delete from studio_transaction_route where reference_id = p_reference;
      outcome := 'CONFLICT';
      return;
    end if;
  end if;
  known := wallet_movement(p_player, p_reference, true);
  if known.seq is not null then
    -- Whatever it was the first time: the same amount makes it a replay, anything else a conflict.
    back := -known.amount;
  elsif studio_round_ended(p_player, s.studio, p_game, p_round) then
    outcome := 'SETTLED';
  else
    w := wallet_movement(p_player, p_win, false);
    select * into h from held_win x where x.player_id = p_player and x.reference_id = p_win;
    if w.seq is null and h.reference_id is null then
      r := wallet_move(p_win, s.player_id, p_currency, 'WIN_VOID', s.vertical::transaction_category, 'CANCELLED', 0,
        0, 0, 0, null, false, null, p_now, false, s.game_title, p_game, p_round, null);
      if r.outcome <> 'MOVED' then outcome := r.outcome; end if;
    elsif coalesce(w.game_id, h.game_id) <> p_game or coalesce(w.round_id, h.round_id) <> p_round
      or w.type not in ('WIN', 'WIN_VOID', 'LOSS') then
      outcome := 'CONFLICT';
    elsif w.type = 'WIN' and w.status = 'SUCCESS' then
      back := w.amount; back_bonus := w.bonus_amount;
    end if;
  end if;
  if outcome is null then
    r := wallet_move(p_reference, s.player_id, p_currency, 'WIN_VOID', s.vertical::transaction_category,
      case when back = 0 then 'CANCELLED' else 'SUCCESS' end::transaction_status, -back,
      back_bonus - back, 0, -back_bonus, ('BONUS_' || s.vertical)::ledger_account, false,
      ('HOUSE_' || s.vertical)::ledger_account, p_now, back <> 0, s.game_title, p_game, p_round, p_win);
    outcome := r.outcome; main_after := r.main_after; bonus_after := r.bonus_after;
    main := r.main; locked := r.locked; sports_bonus := r.sports_bonus; casino_bonus := r.casino_bonus;
    live_casino_bonus := r.live_casino_bonus; version := r.version;
    if outcome = 'MOVED' then
      if back <> 0 then perform wallet_revert(p_player, w.seq); end if;
      update held_win x set state = 'ROLLED_BACK', decided_at = p_now
        where x.player_id = p_player and x.reference_id = p_win and x.state = 'HELD';
    end if;
  end if;
  -- A refused rollback claims nothing. The mark of a win never seen is a movement, and keeps its claim.
  if claim = 'NEW' and outcome <> 'MOVED' then
    delete from studio_transaction_route where reference_id = p_reference;
    if claim_win = 'NEW' and (wallet_movement(p_player, p_win, false)).seq is null then
      delete from studio_transaction_route where reference_id = p_win;
    end if;
  end if;
end $$;
