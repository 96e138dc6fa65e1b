ALTER TABLE "company" ADD COLUMN "benefits" TEXT[] DEFAULT ARRAY[]::TEXT[],
    ADD COLUMN "cover_path" TEXT,
    ADD COLUMN "languages" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- The column is new, so that there is nothing to check.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "company" ADD CONSTRAINT "company_cover_path_fkey" FOREIGN KEY ("cover_path") REFERENCES "upload"("path") ON DELETE NO ACTION ON UPDATE CASCADE
    DEFERRABLE INITIALLY DEFERRED;
