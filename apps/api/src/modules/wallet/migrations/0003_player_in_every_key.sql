-- The new index first, so that a movement is always unique by its reference.
CREATE UNIQUE INDEX "wallet_transaction_player_reference" ON "wallet_transaction" USING btree ("player_id","reference_id");
--> statement-breakpoint
DROP INDEX "wallet_transaction_reference";
