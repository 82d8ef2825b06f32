CREATE TABLE "project_annual_split" (
	"id" serial PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"year" integer NOT NULL,
	"budget_amount" double precision,
	"target_male" integer,
	"target_female" integer,
	"target_other" integer,
	"target_total" integer,
	"reached_male" integer,
	"reached_female" integer,
	"reached_other" integer,
	"reached_total" integer
);
--> statement-breakpoint
CREATE TABLE "project_secondary_sector" (
	"project_id" integer NOT NULL,
	"sector_key" integer NOT NULL,
	CONSTRAINT "project_secondary_sector_project_id_sector_key_pk" PRIMARY KEY("project_id","sector_key")
);
--> statement-breakpoint
ALTER TABLE "project" ALTER COLUMN "start_date" SET DATA TYPE date USING (("start_date" AT TIME ZONE 'UTC')::date);--> statement-breakpoint
ALTER TABLE "project" ALTER COLUMN "end_date" SET DATA TYPE date USING (("end_date" AT TIME ZONE 'UTC')::date);--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "description" jsonb;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "reporting_ns_contact_name" varchar(255);--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "reporting_ns_contact_role" varchar(255);--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "reporting_ns_contact_email" varchar(255);--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "actual_expenditure" double precision;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "target_male" integer;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "target_female" integer;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "target_other" integer;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "reached_male" integer;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "reached_female" integer;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "reached_other" integer;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "original_language" varchar(2) DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "modified_by_id" integer;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "modified_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "project_annual_split" ADD CONSTRAINT "project_annual_split_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_secondary_sector" ADD CONSTRAINT "project_secondary_sector_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_secondary_sector" ADD CONSTRAINT "project_secondary_sector_sector_key_secondary_sector_key_fk" FOREIGN KEY ("sector_key") REFERENCES "public"."secondary_sector"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_annual_split_project_id_index" ON "project_annual_split" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_reporting_ns_id_index" ON "project" USING btree ("reporting_ns_id");