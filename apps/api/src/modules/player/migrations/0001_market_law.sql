ALTER TABLE "player_logins" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "risk_notice_at" timestamp with time zone;