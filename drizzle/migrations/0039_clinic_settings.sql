CREATE TABLE "clinic_settings" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"name" text,
	"address" text,
	"phone" text,
	"email" text,
	"emergency_number" text,
	"time_zone" text,
	"hours" jsonb,
	"answer_hours" integer,
	"locale" text,
	"privacy" text,
	"imprint" text,
	"logo" "bytea",
	"mail_tested_at" timestamp with time zone,
	"mail_error" text,
	CONSTRAINT "clinic_settings_only" CHECK ("clinic_settings"."only"),
	CONSTRAINT "clinic_settings_lengths" CHECK (length("clinic_settings"."name") <= 60 and length("clinic_settings"."address") <= 300 and length("clinic_settings"."phone") <= 30
        and length("clinic_settings"."email") <= 254 and length("clinic_settings"."emergency_number") <= 20 and length("clinic_settings"."time_zone") <= 60
        and length("clinic_settings"."privacy") <= 20000 and length("clinic_settings"."imprint") <= 20000 and length("clinic_settings"."mail_error") <= 500),
	CONSTRAINT "clinic_settings_logo" CHECK (octet_length("clinic_settings"."logo") <= 1048576)
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.notify_clinic()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', '{"topic":"clinic","userId":"everybody"}');
  return null;
end $function$;
--> statement-breakpoint
CREATE TRIGGER clinic AFTER INSERT OR UPDATE ON public.clinic_settings FOR EACH STATEMENT EXECUTE FUNCTION notify_clinic();
