-- A closing date that is changed after it has come does not say any more that the job's time is over.
ALTER TABLE "job" ADD COLUMN "ran_out" BOOLEAN NOT NULL DEFAULT false;
