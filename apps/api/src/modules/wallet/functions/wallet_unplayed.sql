-- Returns how much a player still has to stake before all deposits count as played, without reading their history: what was
-- due when they last paid in or out (wallet_move keeps it), less what they have staked since. It is worked out from the
-- history once, at the first question, and again after an older stake was given back.
create or replace function wallet_unplayed(p_player uuid, p_percent integer) returns bigint language plpgsql as $$
declare
  w wallet%rowtype;
  unplayed bigint;
begin
  select greatest(0, u.due - (x.staked - u.staked)) into unplayed
    from unplayed_deposit u join wallet x on x.player_id = u.player_id
    where u.player_id = p_player and u.percent = p_percent;
  if found then return unplayed; end if;
  -- Under the lock no movement comes between what is read and what is kept.
  select * into w from wallet x where x.player_id = p_player for no key update;
  if not found then return 0; end if;
  unplayed := wallet_unplayed_history(p_player, p_percent);
  insert into unplayed_deposit (player_id, percent, due, staked, seq)
    values (p_player, p_percent, unplayed, w.staked, w.version)
    on conflict (player_id, percent) do nothing;
  return unplayed;
end $$;
