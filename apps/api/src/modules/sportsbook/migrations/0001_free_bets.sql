ALTER TABLE "sports_bet" ADD COLUMN "free_bet_id" uuid;--> statement-breakpoint
ALTER TABLE "sports_bet_route" ADD COLUMN "is_free" boolean DEFAULT false NOT NULL;