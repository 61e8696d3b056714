CREATE TABLE "member_mail" (
	"id" serial PRIMARY KEY NOT NULL,
	"school_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"digest" boolean DEFAULT true NOT NULL,
	"urgent" boolean DEFAULT true NOT NULL,
	"digested_on" date
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "member_mail_id" integer;--> statement-breakpoint
ALTER TABLE "member_mail" ADD CONSTRAINT "member_mail_member" FOREIGN KEY ("school_id","account_id") REFERENCES "public"."school_member"("school_id","account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_mail_member_key" ON "member_mail" USING btree ("school_id","account_id");