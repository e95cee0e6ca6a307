-- What decides how far a player's session reaches. A module joins it to its own rows: one statement then answers for the
-- player's status and the module's question. Plain SQL, so that PostgreSQL inlines it into the caller's plan.
create or replace function player_session_state(p_player uuid)
returns table (
  "id" uuid,
  "status" text,
  "statusUntil" timestamptz,
  "statusInitiator" text,
  "statusIsCooling" boolean,
  "multibrandExcluded" boolean,
  "multibrandSuspendedUntil" timestamptz,
  "registerExclusion" text
) language sql stable as $$
  select p.player_id, p.status, p.status_until, p.status_initiator, p.status_is_cooling,
    p.multibrand_excluded, p.multibrand_suspended_until, p.register_exclusion
  from players p where p.player_id = p_player
$$;
