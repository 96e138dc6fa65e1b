-- Whether one works from home.
ALTER TABLE "job" ADD COLUMN "remote" BOOLEAN NOT NULL DEFAULT false;
