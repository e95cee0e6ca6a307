-- What the wins of a bet have paid so far, without those taken back. Reads only the player's movements after the bet.
create or replace function wallet_won(p_player uuid, p_bet_seq bigint, p_bet uuid) returns bigint language plpgsql as $$
declare
  won bigint;
begin
  select coalesce(sum(t.amount), 0) into won from wallet_transaction t
    where t.player_id = p_player and t.seq > p_bet_seq and t.relates_to = p_bet and t.type = 'WIN'
      and t.status <> 'REVERTED';
  return won;
end $$;
