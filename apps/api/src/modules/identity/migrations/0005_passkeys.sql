CREATE TABLE "identity_passkey_permissions" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"name" text,
	"challenge" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_passkeys" (
	"player_id" uuid NOT NULL,
	"id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"relying_party" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "identity_passkeys_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
CREATE INDEX "identity_passkey_permissions_expiry" ON "identity_passkey_permissions" USING btree ("expires_at");