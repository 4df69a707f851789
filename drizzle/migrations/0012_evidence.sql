CREATE TABLE "audit_seals" (
	"number" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"ids" "int8multirange" NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_unsealed" (
	"audit_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "failed_sign_ins" (
	"user_id" uuid,
	"hour" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "failed_sign_ins_one" UNIQUE NULLS NOT DISTINCT("user_id","hour")
);
--> statement-breakpoint
ALTER TABLE "failed_sign_ins" ADD CONSTRAINT "failed_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What has just been recorded waits for its seal; with its transaction it appears, however late that commits.
CREATE FUNCTION await_seal() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into audit_unsealed (audit_id) select id from added;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "await_seal" AFTER INSERT ON "audit_log" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION await_seal();
--> statement-breakpoint
INSERT INTO "audit_unsealed" ("audit_id") SELECT "id" FROM "audit_log";
--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "audit_seals" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "append_only_truncate" BEFORE TRUNCATE ON "audit_seals" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
