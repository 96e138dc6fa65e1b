-- The last change of a company is a part of the version in which the document of the directory is kept: asking for it
-- looks at one entry of the index.
CREATE INDEX "company_updated_at_idx" ON "company"("updated_at");
