-- The CV that is kept on the site is sent with an application, beside a file or in place of one.
ALTER TABLE "application" ALTER COLUMN "cv_id" DROP NOT NULL;

CREATE TABLE "application_resume" (
    "application_id" UUID NOT NULL,
    "snapshot" JSONB NOT NULL,

    CONSTRAINT "application_resume_pkey" PRIMARY KEY ("application_id")
);

CREATE TABLE "application_attachment" (
    "application_id" UUID NOT NULL,
    "upload_id" UUID NOT NULL,

    CONSTRAINT "application_attachment_pkey" PRIMARY KEY ("application_id", "upload_id")
);

CREATE INDEX "application_attachment_upload_id_idx" ON "application_attachment"("upload_id");

ALTER TABLE "application_resume" ADD CONSTRAINT "application_resume_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "application_attachment" ADD CONSTRAINT "application_attachment_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "application_attachment" ADD CONSTRAINT "application_attachment_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
