-- The check needs no validation afterwards: the columns are new, so they are null in every existing row.
ALTER TABLE "offer" ADD COLUMN "material_fee" integer;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "uniform_fee" integer;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "meals_fee" integer;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "transport_fee" integer;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_extras" CHECK (LEAST("offer"."material_fee", "offer"."uniform_fee", "offer"."meals_fee", "offer"."transport_fee") >= 0) NOT VALID;
