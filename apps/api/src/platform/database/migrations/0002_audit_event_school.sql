-- Outside a transaction: an index on a table that every request may write.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_event_school" ON "audit_event" USING btree ("school_id","id");
