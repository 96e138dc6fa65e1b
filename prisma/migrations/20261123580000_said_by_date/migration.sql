-- The operator reads all entries and all comments, the newest first.
CREATE INDEX post_created_at_id_idx ON post (created_at DESC, id DESC);
CREATE INDEX comment_created_at_id_idx ON comment (created_at DESC, id DESC);
