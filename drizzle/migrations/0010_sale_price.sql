DROP INDEX "credit_transactions_sales";--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD COLUMN "price_cents" integer;--> statement-breakpoint
CREATE INDEX "credit_transactions_sales" ON "credit_transactions" USING btree ("description","price_cents") WHERE "credit_transactions"."transaction_type" = 'purchase';--> statement-breakpoint
-- A care link opens and closes what its practitioner may see: open pages ask again.
create function notify_care_link() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('topic', 'session', 'userId', coalesce(new.practitioner_id, old.practitioner_id))::text);
  return null;
end $$;
--> statement-breakpoint
create trigger live after insert or update or delete on practitioner_patients
  for each row execute function notify_care_link();
