CREATE TABLE "bonus_queue" (
	"player_id" uuid NOT NULL,
	"queued_player_bonus_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"vertical" text NOT NULL,
	"state" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_queue_player_id_queued_player_bonus_id_pk" PRIMARY KEY("player_id","queued_player_bonus_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_queue_waiting" ON "bonus_queue" USING btree ("player_id","vertical") WHERE state = 'QUEUED';--> statement-breakpoint
CREATE INDEX "bonus_queue_expiry" ON "bonus_queue" USING btree ("expires_at") WHERE state = 'QUEUED';