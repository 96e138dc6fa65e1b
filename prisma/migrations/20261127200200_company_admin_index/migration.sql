-- outside a transaction: there may be many accounts
CREATE INDEX "user_phone_trigram_idx" ON "user" USING gin ("phone" gin_trgm_ops) WITH (fastupdate = off);
