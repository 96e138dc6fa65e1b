CREATE TABLE "post_like" (
    "post_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "post_like_pkey" PRIMARY KEY ("post_id", "user_id")
);

CREATE TABLE "comment" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "post_id" UUID NOT NULL,
    "parent_id" UUID,
    "author_id" UUID,
    "company_id" UUID,
    "text" TEXT,
    "hidden_by" TEXT,
    "edited_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "comment_pkey" PRIMARY KEY ("id"),
    -- Somebody's with a text of theirs, or deleted with nothing in it.
    CONSTRAINT "comment_whole_or_deleted" CHECK (num_nonnulls("author_id", "company_id", "text") IN (0, 3))
);

CREATE TABLE "comment_mention" (
    "comment_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "comment_mention_pkey" PRIMARY KEY ("comment_id", "company_id")
);

CREATE TABLE "report" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "reporter_id" UUID NOT NULL,
    "post_id" UUID,
    "comment_id" UUID,
    "reason" TEXT NOT NULL,
    "words" TEXT,
    "status" TEXT NOT NULL DEFAULT 'open',
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "report_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "report_of_one" CHECK (num_nonnulls("post_id", "comment_id") = 1)
);

CREATE TABLE "post_news_mail" (
    "user_id" UUID NOT NULL,
    "told_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "post_news_mail_pkey" PRIMARY KEY ("user_id")
);

CREATE INDEX "post_like_user_id_created_at_idx" ON "post_like"("user_id", "created_at" DESC);
CREATE INDEX "post_like_company_id_idx" ON "post_like"("company_id");
CREATE INDEX "comment_post_id_created_at_id_idx" ON "comment"("post_id", "created_at" DESC, "id" DESC);
CREATE INDEX "comment_parent_id_created_at_idx" ON "comment"("parent_id", "created_at");
CREATE INDEX "comment_author_id_idx" ON "comment"("author_id");
CREATE INDEX "comment_company_id_idx" ON "comment"("company_id");
CREATE INDEX "comment_mention_company_id_idx" ON "comment_mention"("company_id");
CREATE UNIQUE INDEX "report_reporter_id_post_id_key" ON "report"("reporter_id", "post_id");
CREATE UNIQUE INDEX "report_reporter_id_comment_id_key" ON "report"("reporter_id", "comment_id");
CREATE INDEX "report_post_id_idx" ON "report"("post_id");
CREATE INDEX "report_comment_id_idx" ON "report"("comment_id");
CREATE INDEX "report_status_created_at_id_idx" ON "report"("status", "created_at" DESC, "id" DESC);

ALTER TABLE "post_like" ADD CONSTRAINT "post_like_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "post"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "post_like" ADD CONSTRAINT "post_like_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "post_like" ADD CONSTRAINT "post_like_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "comment" ADD CONSTRAINT "comment_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "post"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "comment" ADD CONSTRAINT "comment_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "comment" ADD CONSTRAINT "comment_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "comment" ADD CONSTRAINT "comment_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "comment_mention" ADD CONSTRAINT "comment_mention_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "comment_mention" ADD CONSTRAINT "comment_mention_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report" ADD CONSTRAINT "report_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "post"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report" ADD CONSTRAINT "report_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "post_news_mail" ADD CONSTRAINT "post_news_mail_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
