-- Outside a transaction: an index of a table that is in use is built beside it.
DROP INDEX CONCURRENTLY IF EXISTS "review_author_key";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "review_author_key" ON "review" USING btree ("school_id","user_email") WHERE "review"."status" <> 'unconfirmed';
