-- The check needs no validation afterwards: the columns are new, so they are null in every existing row.
ALTER TABLE "offer" ADD COLUMN "material_fee" integer;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "uniform_fee" integer;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "meals_fee" integer;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "transport_fee" integer;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_extras_not_negative" CHECK ("offer"."material_fee" >= 0 AND "offer"."uniform_fee" >= 0 AND "offer"."meals_fee" >= 0 AND "offer"."transport_fee" >= 0) NOT VALID;
