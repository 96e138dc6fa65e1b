-- What companies write to candidates, and the templates that they keep for it.
CREATE TABLE "candidate_message" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "application_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "author_id" UUID,
    "locale" "Locale" NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "candidate_message_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "candidate_message_application_id_idx" ON "candidate_message"("application_id");
CREATE INDEX "candidate_message_company_id_created_at_idx" ON "candidate_message"("company_id", "created_at");
CREATE INDEX "candidate_message_author_id_idx" ON "candidate_message"("author_id");
ALTER TABLE "candidate_message" ADD CONSTRAINT "candidate_message_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "candidate_message" ADD CONSTRAINT "candidate_message_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "candidate_message" ADD CONSTRAINT "candidate_message_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "message_template" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "company_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "subject_en" TEXT,
    "text_en" TEXT,
    "subject_km" TEXT,
    "text_km" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_template_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "message_template_whole_check" CHECK (
        ("subject_en" IS NULL) = ("text_en" IS NULL) AND ("subject_km" IS NULL) = ("text_km" IS NULL)
        AND ("text_en" IS NOT NULL OR "text_km" IS NOT NULL))
);
CREATE INDEX "message_template_company_id_name_idx" ON "message_template"("company_id", "name");
ALTER TABLE "message_template" ADD CONSTRAINT "message_template_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
