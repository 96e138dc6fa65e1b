ALTER TABLE "application"
    ADD COLUMN "stage_id" UUID,
    ADD COLUMN "hired_at" TIMESTAMPTZ(3),
    ADD COLUMN "hired_told_at" TIMESTAMPTZ(3),
    ADD COLUMN "rejection" TEXT;

ALTER TABLE "application_event"
    ADD COLUMN "rejection" TEXT,
    ADD COLUMN "stage_en" TEXT,
    ADD COLUMN "stage_km" TEXT;

CREATE TABLE "candidate_stage" (
    "company_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "name_en" TEXT NOT NULL,
    "name_km" TEXT NOT NULL,
    "position" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "candidate_stage_pkey" PRIMARY KEY ("company_id","id")
);

ALTER TABLE "candidate_stage" ADD CONSTRAINT "candidate_stage_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
