CREATE TABLE "kyc_answer" (
	"player_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kyc_answer_player_id_document_id_attempt_pk" PRIMARY KEY("player_id","document_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "kyc_content" (
	"player_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "kyc_content_player_id_file_id_part_pk" PRIMARY KEY("player_id","file_id","part")
);
--> statement-breakpoint
CREATE TABLE "kyc_document" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"sub_type" text,
	"status" text NOT NULL,
	"hold" text NOT NULL,
	"rejection_reason" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "kyc_document_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
CREATE TABLE "kyc_file" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"kind" text,
	"pages" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kyc_file_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
CREATE INDEX "kyc_document_status" ON "kyc_document" USING btree ("status","submitted_at");