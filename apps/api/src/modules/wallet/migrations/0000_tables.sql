CREATE TYPE "public"."ledger_account" AS ENUM('MAIN', 'LOCKED', 'BONUS_SPORTS', 'BONUS_CASINO', 'BONUS_LIVE_CASINO', 'HOUSE_CASINO', 'HOUSE_LIVE_CASINO', 'HOUSE_SPORTS', 'HOUSE_BONUS', 'HOUSE_ADJUSTMENT', 'GATEWAY');--> statement-breakpoint
CREATE TYPE "public"."transaction_category" AS ENUM('BONUS', 'CASINO', 'PAYMENT', 'SPORTS', 'VIRTUAL_SPORTS', 'LIVE_CASINO', 'ADJUSTMENT', 'DORMANT_ADJUSTMENT');--> statement-breakpoint
CREATE TYPE "public"."transaction_status" AS ENUM('FAILED', 'PENDING', 'SUCCESS', 'REVERTED', 'WAITING_INPUT', 'COMPLETED', 'CANCELLED');--> statement-breakpoint
CREATE TYPE "public"."transaction_type" AS ENUM('BET', 'BET_VOID', 'CASHOUT', 'CASHOUT_VOID', 'DEPOSIT', 'LOSS', 'WIN', 'WIN_VOID', 'WITHDRAW', 'DORMANT', 'REVERSAL', 'FORFEIT', 'CANCELED', 'REVERSAL_DP');--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"player_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"account" "ledger_account" NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_posting_player_id_seq_account_pk" PRIMARY KEY("player_id","seq","account")
);
--> statement-breakpoint
CREATE TABLE "wallet" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"main" bigint DEFAULT 0 NOT NULL,
	"locked" bigint DEFAULT 0 NOT NULL,
	"sports_bonus" bigint DEFAULT 0 NOT NULL,
	"casino_bonus" bigint DEFAULT 0 NOT NULL,
	"live_casino_bonus" bigint DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"deposited" bigint DEFAULT 0 NOT NULL,
	"withdrawn" bigint DEFAULT 0 NOT NULL,
	"deposit_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_never_below_zero" CHECK (least(main, locked, sports_bonus, casino_bonus, live_casino_bonus) >= 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_transaction" (
	"player_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"reference_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"bonus_amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"main_after" bigint NOT NULL,
	"bonus_after" bigint NOT NULL,
	"type" "transaction_type" NOT NULL,
	"category" "transaction_category" NOT NULL,
	"status" "transaction_status" NOT NULL,
	"wallet" "ledger_account" NOT NULL,
	"shown" boolean NOT NULL,
	"settled" boolean NOT NULL,
	"description" text,
	"game_id" text,
	"round_id" text,
	"relates_to" uuid,
	CONSTRAINT "wallet_transaction_player_id_seq_pk" PRIMARY KEY("player_id","seq")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_transaction_reference" ON "wallet_transaction" USING btree ("reference_id");--> statement-breakpoint
CREATE INDEX "wallet_transaction_time" ON "wallet_transaction" USING btree ("player_id","created_at","seq");--> statement-breakpoint
CREATE INDEX "wallet_transaction_category" ON "wallet_transaction" USING btree ("player_id","category","seq") WHERE category <> 'CASINO';--> statement-breakpoint
CREATE INDEX "wallet_transaction_status" ON "wallet_transaction" USING btree ("player_id","status","seq") WHERE status <> 'SUCCESS';--> statement-breakpoint
CREATE INDEX "wallet_transaction_wins" ON "wallet_transaction" USING btree ("created_at") WHERE type = 'WIN' and amount >= 1000;