-- Outside a transaction: an index of a table that is in use is built beside it.
DROP INDEX CONCURRENTLY IF EXISTS "neighborhood_norm_trigram";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "neighborhood_norm_trigram" ON "neighborhood" USING gin ("norm" gin_trgm_ops);
