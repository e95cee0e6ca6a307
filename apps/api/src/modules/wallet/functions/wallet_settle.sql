-- Marks a stake as settled: its round is over, so it can no longer be refunded. Call it under the wallet's lock.
create or replace function wallet_settle(p_player uuid, p_seq bigint) returns void language plpgsql as $$
begin
  update wallet_transaction t set settled = true where t.player_id = p_player and t.seq = p_seq;
end $$;
