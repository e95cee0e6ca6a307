CREATE TABLE "payment_route" (
	"reference_id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL
);
--> statement-breakpoint
INSERT INTO "payment_route" ("reference_id", "player_id") SELECT "reference_id", "player_id" FROM "payment";
--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_pkey";
--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_player_id_reference_id_pk" PRIMARY KEY("player_id","reference_id");
--> statement-breakpoint
ALTER TABLE "gateway_event" ADD COLUMN "player_id" uuid;
--> statement-breakpoint
UPDATE "gateway_event" SET "player_id" = "payment"."player_id" FROM "payment" WHERE "payment"."reference_id" = "gateway_event"."reference_id";
--> statement-breakpoint
ALTER TABLE "gateway_event" ALTER COLUMN "player_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "gateway_event" DROP CONSTRAINT "gateway_event_pkey";
--> statement-breakpoint
ALTER TABLE "gateway_event" ADD CONSTRAINT "gateway_event_player_id_event_id_pk" PRIMARY KEY("player_id","event_id");
