-- outside a transaction
CREATE UNIQUE INDEX CONCURRENTLY "package_is_recommended_key" ON "package" ("is_recommended") WHERE "is_recommended";
