-- Outside a transaction: indexes of a table that is in use are built beside it.
ALTER TABLE "scholarship_order" ADD COLUMN IF NOT EXISTS "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "scholarship_order" ADD COLUMN IF NOT EXISTS "seat_missing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "scholarship_order_idempotency_key" ON "scholarship_order" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "scholarship_order_offer" ON "scholarship_order" USING btree ("offer_id");
