-- Outside a transaction: indexes of a table that is in use are built beside it.
ALTER TABLE "mail_outbox" ADD COLUMN IF NOT EXISTS "unsubscribe_url" text;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "visitor_session_base_user" ON "visitor_session" USING btree ("base_user_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mail_outbox_failed" ON "mail_outbox" USING btree ("id") WHERE "mail_outbox"."failed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "scholarship_order_seat_missing" ON "scholarship_order" USING btree ("id") WHERE "scholarship_order"."seat_missing";
