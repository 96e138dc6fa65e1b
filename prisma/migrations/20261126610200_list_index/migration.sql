-- outside a transaction: the tables may be large

-- Accounts that may not act, which lists leave out.
CREATE INDEX "user_off_idx" ON "user" ("id") WHERE "activated_at" IS NULL OR "disabled_at" IS NOT NULL;
CREATE INDEX "user_keeper_idx" ON "user" ("id") WHERE "keeper";

-- Lists are read from these alone, however late the page.
CREATE INDEX "company_name_listed_idx" ON "company" (lower("name"), "id") INCLUDE ("owner_id", "name");
CREATE INDEX "company_name_km_listed_idx" ON "company" ((lower(coalesce("name_km", "name")) COLLATE "km-x-icu"), "id")
    INCLUDE ("owner_id", "name", "name_km");
CREATE INDEX "company_created_at_listed_idx" ON "company" ("created_at" DESC, "id" DESC, "owner_id");
CREATE INDEX "company_unverified_idx" ON "company" ("created_at") INCLUDE ("owner_id") WHERE "verified_at" IS NULL;
CREATE INDEX "gathering_starts_at_listed_idx" ON "gathering" ("kind", "starts_at", "id")
    INCLUDE ("ends_at", "company_id", "pinned_until", "category_id", "province_id", "online", "venue", "fee", "languages", "level", "event_type")
    WHERE "status" = 'active';
CREATE INDEX "gathering_session_ends_at_idx" ON "gathering_session" ("gathering_id", "ends_at", "starts_at");
CREATE INDEX "resume_active_on_listed_idx" ON "resume" ("active_on" DESC, "id" DESC)
    INCLUDE ("visibility", "user_id", "experience", "experience_rank", "wanted_category_id", "province_id", "wanted_province_id", "notice_period", "salary_from", "salary_to", "currency")
    WHERE "search_title" <> '';
CREATE INDEX "resume_findable_idx" ON "resume" ("id", "visibility", "user_id");
CREATE INDEX "application_job_id_created_at_idx" ON "application" ("job_id", "created_at" DESC, "id" DESC, "status");
CREATE INDEX "application_unseen_idx" ON "application" ("job_id", "created_at") WHERE "status" = 'received' AND "viewed_at" IS NULL;
CREATE INDEX "application_event_shortlisted_idx" ON "application_event" ("created_at") INCLUDE ("application_id")
    WHERE "to_status" = 'shortlisted';
CREATE INDEX "post_search_listed_idx" ON "post_search" ("posted_at" DESC, "id" DESC, "company_id", "created_by_id");
CREATE INDEX "post_search_unplaced_idx" ON "post_search" ("id") WHERE "company_id" IS NULL;
CREATE INDEX "notification_listed_idx" ON "notification" ("user_id", "created_at" DESC, "id" DESC, "kind", "read_at");
DROP INDEX IF EXISTS "notification_user_id_created_at_id_idx";

-- The orders and filters of the operator's lists.
CREATE INDEX "user_created_at_id_idx" ON "user" ("created_at" DESC, "id" DESC);
CREATE INDEX "user_name_id_idx" ON "user" ("name", "id");
CREATE INDEX "user_role_created_at_id_idx" ON "user" ("role", "created_at" DESC, "id" DESC);
CREATE INDEX "audit_entry_actor_id_created_at_idx" ON "audit_entry" ("actor_id", "created_at" DESC);
CREATE INDEX "audit_entry_action_created_at_idx" ON "audit_entry" ("action", "created_at" DESC);
CREATE INDEX "job_created_at_id_idx" ON "job" ("created_at" DESC, "id" DESC);
CREATE INDEX "job_status_created_at_id_idx" ON "job" ("status", "created_at" DESC, "id" DESC);
CREATE INDEX "post_status_created_at_id_idx" ON "post" ("status", "created_at" DESC, "id" DESC);
CREATE INDEX "post_created_at_listed_idx" ON "post" ("created_at" DESC, "id" DESC, "status", "kind");
DROP INDEX IF EXISTS "post_created_at_id_idx";

-- Searches within a text.
CREATE INDEX "user_name_trigram_idx" ON "user" USING gin ("name" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "user_email_trigram_idx" ON "user" USING gin (("email"::text) gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "company_name_trigram_idx" ON "company" USING gin ("name" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "company_name_km_trigram_idx" ON "company" USING gin ("name_km" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "job_title_trigram_idx" ON "job" USING gin ("title" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "gathering_title_trigram_idx" ON "gathering" USING gin ("title" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "application_text_trigram_idx" ON "application" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "post_body_trigram_idx" ON "post" USING gin ("body" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "comment_text_trigram_idx" ON "comment" USING gin ("text" gin_trgm_ops) WITH (fastupdate = off);
