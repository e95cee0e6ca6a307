ALTER TABLE "game_session" ADD COLUMN "login_id" text;--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "ended" boolean DEFAULT false NOT NULL;