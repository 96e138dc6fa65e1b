CREATE TABLE "saved_talent" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "company_id" UUID NOT NULL,
    "resume_id" UUID NOT NULL,
    "saved_by_id" UUID,
    "removed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_talent_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "saved_talent_note" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "saved_talent_id" UUID NOT NULL,
    "author_id" UUID,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_talent_note_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "saved_talent_company_id_resume_id_key" ON "saved_talent"("company_id", "resume_id");
CREATE INDEX "saved_talent_company_id_created_at_idx" ON "saved_talent"("company_id", "created_at" DESC);
CREATE INDEX "saved_talent_resume_id_idx" ON "saved_talent"("resume_id");
CREATE INDEX "saved_talent_saved_by_id_idx" ON "saved_talent"("saved_by_id");
CREATE INDEX "saved_talent_removed_at_idx" ON "saved_talent"("removed_at");
CREATE INDEX "saved_talent_note_saved_talent_id_idx" ON "saved_talent_note"("saved_talent_id");
CREATE INDEX "saved_talent_note_author_id_idx" ON "saved_talent_note"("author_id");

ALTER TABLE "saved_talent" ADD CONSTRAINT "saved_talent_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "saved_talent" ADD CONSTRAINT "saved_talent_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "saved_talent" ADD CONSTRAINT "saved_talent_saved_by_id_fkey" FOREIGN KEY ("saved_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "saved_talent_note" ADD CONSTRAINT "saved_talent_note_saved_talent_id_fkey" FOREIGN KEY ("saved_talent_id") REFERENCES "saved_talent"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "saved_talent_note" ADD CONSTRAINT "saved_talent_note_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
