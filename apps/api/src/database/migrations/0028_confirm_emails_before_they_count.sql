-- Outside a transaction: an index of a table that is in use is built beside it.
ALTER TABLE "account" ADD COLUMN IF NOT EXISTS "pending_email" text;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "account_email" ON "account" USING btree ("email","id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "account_confirmed_email_key" ON "account" USING btree ("email") WHERE "account"."email_confirmed_at" IS NOT NULL;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "account_email_key";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "account_cpf_key";
