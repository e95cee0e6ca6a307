-- Claims a studio's transaction id for a player. Each studio has one id namespace for all players (ruling 30): the
-- reference is derived from the studio and its id. The ledger's references are unique per player, so the id itself is
-- kept in a routing table.
--   NEW    claimed by this call
--   OWN    claimed earlier for the same player
--   OTHER  belongs to another player
create or replace function studio_claim(p_reference uuid, p_player uuid) returns text language plpgsql as $$
begin
  insert into studio_transaction_route (reference_id, player_id) values (p_reference, p_player) on conflict do nothing;
  if found then return 'NEW'; end if;
  perform 1 from studio_transaction_route where reference_id = p_reference and player_id = p_player;
  return case when found then 'OWN' else 'OTHER' end;
end $$;
