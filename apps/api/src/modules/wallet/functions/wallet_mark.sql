-- Changes the status of a movement: a withdrawal is paid, or it failed. What it moved never changes.
create or replace function wallet_mark(p_player uuid, p_reference uuid, p_status transaction_status)
returns void language plpgsql as $$
begin
  update wallet_transaction t set status = p_status where t.player_id = p_player and t.reference_id = p_reference;
end $$;
