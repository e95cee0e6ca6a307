CREATE TABLE "integrity_check" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"faults" integer DEFAULT 0 NOT NULL,
	"detail" jsonb
);
