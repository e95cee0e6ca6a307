ALTER TABLE "players" ADD COLUMN "register_exclusion" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "registers_asked_at" timestamp with time zone;