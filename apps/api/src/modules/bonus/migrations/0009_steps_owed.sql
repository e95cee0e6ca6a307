ALTER TABLE "bonus_assignment" ADD COLUMN "owed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_assignment" ADD COLUMN "forfeited" bigint DEFAULT 0 NOT NULL;