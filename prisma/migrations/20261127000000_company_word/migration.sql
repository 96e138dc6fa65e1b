-- The search columns also hold marked words: of companies' names (co9), which are learnt without their mark, and whole
-- names and titles (cw9, is9, ic9), which are no words.
CREATE OR REPLACE FUNCTION "learn_job_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "job_word" ("word", "written")
    SELECT said.word, left(max(said.written), 64)
    FROM (
        SELECT own.word, "search_written" ->> own.word AS written
        FROM changed, unnest(string_to_array("search_title" || ' ' || "search_tags", ' ')) AS stored,
            regexp_replace(stored, '^co9', '') AS own (word)
        WHERE "status" = 'active' AND stored !~ '^(cw|is|ic)9'
    ) AS said
    WHERE length(said.word) BETWEEN 2 AND 64 AND said.word !~ '^\d+$'
        AND NOT EXISTS (SELECT FROM "job_word" k WHERE k."word" = said.word)
    GROUP BY said.word
    ORDER BY said.word -- one order for all, so that nobody waits in a circle
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
