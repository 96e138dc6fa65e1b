-- An operator looks at an account as its owner sees it: a session of the account that hangs on the operator's own.
ALTER TABLE "session" ADD COLUMN "by_id" UUID, ADD COLUMN "by_session_id" UUID;
CREATE INDEX "session_by_session_id_idx" ON "session"("by_session_id");
ALTER TABLE "session"
    ADD CONSTRAINT "session_by_session_id_fkey" FOREIGN KEY ("by_session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "session_look_check" CHECK (("by_id" IS NULL) = ("by_session_id" IS NULL));

-- However such a session ends (by hand, with the operator's own, with a password, a disabled or deleted account, or in
-- its time), the audit log says so.
CREATE FUNCTION session_look_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO audit_entry (actor_id, action, target_id, created_at)
    VALUES (OLD.by_id, 'look.end', OLD.user_id, LEAST(now(), OLD.expires_at));
    RETURN NULL;
END $$;
CREATE TRIGGER session_look_end AFTER DELETE ON "session"
    FOR EACH ROW WHEN (OLD.by_id IS NOT NULL) EXECUTE FUNCTION session_look_end();
