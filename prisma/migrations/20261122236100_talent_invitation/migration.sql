CREATE TABLE "talent_invitation" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "company_id" UUID NOT NULL,
    "resume_id" UUID NOT NULL,
    "sent_by_id" UUID,
    "job_id" UUID,
    "training_title" TEXT,
    "training_on" DATE,
    "training_online" BOOLEAN NOT NULL DEFAULT false,
    "training_place" TEXT,
    "training_link" TEXT,
    "message" TEXT,
    "seen_at" TIMESTAMPTZ(3),
    "declined_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "talent_invitation_pkey" PRIMARY KEY ("id"),
    -- To a job, or to a training that is told in words, with its day.
    CONSTRAINT "talent_invitation_to_one" CHECK (
        num_nonnulls("job_id", "training_title") = 1 AND ("training_title" IS NULL) = ("training_on" IS NULL)
    )
);

CREATE TABLE "invitation_day" (
    "company_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "sent" INTEGER NOT NULL,

    CONSTRAINT "invitation_day_pkey" PRIMARY KEY ("company_id","day")
);

CREATE TABLE "invitation_choice" (
    "user_id" UUID NOT NULL,
    "recruiters" BOOLEAN NOT NULL DEFAULT true,
    "trainers" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invitation_choice_pkey" PRIMARY KEY ("user_id")
);

CREATE UNIQUE INDEX "talent_invitation_job_id_resume_id_key" ON "talent_invitation"("job_id", "resume_id");
CREATE INDEX "talent_invitation_resume_id_created_at_idx" ON "talent_invitation"("resume_id", "created_at" DESC);
CREATE INDEX "talent_invitation_company_id_created_at_idx" ON "talent_invitation"("company_id", "created_at" DESC);
CREATE INDEX "talent_invitation_company_id_resume_id_idx" ON "talent_invitation"("company_id", "resume_id");
CREATE INDEX "talent_invitation_sent_by_id_idx" ON "talent_invitation"("sent_by_id");
CREATE INDEX "invitation_day_day_idx" ON "invitation_day"("day");

ALTER TABLE "talent_invitation" ADD CONSTRAINT "talent_invitation_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "talent_invitation" ADD CONSTRAINT "talent_invitation_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "talent_invitation" ADD CONSTRAINT "talent_invitation_sent_by_id_fkey" FOREIGN KEY ("sent_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "talent_invitation" ADD CONSTRAINT "talent_invitation_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invitation_day" ADD CONSTRAINT "invitation_day_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invitation_choice" ADD CONSTRAINT "invitation_choice_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
