-- By what companies are told to be the same: their names but for case, spaces, punctuation and the form of the company,
-- and the host of their website.
CREATE FUNCTION "company_key"("name" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN nullif(regexp_replace(regexp_replace(lower(normalize("name", NFKC)),
    '\y(co|company|ltd|limited|llc|inc|plc|pte|corp|corporation|group|cambodia|the)\y|ក្រុមហ៊ុន|លីមីតធីត|ឯ\.\s*ក|ម\.\s*ក', ' ', 'g'),
    '[[:space:][:punct:]\u00ad\u200b-\u200f\u2010-\u2027\u2060\ufeff«»។៕៖ៗ]+', '', 'g'), '');

CREATE FUNCTION "site_key"("website" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN substring(lower("website") FROM '^https?://(?:www\.)?([^/:?#]+)');

ALTER TABLE "company"
    ADD COLUMN "name_key" TEXT GENERATED ALWAYS AS ("company_key"("name")) STORED,
    ADD COLUMN "name_km_key" TEXT GENERATED ALWAYS AS ("company_key"("name_km")) STORED,
    ADD COLUMN "site_key" TEXT GENERATED ALWAYS AS ("site_key"("website")) STORED;
