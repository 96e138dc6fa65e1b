-- outside a transaction: the table may be large

-- The operator's dashboard counts who joined on each day, by role, from the index alone.
CREATE INDEX "user_activated_at_role_keeper_idx" ON "user" ("activated_at", "role", "keeper");
DROP INDEX IF EXISTS "user_activated_at_idx";
