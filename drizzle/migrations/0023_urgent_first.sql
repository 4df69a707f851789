-- One statement, so that the table is written once.
ALTER TABLE "blood_test_results" ADD COLUMN "urgency" text,
  ADD COLUMN "outside" integer GENERATED ALWAYS AS (jsonb_array_length(jsonb_path_query_array(markers,
          '$[*] ? (@.plausible == true && !(@.doubtful == true) && (@.flag == "low" || @.flag == "high"))'))) STORED NOT NULL,
  ADD COLUMN "to_check" integer GENERATED ALWAYS AS (jsonb_array_length(jsonb_path_query_array(markers, '$[*] ? (@.doubtful == true)')) + jsonb_array_length(unread)
          - jsonb_array_length(jsonb_path_query_array(corrections,
            '$[*] ? (exists(@.unread) && !(@.said == "unreadable"))'))) STORED NOT NULL;--> statement-breakpoint
-- A text opens with what is urgent about its result, in up to two paragraphs. Nobody is told about this update.
ALTER TABLE "blood_test_results" DISABLE TRIGGER "live";--> statement-breakpoint
update blood_test_results b set urgency = case
    when opening ~ '(Contact|call) a doctor or emergency service today' then 'today'
    when opening ~ 'to a doctor the same day' then 'sameDay'
    else 'none'
  end
from (
  select id, coalesce(split_part(analysis, E'\n\n', 1) || ' ' || split_part(analysis, E'\n\n', 2), '') as opening
  from blood_test_results
) texts
where texts.id = b.id and b.status = 'completed';--> statement-breakpoint
ALTER TABLE "blood_test_results" ENABLE TRIGGER "live";--> statement-breakpoint
CREATE INDEX "blood_test_results_listed" ON "blood_test_results" USING btree ("user_id",coalesce(urgency, 'none') desc,created_at desc,id desc);--> statement-breakpoint
CREATE INDEX "blood_test_results_urgent" ON "blood_test_results" USING btree ("id") WHERE status = 'completed' and coalesce(urgency, 'today') <> 'none';--> statement-breakpoint
ALTER TABLE "blood_test_results" ADD CONSTRAINT "blood_test_results_urgency" CHECK (urgency in ('none', 'sameDay', 'today'));