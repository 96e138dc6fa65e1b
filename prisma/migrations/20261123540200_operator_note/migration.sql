CREATE TABLE "operator_note" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID,
    "company_id" UUID,
    "author_id" UUID,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "operator_note_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "operator_note_about_check" CHECK (num_nonnulls("user_id", "company_id") = 1)
);

CREATE INDEX "operator_note_user_id_created_at_idx" ON "operator_note"("user_id", "created_at" DESC);
CREATE INDEX "operator_note_company_id_created_at_idx" ON "operator_note"("company_id", "created_at" DESC);
CREATE INDEX "operator_note_author_id_idx" ON "operator_note"("author_id");

ALTER TABLE "operator_note"
    ADD CONSTRAINT "operator_note_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "operator_note_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "operator_note_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
