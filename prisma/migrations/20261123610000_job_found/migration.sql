-- Search engines read all open jobs in the order of their ids, some thousands at a time.
CREATE INDEX "job_active_id_idx" ON "job" ("id") INCLUDE ("closing_date") WHERE "status" = 'active';
