ALTER TABLE "bonus_assignment" ADD COLUMN "deposit_reference" uuid;--> statement-breakpoint
ALTER TABLE "bonus_assignment" ADD COLUMN "warned_at" timestamp with time zone;