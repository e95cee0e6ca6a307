CREATE TABLE "recent_win" (
	"player_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"game_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_win_player_id_seq_pk" PRIMARY KEY("player_id","seq")
);
--> statement-breakpoint
CREATE INDEX "recent_win_time" ON "recent_win" USING btree ("won_at");
--> statement-breakpoint
-- Wins before this migration: the consumer adds the later ones, and reaches the earlier ones when it has read the whole ledger.
INSERT INTO "recent_win" ("player_id", "seq", "game_id", "amount", "currency", "won_at")
  SELECT t.player_id, t.seq, t.game_id, t.amount, w.currency, t.created_at FROM wallet_transaction t JOIN wallet w ON w.player_id = t.player_id
  WHERE t.type = 'WIN' AND t.amount >= 1000 AND t.game_id IS NOT NULL AND t.created_at > now() - interval '30 days';
