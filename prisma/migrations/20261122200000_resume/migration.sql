-- One CV for each job seeker. Texts stand in two columns, one for each language.
CREATE TABLE "resume" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "visibility" TEXT NOT NULL DEFAULT 'recruiters',
    "name_en" TEXT,
    "name_km" TEXT,
    "title_en" TEXT,
    "title_km" TEXT,
    "gender" TEXT,
    "born_on" DATE,
    "phone" TEXT[],
    "email" TEXT,
    "province_id" UUID,
    "address_en" TEXT,
    "address_km" TEXT,
    "nationality_en" TEXT,
    "nationality_km" TEXT,
    "show_photo" BOOLEAN NOT NULL DEFAULT true,
    "objective_en" TEXT,
    "objective_km" TEXT,
    "experience" TEXT,
    "wanted_category_id" UUID,
    "wanted_type" TEXT,
    "wanted_province_id" UUID,
    "currency" TEXT NOT NULL DEFAULT 'USD',
    "salary_from" BIGINT,
    "salary_to" BIGINT,
    "notice_period" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "resume_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "resume_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "resume_province_id_fkey" FOREIGN KEY ("province_id") REFERENCES "province"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "resume_wanted_category_id_fkey" FOREIGN KEY ("wanted_category_id") REFERENCES "category"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "resume_wanted_province_id_fkey" FOREIGN KEY ("wanted_province_id") REFERENCES "province"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "resume_user_id_key" ON "resume"("user_id");

-- Its sections, each in an order of its own.
CREATE TABLE "resume_work" (
    "resume_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "title_en" TEXT,
    "title_km" TEXT,
    "employer_en" TEXT,
    "employer_km" TEXT,
    "from_month" DATE,
    "to_month" DATE,
    "current" BOOLEAN NOT NULL DEFAULT false,
    "description_en" TEXT,
    "description_km" TEXT,

    CONSTRAINT "resume_work_pkey" PRIMARY KEY ("resume_id", "position"),
    CONSTRAINT "resume_work_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "resume_education" (
    "resume_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "school_en" TEXT,
    "school_km" TEXT,
    "field_en" TEXT,
    "field_km" TEXT,
    "level" TEXT,
    "from_month" DATE,
    "to_month" DATE,
    "current" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "resume_education_pkey" PRIMARY KEY ("resume_id", "position"),
    CONSTRAINT "resume_education_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "resume_skill" (
    "resume_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "kind" TEXT NOT NULL,
    "name_en" TEXT,
    "name_km" TEXT,
    "level" TEXT,

    CONSTRAINT "resume_skill_pkey" PRIMARY KEY ("resume_id", "position"),
    CONSTRAINT "resume_skill_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "resume_language" (
    "resume_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "language" TEXT NOT NULL,
    "level" TEXT,

    CONSTRAINT "resume_language_pkey" PRIMARY KEY ("resume_id", "position"),
    CONSTRAINT "resume_language_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "resume_training" (
    "resume_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "name_en" TEXT,
    "name_km" TEXT,
    "provider_en" TEXT,
    "provider_km" TEXT,
    "month" DATE,

    CONSTRAINT "resume_training_pkey" PRIMARY KEY ("resume_id", "position"),
    CONSTRAINT "resume_training_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "resume_reference" (
    "resume_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "name_en" TEXT,
    "name_km" TEXT,
    "position_en" TEXT,
    "position_km" TEXT,
    "phone" TEXT,
    "email" TEXT,

    CONSTRAINT "resume_reference_pkey" PRIMARY KEY ("resume_id", "position"),
    CONSTRAINT "resume_reference_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "resume_attachment" (
    "resume_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "upload_id" UUID NOT NULL,

    CONSTRAINT "resume_attachment_pkey" PRIMARY KEY ("resume_id", "position"),
    CONSTRAINT "resume_attachment_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    -- A file that a CV names stays, and goes with its account in whatever order.
    CONSTRAINT "resume_attachment_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE
        DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX "resume_attachment_upload_id_idx" ON "resume_attachment"("upload_id");
