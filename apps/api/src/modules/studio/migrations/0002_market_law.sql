ALTER TABLE "game_session" ADD COLUMN "maximum_stake" bigint;--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "minimum_spin_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "autoplay_allowed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "round_id" text;--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "round_staked" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "round_at" timestamp with time zone;