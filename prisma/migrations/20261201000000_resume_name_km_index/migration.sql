-- outside a transaction

-- CreateIndex
CREATE INDEX "resume_name_km_trigram_idx" ON "resume" USING GIN ("name_km" gin_trgm_ops);
