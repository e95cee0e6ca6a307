CREATE TABLE "gateway_id_route" (
	"key" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "holds" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
INSERT INTO "gateway_id_route" ("key", "player_id") SELECT 'event:' || "event_id", "player_id" FROM "gateway_event" UNION ALL SELECT 'payment:' || "gateway_id", "player_id" FROM "payment" WHERE "gateway_id" IS NOT NULL ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Deposits left open before they expired. Those that the gateway is processing are told apart when they are cancelled there.
UPDATE "payment" SET "expires_at" = "created_at" + interval '1 hour' WHERE "kind" = 'DEPOSIT' AND "closed_at" IS NULL;
