-- Outside a transaction: the index of a table that is in use is built beside it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mail_outbox_school_visit" ON "mail_outbox" USING btree ("school_visit_id");
