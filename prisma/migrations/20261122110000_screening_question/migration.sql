-- What a job asks whoever applies, and what they answered.
CREATE TABLE "job_question" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "job_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "required" BOOLEAN NOT NULL,
    "unit" TEXT,
    "minimum" DOUBLE PRECISION,
    "maximum" DOUBLE PRECISION,
    "several" BOOLEAN NOT NULL,
    "options" TEXT[],
    "wanted" TEXT[],
    "wanted_minimum" DOUBLE PRECISION,
    "wanted_maximum" DOUBLE PRECISION,

    CONSTRAINT "job_question_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "job_question_job_id_position_idx" ON "job_question"("job_id", "position");
ALTER TABLE "job_question" ADD CONSTRAINT "job_question_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "application_answer" (
    "application_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "question_id" UUID,
    "kind" TEXT NOT NULL,
    "asked" TEXT NOT NULL,
    "unit" TEXT,
    "chosen" TEXT[],
    "number" DOUBLE PRECISION,
    "text" TEXT,
    "fits" BOOLEAN,

    CONSTRAINT "application_answer_pkey" PRIMARY KEY ("application_id", "position")
);
CREATE INDEX "application_answer_question_id_idx" ON "application_answer"("question_id");
ALTER TABLE "application_answer" ADD CONSTRAINT "application_answer_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "application_answer" ADD CONSTRAINT "application_answer_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "job_question"("id") ON DELETE SET NULL ON UPDATE CASCADE;
