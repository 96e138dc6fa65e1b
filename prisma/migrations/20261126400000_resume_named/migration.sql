-- CreateTable
CREATE TABLE "resume_named" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "resume_id" UUID NOT NULL,

    CONSTRAINT "resume_named_pkey" PRIMARY KEY ("user_id","day","resume_id")
);

-- CreateIndex
CREATE INDEX "resume_named_resume_id_idx" ON "resume_named"("resume_id");

-- CreateIndex
CREATE INDEX "resume_named_day_idx" ON "resume_named"("day");

-- AddForeignKey
ALTER TABLE "resume_named" ADD CONSTRAINT "resume_named_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_named" ADD CONSTRAINT "resume_named_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE;
