CREATE TABLE "identity_pool_tasks" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"task" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "identity_pool_tasks_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
ALTER TABLE "identity_users" ADD COLUMN "sessions_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_users" ADD COLUMN "restricted_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "identity_pool_tasks_due" ON "identity_pool_tasks" USING btree ("due_at");