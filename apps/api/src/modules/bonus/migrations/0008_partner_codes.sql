CREATE TABLE "bonus_partner_code" (
	"brand" text NOT NULL,
	"code" text NOT NULL,
	"campaign_id" uuid NOT NULL,
	"partner" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_partner_code_brand_code_pk" PRIMARY KEY("brand","code")
);
--> statement-breakpoint
CREATE TABLE "bonus_partner_player" (
	"player_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"code" text NOT NULL,
	"came_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_partner_player_player_id_campaign_id_pk" PRIMARY KEY("player_id","campaign_id")
);
--> statement-breakpoint
CREATE INDEX "bonus_partner_code_campaign" ON "bonus_partner_code" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "bonus_partner_player_campaign" ON "bonus_partner_player" USING btree ("campaign_id","code");