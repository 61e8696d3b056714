-- Outside a transaction, because writes must not wait for the index.
ALTER TABLE "review" ADD COLUMN IF NOT EXISTS "order_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "review_order_key" ON "review" USING btree ("order_id");
