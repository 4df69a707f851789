CREATE TABLE "imported_resources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"at" timestamp with time zone,
	"content" jsonb NOT NULL,
	"hash" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_resources_once" UNIQUE("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "record_import_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"at" timestamp with time zone,
	"content" jsonb NOT NULL,
	"hash" text NOT NULL,
	"reason" text,
	CONSTRAINT "record_import_entries_kind" CHECK (kind in ('measurement', 'allergies', 'conditions', 'medicalHistory', 'currentMedications', 'elsewhere', 'person')),
	CONSTRAINT "record_import_entries_reason" CHECK (reason in ('day', 'time', 'number', 'unit', 'range', 'future', 'lower', 'resource', 'large', 'deep'))
);
--> statement-breakpoint
CREATE TABLE "record_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"source" text,
	"left_out" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_imports_source" CHECK (source in ('fhir', 'csv', 'appleHealth', 'healthConnect'))
);
--> statement-breakpoint
ALTER TABLE "imported_resources" ADD CONSTRAINT "imported_resources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_import_entries" ADD CONSTRAINT "record_import_entries_import_id_record_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."record_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_imports" ADD CONSTRAINT "record_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_import_entries_import" ON "record_import_entries" USING btree ("import_id","line","id");--> statement-breakpoint
CREATE INDEX "record_imports_user" ON "record_imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "record_imports_created" ON "record_imports" USING btree ("created_at");
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.imported_resources FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('user_id');
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.record_imports FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('user_id');
