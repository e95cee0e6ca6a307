ALTER TABLE "players" ADD COLUMN "next_time_zone" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "time_zone_changed_at" timestamp with time zone;