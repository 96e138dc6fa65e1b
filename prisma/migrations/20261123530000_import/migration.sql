-- Files from which companies and jobs are brought in, row by row, and what each record is called where it came from.
CREATE TABLE "import" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "content" BYTEA,
    "format" TEXT,
    "encoding" TEXT,
    "problem" JSONB,
    "notes" JSONB NOT NULL DEFAULT '[]',
    "invite" BOOLEAN NOT NULL DEFAULT false,
    "rows" INTEGER NOT NULL DEFAULT 0,
    "new_rows" INTEGER NOT NULL DEFAULT 0,
    "changed_rows" INTEGER NOT NULL DEFAULT 0,
    "same_rows" INTEGER NOT NULL DEFAULT 0,
    "kept_rows" INTEGER NOT NULL DEFAULT 0,
    "wrong_rows" INTEGER NOT NULL DEFAULT 0,
    "done_rows" INTEGER NOT NULL DEFAULT 0,
    "removed" INTEGER NOT NULL DEFAULT 0,
    "stayed" INTEGER NOT NULL DEFAULT 0,
    "invitable" INTEGER NOT NULL DEFAULT 0,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "import_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "import_created_at_id_idx" ON "import"("created_at" DESC, "id" DESC);
CREATE INDEX "import_created_by_id_idx" ON "import"("created_by_id");
ALTER TABLE "import" ADD CONSTRAINT "import_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "import_row" (
    "import_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "external_id" TEXT,
    "name" TEXT NOT NULL,
    "cells" JSONB NOT NULL,
    "result" TEXT NOT NULL,
    "faults" JSONB NOT NULL DEFAULT '[]',
    "hint" JSONB,
    "done" BOOLEAN NOT NULL DEFAULT false,
    "record_id" UUID,

    CONSTRAINT "import_row_pkey" PRIMARY KEY ("import_id", "position")
);
CREATE INDEX "import_row_import_id_result_position_idx" ON "import_row"("import_id", "result", "position");
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "import_record" (
    "source" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "external_id" TEXT NOT NULL,
    "company_id" UUID,
    "job_id" UUID,
    "import_id" UUID,
    "digest" TEXT NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "import_record_pkey" PRIMARY KEY ("source", "kind", "external_id")
);
CREATE INDEX "import_record_company_id_idx" ON "import_record"("company_id");
CREATE INDEX "import_record_job_id_idx" ON "import_record"("job_id");
CREATE INDEX "import_record_import_id_idx" ON "import_record"("import_id");
ALTER TABLE "import_record" ADD CONSTRAINT "import_record_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "import_record" ADD CONSTRAINT "import_record_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "import_record" ADD CONSTRAINT "import_record_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A company always has an owner; one that was brought in has an account that is nobody's, until somebody takes it over.
ALTER TABLE "user" ADD COLUMN "keeper" BOOLEAN NOT NULL DEFAULT false;
