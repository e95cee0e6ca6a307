-- Whether a studio has said that a round is over. Call it under the wallet's lock for an answer that stays true.
create or replace function studio_round_ended(p_player uuid, p_studio text, p_game text, p_round text)
returns boolean language plpgsql as $$
begin
  perform 1 from studio_round r
    where r.player_id = p_player and r.studio = p_studio and r.game_id = p_game and r.round_id = p_round;
  return found;
end $$;
