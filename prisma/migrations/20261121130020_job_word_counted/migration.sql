-- A new word has not been counted: it is among the first of the next night.
ALTER TABLE "job_word" ALTER COLUMN "counted_at" DROP NOT NULL, ALTER COLUMN "counted_at" DROP DEFAULT;
UPDATE "job_word" SET "counted_at" = NULL;
