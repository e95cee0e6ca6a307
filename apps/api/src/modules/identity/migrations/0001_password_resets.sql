CREATE TABLE "identity_password_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"brand" text NOT NULL,
	"player_id" uuid,
	"channel" text NOT NULL,
	"code_hash" text,
	"key_hash" text,
	"wrong_attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "identity_password_resets_subject" ON "identity_password_resets" USING btree ("subject","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_password_resets_key" ON "identity_password_resets" USING btree ("key_hash");