CREATE TYPE "InterviewStatus" AS ENUM ('proposed', 'agreed', 'declined', 'cancelled', 'over');

CREATE TABLE "interview" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "application_id" UUID NOT NULL,
    "status" "InterviewStatus" NOT NULL DEFAULT 'proposed',
    "times" TIMESTAMPTZ(3)[],
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "minutes" SMALLINT NOT NULL,
    "format" TEXT NOT NULL,
    "address" TEXT,
    "link" TEXT,
    "message" TEXT,
    "answer" TEXT,
    "reason" TEXT,
    "interviewer_id" UUID,
    "proposed_by_id" UUID,
    "token_hash" BYTEA NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "agreed_at" TIMESTAMPTZ(3),
    "remind_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "interview_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "interview_agreed_check" CHECK ("status" <> 'agreed' OR "agreed_at" IS NOT NULL),
    CONSTRAINT "interview_remind_check" CHECK ("remind_at" IS NULL OR "status" = 'agreed')
);
CREATE UNIQUE INDEX "interview_token_hash_key" ON "interview"("token_hash");
CREATE INDEX "interview_application_id_idx" ON "interview"("application_id");
CREATE INDEX "interview_interviewer_id_idx" ON "interview"("interviewer_id");
CREATE INDEX "interview_proposed_by_id_idx" ON "interview"("proposed_by_id");
-- One at a time with a candidate, whoever proposes it.
CREATE UNIQUE INDEX "interview_open_key" ON "interview"("application_id") WHERE "status" IN ('proposed', 'agreed', 'declined');
CREATE INDEX "interview_remind_at_idx" ON "interview"("remind_at") WHERE "remind_at" IS NOT NULL;
ALTER TABLE "interview" ADD CONSTRAINT "interview_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "interview" ADD CONSTRAINT "interview_interviewer_id_fkey" FOREIGN KEY ("interviewer_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "interview" ADD CONSTRAINT "interview_proposed_by_id_fkey" FOREIGN KEY ("proposed_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
