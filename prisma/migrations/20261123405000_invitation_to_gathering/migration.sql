ALTER TABLE "talent_invitation" ADD COLUMN "gathering_id" UUID;

CREATE UNIQUE INDEX "talent_invitation_gathering_id_resume_id_key" ON "talent_invitation"("gathering_id", "resume_id");

ALTER TABLE "talent_invitation" ADD CONSTRAINT "talent_invitation_gathering_id_fkey" FOREIGN KEY ("gathering_id") REFERENCES "gathering"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- To a job, to a training, or to one that was told in words, with its day.
ALTER TABLE "talent_invitation" DROP CONSTRAINT "talent_invitation_to_one";
ALTER TABLE "talent_invitation" ADD CONSTRAINT "talent_invitation_to_one" CHECK (
    num_nonnulls("job_id", "gathering_id", "training_title") = 1
    AND ("training_title" IS NULL) = ("training_on" IS NULL)
);
