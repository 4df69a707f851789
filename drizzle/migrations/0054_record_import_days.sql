ALTER TABLE "record_import_entries" DROP CONSTRAINT "record_import_entries_kind";--> statement-breakpoint
ALTER TABLE "record_import_entries" ADD CONSTRAINT "record_import_entries_kind" CHECK (kind in ('measurement', 'health', 'allergies', 'conditions', 'medicalHistory', 'currentMedications', 'elsewhere', 'person')) NOT VALID;--> statement-breakpoint
ALTER TABLE "record_import_entries" VALIDATE CONSTRAINT "record_import_entries_kind";
