-- What a company notes about candidates: stars, words and notes.
ALTER TABLE "application" ADD COLUMN "rating" SMALLINT,
    ADD CONSTRAINT "application_rating_check" CHECK ("rating" BETWEEN 1 AND 5);

CREATE TABLE "application_note" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "application_id" UUID NOT NULL,
    "author_id" UUID,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "application_note_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "application_note_application_id_idx" ON "application_note"("application_id");
CREATE INDEX "application_note_author_id_idx" ON "application_note"("author_id");
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "candidate_tag" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "company_id" UUID NOT NULL,
    "name" CITEXT NOT NULL,

    CONSTRAINT "candidate_tag_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "candidate_tag_company_id_name_key" ON "candidate_tag"("company_id", "name");
ALTER TABLE "candidate_tag" ADD CONSTRAINT "candidate_tag_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "application_tag" (
    "application_id" UUID NOT NULL,
    "tag_id" UUID NOT NULL,

    CONSTRAINT "application_tag_pkey" PRIMARY KEY ("application_id", "tag_id")
);
CREATE INDEX "application_tag_tag_id_idx" ON "application_tag"("tag_id");
ALTER TABLE "application_tag" ADD CONSTRAINT "application_tag_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "application_tag" ADD CONSTRAINT "application_tag_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "candidate_tag"("id") ON DELETE CASCADE ON UPDATE CASCADE;
