-- A draft's text for the patient that equals its plan was copied there without being asked. Signed notes stay as they are.
UPDATE "visit_notes" SET "for_patient" = ''
WHERE "signed_at" IS NULL AND "for_patient" <> '' AND "for_patient" = "plan";
