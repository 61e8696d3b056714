-- Outside a transaction: indexes of a table that is in use are built beside it.
ALTER TABLE "mail_outbox" ADD COLUMN IF NOT EXISTS "account_id" integer;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN IF NOT EXISTS "account_id" integer;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mail_outbox_account" ON "mail_outbox" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "review_account" ON "review" USING btree ("account_id");
