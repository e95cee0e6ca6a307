-- Players at EDD_PENDING who were never asked: without the questionnaire nothing leads out of that level.
INSERT INTO "kyc_document" ("player_id", "id", "type", "status", "hold", "requested_at")
SELECT "player_id", gen_random_uuid(), 'EDD_QUESTIONNAIRE', 'REQUESTED', 'NONE', now()
FROM "players"
WHERE "kyc_status" = 'EDD_PENDING'
  AND NOT EXISTS (
    SELECT FROM "kyc_document"
    WHERE "kyc_document"."player_id" = "players"."player_id" AND "type" = 'EDD_QUESTIONNAIRE' AND "status" IN ('REQUESTED', 'EXPIRED')
  );--> statement-breakpoint
UPDATE "players"
SET "edd_questionnaire" = true,
    "request_document_type_status" = trim(BOTH ',' FROM regexp_replace("request_document_type_status", '(^|,)EDD_QUESTIONNAIRE:[A-Z_]+', '') || ',EDD_QUESTIONNAIRE:REQUESTED')
WHERE "kyc_status" = 'EDD_PENDING'
  AND "request_document_type_status" NOT LIKE '%EDD_QUESTIONNAIRE:REQUESTED%'
  AND "request_document_type_status" NOT LIKE '%EDD_QUESTIONNAIRE:EXPIRED%';
