CREATE TABLE "game_session_route" (
	"key" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL
);
--> statement-breakpoint
INSERT INTO "game_session_route" ("key", "player_id") SELECT "id"::text, "player_id" FROM "game_session" UNION ALL SELECT "token_hash", "player_id" FROM "game_session";
--> statement-breakpoint
CREATE TABLE "studio_transaction_route" (
	"reference_id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL
);
--> statement-breakpoint
-- Only the studio books movements of a game.
INSERT INTO "studio_transaction_route" ("reference_id", "player_id") SELECT "reference_id", "player_id" FROM "wallet_transaction" WHERE "game_id" IS NOT NULL;
--> statement-breakpoint
DROP INDEX "game_session_token";
--> statement-breakpoint
ALTER TABLE "game_session" DROP CONSTRAINT "game_session_pkey";
--> statement-breakpoint
ALTER TABLE "game_session" ADD CONSTRAINT "game_session_player_id_id_pk" PRIMARY KEY("player_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "game_session_player_token" ON "game_session" USING btree ("player_id","token_hash");
