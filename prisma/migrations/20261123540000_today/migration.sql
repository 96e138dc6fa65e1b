-- What happened of late on the whole site is counted by day.
CREATE INDEX "application_created_at_idx" ON "application"("created_at") WHERE "applicant_id" IS NOT NULL;
CREATE INDEX "user_activated_at_idx" ON "user"("activated_at");
