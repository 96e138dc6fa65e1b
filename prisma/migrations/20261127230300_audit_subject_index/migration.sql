-- outside a transaction: there may be many

CREATE INDEX "audit_entry_subject_id_created_at_idx" ON "audit_entry" ("subject_id", "created_at" DESC);
