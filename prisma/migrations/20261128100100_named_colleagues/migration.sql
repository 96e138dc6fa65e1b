-- CreateTable
CREATE TABLE "interview_colleague" (
    "interview_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "interview_colleague_pkey" PRIMARY KEY ("interview_id","user_id")
);

-- CreateTable
CREATE TABLE "job_colleague" (
    "job_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "job_colleague_pkey" PRIMARY KEY ("job_id","user_id")
);

-- CreateIndex
CREATE INDEX "interview_colleague_user_id_idx" ON "interview_colleague"("user_id");

-- CreateIndex
CREATE INDEX "job_colleague_user_id_idx" ON "job_colleague"("user_id");

-- AddForeignKey
ALTER TABLE "interview_colleague" ADD CONSTRAINT "interview_colleague_interview_id_fkey" FOREIGN KEY ("interview_id") REFERENCES "interview"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_colleague" ADD CONSTRAINT "interview_colleague_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_colleague" ADD CONSTRAINT "job_colleague_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_colleague" ADD CONSTRAINT "job_colleague_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
