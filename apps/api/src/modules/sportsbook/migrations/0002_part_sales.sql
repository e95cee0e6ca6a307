CREATE TABLE "sports_sale" (
	"player_id" uuid NOT NULL,
	"reference" uuid NOT NULL,
	"bet_id" text NOT NULL,
	"stake" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"sold_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sports_sale_player_id_reference_pk" PRIMARY KEY("player_id","reference")
);
--> statement-breakpoint
ALTER TABLE "sports_bet" ADD COLUMN "sold_stake" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sports_bet" ADD COLUMN "sold_for" bigint DEFAULT 0 NOT NULL;