ALTER TABLE "blood_test_results" ADD COLUMN "acknowledged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blood_test_results" ADD COLUMN "acknowledged_revision" integer;--> statement-breakpoint
ALTER TABLE "message_settings" ADD COLUMN "phone" text;
--> statement-breakpoint
drop trigger care on blood_test_results;
--> statement-breakpoint
CREATE TRIGGER care AFTER INSERT OR DELETE OR UPDATE OF status, revision, acknowledged_at ON public.blood_test_results FOR EACH ROW EXECUTE FUNCTION notify_care();
