-- A player's balances, for modules that answer without moving money.
create or replace function wallet_balances(
  p_player uuid, out main bigint, out locked bigint, out sports_bonus bigint, out casino_bonus bigint,
  out live_casino_bonus bigint, out version bigint
) language plpgsql as $$
begin
  select w.main, w.locked, w.sports_bonus, w.casino_bonus, w.live_casino_bonus, w.version
    into main, locked, sports_bonus, casino_bonus, live_casino_bonus, version
    from wallet w where w.player_id = p_player;
end $$;
