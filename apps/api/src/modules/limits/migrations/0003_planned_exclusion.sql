CREATE TABLE "planned_exclusion" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "planned_exclusion_due" ON "planned_exclusion" USING btree ("starts_at");