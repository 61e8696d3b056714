-- Outside a transaction: building an index of all orders or all mails must not block reservations and payments.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "scholarship_order_school" ON "scholarship_order" USING btree ("school_id","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mail_outbox_order" ON "mail_outbox" USING btree ("order_id");
