ALTER TABLE "application_event" ADD COLUMN "company_told_at" TIMESTAMPTZ(3);
