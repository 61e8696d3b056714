-- Outside a transaction: building an index of all accounts, events or mails, or reading all visits, must not block their writers.
ALTER TABLE "mail_outbox" ADD COLUMN IF NOT EXISTS "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "account_cpf" ON "account" USING btree ("cpf");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "account_name" ON "account" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_event_refused" ON "audit_event" USING btree ("subject") WHERE "audit_event"."action" = 'order.refused';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "favorite_school" ON "favorite" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mail_outbox_member_mail" ON "mail_outbox" USING btree ("member_mail_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_status_change_time" ON "order_status_change" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "school_visit" VALIDATE CONSTRAINT "school_visit_status";
