-- What the cards of jobs say, and the language that a job is written in, made together with its search columns.
ALTER TABLE "job" ADD COLUMN "brief" JSONB NOT NULL DEFAULT '{}';
