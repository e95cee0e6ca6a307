CREATE TABLE "gateway_event" (
	"event_id" text PRIMARY KEY NOT NULL,
	"reference_id" uuid NOT NULL,
	"type" text NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"reference_id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"step" text,
	"idempotency_key" text NOT NULL,
	"language" text NOT NULL,
	"gateway_id" text,
	"redirect_url" text,
	"failure_code" text,
	"cancelled_by_player" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"check_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_idempotency" ON "payment" USING btree ("player_id","kind","idempotency_key");--> statement-breakpoint
CREATE INDEX "payment_of_player" ON "payment" USING btree ("player_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "payment_in_review" ON "payment" USING btree ("created_at") WHERE step = 'REVIEW' and closed_at is null;--> statement-breakpoint
CREATE INDEX "payment_to_check" ON "payment" USING btree ("check_at") WHERE check_at is not null;