-- The check needs no validation: it allows all that the former one did.
ALTER TABLE "scholarship_order" DROP CONSTRAINT "scholarship_order_status";--> statement-breakpoint
ALTER TABLE "scholarship_order" ADD CONSTRAINT "scholarship_order_status" CHECK ("scholarship_order"."status" IN ('initiated', 'awaiting_payment', 'paid', 'confirmed', 'enrolled', 'cancelled', 'expired')) NOT VALID;