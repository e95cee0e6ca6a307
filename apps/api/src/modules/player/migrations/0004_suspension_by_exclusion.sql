ALTER TABLE "players" ADD COLUMN "multibrand_excluded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now one flag stood for two reasons. Where an exclusion without an end explains it and no closure does, it was the exclusion.
UPDATE "players" SET "multibrand_excluded" = true, "multibrand_suspended" = false WHERE "multibrand_suspended"
  AND EXISTS (SELECT 1 FROM "players" "other" WHERE "other"."email_key" = "players"."email_key" AND "other"."brand" <> "players"."brand" AND "other"."status" = 'SELF_EXCLUDED' AND "other"."status_until" IS NULL)
  AND NOT EXISTS (SELECT 1 FROM "players" "other" WHERE "other"."email_key" = "players"."email_key" AND "other"."brand" <> "players"."brand" AND "other"."status" IN ('CLOSED', 'BLACKLISTED'));
