-- outside a transaction: there may be many

CREATE UNIQUE INDEX "notification_gathered_idx" ON "notification" ("user_id", "kind")
    WHERE "gathered" AND "read_at" IS NULL;
