CREATE TABLE "import_upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_upload_size" CHECK ("import_upload"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "import_upload_chunk" (
	"upload_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"digest" "bytea" NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_upload_chunk_upload_id_position_pk" PRIMARY KEY("upload_id","position")
);
--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "upload_id" uuid;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "dry_run" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "progress" jsonb;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "stop_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "rejected" jsonb;--> statement-breakpoint
ALTER TABLE "import_upload" ADD CONSTRAINT "import_upload_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_upload_chunk" ADD CONSTRAINT "import_upload_chunk_upload_id_import_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."import_upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_upload_account" ON "import_upload" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "import_upload_age" ON "import_upload" USING btree ("used_at");