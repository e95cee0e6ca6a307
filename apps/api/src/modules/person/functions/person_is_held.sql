-- Whether an account waits for an operator to decide whose it is (ruling 24). The player's gates read it with what else
-- they read before a stake, in one statement.
create or replace function person_is_held(p_player uuid) returns boolean language sql stable as $$
  select exists (select 1 from person_reviews r where r.player_id = p_player and r.decided_at is null)
$$;
