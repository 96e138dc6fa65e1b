-- outside a transaction: the tables may be large

-- By what companies are told to be the same, in order.
CREATE INDEX "company_name_key_idx" ON "company" ("name_key");
CREATE INDEX "company_name_km_key_idx" ON "company" ("name_km_key");
CREATE INDEX "company_site_key_owner_id_idx" ON "company" ("site_key", "owner_id");
-- The columns stand beside their expressions, as PostgreSQL would otherwise read the accounts as well.
CREATE INDEX "user_domain_idx" ON "user" (lower(split_part("email"::text, '@', 2)), "id", "email")
    WHERE "role" <> 'user' AND "activated_at" IS NOT NULL AND "disabled_at" IS NULL AND NOT "keeper";
CREATE INDEX "user_phone_idx" ON "user" ((right(regexp_replace("phone", '\D', '', 'g'), 8)), "id", "phone")
    WHERE "role" <> 'user' AND "activated_at" IS NOT NULL AND "disabled_at" IS NULL AND "phone" IS NOT NULL;
