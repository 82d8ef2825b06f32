CREATE TABLE "main_contact" (
	"id" serial PRIMARY KEY NOT NULL,
	"extent" jsonb,
	"name" varchar(300) NOT NULL,
	"email" varchar(300) NOT NULL
);
