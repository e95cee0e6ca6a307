ALTER TABLE "player_logins" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "player_logins" ADD COLUMN "system" text;