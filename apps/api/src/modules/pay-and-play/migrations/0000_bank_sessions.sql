CREATE TABLE "bank_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"bank_session_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"country_code" text NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"identity" jsonb,
	"account_id" uuid,
	"is_known" boolean DEFAULT false NOT NULL,
	"money_task" text NOT NULL,
	"task_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_subject_route" (
	"key" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE INDEX "bank_session_task" ON "bank_session" USING btree ("task_at") WHERE money_task <> 'NONE';