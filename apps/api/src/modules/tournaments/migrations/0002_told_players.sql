ALTER TABLE "tournament" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tournament_entry" ADD COLUMN "told_at" timestamp with time zone;
--> statement-breakpoint
-- Players of tournaments that were stopped before are not told now.
UPDATE "tournament" SET "told_at" = "stopped_at" WHERE "status" = 'STOPPED';
