-- Results in words count: the job "settle-urgency" decides those of the last 30 days again.
UPDATE "blood_test_results" SET "urgency" = NULL
WHERE "status" = 'completed' AND "urgency" = 'none' AND "qualitative" <> '[]'::jsonb
  AND coalesce("collected_on", "created_at"::date) >= current_date - 31;
