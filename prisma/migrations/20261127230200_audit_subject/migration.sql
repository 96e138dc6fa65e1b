ALTER TABLE "audit_entry" ADD COLUMN "subject_id" UUID;
