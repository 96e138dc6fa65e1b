CREATE TABLE "job_attachment" (
    "job_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "upload_id" UUID NOT NULL,

    CONSTRAINT "job_attachment_pkey" PRIMARY KEY ("job_id","position")
);

-- CreateIndex
CREATE INDEX "job_attachment_upload_id_idx" ON "job_attachment"("upload_id");

-- AddForeignKey
ALTER TABLE "job_attachment" ADD CONSTRAINT "job_attachment_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_attachment" ADD CONSTRAINT "job_attachment_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"("id") ON DELETE CASCADE ON UPDATE CASCADE;
