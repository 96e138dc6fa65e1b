-- Applications of visitors, which wait until their e-mail address is confirmed.
ALTER TABLE "activation" ADD COLUMN "registered_by" BYTEA,
ADD COLUMN "without_password" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "temporary_document" ADD COLUMN "kept_until" TIMESTAMPTZ(3);

CREATE TABLE "held_application" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "handle_hash" BYTEA NOT NULL,
    "phone" TEXT NOT NULL,
    "cover_letter" TEXT,
    "answers" JSONB NOT NULL,
    "document_id" UUID,
    "upload_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "held_application_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "held_application_user_id_job_id_handle_hash_key" ON "held_application"("user_id", "job_id", "handle_hash");
CREATE INDEX "held_application_job_id_idx" ON "held_application"("job_id");
CREATE INDEX "held_application_document_id_idx" ON "held_application"("document_id");
CREATE INDEX "held_application_upload_id_idx" ON "held_application"("upload_id");
CREATE INDEX "held_application_created_at_idx" ON "held_application"("created_at");

ALTER TABLE "held_application" ADD CONSTRAINT "held_application_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "held_application" ADD CONSTRAINT "held_application_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "held_application" ADD CONSTRAINT "held_application_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "temporary_document"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "held_application" ADD CONSTRAINT "held_application_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
