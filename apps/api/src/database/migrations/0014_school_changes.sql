CREATE TABLE "school_change" (
	"version" bigint PRIMARY KEY NOT NULL,
	"school_id" integer NOT NULL
);
