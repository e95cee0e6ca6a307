ALTER TABLE "wallet" ADD COLUMN "spend_ceiling" bigint;--> statement-breakpoint
ALTER TABLE "wallet" ADD COLUMN "spend_ceiling_until" timestamp with time zone;
