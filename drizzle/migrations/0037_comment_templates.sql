CREATE TABLE "comment_templates" (
	"practitioner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "comment_templates_practitioner_id_name_pk" PRIMARY KEY("practitioner_id","name")
);
--> statement-breakpoint
ALTER TABLE "comment_templates" ADD CONSTRAINT "comment_templates_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.comment_templates FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('practitioner_id');
