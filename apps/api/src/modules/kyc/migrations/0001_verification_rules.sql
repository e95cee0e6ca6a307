CREATE TABLE "kyc_timer" (
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "kyc_timer_player_id_kind_pk" PRIMARY KEY("player_id","kind")
);
--> statement-breakpoint
ALTER TABLE "kyc_document" ADD COLUMN "rule" text;--> statement-breakpoint
CREATE INDEX "kyc_timer_at" ON "kyc_timer" USING btree ("at");