CREATE TABLE "company_photo" (
    "company_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "upload_id" UUID NOT NULL,

    CONSTRAINT "company_photo_pkey" PRIMARY KEY ("company_id", "position"),
    CONSTRAINT "company_photo_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    -- A file that is shown stays, and goes with its account in whatever order.
    CONSTRAINT "company_photo_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE
        DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX "company_photo_upload_id_idx" ON "company_photo"("upload_id");
