-- Outside a transaction: building an index of all mails, or reading all saved searches, must not block those who write them.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "saved_search_email_query_key" ON "saved_search" USING btree ("email","query");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mail_outbox_saved_search" ON "mail_outbox" USING btree ("saved_search_id");--> statement-breakpoint
ALTER TABLE "saved_search" VALIDATE CONSTRAINT "saved_search_owner";
