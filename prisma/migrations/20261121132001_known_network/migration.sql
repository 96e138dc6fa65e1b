-- Networks that the owner of an account came from, as an HMAC: they are held to fewer limits while somebody tries
-- passwords from elsewhere.
CREATE TABLE "known_network" (
    "hash" BYTEA NOT NULL,
    "user_id" UUID NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "known_network_pkey" PRIMARY KEY ("hash")
);

CREATE INDEX "known_network_user_id_idx" ON "known_network"("user_id");
CREATE INDEX "known_network_used_at_idx" ON "known_network"("used_at");

ALTER TABLE "known_network" ADD CONSTRAINT "known_network_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
