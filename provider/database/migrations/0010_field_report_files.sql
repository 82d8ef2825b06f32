CREATE TABLE "field_report_file" (
	"id" serial PRIMARY KEY NOT NULL,
	"field_report_id" integer,
	"user_id" integer NOT NULL,
	"client_id" varchar(50) NOT NULL,
	"stored_as" uuid NOT NULL,
	"name" varchar(100) NOT NULL,
	"media_type" varchar(100) NOT NULL,
	"size" integer NOT NULL,
	"content_hash" varchar(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "field_report_file" ADD CONSTRAINT "field_report_file_field_report_id_field_report_id_fk" FOREIGN KEY ("field_report_id") REFERENCES "public"."field_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_report_file" ADD CONSTRAINT "field_report_file_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "field_report_file_field_report_id_index" ON "field_report_file" USING btree ("field_report_id");--> statement-breakpoint
CREATE UNIQUE INDEX "field_report_file_of_user" ON "field_report_file" USING btree ("user_id","client_id");