-- outside a transaction: there may be many

CREATE INDEX "company_cover_path_idx" ON "company" ("cover_path");
