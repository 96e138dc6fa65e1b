-- outside a transaction
CREATE INDEX CONCURRENTLY "gathering_company_id_listed_idx" ON "gathering" ("company_id", "kind", "created_at" DESC, "id" DESC, "title", "status", "starts_at", "ends_at");
