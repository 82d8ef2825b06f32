CREATE TABLE "eru_readiness" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "eru_readiness_owner_id_unique" UNIQUE("owner_id")
);
--> statement-breakpoint
CREATE TABLE "eru_readiness_type" (
	"id" serial PRIMARY KEY NOT NULL,
	"readiness_id" integer NOT NULL,
	"type" smallint NOT NULL,
	"equipment_readiness" smallint NOT NULL,
	"people_readiness" smallint NOT NULL,
	"funding_readiness" smallint NOT NULL,
	"ns_contribution" smallint NOT NULL,
	"comment" text,
	CONSTRAINT "eru_readiness_type_readiness_id_type_unique" UNIQUE("readiness_id","type")
);
--> statement-breakpoint
ALTER TABLE "eru_readiness" ADD CONSTRAINT "eru_readiness_owner_id_country_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."country"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eru_readiness_type" ADD CONSTRAINT "eru_readiness_type_readiness_id_eru_readiness_id_fk" FOREIGN KEY ("readiness_id") REFERENCES "public"."eru_readiness"("id") ON DELETE cascade ON UPDATE no action;