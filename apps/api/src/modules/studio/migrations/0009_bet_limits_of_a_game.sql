ALTER TABLE "game_session" ADD COLUMN "smallest_bet" bigint;--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "largest_bet" bigint;