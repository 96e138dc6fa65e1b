-- Authenticator apps as the second factor of operators, and which sessions were opened with two.
ALTER TABLE "session" ADD COLUMN "is_strong" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "second_factor" (
    "user_id" UUID NOT NULL,
    "secret" TEXT NOT NULL,
    "last_step" INTEGER NOT NULL,
    "recovery" BYTEA[],
    "wrong" SMALLINT NOT NULL DEFAULT 0,
    "wrong_since" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "second_factor_pkey" PRIMARY KEY ("user_id")
);
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_id_fkey"
    FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
