-- Outside a transaction: an index of a table that is in use is built beside it.
DROP INDEX CONCURRENTLY IF EXISTS "school_city";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "school_listed_city" ON "school" USING btree ("city_id","rating_average" DESC NULLS FIRST,"id") WHERE "school"."unlisted_reason" IS NULL;