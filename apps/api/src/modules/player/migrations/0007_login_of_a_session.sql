ALTER TABLE "player_logins" ADD COLUMN "session_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "player_logins_session" ON "player_logins" USING btree ("player_id","session_id");