ALTER TABLE "identity_password_resets" RENAME COLUMN "player_id" TO "account_id";
--> statement-breakpoint
ALTER TABLE "identity_sessions" RENAME COLUMN "sub" TO "player_id";
--> statement-breakpoint
ALTER TABLE "identity_users" RENAME COLUMN "sub" TO "player_id";
--> statement-breakpoint
DROP INDEX "identity_sessions_sub";
--> statement-breakpoint
DROP INDEX "identity_users_brand_username";
--> statement-breakpoint
DROP INDEX "identity_refresh_tokens_session";
--> statement-breakpoint
ALTER TABLE "identity_refresh_tokens" ADD COLUMN "player_id" uuid;
--> statement-breakpoint
UPDATE "identity_refresh_tokens" SET "player_id" = "identity_sessions"."player_id" FROM "identity_sessions" WHERE "identity_sessions"."id" = "identity_refresh_tokens"."session_id";
--> statement-breakpoint
-- A token without its session is worthless: no refresh finds it.
DELETE FROM "identity_refresh_tokens" WHERE "player_id" IS NULL;
--> statement-breakpoint
ALTER TABLE "identity_refresh_tokens" ALTER COLUMN "player_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "identity_refresh_tokens" DROP CONSTRAINT "identity_refresh_tokens_pkey";
--> statement-breakpoint
ALTER TABLE "identity_refresh_tokens" ADD CONSTRAINT "identity_refresh_tokens_player_id_hash_pk" PRIMARY KEY("player_id","hash");
--> statement-breakpoint
ALTER TABLE "identity_sessions" DROP CONSTRAINT "identity_sessions_pkey";
--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD CONSTRAINT "identity_sessions_player_id_id_pk" PRIMARY KEY("player_id","id");
--> statement-breakpoint
CREATE INDEX "identity_refresh_tokens_session" ON "identity_refresh_tokens" USING btree ("player_id","session_id");
--> statement-breakpoint
CREATE TABLE "identity_refresh_route" (
	"hash" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL
);
--> statement-breakpoint
INSERT INTO "identity_refresh_route" ("hash", "player_id") SELECT "hash", "player_id" FROM "identity_refresh_tokens";
