-- Everything that the migrations before the first release made; replaces.txt lists them. A database that has all of them
-- only records this one.

CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TYPE "ApplicationStatus" AS ENUM ('received', 'shortlisted', 'rejected', 'withdrawn');
CREATE TYPE "ArticleKind" AS ENUM ('tip', 'policy', 'prakas', 'legal', 'about', 'guide');
CREATE TYPE "ArticleStatus" AS ENUM ('draft', 'active', 'archived');
CREATE TYPE "DurationType" AS ENUM ('day', 'week', 'month', 'year');
CREATE TYPE "GatheringKind" AS ENUM ('training', 'event');
CREATE TYPE "GatheringStatus" AS ENUM ('draft', 'active', 'closed', 'archived');
CREATE TYPE "InterviewStatus" AS ENUM ('proposed', 'agreed', 'declined', 'cancelled', 'over');
CREATE TYPE "JobStatus" AS ENUM ('draft', 'pending', 'active', 'closed', 'archived');
CREATE TYPE "Locale" AS ENUM ('en', 'km');
CREATE TYPE "OrderStatus" AS ENUM ('pending', 'active', 'cancelled');
CREATE TYPE "PackageStatus" AS ENUM ('active', 'inactive', 'archived');
CREATE TYPE "RegistrationState" AS ENUM ('seat', 'waiting', 'cancelled');
CREATE TYPE "Role" AS ENUM ('user', 'recruiter', 'trainer', 'editor', 'admin');
CREATE TYPE "SkillKind" AS ENUM ('hard', 'soft');

-- The first seven letters of a word, with one letter left out, or two if the word has six or more. Words one (two) edits
-- apart share one of these, so an index of them finds all similar spellings (Garbe's SymSpell).
CREATE FUNCTION word_deletions(word text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
    head text := left(word, 7);
    shorter text;
    found text[] := ARRAY[head];
BEGIN
    FOR i IN 1..length(head) LOOP
        shorter := left(head, i - 1) || substr(head, i + 1);
        found := found || shorter;
        IF length(word) > 5 THEN
            FOR k IN i..length(shorter) LOOP
                found := found || (left(shorter, k - 1) || substr(shorter, k + 1));
            END LOOP;
        END IF;
    END LOOP;
    RETURN found;
END $$;

-- Keys by which companies are recognised as the same: the name without case, spaces, punctuation and legal form, and the
-- host of the website.
CREATE FUNCTION company_key(name TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN nullif(regexp_replace(regexp_replace(lower(normalize(name, NFKC)),
    '\y(co|company|ltd|limited|llc|inc|plc|pte|corp|corporation|group|cambodia|the)\y|ក្រុមហ៊ុន|លីមីតធីត|ឯ\.\s*ក|ម\.\s*ក', ' ', 'g'),
    '[[:space:][:punct:]\u00ad\u200b-\u200f\u2010-\u2027\u2060\ufeff«»។៕៖ៗ]+', '', 'g'), '');

CREATE FUNCTION site_key(website TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN substring(lower(website) FROM '^https?://(?:www\.)?([^/:?#]+)');

-- Key that tells titles apart: all spellings of one title have the same words. Short enough for an index.
CREATE FUNCTION title_key(search_title text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT left(search_title, 200) $$;

-- Beginnings from each of the first twelve words on, as `searchFields` writes them. Khmer words are joined: people type
-- before the dictionary can cut.
CREATE FUNCTION word_starts(words text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce(array_agg(DISTINCT left(regexp_replace(
        array_to_string(s.word[i:i + 7], ' '), '([\u1780-\u17D3]) (?=[\u1780-\u17D3])', '\1', 'g'), 40)), '{}')
    FROM (SELECT string_to_array(words, ' ') AS word) s,
        generate_series(1, least(cardinality(s.word), 12)) i
$$;

CREATE FUNCTION job_list_time(posted TIMESTAMPTZ, pinned DATE) RETURNS TIMESTAMPTZ LANGUAGE sql STABLE
    RETURN posted + CASE WHEN pinned IS NULL THEN interval '0' ELSE interval '876000 hours' END;

-- Accounts

CREATE TABLE audit_entry (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  actor_id uuid,
  action text NOT NULL,
  target_id uuid,
  details jsonb NOT NULL DEFAULT '{}',
  request_id text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  subject_id uuid
);
CREATE INDEX audit_entry_created_at_id_idx ON audit_entry (created_at DESC, id DESC);
CREATE INDEX audit_entry_target_id_created_at_idx ON audit_entry (target_id, created_at DESC);
CREATE INDEX audit_entry_actor_id_created_at_idx ON audit_entry (actor_id, created_at DESC);
CREATE INDEX audit_entry_action_created_at_idx ON audit_entry (action, created_at DESC);
CREATE INDEX audit_entry_subject_id_created_at_idx ON audit_entry (subject_id, created_at DESC);

CREATE TABLE operator_note (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid,
  company_id uuid,
  author_id uuid,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT operator_note_about_check CHECK (num_nonnulls(user_id, company_id) = 1)
);
CREATE INDEX operator_note_user_id_created_at_idx ON operator_note (user_id, created_at DESC);
CREATE INDEX operator_note_company_id_created_at_idx ON operator_note (company_id, created_at DESC);
CREATE INDEX operator_note_author_id_idx ON operator_note (author_id);

-- Codes sent to phones.
CREATE TABLE phone_code (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  token_hash bytea NOT NULL,
  phone text NOT NULL,
  purpose text NOT NULL,
  code_hash bytea NOT NULL,
  tries_left smallint NOT NULL,
  sender text,
  cost numeric(8,4) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  used_at timestamptz(3)
);
CREATE UNIQUE INDEX phone_code_token_hash_key ON phone_code (token_hash);
CREATE INDEX phone_code_phone_idx ON phone_code (phone);
CREATE INDEX phone_code_created_at_idx ON phone_code (created_at);

CREATE TABLE data_export (
  user_id uuid PRIMARY KEY,
  hash bytea NOT NULL,
  started_at timestamptz(3),
  expires_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX data_export_hash_key ON data_export (hash);

CREATE TABLE "user" (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  email citext NOT NULL,
  role "Role" NOT NULL,
  name text NOT NULL,
  phone text,
  locale "Locale" NOT NULL DEFAULT 'en',
  password_hash text NOT NULL,
  activated_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  disabled_at timestamptz(3),
  photo_path text,
  keeper boolean NOT NULL DEFAULT false,
  reports_ignored_at timestamptz(3)
);
CREATE UNIQUE INDEX user_email_key ON "user" (email);
-- Every query of public jobs leaves out those of disabled accounts: few, and read from here.
CREATE INDEX user_disabled_idx ON "user" (id) WHERE disabled_at IS NOT NULL;
CREATE UNIQUE INDEX user_photo_path_key ON "user" (photo_path);
-- Accounts that may not act, which lists leave out.
CREATE INDEX user_off_idx ON "user" (id) WHERE activated_at IS NULL OR disabled_at IS NOT NULL;
CREATE INDEX user_keeper_idx ON "user" (id) WHERE keeper;
-- The orders and filters of the operator's lists.
CREATE INDEX user_created_at_id_idx ON "user" (created_at DESC, id DESC);
CREATE INDEX user_name_id_idx ON "user" (name, id);
CREATE INDEX user_role_created_at_id_idx ON "user" (role, created_at DESC, id DESC);
-- Searches within a text.
CREATE INDEX user_name_trigram_idx ON "user" USING gin (name gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX user_email_trigram_idx ON "user" USING gin ((email::text) gin_trgm_ops) WITH (fastupdate = off);
-- The operator's dashboard counts who joined on each day, by role, from the index alone.
CREATE INDEX user_activated_at_role_keeper_idx ON "user" (activated_at, role, keeper);
-- The columns stand beside their expressions, as PostgreSQL would otherwise read the accounts as well.
CREATE INDEX user_domain_idx ON "user" (lower(split_part(email::text, '@', 2)), id, email)
    WHERE role <> 'user' AND activated_at IS NOT NULL AND disabled_at IS NULL AND NOT keeper;
CREATE INDEX user_phone_idx ON "user" ((right(regexp_replace(phone, '\D', '', 'g'), 8)), id, phone)
    WHERE role <> 'user' AND activated_at IS NOT NULL AND disabled_at IS NULL AND phone IS NOT NULL;
CREATE INDEX user_phone_trigram_idx ON "user" USING gin (phone gin_trgm_ops) WITH (fastupdate = off);

-- Ways into an account beside e-mail and password.
CREATE TABLE identity (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL,
  kind text NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  label text,
  registration bytea,
  confirmed_at timestamptz(3),
  last_used_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  chat_id text
);
CREATE UNIQUE INDEX identity_confirmed_key ON identity (issuer, subject) WHERE confirmed_at IS NOT NULL;
CREATE INDEX identity_user_id_idx ON identity (user_id);

CREATE TABLE second_factor (
  user_id uuid PRIMARY KEY,
  secret text NOT NULL,
  last_step integer NOT NULL,
  recovery bytea[],
  wrong smallint NOT NULL DEFAULT 0,
  wrong_since timestamptz(3),
  created_at timestamptz(3) NOT NULL
);

-- Passkeys: ways into an account by WebAuthn.
CREATE TABLE passkey (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL,
  credential_id bytea NOT NULL,
  public_key bytea NOT NULL,
  user_handle uuid NOT NULL,
  counter bigint NOT NULL,
  transports text[],
  name text NOT NULL,
  challenged_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX passkey_credential_id_key ON passkey (credential_id);
CREATE INDEX passkey_user_id_idx ON passkey (user_id);

CREATE TABLE session (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL,
  user_agent text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  by_id uuid,
  by_session_id uuid,
  is_strong boolean NOT NULL DEFAULT false,
  from_chat boolean NOT NULL DEFAULT false,
  CONSTRAINT session_look_check CHECK ((by_id IS NULL) = (by_session_id IS NULL))
);
CREATE INDEX session_user_id_idx ON session (user_id);
CREATE INDEX session_by_session_id_idx ON session (by_session_id);

-- Networks that the owner of an account came from, as an HMAC: they are held to fewer limits while somebody tries
-- passwords from elsewhere.
CREATE TABLE known_network (
  hash bytea PRIMARY KEY,
  user_id uuid NOT NULL,
  used_at timestamptz(3) NOT NULL
);
CREATE INDEX known_network_user_id_idx ON known_network (user_id);
CREATE INDEX known_network_used_at_idx ON known_network (used_at);

-- A link opens the registration that it was sent for. Links on their way open the account as it waits now, once a
-- password is chosen.
CREATE TABLE activation (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  handle_hash bytea,
  role "Role" NOT NULL,
  name text NOT NULL,
  locale "Locale" NOT NULL,
  password_hash text NOT NULL,
  company_name text,
  company_address text,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  next text,
  registered_by bytea,
  without_password boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX activation_token_hash_key ON activation (token_hash);
CREATE INDEX activation_user_id_idx ON activation (user_id);
CREATE INDEX activation_expires_at_idx ON activation (expires_at);

CREATE TABLE password_reset (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  token_hash bytea NOT NULL,
  email citext NOT NULL,
  user_id uuid,
  code_hash bytea NOT NULL,
  tries_left smallint NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  link_hash bytea NOT NULL
);
CREATE UNIQUE INDEX password_reset_token_hash_key ON password_reset (token_hash);
CREATE INDEX password_reset_user_id_idx ON password_reset (user_id);
CREATE INDEX password_reset_expires_at_idx ON password_reset (expires_at);
CREATE INDEX password_reset_email_idx ON password_reset (email);

-- Changes of e-mail addresses, with a way back.
CREATE TABLE email_change (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL,
  old_email citext NOT NULL,
  new_email citext NOT NULL,
  token_hash bytea NOT NULL,
  back_hash bytea,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX email_change_token_hash_key ON email_change (token_hash);
CREATE UNIQUE INDEX email_change_back_hash_key ON email_change (back_hash);
CREATE INDEX email_change_user_id_idx ON email_change (user_id);
CREATE INDEX email_change_expires_at_idx ON email_change (expires_at);

-- Billing

CREATE TABLE "order" (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number serial NOT NULL,
  company_id uuid NOT NULL,
  created_by_id uuid,
  package_id uuid,
  status "OrderStatus" NOT NULL DEFAULT 'pending',
  title text NOT NULL,
  title_km text NOT NULL,
  duration integer NOT NULL,
  duration_type "DurationType" NOT NULL,
  jobs integer NOT NULL,
  cv_views integer NOT NULL,
  pin_days integer NOT NULL,
  boost_days integer NOT NULL,
  currency char(3) NOT NULL,
  subtotal bigint NOT NULL,
  vat_rate integer NOT NULL,
  vat bigint NOT NULL,
  total bigint NOT NULL,
  jobs_used integer NOT NULL DEFAULT 0,
  cv_views_used integer NOT NULL DEFAULT 0,
  valid_from date,
  valid_to date,
  confirmed_at timestamptz(3),
  paid_by text,
  paid_on date,
  payment_reference text,
  cancelled_at timestamptz(3),
  cancel_reason text,
  refunded_at timestamptz(3),
  refund_reason text,
  note text,
  job_id uuid,
  slip_id uuid,
  slip_at timestamptz(3),
  khqr text,
  khqr_md5 text,
  khqr_until timestamptz(3),
  ends_soon_at timestamptz(3),
  ended_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  vat_tin text,
  CONSTRAINT order_total_check CHECK (total = subtotal + vat AND subtotal >= 0 AND vat >= 0),
  CONSTRAINT order_used_check CHECK (jobs_used BETWEEN 0 AND jobs AND cv_views_used BETWEEN 0 AND cv_views),
  CONSTRAINT order_valid_check CHECK (status <> 'active' OR (valid_from IS NOT NULL AND valid_to IS NOT NULL AND confirmed_at IS NOT NULL))
);
CREATE UNIQUE INDEX order_number_key ON "order" (number);
CREATE UNIQUE INDEX order_slip_id_key ON "order" (slip_id);
CREATE INDEX order_company_id_created_at_idx ON "order" (company_id, created_at DESC);
CREATE INDEX order_company_id_status_valid_to_idx ON "order" (company_id, status, valid_to);
CREATE INDEX order_status_created_at_idx ON "order" (status, created_at DESC);
CREATE INDEX order_status_valid_to_idx ON "order" (status, valid_to);
CREATE INDEX order_package_id_idx ON "order" (package_id);
CREATE INDEX order_created_by_id_idx ON "order" (created_by_id);
CREATE INDEX order_job_id_idx ON "order" (job_id);

CREATE TABLE invoice (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  order_id uuid,
  number text NOT NULL,
  year integer NOT NULL,
  sequence integer NOT NULL,
  order_number integer NOT NULL,
  issued_on date NOT NULL,
  paid_on date NOT NULL,
  paid_by text NOT NULL,
  payment_reference text,
  seller jsonb NOT NULL,
  buyer jsonb NOT NULL,
  title text NOT NULL,
  title_km text NOT NULL,
  duration integer NOT NULL,
  duration_type "DurationType" NOT NULL,
  jobs integer NOT NULL,
  currency char(3) NOT NULL,
  subtotal bigint NOT NULL,
  vat_rate integer NOT NULL,
  vat bigint NOT NULL,
  total bigint NOT NULL,
  refunded_on date,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  kind text,
  riel jsonb
);
CREATE UNIQUE INDEX invoice_order_id_key ON invoice (order_id);
CREATE UNIQUE INDEX invoice_number_key ON invoice (number);
CREATE UNIQUE INDEX invoice_year_sequence_key ON invoice (year, sequence);
CREATE INDEX invoice_issued_on_idx ON invoice (issued_on);

CREATE TABLE invoice_counter (
  year integer PRIMARY KEY,
  last integer NOT NULL
);

CREATE TABLE credit_note (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  invoice_id uuid NOT NULL,
  number text NOT NULL,
  year integer NOT NULL,
  sequence integer NOT NULL,
  issued_on date NOT NULL,
  reason text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX credit_note_invoice_id_key ON credit_note (invoice_id);
CREATE UNIQUE INDEX credit_note_number_key ON credit_note (number);
CREATE UNIQUE INDEX credit_note_year_sequence_key ON credit_note (year, sequence);

CREATE TABLE credit_note_counter (
  year integer PRIMARY KEY,
  last integer NOT NULL
);

CREATE TABLE free_use (
  address_key bytea PRIMARY KEY,
  order_id uuid NOT NULL,
  until date NOT NULL
);
CREATE INDEX free_use_until_idx ON free_use (until);

CREATE TABLE package (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  status "PackageStatus" NOT NULL DEFAULT 'inactive',
  position integer NOT NULL,
  title text NOT NULL,
  title_km text NOT NULL,
  description text,
  description_km text,
  price bigint NOT NULL,
  currency char(3) NOT NULL,
  duration integer NOT NULL,
  duration_type "DurationType" NOT NULL,
  jobs integer NOT NULL,
  cv_views integer NOT NULL DEFAULT 0,
  pin_days integer NOT NULL DEFAULT 0,
  boost_days integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  is_recommended boolean NOT NULL DEFAULT false,
  CONSTRAINT package_terms_check CHECK (price >= 0 AND duration > 0 AND jobs > 0 AND cv_views >= 0)
);
CREATE UNIQUE INDEX package_is_recommended_key ON package (is_recommended) WHERE is_recommended;

CREATE TABLE operator_setting (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  logo_id uuid
);
CREATE INDEX operator_setting_logo_id_idx ON operator_setting (logo_id);

CREATE TABLE service (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  position integer NOT NULL,
  is_active boolean NOT NULL DEFAULT false,
  title text NOT NULL,
  title_km text NOT NULL,
  text text NOT NULL,
  text_km text NOT NULL,
  price bigint,
  currency char(3) NOT NULL DEFAULT 'USD',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  effect text,
  amount integer,
  sold_in_packages boolean NOT NULL DEFAULT false,
  CONSTRAINT service_amount_check CHECK (amount > 0),
  CONSTRAINT service_price_check CHECK (price >= 0)
);

CREATE TABLE enquiry (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  kind text NOT NULL,
  status text NOT NULL DEFAULT 'open',
  service_id uuid,
  form_hash bytea,
  locale char(2) NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text,
  subject text NOT NULL,
  message text NOT NULL,
  note text,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX enquiry_form_hash_key ON enquiry (form_hash);
CREATE INDEX enquiry_status_created_at_id_idx ON enquiry (status, created_at DESC, id DESC);
CREATE INDEX enquiry_email_idx ON enquiry (email);
CREATE INDEX enquiry_service_id_idx ON enquiry (service_id);

CREATE TABLE enquiry_answer (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  enquiry_id uuid NOT NULL,
  author_id uuid,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX enquiry_answer_enquiry_id_idx ON enquiry_answer (enquiry_id);
CREATE INDEX enquiry_answer_author_id_idx ON enquiry_answer (author_id);

CREATE TABLE service_request (
  enquiry_id uuid PRIMARY KEY,
  company_id uuid NOT NULL,
  asked_by_id uuid,
  job_id uuid,
  effect text,
  carried_out_at timestamptz(3),
  until date,
  views integer,
  links text[],
  ended_at timestamptz(3),
  gathering_id uuid
);
CREATE INDEX service_request_company_id_idx ON service_request (company_id);
CREATE INDEX service_request_asked_by_id_idx ON service_request (asked_by_id);
CREATE INDEX service_request_job_id_idx ON service_request (job_id);
CREATE INDEX service_request_effect_until_idx ON service_request (effect, until);
CREATE INDEX service_request_gathering_id_idx ON service_request (gathering_id);

-- Companies

CREATE TABLE company (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  owner_id uuid NOT NULL,
  name text NOT NULL,
  name_km text,
  address text NOT NULL,
  about text,
  website text,
  industry_id uuid,
  province_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  verified_at timestamptz(3),
  logo_path text,
  size text,
  search_title text NOT NULL DEFAULT '',
  search_tags text NOT NULL DEFAULT '',
  search_body text NOT NULL DEFAULT '',
  search_written jsonb NOT NULL DEFAULT '{}',
  search_rules smallint NOT NULL DEFAULT 0,
  search_name tsvector GENERATED ALWAYS AS (strip(to_tsvector('english', search_title))) STORED,
  search_head tsvector GENERATED ALWAYS AS (strip(to_tsvector('english', ((search_title || ' ') || search_tags)))) STORED,
  search tsvector GENERATED ALWAYS AS (to_tsvector('english', ((((search_title || ' ') || search_tags) || ' ') || search_body))) STORED,
  name_key text GENERATED ALWAYS AS (company_key(name)) STORED,
  name_km_key text GENERATED ALWAYS AS (company_key(name_km)) STORED,
  site_key text GENERATED ALWAYS AS (site_key(website)) STORED,
  registration_number text,
  benefits text[] DEFAULT '{}',
  cover_path text,
  languages text[] DEFAULT '{}',
  vat_tin text
);
CREATE UNIQUE INDEX company_owner_id_key ON company (owner_id);
CREATE UNIQUE INDEX company_logo_path_key ON company (logo_path);
CREATE INDEX company_search_name_idx ON company USING gin (search_name, industry_id, province_id) WITH (fastupdate = off);
CREATE INDEX company_search_head_idx ON company USING gin (search_head, industry_id, province_id) WITH (fastupdate = off);
CREATE INDEX company_search_idx ON company USING gin (search, industry_id, province_id) WITH (fastupdate = off);
CREATE INDEX company_search_rules_idx ON company (search_rules);
-- The orders of the directory, and its filters by date.
CREATE INDEX company_created_at_id_idx ON company (created_at DESC, id DESC);
CREATE INDEX company_name_idx ON company (lower(name), id);
CREATE INDEX company_industry_id_idx ON company (industry_id, created_at DESC, id DESC);
CREATE INDEX company_province_id_idx ON company (province_id, created_at DESC, id DESC);
CREATE INDEX company_name_km_idx ON company ((lower(coalesce(name_km, name)) COLLATE "km-x-icu"), id);
-- The last change of a company is a part of the version in which the document of the directory is kept: asking for it
-- looks at one entry of the index.
CREATE INDEX company_updated_at_idx ON company (updated_at);
-- Lists are read from these alone, however late the page.
CREATE INDEX company_name_listed_idx ON company (lower(name), id) INCLUDE (owner_id, name);
CREATE INDEX company_name_km_listed_idx ON company ((lower(coalesce(name_km, name)) COLLATE "km-x-icu"), id)
    INCLUDE (owner_id, name, name_km);
CREATE INDEX company_created_at_listed_idx ON company (created_at DESC, id DESC, owner_id);
CREATE INDEX company_unverified_idx ON company (created_at) INCLUDE (owner_id) WHERE verified_at IS NULL;
CREATE INDEX company_name_trigram_idx ON company USING gin (name gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX company_name_km_trigram_idx ON company USING gin (name_km gin_trgm_ops) WITH (fastupdate = off);
-- For finding companies that are the same, in order.
CREATE INDEX company_name_key_idx ON company (name_key);
CREATE INDEX company_name_km_key_idx ON company (name_km_key);
CREATE INDEX company_site_key_owner_id_idx ON company (site_key, owner_id);
CREATE INDEX company_cover_path_idx ON company (cover_path);

CREATE TABLE company_photo (
  company_id uuid NOT NULL,
  position smallint NOT NULL,
  upload_id uuid NOT NULL,
  PRIMARY KEY (company_id, "position")
);
CREATE INDEX company_photo_upload_id_idx ON company_photo (upload_id);

CREATE TABLE company_paper (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  company_id uuid NOT NULL,
  kind text NOT NULL,
  upload_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX company_paper_upload_id_key ON company_paper (upload_id);
CREATE INDEX company_paper_company_id_created_at_idx ON company_paper (company_id, created_at);

-- Who works for a company: its owner, and the colleagues whom it invited. An account works for one.
CREATE TABLE company_member (
  user_id uuid PRIMARY KEY,
  company_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  role text NOT NULL DEFAULT 'recruiter',
  billing boolean NOT NULL DEFAULT true
);
CREATE INDEX company_member_company_id_created_at_idx ON company_member (company_id, created_at);

CREATE TABLE company_invitation (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  company_id uuid NOT NULL,
  email citext NOT NULL,
  invited_by_id uuid,
  token_hash bytea NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  role text NOT NULL DEFAULT 'recruiter',
  billing boolean NOT NULL DEFAULT true
);
CREATE UNIQUE INDEX company_invitation_token_hash_key ON company_invitation (token_hash);
CREATE UNIQUE INDEX company_invitation_company_id_email_key ON company_invitation (company_id, email);
CREATE INDEX company_invitation_email_idx ON company_invitation (email);
CREATE INDEX company_invitation_invited_by_id_idx ON company_invitation (invited_by_id);
CREATE INDEX company_invitation_expires_at_idx ON company_invitation (expires_at);

-- Former addresses of companies that were merged into another, and lead to it.
CREATE TABLE merged_company (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL,
  merged_at timestamptz(3) NOT NULL
);
CREATE INDEX merged_company_company_id_idx ON merged_company (company_id);

-- `other_id` refers to nothing: of two companies the one with the lower id stands first, and rows of which the other is
-- gone are swept.
CREATE TABLE distinct_company (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  company_id uuid NOT NULL,
  other_id uuid NOT NULL,
  facts bytea NOT NULL,
  said_by_id uuid,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT distinct_company_order_check CHECK (company_id < other_id)
);
CREATE UNIQUE INDEX distinct_company_company_id_other_id_key ON distinct_company (company_id, other_id);
CREATE INDEX distinct_company_said_by_id_idx ON distinct_company (said_by_id);

-- The companies of disabled owners, which no list shows. They are few, so that a list reads them once and neither joins
-- each entry to its company and owner nor rewrites entries.
CREATE TABLE hidden_company (
  company_id uuid PRIMARY KEY
);

CREATE TABLE ignored_company (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL,
  company_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX ignored_company_user_id_company_id_key ON ignored_company (user_id, company_id);
CREATE INDEX ignored_company_user_id_created_at_idx ON ignored_company (user_id, created_at DESC);
CREATE INDEX ignored_company_company_id_idx ON ignored_company (company_id);

-- Content

CREATE TABLE article (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  kind "ArticleKind" NOT NULL,
  key text,
  status "ArticleStatus" NOT NULL DEFAULT 'draft',
  title_en text,
  title_km text,
  summary_en text,
  summary_km text,
  body_en text,
  body_km text,
  minutes_en smallint NOT NULL DEFAULT 0,
  minutes_km smallint NOT NULL DEFAULT 0,
  topic text,
  category_id uuid,
  cover_id uuid,
  author text,
  number text,
  ministry text,
  signed_on date,
  effective_on date,
  legal_status text,
  publish_at timestamptz(3),
  created_by_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  search_title text NOT NULL DEFAULT '',
  search_tags text NOT NULL DEFAULT '',
  search_body text NOT NULL DEFAULT '',
  search_attached text NOT NULL DEFAULT '',
  attached_rules smallint NOT NULL DEFAULT 0,
  search_written jsonb NOT NULL DEFAULT '{}',
  search_rules smallint NOT NULL DEFAULT 0,
  search_name tsvector GENERATED ALWAYS AS (strip(to_tsvector('english', search_title))) STORED,
  search_head tsvector GENERATED ALWAYS AS (strip(to_tsvector('english', ((search_title || ' ') || search_tags)))) STORED,
  search tsvector GENERATED ALWAYS AS (to_tsvector('english', ((((((search_title || ' ') || search_tags) || ' ') || search_body) || ' ') || search_attached))) STORED,
  video_id uuid,
  CONSTRAINT article_key CHECK ((key IS NULL) = (kind IN ('tip', 'policy', 'prakas'))),
  CONSTRAINT article_published CHECK (status <> 'active' OR publish_at IS NOT NULL),
  CONSTRAINT article_title CHECK (title_en IS NOT NULL OR title_km IS NOT NULL)
);
CREATE UNIQUE INDEX article_key_key ON article (key);
CREATE INDEX article_publish_at_idx ON article (kind, publish_at DESC, id DESC);
CREATE INDEX article_updated_at_idx ON article (updated_at);
CREATE INDEX article_category_id_idx ON article (category_id);
CREATE INDEX article_cover_id_idx ON article (cover_id);
CREATE INDEX article_created_by_id_idx ON article (created_by_id);
CREATE INDEX article_search_rules_idx ON article (search_rules);
CREATE INDEX article_attached_rules_idx ON article (attached_rules);
CREATE INDEX article_search_name_idx ON article USING gin (search_name) WITH (fastupdate = off);
CREATE INDEX article_search_head_idx ON article USING gin (search_head) WITH (fastupdate = off);
CREATE INDEX article_search_idx ON article USING gin (search) WITH (fastupdate = off);
CREATE INDEX article_video_id_idx ON article (video_id);

CREATE TABLE article_attachment (
  article_id uuid NOT NULL,
  upload_id uuid NOT NULL,
  position smallint NOT NULL,
  reading text NOT NULL DEFAULT 'waiting',
  text text NOT NULL DEFAULT '',
  PRIMARY KEY (article_id, upload_id)
);
CREATE INDEX article_attachment_upload_id_idx ON article_attachment (upload_id);

-- Pictures in the site's own texts, and the video of a guide or a tip.
CREATE TABLE article_picture (
  article_id uuid NOT NULL,
  upload_id uuid NOT NULL,
  PRIMARY KEY (article_id, upload_id)
);
CREATE INDEX article_picture_upload_id_idx ON article_picture (upload_id);

CREATE TABLE article_amendment (
  article_id uuid NOT NULL,
  amended_id uuid NOT NULL,
  position smallint NOT NULL,
  PRIMARY KEY (article_id, amended_id),
  CONSTRAINT article_amendment_other CHECK (article_id <> amended_id)
);
CREATE INDEX article_amendment_amended_id_idx ON article_amendment (amended_id);

CREATE TABLE article_version (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  article_id uuid NOT NULL,
  by_id uuid,
  changed text[],
  content jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX article_version_article_id_created_at_idx ON article_version (article_id, created_at DESC);
CREATE INDEX article_version_by_id_idx ON article_version (by_id);

CREATE TABLE article_version_upload (
  version_id uuid NOT NULL,
  upload_id uuid NOT NULL,
  PRIMARY KEY (version_id, upload_id)
);
CREATE INDEX article_version_upload_upload_id_idx ON article_version_upload (upload_id);

CREATE TABLE article_view (
  article_id uuid NOT NULL,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 1,
  PRIMARY KEY (article_id, day)
);

CREATE TABLE article_answer (
  article_id uuid NOT NULL,
  hash bytea NOT NULL,
  useful boolean NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (article_id, hash)
);
CREATE INDEX article_answer_day_idx ON article_answer (day);

CREATE TABLE article_useful (
  article_id uuid PRIMARY KEY,
  yes integer NOT NULL DEFAULT 0,
  no integer NOT NULL DEFAULT 0
);

CREATE TABLE banner (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  type text NOT NULL,
  position integer NOT NULL,
  is_active boolean NOT NULL DEFAULT false,
  image_id uuid,
  image_km_id uuid,
  alt text,
  alt_km text,
  text text,
  text_km text,
  link text,
  starts_on date,
  ends_on date,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT banner_begins_before_it_ends CHECK (ends_on >= starts_on),
  CONSTRAINT banner_shows_something CHECK (num_nonnulls(image_id, text) > 0)
);
CREATE INDEX banner_image_id_idx ON banner (image_id);
CREATE INDEX banner_image_km_id_idx ON banner (image_km_id);

CREATE TABLE banner_view (
  banner_id uuid NOT NULL,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 1,
  PRIMARY KEY (banner_id, day)
);

CREATE TABLE banner_click (
  banner_id uuid NOT NULL,
  day date NOT NULL,
  clicks integer NOT NULL DEFAULT 1,
  PRIMARY KEY (banner_id, day)
);

-- Events

CREATE TABLE certificate (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number text NOT NULL,
  user_id uuid NOT NULL,
  gathering_id uuid,
  name text NOT NULL,
  kind "GatheringKind" NOT NULL,
  title text NOT NULL,
  provider text NOT NULL,
  provider_km text,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  days smallint NOT NULL,
  issued_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX certificate_number_key ON certificate (number);
CREATE INDEX certificate_user_id_issued_at_idx ON certificate (user_id, issued_at DESC);
CREATE UNIQUE INDEX certificate_gathering_id_user_id_starts_on_key ON certificate (gathering_id, user_id, starts_on);

CREATE TABLE gathering (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  kind "GatheringKind" NOT NULL,
  company_id uuid NOT NULL,
  created_by_id uuid,
  status "GatheringStatus" NOT NULL DEFAULT 'draft',
  title text NOT NULL,
  category_id uuid,
  event_type text,
  level text,
  languages text[],
  cover_id uuid,
  description text,
  outcomes text,
  audience text,
  programme text,
  online boolean NOT NULL DEFAULT false,
  province_id uuid,
  venue text,
  address text,
  link text,
  currency char(3) NOT NULL DEFAULT 'USD',
  fee bigint,
  early_fee bigint,
  early_until date,
  seats integer,
  register_until date,
  certificate boolean NOT NULL DEFAULT false,
  contact_name text,
  contact_phone text,
  contact_email text,
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  published_at timestamptz(3),
  posted_at timestamptz(3),
  closed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  search_title text NOT NULL DEFAULT '',
  search_tags text NOT NULL DEFAULT '',
  search_body text NOT NULL DEFAULT '',
  search_written jsonb NOT NULL DEFAULT '{}',
  search_rules smallint NOT NULL DEFAULT 0,
  search_name tsvector GENERATED ALWAYS AS (strip(to_tsvector('english', search_title))) STORED,
  search_head tsvector GENERATED ALWAYS AS (strip(to_tsvector('english', ((search_title || ' ') || search_tags)))) STORED,
  search tsvector GENERATED ALWAYS AS (to_tsvector('english', ((((search_title || ' ') || search_tags) || ' ') || search_body))) STORED,
  pinned_until date,
  CONSTRAINT gathering_seats CHECK (seats > 0),
  CONSTRAINT gathering_times CHECK ((starts_at IS NULL) = (ends_at IS NULL) AND ends_at > starts_at)
);
CREATE INDEX gathering_company_id_kind_status_updated_at_idx ON gathering (company_id, kind, status, updated_at DESC);
CREATE INDEX gathering_created_by_id_idx ON gathering (created_by_id);
CREATE INDEX gathering_category_id_idx ON gathering (category_id);
CREATE INDEX gathering_province_id_idx ON gathering (province_id);
CREATE INDEX gathering_cover_id_idx ON gathering (cover_id);
CREATE INDEX gathering_search_rules_idx ON gathering (search_rules);
CREATE INDEX gathering_starts_at_idx ON gathering (kind, starts_at, id);
CREATE INDEX gathering_ends_at_idx ON gathering (kind, ends_at, id);
CREATE INDEX gathering_posted_at_idx ON gathering (kind, posted_at DESC, id DESC);
CREATE INDEX gathering_search_name_idx ON gathering USING gin (search_name) WITH (fastupdate = off);
CREATE INDEX gathering_search_head_idx ON gathering USING gin (search_head) WITH (fastupdate = off);
CREATE INDEX gathering_search_idx ON gathering USING gin (search) WITH (fastupdate = off);
CREATE INDEX gathering_starts_at_listed_idx ON gathering (kind, starts_at, id)
    INCLUDE (ends_at, company_id, pinned_until, category_id, province_id, online, venue, fee, languages, level, event_type)
    WHERE status = 'active';
CREATE INDEX gathering_title_trigram_idx ON gathering USING gin (title gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX gathering_company_id_listed_idx ON gathering (company_id, kind, created_at DESC, id DESC, title, status, starts_at, ends_at);

CREATE TABLE gathering_session (
  gathering_id uuid NOT NULL,
  position smallint NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  PRIMARY KEY (gathering_id, "position"),
  CONSTRAINT gathering_session_times CHECK (ends_at > starts_at)
);
CREATE INDEX gathering_session_starts_at_idx ON gathering_session (starts_at);
CREATE INDEX gathering_session_ends_at_idx ON gathering_session (gathering_id, ends_at, starts_at);

CREATE TABLE gathering_speaker (
  gathering_id uuid NOT NULL,
  position smallint NOT NULL,
  name text NOT NULL,
  title text,
  biography text,
  photo_id uuid,
  PRIMARY KEY (gathering_id, "position")
);
CREATE INDEX gathering_speaker_photo_id_idx ON gathering_speaker (photo_id);

CREATE TABLE gathering_attachment (
  gathering_id uuid NOT NULL,
  position smallint NOT NULL,
  upload_id uuid NOT NULL,
  PRIMARY KEY (gathering_id, "position")
);
CREATE INDEX gathering_attachment_upload_id_idx ON gathering_attachment (upload_id);

CREATE TABLE gathering_company (
  gathering_id uuid NOT NULL,
  position smallint NOT NULL,
  company_id uuid NOT NULL,
  PRIMARY KEY (gathering_id, company_id)
);
CREATE INDEX gathering_company_company_id_idx ON gathering_company (company_id);

CREATE TABLE registration (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  gathering_id uuid NOT NULL,
  user_id uuid NOT NULL,
  state "RegistrationState" NOT NULL,
  turn serial NOT NULL,
  fee bigint,
  currency char(3) NOT NULL,
  paid_at timestamptz(3),
  attended_at timestamptz(3),
  cancelled_at timestamptz(3),
  reminded_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL
);
CREATE INDEX registration_gathering_id_state_turn_idx ON registration (gathering_id, state, turn);
CREATE INDEX registration_user_id_created_at_idx ON registration (user_id, created_at DESC);
CREATE UNIQUE INDEX registration_gathering_id_user_id_key ON registration (gathering_id, user_id);

-- Messages of organisers to participants, where those without an e-mail address read them.
CREATE TABLE participant_message (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  registration_id uuid NOT NULL,
  author_id uuid,
  subject text NOT NULL,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX participant_message_registration_id_idx ON participant_message (registration_id);
CREATE INDEX participant_message_author_id_idx ON participant_message (author_id);

-- Feed

CREATE TABLE bookmark (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL,
  job_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  gathering_id uuid,
  post_id uuid,
  reminded_for date,
  CONSTRAINT bookmark_of_one CHECK (num_nonnulls(job_id, gathering_id, post_id) = 1)
);
CREATE UNIQUE INDEX bookmark_user_id_job_id_key ON bookmark (user_id, job_id);
CREATE INDEX bookmark_user_id_created_at_idx ON bookmark (user_id, created_at DESC);
CREATE INDEX bookmark_job_id_idx ON bookmark (job_id);
CREATE UNIQUE INDEX bookmark_user_id_gathering_id_key ON bookmark (user_id, gathering_id);
CREATE UNIQUE INDEX bookmark_user_id_post_id_key ON bookmark (user_id, post_id);
CREATE INDEX bookmark_gathering_id_idx ON bookmark (gathering_id);
CREATE INDEX bookmark_post_id_idx ON bookmark (post_id);

CREATE TABLE comment (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  post_id uuid NOT NULL,
  parent_id uuid,
  author_id uuid,
  company_id uuid,
  text text,
  hidden_by text,
  edited_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT comment_whole_or_deleted CHECK (num_nonnulls(author_id, company_id, text) IN (0, 3))
);
CREATE INDEX comment_post_id_created_at_id_idx ON comment (post_id, created_at DESC, id DESC);
CREATE INDEX comment_parent_id_created_at_idx ON comment (parent_id, created_at);
CREATE INDEX comment_author_id_idx ON comment (author_id);
CREATE INDEX comment_company_id_idx ON comment (company_id);
CREATE INDEX comment_created_at_id_idx ON comment (created_at DESC, id DESC);
CREATE INDEX comment_text_trigram_idx ON comment USING gin (text gin_trgm_ops) WITH (fastupdate = off);

CREATE TABLE comment_mention (
  comment_id uuid NOT NULL,
  company_id uuid NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (comment_id, company_id)
);
CREATE INDEX comment_mention_company_id_idx ON comment_mention (company_id);

CREATE TABLE post_like (
  post_id uuid NOT NULL,
  user_id uuid NOT NULL,
  company_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX post_like_user_id_created_at_idx ON post_like (user_id, created_at DESC);
CREATE INDEX post_like_company_id_idx ON post_like (company_id);

CREATE TABLE post_news_mail (
  user_id uuid PRIMARY KEY,
  told_until timestamptz(3) NOT NULL
);

CREATE TABLE post (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  company_id uuid NOT NULL,
  created_by_id uuid,
  kind text NOT NULL,
  status text NOT NULL DEFAULT 'draft',
  body text,
  posted_at timestamptz(3),
  pinned_until timestamptz(3),
  job_id uuid,
  shared_post_id uuid,
  video_id uuid,
  link_noun text,
  link_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  gathering_id uuid,
  hidden_from text
);
CREATE UNIQUE INDEX post_job_id_key ON post (job_id);
CREATE INDEX post_company_id_posted_at_id_idx ON post (company_id, posted_at DESC, id DESC);
CREATE INDEX post_created_by_id_idx ON post (created_by_id);
CREATE INDEX post_shared_post_id_idx ON post (shared_post_id);
CREATE INDEX post_video_id_idx ON post (video_id);
-- The feed, whole and by kind; read from both ends.
CREATE INDEX post_feed_idx ON post (posted_at DESC, id DESC) WHERE status = 'active';
CREATE INDEX post_feed_kind_idx ON post (kind, posted_at DESC, id DESC) WHERE status = 'active';
CREATE INDEX post_pinned_idx ON post (pinned_until) WHERE pinned_until IS NOT NULL;
CREATE UNIQUE INDEX post_gathering_id_key ON post (gathering_id);
CREATE INDEX post_updated_at_id_idx ON post (updated_at, id);
CREATE INDEX post_status_created_at_id_idx ON post (status, created_at DESC, id DESC);
CREATE INDEX post_created_at_listed_idx ON post (created_at DESC, id DESC, status, kind);
CREATE INDEX post_body_trigram_idx ON post USING gin (body gin_trgm_ops) WITH (fastupdate = off);

-- Search entries of the feed, in a table of their own: most posts have no words, and a post's row stays as it is when the
-- search rules change.
CREATE TABLE post_search (
  id uuid PRIMARY KEY,
  search_title text NOT NULL DEFAULT '',
  search_tags text NOT NULL DEFAULT '',
  search_body text NOT NULL DEFAULT '',
  search_written jsonb NOT NULL DEFAULT '{}',
  search_rules smallint NOT NULL DEFAULT 0,
  search_name tsvector GENERATED ALWAYS AS (strip(to_tsvector('english', search_title))) STORED,
  search_head tsvector GENERATED ALWAYS AS (strip(to_tsvector('english', ((search_title || ' ') || search_tags)))) STORED,
  search tsvector GENERATED ALWAYS AS (to_tsvector('english', ((((search_title || ' ') || search_tags) || ' ') || search_body))) STORED,
  posted_at timestamptz(3),
  company_id uuid,
  created_by_id uuid,
  job_id uuid,
  gathering_id uuid
);
CREATE INDEX post_search_search_rules_idx ON post_search (search_rules);
CREATE INDEX post_search_name_idx ON post_search USING gin (search_name) WITH (fastupdate = off);
CREATE INDEX post_search_head_idx ON post_search USING gin (search_head) WITH (fastupdate = off);
CREATE INDEX post_search_idx ON post_search USING gin (search) WITH (fastupdate = off);
CREATE INDEX post_search_unplaced_idx ON post_search (id) WHERE company_id IS NULL;
CREATE INDEX post_search_shown_idx
    ON post_search (posted_at DESC, id DESC, company_id, created_by_id, job_id, gathering_id);

CREATE TABLE post_picture (
  post_id uuid NOT NULL,
  position smallint NOT NULL,
  upload_id uuid NOT NULL,
  PRIMARY KEY (post_id, "position")
);
CREATE INDEX post_picture_upload_id_idx ON post_picture (upload_id);

CREATE TABLE post_view (
  post_id uuid NOT NULL,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 1,
  PRIMARY KEY (post_id, day)
);

CREATE TABLE report (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  reporter_id uuid,
  post_id uuid,
  comment_id uuid,
  reason text NOT NULL,
  words text,
  status text NOT NULL DEFAULT 'open',
  answer text,
  answered_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  company_id uuid,
  email text,
  job_id uuid,
  locale "Locale",
  held_at timestamptz(3),
  CONSTRAINT report_of_one CHECK (num_nonnulls(post_id, comment_id, job_id, company_id) = 1)
);
CREATE UNIQUE INDEX report_reporter_id_post_id_key ON report (reporter_id, post_id);
CREATE UNIQUE INDEX report_reporter_id_comment_id_key ON report (reporter_id, comment_id);
CREATE INDEX report_post_id_idx ON report (post_id);
CREATE INDEX report_comment_id_idx ON report (comment_id);
CREATE INDEX report_status_created_at_id_idx ON report (status, created_at DESC, id DESC);
CREATE UNIQUE INDEX report_reporter_id_job_id_key ON report (reporter_id, job_id);
CREATE UNIQUE INDEX report_reporter_id_company_id_key ON report (reporter_id, company_id);
CREATE INDEX report_job_id_idx ON report (job_id);
CREATE INDEX report_company_id_idx ON report (company_id);
CREATE INDEX report_held_at_idx ON report (held_at);

-- Hiring

CREATE TABLE application (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  job_id uuid NOT NULL,
  applicant_id uuid,
  status "ApplicationStatus" NOT NULL DEFAULT 'received',
  name text NOT NULL,
  email text,
  phone text,
  cover_letter text,
  cv_id uuid,
  viewed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  told_status "ApplicationStatus" NOT NULL DEFAULT 'received',
  search_text text NOT NULL DEFAULT '',
  rating smallint,
  source text,
  locale "Locale",
  stage_id uuid,
  hired_at timestamptz(3),
  hired_told_at timestamptz(3),
  rejection text,
  CONSTRAINT application_by_hand_check CHECK ((applicant_id IS NULL) = (source IS NOT NULL AND locale IS NOT NULL)),
  CONSTRAINT application_rating_check CHECK (rating BETWEEN 1 AND 5),
  CONSTRAINT application_reachable_check CHECK (email IS NOT NULL OR phone IS NOT NULL)
);
CREATE INDEX application_job_id_status_created_at_idx ON application (job_id, status, created_at DESC);
CREATE UNIQUE INDEX application_job_id_applicant_id_key ON application (job_id, applicant_id);
-- Deleting an account finds what refers to its company and files by these, instead of reading whole tables.
CREATE INDEX application_cv_id_idx ON application (cv_id);
CREATE INDEX application_applicant_id_created_at_idx ON application (applicant_id, created_at DESC);
-- What happened of late on the whole site is counted by day.
CREATE INDEX application_created_at_idx ON application (created_at) WHERE applicant_id IS NOT NULL;
CREATE INDEX application_job_id_created_at_idx ON application (job_id, created_at DESC, id DESC, status);
CREATE INDEX application_unseen_idx ON application (job_id, created_at) WHERE status = 'received' AND viewed_at IS NULL;
CREATE INDEX application_text_trigram_idx ON application USING gin (search_text gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX application_job_id_hired_at_idx ON application (job_id, hired_at) WHERE hired_at IS NOT NULL;

CREATE TABLE application_resume (
  application_id uuid PRIMARY KEY,
  snapshot jsonb NOT NULL
);

CREATE TABLE application_attachment (
  application_id uuid NOT NULL,
  upload_id uuid NOT NULL,
  PRIMARY KEY (application_id, upload_id)
);
CREATE INDEX application_attachment_upload_id_idx ON application_attachment (upload_id);

CREATE TABLE held_application (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL,
  job_id uuid NOT NULL,
  handle_hash bytea NOT NULL,
  phone text NOT NULL,
  cover_letter text,
  answers jsonb NOT NULL,
  document_id uuid,
  upload_id uuid,
  created_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX held_application_user_id_job_id_handle_hash_key ON held_application (user_id, job_id, handle_hash);
CREATE INDEX held_application_job_id_idx ON held_application (job_id);
CREATE INDEX held_application_document_id_idx ON held_application (document_id);
CREATE INDEX held_application_upload_id_idx ON held_application (upload_id);
CREATE INDEX held_application_created_at_idx ON held_application (created_at);

CREATE TABLE application_event (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  application_id uuid NOT NULL,
  kind text NOT NULL,
  from_status "ApplicationStatus",
  to_status "ApplicationStatus",
  by_id uuid,
  reason text,
  tell_reason boolean NOT NULL DEFAULT false,
  told_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  by_centre boolean NOT NULL DEFAULT false,
  rejection text,
  stage_en text,
  stage_km text,
  notice text,
  tell_at timestamptz(3),
  company_told_at timestamptz(3)
);
CREATE INDEX application_event_application_id_created_at_idx ON application_event (application_id, created_at DESC);
CREATE INDEX application_event_by_id_idx ON application_event (by_id);
CREATE INDEX application_event_shortlisted_idx ON application_event (created_at) INCLUDE (application_id)
    WHERE to_status = 'shortlisted';

CREATE TABLE application_note (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  application_id uuid NOT NULL,
  author_id uuid,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL
);
CREATE INDEX application_note_application_id_idx ON application_note (application_id);
CREATE INDEX application_note_author_id_idx ON application_note (author_id);

CREATE TABLE candidate_tag (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  company_id uuid NOT NULL,
  name citext NOT NULL
);
CREATE UNIQUE INDEX candidate_tag_company_id_name_key ON candidate_tag (company_id, name);

CREATE TABLE application_tag (
  application_id uuid NOT NULL,
  tag_id uuid NOT NULL,
  PRIMARY KEY (application_id, tag_id)
);
CREATE INDEX application_tag_tag_id_idx ON application_tag (tag_id);

-- Messages of companies to candidates, and templates for them.
CREATE TABLE candidate_message (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  application_id uuid NOT NULL,
  company_id uuid NOT NULL,
  author_id uuid,
  locale "Locale" NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX candidate_message_application_id_idx ON candidate_message (application_id);
CREATE INDEX candidate_message_company_id_created_at_idx ON candidate_message (company_id, created_at);
CREATE INDEX candidate_message_author_id_idx ON candidate_message (author_id);

CREATE TABLE message_template (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  company_id uuid NOT NULL,
  name text NOT NULL,
  subject_en text,
  text_en text,
  subject_km text,
  text_km text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT message_template_whole_check CHECK ((subject_en IS NULL) = (text_en IS NULL) AND (subject_km IS NULL) = (text_km IS NULL) AND (text_en IS NOT NULL OR text_km IS NOT NULL))
);
CREATE INDEX message_template_company_id_name_idx ON message_template (company_id, name);

-- Number of candidates that a company writes to in a day, even if the messages are deleted.
CREATE TABLE writing_day (
  company_id uuid NOT NULL,
  day date NOT NULL,
  recipients integer NOT NULL,
  PRIMARY KEY (company_id, day)
);
CREATE INDEX writing_day_day_idx ON writing_day (day);

CREATE TABLE interview (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  application_id uuid NOT NULL,
  status "InterviewStatus" NOT NULL DEFAULT 'proposed',
  times timestamptz(3)[],
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  minutes smallint NOT NULL,
  format text NOT NULL,
  address text,
  link text,
  message text,
  answer text,
  reason text,
  interviewer_id uuid,
  proposed_by_id uuid,
  token_hash bytea NOT NULL,
  sequence integer NOT NULL DEFAULT 0,
  agreed_at timestamptz(3),
  remind_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  off_at timestamptz(3),
  told_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT interview_agreed_check CHECK (status <> 'agreed' OR agreed_at IS NOT NULL),
  CONSTRAINT interview_remind_check CHECK (remind_at IS NULL OR status = 'agreed')
);
CREATE UNIQUE INDEX interview_token_hash_key ON interview (token_hash);
CREATE INDEX interview_application_id_idx ON interview (application_id);
CREATE INDEX interview_interviewer_id_idx ON interview (interviewer_id);
CREATE INDEX interview_proposed_by_id_idx ON interview (proposed_by_id);
-- One at a time with a candidate, whoever proposes it.
CREATE UNIQUE INDEX interview_open_key ON interview (application_id) WHERE status IN ('proposed', 'agreed', 'declined');
CREATE INDEX interview_remind_at_idx ON interview (remind_at) WHERE remind_at IS NOT NULL;

CREATE TABLE interview_colleague (
  interview_id uuid NOT NULL,
  user_id uuid NOT NULL,
  PRIMARY KEY (interview_id, user_id)
);
CREATE INDEX interview_colleague_user_id_idx ON interview_colleague (user_id);

CREATE TABLE scorecard_criterion (
  job_id uuid NOT NULL,
  position smallint NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (job_id, "position")
);

CREATE TABLE scorecard (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  application_id uuid NOT NULL,
  author_id uuid,
  overall smallint NOT NULL,
  note text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL
);
CREATE INDEX scorecard_author_id_idx ON scorecard (author_id);
CREATE UNIQUE INDEX scorecard_application_id_author_id_key ON scorecard (application_id, author_id);

CREATE TABLE scorecard_score (
  scorecard_id uuid NOT NULL,
  criterion text NOT NULL,
  position smallint NOT NULL,
  score smallint NOT NULL,
  PRIMARY KEY (scorecard_id, criterion)
);

-- Questions of a job to its applicants, and their answers.
CREATE TABLE job_question (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  job_id uuid NOT NULL,
  position smallint NOT NULL,
  kind text NOT NULL,
  text text NOT NULL,
  required boolean NOT NULL,
  unit text,
  minimum double precision,
  maximum double precision,
  several boolean NOT NULL,
  options text[],
  wanted text[],
  wanted_minimum double precision,
  wanted_maximum double precision
);
CREATE INDEX job_question_job_id_position_idx ON job_question (job_id, "position");

CREATE TABLE application_answer (
  application_id uuid NOT NULL,
  position smallint NOT NULL,
  question_id uuid,
  kind text NOT NULL,
  asked text NOT NULL,
  unit text,
  chosen text[],
  number double precision,
  text text,
  fits boolean,
  PRIMARY KEY (application_id, "position")
);
CREATE INDEX application_answer_question_id_idx ON application_answer (question_id);

CREATE TABLE candidate_stage (
  company_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  name_en text NOT NULL,
  name_km text NOT NULL,
  position smallint NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (company_id, id)
);

-- Jobs

CREATE TABLE career_report (
  id boolean PRIMARY KEY DEFAULT true,
  made_at timestamptz(3) NOT NULL,
  report jsonb NOT NULL,
  CONSTRAINT career_report_alone CHECK (id)
);

CREATE TABLE job_alert (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL,
  name text NOT NULL,
  criteria jsonb NOT NULL,
  frequency text NOT NULL,
  paused boolean NOT NULL DEFAULT false,
  problem text,
  since timestamptz(3) NOT NULL,
  done_on date NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL
);
CREATE INDEX job_alert_user_id_idx ON job_alert (user_id);
CREATE INDEX job_alert_frequency_done_on_user_id_idx ON job_alert (frequency, done_on, user_id);

CREATE TABLE job_alert_told (
  user_id uuid NOT NULL,
  job_id uuid NOT NULL,
  told_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, job_id)
);
CREATE INDEX job_alert_told_job_id_idx ON job_alert_told (job_id);

CREATE TABLE job_colleague (
  job_id uuid NOT NULL,
  user_id uuid NOT NULL,
  PRIMARY KEY (job_id, user_id)
);
CREATE INDEX job_colleague_user_id_idx ON job_colleague (user_id);

-- How often the page of a job was looked at on a day.
CREATE TABLE job_view (
  job_id uuid NOT NULL,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 1,
  PRIMARY KEY (job_id, day)
);

-- Views that came by shared links, by the way of sharing.
CREATE TABLE job_shared_view (
  job_id uuid NOT NULL,
  channel text NOT NULL,
  views integer NOT NULL DEFAULT 1,
  PRIMARY KEY (job_id, channel)
);

CREATE TABLE job (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  post_code serial NOT NULL,
  created_by_id uuid,
  company_id uuid NOT NULL,
  status "JobStatus" NOT NULL DEFAULT 'draft',
  title text NOT NULL,
  category_id uuid,
  industry_id uuid,
  province_id uuid,
  address text,
  type text,
  experience text,
  qualification text,
  gender text,
  age_from smallint,
  age_to smallint,
  vacancies integer,
  currency char(3) NOT NULL DEFAULT 'USD',
  salary_from bigint,
  salary_to bigint,
  negotiable boolean NOT NULL DEFAULT false,
  salary_rank integer,
  languages text[],
  closing_date date,
  apply_by text[],
  contact_name text,
  contact_phone text,
  contact_email text,
  posted_at timestamptz(3),
  published_at timestamptz(3),
  refreshed_at timestamptz(3),
  closed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  description text,
  requirements text,
  benefits text,
  search_title text NOT NULL DEFAULT '',
  search_tags text NOT NULL DEFAULT '',
  search_body text NOT NULL DEFAULT '',
  search tsvector GENERATED ALWAYS AS (((setweight(to_tsvector('english', search_title), 'A') || setweight(to_tsvector('english', search_tags), 'B')) || setweight(to_tsvector('english', search_body), 'D'))) STORED,
  -- Small enough to stay in the row, so that a walk along the date index tests it without fetching the long vector.
  search_head tsvector STORAGE MAIN GENERATED ALWAYS AS (strip(to_tsvector('english', ((search_title || ' ') || search_tags)))) STORED,
  search_name tsvector GENERATED ALWAYS AS (strip(to_tsvector('english', search_title))) STORED,
  search_written jsonb NOT NULL DEFAULT '{}',
  search_rules smallint NOT NULL DEFAULT 0,
  order_id uuid,
  pinned_until date,
  boosted_until date,
  scheduled_on date,
  list_at timestamptz(3),
  ran_out boolean NOT NULL DEFAULT false,
  announced_at timestamptz(3),
  held_at timestamptz(3),
  held_from "JobStatus",
  held_order_id uuid,
  stopped text,
  stop_reason text,
  stop_words text,
  stopped_at timestamptz(3),
  remote boolean NOT NULL DEFAULT false,
  brief jsonb NOT NULL DEFAULT '{}',
  CONSTRAINT job_held_check CHECK ((status = 'pending') = (held_at IS NOT NULL) AND (status = 'pending') = (held_from IS NOT NULL)),
  CONSTRAINT job_stopped_check CHECK ((stopped IS NULL) = (stop_reason IS NULL) AND (stopped IS NULL) = (stopped_at IS NULL) AND (stopped IS NULL OR stopped IN ('refused', 'closed')) AND (stopped IS NULL OR status <> 'active'))
-- Long texts and the search vector go out of line, so that counting reads few pages.
) WITH (toast_tuple_target=256);
CREATE UNIQUE INDEX job_post_code_key ON job (post_code);
CREATE INDEX job_active_category_id_idx ON job (category_id, list_at DESC, id DESC) INCLUDE (closing_date, company_id) WHERE status = 'active';
CREATE INDEX job_active_province_id_idx ON job (province_id, list_at DESC, id DESC) INCLUDE (closing_date, company_id) WHERE status = 'active';
CREATE INDEX job_active_company_id_idx ON job (company_id, list_at DESC, id DESC) INCLUDE (closing_date, company_id) WHERE status = 'active';
CREATE INDEX job_active_closing_date_idx ON job (closing_date) INCLUDE (company_id) WHERE status = 'active';
CREATE INDEX job_active_search_idx ON job USING gin (search, category_id, industry_id, province_id, company_id, type, experience, qualification) WITH (fastupdate='on') WHERE status = 'active';
CREATE INDEX job_search_rules_idx ON job (search_rules);
CREATE INDEX job_company_id_status_updated_at_idx ON job (company_id, status, updated_at DESC);
CREATE INDEX job_created_by_id_idx ON job (created_by_id);
CREATE INDEX job_order_id_idx ON job (order_id);
CREATE INDEX job_scheduled_idx ON job (scheduled_on) WHERE scheduled_on IS NOT NULL;
CREATE INDEX job_announced_at_idx ON job (announced_at DESC);
CREATE INDEX job_held_order_id_idx ON job (held_order_id);
-- The operator's queue, the oldest first.
CREATE INDEX job_pending_idx ON job (held_at, id) WHERE status = 'pending';
CREATE INDEX job_published_at_idx ON job (published_at DESC);
-- Search engines read all open jobs in the order of their ids, some thousands at a time.
CREATE INDEX job_active_id_idx ON job (id) INCLUDE (closing_date) WHERE status = 'active';
-- For the search for changes every few minutes.
CREATE INDEX job_updated_at_id_idx ON job (updated_at, id);
CREATE INDEX job_title_open_idx ON job ((title_key(search_title)) COLLATE "C", closing_date) WHERE status = 'active';
CREATE INDEX job_status_created_at_id_idx ON job (status, created_at DESC, id DESC);
CREATE INDEX job_title_trigram_idx ON job USING gin (title gin_trgm_ops) WITH (fastupdate = off);
-- The operator searches jobs and counts what is found. What most jobs have is found by reading these alone, in the order
-- of the list; what few have, by trigrams.
CREATE INDEX job_created_at_listed_idx
    ON job (created_at DESC, id DESC, title, company_id, status, closing_date);
-- Few jobs are promoted.
CREATE INDEX job_pinned_until_idx ON job (pinned_until) WHERE pinned_until IS NOT NULL;
CREATE INDEX job_boosted_until_idx ON job (boosted_until) WHERE boosted_until IS NOT NULL;
CREATE INDEX job_company_id_listed_idx ON job (company_id, created_at DESC, id DESC, title, status, closing_date);
CREATE INDEX job_active_list_at_idx ON job (list_at DESC, id DESC) INCLUDE (closing_date, company_id) WHERE status = 'active';

CREATE TABLE job_skill (
  job_id uuid NOT NULL,
  position smallint NOT NULL,
  kind "SkillKind" NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (job_id, "position")
);

CREATE TABLE job_attachment (
  job_id uuid NOT NULL,
  position smallint NOT NULL,
  upload_id uuid NOT NULL,
  PRIMARY KEY (job_id, "position")
);
CREATE INDEX job_attachment_upload_id_idx ON job_attachment (upload_id);

-- Words are compared by their letters alone, so that those with one beginning stand beside each other.
CREATE TABLE job_word (
  word text COLLATE "C" PRIMARY KEY,
  written text,
  jobs integer NOT NULL DEFAULT 1,
  counted_at timestamptz(3)
);
CREATE INDEX job_word_counted_at_idx ON job_word (counted_at);
CREATE INDEX job_word_deletions_idx ON job_word USING gin (word_deletions(word));

-- The index of open jobs by words. Each publication or change of an open job is an entry with a number of its own; the
-- numbers rise in the order of the commits, because whoever makes one holds the row of `list_version`. An entry ends
-- with the next of the same job.
CREATE TABLE job_entry (
  ordinal serial NOT NULL,
  job_id uuid NOT NULL,
  replaces integer,
  PRIMARY KEY (ordinal)
);
CREATE INDEX job_entry_job_id_ordinal_idx ON job_entry (job_id, ordinal);

-- Entries that contain a word, in blocks of 65,536: two bytes each, in rising order, the lowest as -32768.
CREATE TABLE job_posting (
  word text COLLATE "C" NOT NULL,
  block integer NOT NULL,
  in_name bytea NOT NULL,
  in_head bytea NOT NULL,
  anywhere bytea NOT NULL,
  PRIMARY KEY (word, block)
);

-- The last entry whose words are filed, and the last that is cleared away. Older jobs are entered by the program in the
-- order of their ids: `entering` says how far; null once all are. One row.
CREATE TABLE job_filed (
  id integer PRIMARY KEY DEFAULT 1,
  ordinal integer NOT NULL DEFAULT 0,
  cleared integer NOT NULL DEFAULT 0,
  entering uuid
);

-- Closing dates that a recruiter was notified of, once each.
CREATE TABLE job_notice (
  job_id uuid NOT NULL,
  days smallint NOT NULL,
  closing_date date NOT NULL,
  PRIMARY KEY (job_id, days, closing_date)
);

CREATE TABLE job_mark (
  job_id uuid NOT NULL,
  kind text NOT NULL,
  basis text NOT NULL,
  said text,
  about_id uuid,
  found_at timestamptz(3) NOT NULL,
  fine_at timestamptz(3),
  PRIMARY KEY (job_id, kind),
  CONSTRAINT job_mark_kind_check CHECK (kind IN ('copied', 'repeated', 'salary', 'money', 'contact', 'passport', 'abroad', 'reported'))
);
CREATE INDEX job_mark_about_id_idx ON job_mark (about_id);

CREATE TABLE job_print (
  job_id uuid PRIMARY KEY,
  hashes integer[],
  bands integer[]
);
CREATE INDEX job_print_bands_idx ON job_print USING GIN (bands);

CREATE TABLE category (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  slug text NOT NULL,
  name_en text NOT NULL,
  name_km text NOT NULL,
  icon_name text NOT NULL,
  position integer NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX category_slug_key ON category (slug);

CREATE TABLE industry (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  slug text NOT NULL,
  name_en text NOT NULL,
  name_km text NOT NULL,
  position integer NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX industry_slug_key ON industry (slug);

CREATE TABLE province (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  slug text NOT NULL,
  name_en text NOT NULL,
  name_km text NOT NULL,
  position integer NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX province_slug_key ON province (slug);

CREATE TABLE skill (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  slug text NOT NULL,
  name_en text NOT NULL,
  name_km text NOT NULL,
  position integer NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX skill_slug_key ON skill (slug);

-- Searches of a day in Phnom Penh, without the people.
CREATE TABLE search_term (
  day date NOT NULL,
  kind text NOT NULL,
  language text NOT NULL,
  words text NOT NULL,
  searches integer NOT NULL DEFAULT 0,
  nothing integer NOT NULL DEFAULT 0,
  found integer,
  clicks integer NOT NULL DEFAULT 0,
  PRIMARY KEY (day, kind, language, words)
);

-- Suggestions while typing: the rest of a job's title from each of its words on, and of a company's names.
-- Entries are found by a beginning of that. Compared by letters alone, so that those with one beginning stand together.
CREATE TABLE job_title_start (
  start text COLLATE "C" NOT NULL,
  title_key text COLLATE "C" NOT NULL,
  jobs integer NOT NULL DEFAULT 1,
  counted_at timestamptz(3),
  PRIMARY KEY (start, title_key)
);
CREATE INDEX job_title_start_title_key_idx ON job_title_start (title_key);
CREATE INDEX job_title_start_new_idx ON job_title_start (title_key) WHERE counted_at IS NULL;
-- A beginning that a hundred thousand entries have is not read whole: these give the entries with the most jobs first.
CREATE INDEX job_title_start_1_idx ON job_title_start (left(start, 1), jobs DESC);
CREATE INDEX job_title_start_3_idx ON job_title_start (left(start, 3), jobs DESC);
CREATE INDEX job_title_start_6_idx ON job_title_start (left(start, 6), jobs DESC);

CREATE TABLE company_start (
  start text COLLATE "C" NOT NULL,
  company_id uuid NOT NULL,
  jobs integer NOT NULL DEFAULT 0,
  PRIMARY KEY (start, company_id)
);
CREATE INDEX company_start_company_id_idx ON company_start (company_id);
CREATE INDEX company_start_1_idx ON company_start (left(start, 1), jobs DESC);
CREATE INDEX company_start_3_idx ON company_start (left(start, 3), jobs DESC);
CREATE INDEX company_start_6_idx ON company_start (left(start, 6), jobs DESC);

CREATE TABLE synonym (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  words text[] NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT synonym_words_check CHECK (cardinality(words) >= 2)
);

CREATE TABLE viewer (
  hash bytea PRIMARY KEY,
  day date NOT NULL
);
CREATE INDEX viewer_day_idx ON viewer (day);

-- Messaging

CREATE TABLE announcement (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  role "Role" NOT NULL,
  subject_en text NOT NULL,
  text_en text NOT NULL,
  subject_km text NOT NULL,
  text_km text NOT NULL,
  recipients integer NOT NULL,
  mailed integer NOT NULL DEFAULT 0,
  reached_id uuid,
  ended_at timestamptz(3),
  stopped_at timestamptz(3),
  created_by_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL
);
CREATE INDEX announcement_created_by_id_idx ON announcement (created_by_id);

CREATE TABLE mail_wording (
  name text NOT NULL,
  locale "Locale" NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (name, locale)
);

CREATE TABLE notification_choice (
  user_id uuid NOT NULL,
  notice text NOT NULL,
  channel text NOT NULL,
  wanted boolean NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, notice, channel)
);

CREATE TABLE notification (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL,
  kind text NOT NULL,
  params jsonb NOT NULL,
  read_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  gathered boolean NOT NULL DEFAULT false
);
CREATE INDEX notification_created_at_idx ON notification (created_at);
CREATE INDEX notification_listed_idx ON notification (user_id, created_at DESC, id DESC, kind, read_at);
CREATE UNIQUE INDEX notification_gathered_idx ON notification (user_id, kind)
    WHERE gathered AND read_at IS NULL;

CREATE TABLE push_subscription (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX push_subscription_endpoint_key ON push_subscription (endpoint);
CREATE INDEX push_subscription_user_id_idx ON push_subscription (user_id);
CREATE INDEX push_subscription_session_id_idx ON push_subscription (session_id);

CREATE TABLE recipient (
  address_key bytea PRIMARY KEY,
  asked timestamptz(3)[],
  stopped_at timestamptz(3)
);

CREATE TABLE recipient_day (
  address_key bytea NOT NULL,
  day date NOT NULL,
  sender text NOT NULL,
  mails integer NOT NULL,
  PRIMARY KEY (address_key, day, sender)
);
CREATE INDEX recipient_day_day_idx ON recipient_day (day);

CREATE TABLE mail_consent (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  company_id uuid NOT NULL,
  address_key bytea NOT NULL,
  token_hash bytea NOT NULL,
  asked_at timestamptz(3),
  answer text,
  answered_at timestamptz(3)
);
CREATE UNIQUE INDEX mail_consent_token_hash_key ON mail_consent (token_hash);
CREATE INDEX mail_consent_address_key_idx ON mail_consent (address_key);
CREATE UNIQUE INDEX mail_consent_company_id_address_key_key ON mail_consent (company_id, address_key);

CREATE TABLE candidate_consent (
  application_id uuid PRIMARY KEY,
  consent_id uuid NOT NULL
);
CREATE INDEX candidate_consent_consent_id_idx ON candidate_consent (consent_id);

CREATE TABLE telegram_channel (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number serial NOT NULL,
  address text NOT NULL,
  chat_id text NOT NULL,
  title text NOT NULL,
  language "Locale" NOT NULL,
  kinds text[],
  category_ids uuid[],
  province_ids uuid[],
  per_hour smallint NOT NULL,
  quiet_from smallint,
  quiet_until smallint,
  is_on boolean NOT NULL,
  since timestamptz(3) NOT NULL,
  fault text,
  wait_until timestamptz(3),
  held_until timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX telegram_channel_number_key ON telegram_channel (number);
CREATE UNIQUE INDEX telegram_channel_chat_id_key ON telegram_channel (chat_id);

CREATE TABLE telegram_post (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  channel_id uuid NOT NULL,
  kind text NOT NULL,
  record_id uuid NOT NULL,
  state text NOT NULL,
  message_id integer,
  has_photo boolean NOT NULL DEFAULT false,
  text text NOT NULL DEFAULT '',
  is_open boolean NOT NULL DEFAULT true,
  version text NOT NULL DEFAULT '',
  views integer NOT NULL DEFAULT 0,
  sent_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX telegram_post_channel_id_kind_record_id_key ON telegram_post (channel_id, kind, record_id);
CREATE INDEX telegram_post_channel_id_sent_at_idx ON telegram_post (channel_id, sent_at DESC);
CREATE INDEX telegram_post_record_id_idx ON telegram_post (record_id);

-- Private chats of accounts with the site's bot.
CREATE TABLE telegram_chat (
  user_id uuid PRIMARY KEY,
  chat_id text NOT NULL,
  name text NOT NULL,
  linked_at timestamptz(3) NOT NULL,
  blocked_at timestamptz(3)
);
CREATE UNIQUE INDEX telegram_chat_chat_id_key ON telegram_chat (chat_id);

CREATE TABLE telegram_link (
  user_id uuid NOT NULL,
  purpose text NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, purpose)
);
CREATE UNIQUE INDEX telegram_link_token_hash_key ON telegram_link (token_hash);

CREATE TABLE telegram_update (
  id bigint PRIMARY KEY,
  chat_id text NOT NULL,
  received_at timestamptz(3) NOT NULL,
  is_done boolean NOT NULL DEFAULT false
);
CREATE INDEX telegram_update_chat_id_received_at_idx ON telegram_update (chat_id, received_at);
CREATE INDEX telegram_update_received_at_idx ON telegram_update (received_at);

-- Platform

CREATE TABLE api_key (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  name text NOT NULL,
  email text NOT NULL,
  prefix text NOT NULL,
  hash bytea NOT NULL,
  per_minute integer NOT NULL,
  ends_on date,
  revoked_at timestamptz(3),
  created_by_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT api_key_per_minute_check CHECK (per_minute > 0)
);
CREATE UNIQUE INDEX api_key_hash_key ON api_key (hash);
CREATE INDEX api_key_created_by_id_idx ON api_key (created_by_id);

CREATE TABLE api_key_use (
  api_key_id uuid NOT NULL,
  day date NOT NULL,
  calls integer NOT NULL,
  last_at timestamptz(3) NOT NULL,
  PRIMARY KEY (api_key_id, day)
);

CREATE TABLE first_day_mark (
  name text PRIMARY KEY,
  created_at timestamptz(3) NOT NULL
);

CREATE TABLE idempotency (
  user_id uuid NOT NULL,
  target text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  answer jsonb,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, target, key)
);
CREATE INDEX idempotency_created_at_idx ON idempotency (created_at);

-- Files from which companies and jobs are brought in, row by row, and what each record is called where it came from.
CREATE TABLE import (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  kind text NOT NULL,
  state text NOT NULL,
  source text NOT NULL,
  file_name text NOT NULL,
  bytes integer NOT NULL,
  content bytea,
  format text,
  encoding text,
  problem jsonb,
  notes jsonb NOT NULL DEFAULT '[]',
  invite boolean NOT NULL DEFAULT false,
  rows integer NOT NULL DEFAULT 0,
  new_rows integer NOT NULL DEFAULT 0,
  changed_rows integer NOT NULL DEFAULT 0,
  same_rows integer NOT NULL DEFAULT 0,
  kept_rows integer NOT NULL DEFAULT 0,
  wrong_rows integer NOT NULL DEFAULT 0,
  done_rows integer NOT NULL DEFAULT 0,
  removed integer NOT NULL DEFAULT 0,
  stayed integer NOT NULL DEFAULT 0,
  invitable integer NOT NULL DEFAULT 0,
  created_by_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL
);
CREATE INDEX import_created_at_id_idx ON import (created_at DESC, id DESC);
CREATE INDEX import_created_by_id_idx ON import (created_by_id);

CREATE TABLE import_row (
  import_id uuid NOT NULL,
  position integer NOT NULL,
  line integer NOT NULL,
  external_id text,
  name text NOT NULL,
  cells jsonb NOT NULL,
  result text NOT NULL,
  faults jsonb NOT NULL DEFAULT '[]',
  hint jsonb,
  done boolean NOT NULL DEFAULT false,
  record_id uuid,
  PRIMARY KEY (import_id, "position")
);
CREATE INDEX import_row_import_id_result_position_idx ON import_row (import_id, result, "position");

CREATE TABLE import_record (
  source text NOT NULL,
  kind text NOT NULL,
  external_id text NOT NULL,
  company_id uuid,
  job_id uuid,
  import_id uuid,
  digest text NOT NULL,
  saved_at timestamptz(3) NOT NULL,
  PRIMARY KEY (source, kind, external_id)
);
CREATE INDEX import_record_company_id_idx ON import_record (company_id);
CREATE INDEX import_record_job_id_idx ON import_record (job_id);
CREATE INDEX import_record_import_id_idx ON import_record (import_id);

CREATE TABLE index_now_mark (
  address text PRIMARY KEY,
  changed_at timestamptz(3) NOT NULL,
  record_id uuid NOT NULL
);

-- UNLOGGED: counting costs no write-ahead log, and after a crash of the database everybody begins anew.
CREATE UNLOGGED TABLE limit_count (
  key text PRIMARY KEY,
  tries integer NOT NULL,
  ends_at timestamptz(3) NOT NULL
);
CREATE INDEX limit_count_ends_at_idx ON limit_count (ends_at);

-- One row for each list that is remembered, which counts the changes of what the list shows. Who remembers something
-- about it (its totals) remembers the version beside it, and reads it again in the same statement as the page. Another
-- list needs a row and its triggers.
CREATE TABLE list_version (
  name text PRIMARY KEY,
  version bigint NOT NULL DEFAULT 1,
  changed_by bigint NOT NULL DEFAULT 0
);

CREATE TABLE partial_video (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  owner_id uuid NOT NULL,
  original_name text NOT NULL,
  size integer NOT NULL,
  received integer NOT NULL DEFAULT 0,
  keys text[] DEFAULT '{}',
  upload_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX partial_video_upload_id_key ON partial_video (upload_id);
CREATE INDEX partial_video_owner_id_idx ON partial_video (owner_id);
CREATE INDEX partial_video_updated_at_idx ON partial_video (updated_at);

CREATE TABLE process_end (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  name text NOT NULL,
  record text NOT NULL,
  account_id uuid,
  place text,
  work_key text,
  caller_key text,
  name_key text
);
CREATE INDEX process_end_at_idx ON process_end (at);

CREATE TABLE saved_view (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL,
  page text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX saved_view_user_id_page_name_key ON saved_view (user_id, page, name);

CREATE TABLE temporary_document (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  token_hash bytea NOT NULL,
  path text NOT NULL,
  original_name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  kept_until timestamptz(3)
);
CREATE UNIQUE INDEX temporary_document_token_hash_key ON temporary_document (token_hash);
CREATE UNIQUE INDEX temporary_document_path_key ON temporary_document (path);
CREATE INDEX temporary_document_created_at_idx ON temporary_document (created_at);

CREATE TABLE upload (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  owner_id uuid NOT NULL,
  kind text NOT NULL,
  path text NOT NULL,
  original_name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX upload_path_key ON upload (path);
CREATE INDEX upload_owner_id_idx ON upload (owner_id);

CREATE TABLE video (
  id uuid PRIMARY KEY,
  state text NOT NULL DEFAULT 'waiting',
  percent smallint NOT NULL DEFAULT 0,
  tries smallint NOT NULL DEFAULT 0,
  seconds double precision,
  failure text
);
-- Work that waits or runs: few rows among many.
CREATE INDEX video_unfinished_idx ON video (id) WHERE state IN ('waiting', 'working');

-- Talent

-- CVs that companies opened in full, once per company.
CREATE TABLE resume_view (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  company_id uuid NOT NULL,
  resume_id uuid NOT NULL,
  order_id uuid,
  opened_by_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX resume_view_company_id_resume_id_key ON resume_view (company_id, resume_id);
CREATE INDEX resume_view_resume_id_created_at_idx ON resume_view (resume_id, created_at DESC);
CREATE INDEX resume_view_order_id_idx ON resume_view (order_id);
CREATE INDEX resume_view_opened_by_id_idx ON resume_view (opened_by_id);

-- CVs that a company looked at on a day in Phnom Penh, named or not: counted for their owners, and limited so that nobody
-- copies them all.
CREATE TABLE resume_shown (
  company_id uuid NOT NULL,
  day date NOT NULL,
  resume_id uuid NOT NULL,
  PRIMARY KEY (company_id, day, resume_id)
);
CREATE INDEX resume_shown_resume_id_day_idx ON resume_shown (resume_id, day);
CREATE INDEX resume_shown_day_idx ON resume_shown (day);

CREATE TABLE resume_named (
  user_id uuid NOT NULL,
  day date NOT NULL,
  resume_id uuid NOT NULL,
  PRIMARY KEY (user_id, day, resume_id)
);
CREATE INDEX resume_named_resume_id_idx ON resume_named (resume_id);
CREATE INDEX resume_named_day_idx ON resume_named (day);

-- One CV for each job seeker. Texts stand in two columns, one for each language.
CREATE TABLE resume (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL,
  visibility text NOT NULL DEFAULT 'recruiters',
  name_en text,
  name_km text,
  title_en text,
  title_km text,
  gender text,
  born_on date,
  phone text[],
  email text,
  province_id uuid,
  address_en text,
  address_km text,
  nationality_en text,
  nationality_km text,
  show_photo boolean NOT NULL DEFAULT true,
  objective_en text,
  objective_km text,
  experience text,
  wanted_category_id uuid,
  wanted_type text,
  wanted_province_id uuid,
  currency text NOT NULL DEFAULT 'USD',
  salary_from bigint,
  salary_to bigint,
  notice_period text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  search_title text NOT NULL DEFAULT '',
  search_tags text NOT NULL DEFAULT '',
  search_body text NOT NULL DEFAULT '',
  search_written jsonb NOT NULL DEFAULT '{}',
  search_rules smallint NOT NULL DEFAULT 0,
  active_on date NOT NULL DEFAULT CURRENT_TIMESTAMP,
  experience_rank smallint GENERATED ALWAYS AS (CASE experience WHEN 'fresh' THEN 1 WHEN 'less-than-1-year' THEN 2 WHEN '2-years' THEN 3 WHEN '3-years' THEN 4 WHEN '4-years' THEN 5 WHEN 'over-5-years' THEN 6 ELSE 0 END) STORED,
  search_name tsvector GENERATED ALWAYS AS (strip(to_tsvector('english', search_title))) STORED,
  search_head tsvector GENERATED ALWAYS AS (strip(to_tsvector('english', ((search_title || ' ') || search_tags)))) STORED,
  search tsvector GENERATED ALWAYS AS (to_tsvector('english', ((((search_title || ' ') || search_tags) || ' ') || search_body))) STORED,
  unnamed jsonb,
  unnamed_card jsonb
);
CREATE UNIQUE INDEX resume_user_id_key ON resume (user_id);
CREATE INDEX resume_search_name_idx ON resume USING gin (search_name) WITH (fastupdate = off);
CREATE INDEX resume_search_head_idx ON resume USING gin (search_head) WITH (fastupdate = off);
CREATE INDEX resume_search_idx ON resume USING gin (search) WITH (fastupdate = off);
CREATE INDEX resume_search_rules_idx ON resume (search_rules);
-- The orders of the list, and its filters by day.
CREATE INDEX resume_active_on_id_idx ON resume (active_on DESC, id DESC);
CREATE INDEX resume_experience_rank_id_idx ON resume (experience_rank DESC, id DESC);
CREATE INDEX resume_wanted_category_id_active_on_id_idx ON resume (wanted_category_id, active_on DESC, id DESC);
CREATE INDEX resume_experience_active_on_id_idx ON resume (experience, active_on DESC, id DESC);
CREATE INDEX resume_notice_period_active_on_id_idx ON resume (notice_period, active_on DESC, id DESC);
CREATE INDEX resume_active_on_listed_idx ON resume (active_on DESC, id DESC)
    INCLUDE (visibility, user_id, experience, experience_rank, wanted_category_id, province_id, wanted_province_id, notice_period, salary_from, salary_to, currency)
    WHERE search_title <> '';
CREATE INDEX resume_findable_idx ON resume (id, visibility, user_id);

-- Its sections, each in an order of its own.
CREATE TABLE resume_work (
  resume_id uuid NOT NULL,
  position smallint NOT NULL,
  title_en text,
  title_km text,
  employer_en text,
  employer_km text,
  from_month date,
  to_month date,
  current boolean NOT NULL DEFAULT false,
  description_en text,
  description_km text,
  PRIMARY KEY (resume_id, "position")
);

CREATE TABLE resume_education (
  resume_id uuid NOT NULL,
  position smallint NOT NULL,
  school_en text,
  school_km text,
  field_en text,
  field_km text,
  level text,
  from_month date,
  to_month date,
  current boolean NOT NULL DEFAULT false,
  PRIMARY KEY (resume_id, "position")
);

CREATE TABLE resume_skill (
  resume_id uuid NOT NULL,
  position smallint NOT NULL,
  kind text NOT NULL,
  name_en text,
  name_km text,
  level text,
  PRIMARY KEY (resume_id, "position")
);

CREATE TABLE resume_language (
  resume_id uuid NOT NULL,
  position smallint NOT NULL,
  language text NOT NULL,
  level text,
  PRIMARY KEY (resume_id, "position")
);

CREATE TABLE resume_training (
  resume_id uuid NOT NULL,
  position smallint NOT NULL,
  name_en text,
  name_km text,
  provider_en text,
  provider_km text,
  month date,
  PRIMARY KEY (resume_id, "position")
);

CREATE TABLE resume_reference (
  resume_id uuid NOT NULL,
  position smallint NOT NULL,
  name_en text,
  name_km text,
  position_en text,
  position_km text,
  phone text,
  email text,
  PRIMARY KEY (resume_id, "position")
);

CREATE TABLE resume_attachment (
  resume_id uuid NOT NULL,
  position smallint NOT NULL,
  upload_id uuid NOT NULL,
  PRIMARY KEY (resume_id, "position")
);
CREATE INDEX resume_attachment_upload_id_idx ON resume_attachment (upload_id);

CREATE TABLE saved_talent (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  company_id uuid NOT NULL,
  resume_id uuid NOT NULL,
  saved_by_id uuid,
  removed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX saved_talent_company_id_resume_id_key ON saved_talent (company_id, resume_id);
CREATE INDEX saved_talent_company_id_created_at_idx ON saved_talent (company_id, created_at DESC);
CREATE INDEX saved_talent_resume_id_idx ON saved_talent (resume_id);
CREATE INDEX saved_talent_saved_by_id_idx ON saved_talent (saved_by_id);
CREATE INDEX saved_talent_removed_at_idx ON saved_talent (removed_at);

CREATE TABLE saved_talent_note (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  saved_talent_id uuid NOT NULL,
  author_id uuid,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL
);
CREATE INDEX saved_talent_note_saved_talent_id_idx ON saved_talent_note (saved_talent_id);
CREATE INDEX saved_talent_note_author_id_idx ON saved_talent_note (author_id);

CREATE TABLE talent_invitation (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  company_id uuid NOT NULL,
  resume_id uuid NOT NULL,
  sent_by_id uuid,
  job_id uuid,
  training_title text,
  training_on date,
  training_online boolean NOT NULL DEFAULT false,
  training_place text,
  training_link text,
  message text,
  seen_at timestamptz(3),
  declined_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  gathering_id uuid,
  CONSTRAINT talent_invitation_to_one CHECK (num_nonnulls(job_id, gathering_id, training_title) = 1 AND (training_title IS NULL) = (training_on IS NULL))
);
CREATE UNIQUE INDEX talent_invitation_job_id_resume_id_key ON talent_invitation (job_id, resume_id);
CREATE INDEX talent_invitation_resume_id_created_at_idx ON talent_invitation (resume_id, created_at DESC);
CREATE INDEX talent_invitation_company_id_created_at_idx ON talent_invitation (company_id, created_at DESC);
CREATE INDEX talent_invitation_company_id_resume_id_idx ON talent_invitation (company_id, resume_id);
CREATE INDEX talent_invitation_sent_by_id_idx ON talent_invitation (sent_by_id);
CREATE UNIQUE INDEX talent_invitation_gathering_id_resume_id_key ON talent_invitation (gathering_id, resume_id);

CREATE TABLE invitation_day (
  company_id uuid NOT NULL,
  day date NOT NULL,
  sent integer NOT NULL,
  PRIMARY KEY (company_id, day)
);
CREATE INDEX invitation_day_day_idx ON invitation_day (day);

CREATE TABLE invitation_choice (
  user_id uuid PRIMARY KEY,
  recruiters boolean NOT NULL DEFAULT true,
  trainers boolean NOT NULL DEFAULT true,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL
);

-- References between tables

ALTER TABLE operator_note
  ADD FOREIGN KEY (author_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE data_export
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "user"
  ADD FOREIGN KEY (photo_path) REFERENCES upload(path) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE identity
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE second_factor
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE passkey
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE session
  ADD FOREIGN KEY (by_session_id) REFERENCES session(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE known_network
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE activation
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE password_reset
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE email_change
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "order"
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (created_by_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (package_id) REFERENCES package(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (slip_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE invoice
  ADD FOREIGN KEY (order_id) REFERENCES "order"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE credit_note
  ADD FOREIGN KEY (invoice_id) REFERENCES invoice(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE operator_setting
  ADD FOREIGN KEY (logo_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE enquiry
  ADD FOREIGN KEY (service_id) REFERENCES service(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE enquiry_answer
  ADD FOREIGN KEY (author_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (enquiry_id) REFERENCES enquiry(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE service_request
  ADD FOREIGN KEY (asked_by_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (enquiry_id) REFERENCES enquiry(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (gathering_id) REFERENCES gathering(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE company
  ADD FOREIGN KEY (cover_path) REFERENCES upload(path) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  ADD FOREIGN KEY (industry_id) REFERENCES industry(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (logo_path) REFERENCES upload(path) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  ADD FOREIGN KEY (owner_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (province_id) REFERENCES province(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE company_photo
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (upload_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE company_paper
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (upload_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE company_member
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE company_invitation
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (invited_by_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE merged_company
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE distinct_company
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (said_by_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE ignored_company
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE article
  ADD FOREIGN KEY (category_id) REFERENCES category(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (cover_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  ADD FOREIGN KEY (created_by_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (video_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE article_attachment
  ADD FOREIGN KEY (article_id) REFERENCES article(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (upload_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE article_picture
  ADD FOREIGN KEY (article_id) REFERENCES article(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (upload_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE article_amendment
  ADD FOREIGN KEY (amended_id) REFERENCES article(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (article_id) REFERENCES article(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE article_version
  ADD FOREIGN KEY (article_id) REFERENCES article(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (by_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE article_version_upload
  ADD FOREIGN KEY (upload_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  ADD FOREIGN KEY (version_id) REFERENCES article_version(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE article_view
  ADD FOREIGN KEY (article_id) REFERENCES article(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE article_answer
  ADD FOREIGN KEY (article_id) REFERENCES article(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE article_useful
  ADD FOREIGN KEY (article_id) REFERENCES article(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE banner
  ADD FOREIGN KEY (image_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  ADD FOREIGN KEY (image_km_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE banner_view
  ADD FOREIGN KEY (banner_id) REFERENCES banner(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE banner_click
  ADD FOREIGN KEY (banner_id) REFERENCES banner(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE certificate
  ADD FOREIGN KEY (gathering_id) REFERENCES gathering(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE gathering
  ADD FOREIGN KEY (category_id) REFERENCES category(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (cover_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  ADD FOREIGN KEY (created_by_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (province_id) REFERENCES province(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE gathering_session
  ADD FOREIGN KEY (gathering_id) REFERENCES gathering(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE gathering_speaker
  ADD FOREIGN KEY (gathering_id) REFERENCES gathering(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (photo_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE gathering_attachment
  ADD FOREIGN KEY (gathering_id) REFERENCES gathering(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (upload_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE gathering_company
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (gathering_id) REFERENCES gathering(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE registration
  ADD FOREIGN KEY (gathering_id) REFERENCES gathering(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE participant_message
  ADD FOREIGN KEY (author_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (registration_id) REFERENCES registration(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE bookmark
  ADD FOREIGN KEY (gathering_id) REFERENCES gathering(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (post_id) REFERENCES post(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE comment
  ADD FOREIGN KEY (author_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (parent_id) REFERENCES comment(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (post_id) REFERENCES post(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE comment_mention
  ADD FOREIGN KEY (comment_id) REFERENCES comment(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE post_like
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (post_id) REFERENCES post(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE post_news_mail
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE post
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (created_by_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (gathering_id) REFERENCES gathering(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (shared_post_id) REFERENCES post(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (video_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE post_search
  ADD FOREIGN KEY (id) REFERENCES post(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE post_picture
  ADD FOREIGN KEY (post_id) REFERENCES post(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (upload_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE post_view
  ADD FOREIGN KEY (post_id) REFERENCES post(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE report
  ADD FOREIGN KEY (comment_id) REFERENCES comment(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (post_id) REFERENCES post(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (reporter_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE application
  ADD FOREIGN KEY (applicant_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (cv_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE application_resume
  ADD FOREIGN KEY (application_id) REFERENCES application(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE application_attachment
  ADD FOREIGN KEY (application_id) REFERENCES application(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (upload_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE held_application
  ADD FOREIGN KEY (document_id) REFERENCES temporary_document(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (upload_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE application_event
  ADD FOREIGN KEY (application_id) REFERENCES application(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (by_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE application_note
  ADD FOREIGN KEY (application_id) REFERENCES application(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (author_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE candidate_tag
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE application_tag
  ADD FOREIGN KEY (application_id) REFERENCES application(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (tag_id) REFERENCES candidate_tag(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE candidate_message
  ADD FOREIGN KEY (application_id) REFERENCES application(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (author_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE message_template
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE writing_day
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE interview
  ADD FOREIGN KEY (application_id) REFERENCES application(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (interviewer_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (proposed_by_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE interview_colleague
  ADD FOREIGN KEY (interview_id) REFERENCES interview(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE scorecard_criterion
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE scorecard
  ADD FOREIGN KEY (application_id) REFERENCES application(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (author_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE scorecard_score
  ADD FOREIGN KEY (scorecard_id) REFERENCES scorecard(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job_question
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE application_answer
  ADD FOREIGN KEY (application_id) REFERENCES application(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (question_id) REFERENCES job_question(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE candidate_stage
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job_alert
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job_alert_told
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job_colleague
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job_view
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job_shared_view
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job
  ADD FOREIGN KEY (category_id) REFERENCES category(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (created_by_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (held_order_id) REFERENCES "order"(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (industry_id) REFERENCES industry(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (order_id) REFERENCES "order"(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (province_id) REFERENCES province(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE job_skill
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job_attachment
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (upload_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE job_notice
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job_mark
  ADD FOREIGN KEY (about_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job_print
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE company_start
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE announcement
  ADD FOREIGN KEY (created_by_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE notification_choice
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE notification
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE push_subscription
  ADD FOREIGN KEY (session_id) REFERENCES session(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE mail_consent
  ADD FOREIGN KEY (address_key) REFERENCES recipient(address_key) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE candidate_consent
  ADD FOREIGN KEY (application_id) REFERENCES application(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (consent_id) REFERENCES mail_consent(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE telegram_post
  ADD FOREIGN KEY (channel_id) REFERENCES telegram_channel(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE telegram_chat
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE telegram_link
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE api_key
  ADD FOREIGN KEY (created_by_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE api_key_use
  ADD FOREIGN KEY (api_key_id) REFERENCES api_key(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE idempotency
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE import
  ADD FOREIGN KEY (created_by_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE import_row
  ADD FOREIGN KEY (import_id) REFERENCES import(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE import_record
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (import_id) REFERENCES import(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE partial_video
  ADD FOREIGN KEY (owner_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (upload_id) REFERENCES upload(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE saved_view
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE upload
  ADD FOREIGN KEY (owner_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE video
  ADD FOREIGN KEY (id) REFERENCES upload(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE resume_view
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (opened_by_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (order_id) REFERENCES "order"(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (resume_id) REFERENCES resume(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE resume_shown
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (resume_id) REFERENCES resume(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE resume_named
  ADD FOREIGN KEY (resume_id) REFERENCES resume(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE resume
  ADD FOREIGN KEY (province_id) REFERENCES province(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (wanted_category_id) REFERENCES category(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (wanted_province_id) REFERENCES province(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE resume_work
  ADD FOREIGN KEY (resume_id) REFERENCES resume(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE resume_education
  ADD FOREIGN KEY (resume_id) REFERENCES resume(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE resume_skill
  ADD FOREIGN KEY (resume_id) REFERENCES resume(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE resume_language
  ADD FOREIGN KEY (resume_id) REFERENCES resume(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE resume_training
  ADD FOREIGN KEY (resume_id) REFERENCES resume(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE resume_reference
  ADD FOREIGN KEY (resume_id) REFERENCES resume(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE resume_attachment
  ADD FOREIGN KEY (resume_id) REFERENCES resume(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (upload_id) REFERENCES upload(id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE saved_talent
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (resume_id) REFERENCES resume(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (saved_by_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE saved_talent_note
  ADD FOREIGN KEY (author_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL,
  ADD FOREIGN KEY (saved_talent_id) REFERENCES saved_talent(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE talent_invitation
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (gathering_id) REFERENCES gathering(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (resume_id) REFERENCES resume(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD FOREIGN KEY (sent_by_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE invitation_day
  ADD FOREIGN KEY (company_id) REFERENCES company(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE invitation_choice
  ADD FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;

-- First rows of a site

INSERT INTO list_version (name) VALUES ('job'), ('synonym');
INSERT INTO job_filed (entering) VALUES ('00000000-0000-0000-0000-000000000000');

-- Services that the operator then prices.
INSERT INTO service (position, is_active, sold_in_packages, effect, amount, updated_at, title, title_km, text, text_km) VALUES
  (1, false, true, NULL, NULL, now(), 'Job posts', 'ប្រកាសការងារ',
    'Your job on the site until its closing date, with applications gathered in one place. Job posts come in packages.',
    'ការងាររបស់អ្នកបង្ហាញលើគេហទំព័ររហូតដល់ថ្ងៃផុតកំណត់ ហើយពាក្យសុំទាំងអស់នៅកន្លែងតែមួយ។ ការប្រកាសការងារមានក្នុងកញ្ចប់សេវា។'),
  (2, false, false, 'job-pin', 7, now(), 'Top pin', 'ខ្ទាស់នៅខាងលើគេ',
    'Your job stays above all others in the list for as many days as we agree on.',
    'ការងាររបស់អ្នកនៅខាងលើគេក្នុងបញ្ជី តាមចំនួនថ្ងៃដែលបានព្រមព្រៀង។'),
  (3, false, false, 'job-boost', 7, now(), 'Job boost', 'ជំរុញការងារ',
    'Your job comes back among the newest ones every morning, for as many days as we agree on.',
    'រៀងរាល់ព្រឹក ការងាររបស់អ្នកត្រឡប់មកនៅក្នុងចំណោមការងារថ្មីៗវិញ តាមចំនួនថ្ងៃដែលបានព្រមព្រៀង។'),
  (4, false, false, 'cv-views', 20, now(), 'CV database views', 'បើកមើលប្រវត្តិរូប',
    'Look for people who look for work, and open their full CVs with their contacts.',
    'ស្វែងរកអ្នកដែលកំពុងរកការងារ ហើយបើកមើលប្រវត្តិរូបពេញលេញ រួមទាំងព័ត៌មានទំនាក់ទំនងរបស់ពួកគេ។'),
  (5, false, false, 'cv-screening', NULL, now(), 'CV screening', 'សម្រាំងប្រវត្តិរូប',
    'We read the applications for your job and short-list the candidates who have what you ask for.',
    'យើងអានពាក្យសុំសម្រាប់ការងាររបស់អ្នក ហើយសម្រាំងយកបេក្ខជនដែលត្រូវតាមលក្ខខណ្ឌរបស់អ្នក។'),
  (6, false, false, 'social-links', NULL, now(), 'Social promotion', 'ផ្សព្វផ្សាយលើបណ្ដាញសង្គម',
    'We publish your job on our social media pages and send you the links.',
    'យើងផ្សាយការងាររបស់អ្នកលើទំព័របណ្ដាញសង្គមរបស់យើង ហើយផ្ញើតំណជូនអ្នក។'),
  (7, false, false, 'home-logo', 30, now(), 'Logo on the home page', 'ឡូហ្គោលើទំព័រដើម',
    'Your logo on the home page, with a link to your company''s page.',
    'ឡូហ្គោរបស់អ្នកនៅលើទំព័រដើម ដែលមានតំណទៅទំព័រក្រុមហ៊ុនរបស់អ្នក។'),
  (8, false, false, 'gathering-pin', 7, now(), 'Training and event promotion', 'ផ្សព្វផ្សាយវគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍',
    'We bring your training or event before the people it is meant for.',
    'យើងណែនាំវគ្គបណ្ដុះបណ្ដាល ឬព្រឹត្តិការណ៍របស់អ្នក ដល់អ្នកដែលវាសមស្របជាមួយ។'),
  (9, false, false, NULL, NULL, now(), 'Recruitment support', 'ជំនួយក្នុងការជ្រើសរើសបុគ្គលិក',
    'We help you from writing the job to arranging the interviews.',
    'យើងជួយអ្នកតាំងពីការសរសេរប្រកាសការងារ រហូតដល់ការណាត់សម្ភាស។');

-- Synonyms of trades in Cambodia, for a start.
INSERT INTO synonym (words, updated_at) VALUES
  (ARRAY['accountant', 'bookkeeper', 'គណនេយ្យករ', 'អ្នកកាន់បញ្ជី'], now()),
  (ARRAY['architect', 'ស្ថាបត្យករ'], now()),
  (ARRAY['auditor', 'សវនករ'], now()),
  (ARRAY['baker', 'អ្នកដុតនំ'], now()),
  (ARRAY['barista', 'អ្នកឆុងកាហ្វេ'], now()),
  (ARRAY['call center', 'មជ្ឈមណ្ឌលទូរស័ព្ទ'], now()),
  (ARRAY['carpenter', 'ជាងឈើ'], now()),
  (ARRAY['cashier', 'បេឡាករ', 'អ្នកគិតលុយ'], now()),
  (ARRAY['chef', 'cook', 'ចុងភៅ'], now()),
  (ARRAY['cleaner', 'janitor', 'អ្នកសម្អាត', 'អ្នកបោសសម្អាត'], now()),
  (ARRAY['courier', 'delivery rider', 'delivery driver', 'អ្នកដឹកជញ្ជូន'], now()),
  (ARRAY['customer service', 'customer care', 'customer support', 'សេវាអតិថិជន'], now()),
  (ARRAY['doctor', 'physician', 'វេជ្ជបណ្ឌិត', 'គ្រូពេទ្យ'], now()),
  (ARRAY['driver', 'chauffeur', 'អ្នកបើកបរ', 'តៃកុង'], now()),
  (ARRAY['electrician', 'ជាងអគ្គិសនី', 'ជាងភ្លើង'], now()),
  (ARRAY['gardener', 'អ្នកថែសួន'], now()),
  (ARRAY['garment factory', 'រោងចក្រកាត់ដេរ'], now()),
  (ARRAY['graphic designer', 'អ្នករចនាក្រាហ្វិក'], now()),
  (ARRAY['hairdresser', 'hair stylist', 'barber', 'ជាងកាត់សក់'], now()),
  (ARRAY['housekeeper', 'room attendant', 'អ្នកសម្អាតបន្ទប់', 'មេផ្ទះ'], now()),
  (ARRAY['human resources', 'HR', 'ធនធានមនុស្ស'], now()),
  (ARRAY['information technology', 'IT', 'ព័ត៌មានវិទ្យា'], now()),
  (ARRAY['internship', 'intern', 'trainee', 'កម្មសិក្សា', 'អ្នកហាត់ការ'], now()),
  (ARRAY['lawyer', 'attorney', 'មេធាវី'], now()),
  (ARRAY['mechanic', 'ជាងម៉ាស៊ីន', 'ជាងជួសជុល'], now()),
  (ARRAY['midwife', 'ឆ្មប'], now()),
  (ARRAY['nanny', 'babysitter', 'អ្នកមើលក្មេង'], now()),
  (ARRAY['nurse', 'គិលានុបដ្ឋាក', 'គិលានុបដ្ឋាយិកា'], now()),
  (ARRAY['pharmacist', 'ឱសថការី'], now()),
  (ARRAY['plumber', 'ជាងទឹក'], now()),
  (ARRAY['programmer', 'software developer', 'software engineer', 'អ្នកសរសេរកម្មវិធី'], now()),
  (ARRAY['receptionist', 'front desk', 'អ្នកទទួលភ្ញៀវ'], now()),
  (ARRAY['salesperson', 'salesman', 'seller', 'អ្នកលក់'], now()),
  (ARRAY['secretary', 'លេខាធិការ', 'លេខា'], now()),
  (ARRAY['security guard', 'អ្នកយាម', 'ភ្នាក់ងារសន្តិសុខ'], now()),
  (ARRAY['storekeeper', 'stock keeper', 'warehouse keeper', 'អ្នកកាន់ឃ្លាំង'], now()),
  (ARRAY['tailor', 'seamstress', 'ជាងកាត់ដេរ'], now()),
  (ARRAY['teacher', 'គ្រូបង្រៀន', 'គ្រូ'], now()),
  (ARRAY['tour guide', 'មគ្គុទ្ទេសក៍ទេសចរណ៍', 'មគ្គុទ្ទេសក៍'], now()),
  (ARRAY['translator', 'interpreter', 'អ្នកបកប្រែ'], now()),
  (ARRAY['waiter', 'waitress', 'អ្នករត់តុ'], now()),
  (ARRAY['welder', 'ជាងផ្សារ'], now());

-- Skills that employers in Cambodia often ask for, for a start.
INSERT INTO skill (position, slug, name_en, name_km) VALUES
  (0, 'microsoft-excel', 'Microsoft Excel', 'កម្មវិធី Excel'),
  (1, 'microsoft-word', 'Microsoft Word', 'កម្មវិធី Word'),
  (2, 'accounting-software', 'Accounting software', 'កម្មវិធីគណនេយ្យ'),
  (3, 'tax-declaration', 'Tax declaration', 'ប្រកាសពន្ធ'),
  (4, 'bookkeeping', 'Bookkeeping', 'កាន់បញ្ជីគណនេយ្យ'),
  (5, 'cash-handling', 'Cash handling', 'គិតលុយ'),
  (6, 'data-entry', 'Data entry', 'បញ្ចូលទិន្នន័យ'),
  (7, 'english', 'English', 'ភាសាអង់គ្លេស'),
  (8, 'chinese', 'Chinese', 'ភាសាចិន'),
  (9, 'customer-service', 'Customer service', 'សេវាអតិថិជន'),
  (10, 'sales', 'Sales', 'ការលក់'),
  (11, 'digital-marketing', 'Digital marketing', 'ទីផ្សារឌីជីថល'),
  (12, 'social-media', 'Social media', 'បណ្ដាញសង្គម'),
  (13, 'graphic-design', 'Graphic design', 'រចនាក្រាហ្វិក'),
  (14, 'video-editing', 'Video editing', 'កាត់តវីដេអូ'),
  (15, 'autocad', 'AutoCAD', 'គូរប្លង់ AutoCAD'),
  (16, 'electrical-wiring', 'Electrical wiring', 'តភ្លើង'),
  (17, 'machine-repair', 'Machine repair', 'ជួសជុលម៉ាស៊ីន'),
  (18, 'driving', 'Driving', 'បើកបរ'),
  (19, 'stock-control', 'Stock control', 'គ្រប់គ្រងស្តុក'),
  (20, 'quality-control', 'Quality control', 'ត្រួតពិនិត្យគុណភាព'),
  (21, 'sewing', 'Sewing', 'កាត់ដេរ'),
  (22, 'cooking', 'Cooking', 'ចម្អិនអាហារ'),
  (23, 'food-hygiene', 'Food hygiene', 'អនាម័យចំណីអាហារ'),
  (24, 'teaching', 'Teaching', 'បង្រៀន'),
  (25, 'first-aid', 'First aid', 'សង្គ្រោះបឋម'),
  (26, 'project-management', 'Project management', 'គ្រប់គ្រងគម្រោង'),
  (27, 'report-writing', 'Report writing', 'សរសេររបាយការណ៍'),
  (28, 'communication', 'Communication', 'ទំនាក់ទំនង'),
  (29, 'teamwork', 'Teamwork', 'ធ្វើការជាក្រុម'),
  (30, 'time-management', 'Time management', 'គ្រប់គ្រងពេលវេលា'),
  (31, 'problem-solving', 'Problem solving', 'ដោះស្រាយបញ្ហា'),
  (32, 'leadership', 'Leadership', 'ភាពជាអ្នកដឹកនាំ'),
  (33, 'negotiation', 'Negotiation', 'ចរចា'),
  (34, 'working-under-pressure', 'Working under pressure', 'ធ្វើការក្រោមសម្ពាធ'),
  (35, 'patience', 'Patience', 'អត់ធ្មត់'),
  (36, 'honesty', 'Honesty', 'ស្មោះត្រង់'),
  (37, 'attention-to-detail', 'Attention to detail', 'ហ្មត់ចត់'),
  (38, 'willingness-to-learn', 'Willingness to learn', 'ចង់រៀនសូត្របន្ថែម'),
  (39, 'creativity', 'Creativity', 'ច្នៃប្រឌិត'),
  (40, 'responsibility', 'Responsibility', 'ទំនួលខុសត្រូវ'),
  (41, 'flexibility', 'Flexibility', 'បត់បែន'),
  (42, 'punctuality', 'Punctuality', 'គោរពពេលវេលា'),
  (43, 'critical-thinking', 'Critical thinking', 'ត្រិះរិះពិចារណា'),
  (44, 'service-mind', 'Service mind', 'ចិត្តស្រលាញ់សេវាកម្ម');

CREATE FUNCTION bump_list_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- Once a transaction, however many entries it changes.
    UPDATE list_version SET version = version + 1, changed_by = pg_current_xact_id()::text::bigint
    WHERE name = TG_ARGV[0] AND changed_by <> pg_current_xact_id()::text::bigint;
    RETURN NULL;
END $$;
-- Deferred to the commit: the row is locked last and briefly, so that writers neither wait long nor block each other
-- in a circle.
CREATE CONSTRAINT TRIGGER list_version_insert AFTER INSERT ON job DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.status = 'active') EXECUTE FUNCTION bump_list_version('job');
CREATE CONSTRAINT TRIGGER list_version_update AFTER UPDATE ON job DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.status = 'active' OR OLD.status = 'active') EXECUTE FUNCTION bump_list_version('job');
CREATE CONSTRAINT TRIGGER list_version_delete AFTER DELETE ON job DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (OLD.status = 'active') EXECUTE FUNCTION bump_list_version('job');
CREATE TRIGGER list_version_truncate AFTER TRUNCATE ON job
    FOR EACH STATEMENT EXECUTE FUNCTION bump_list_version('job');
-- Names of categories and provinces are remembered by the version of the listed jobs.
CREATE CONSTRAINT TRIGGER list_version_category AFTER UPDATE ON category DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION bump_list_version('job');
CREATE CONSTRAINT TRIGGER list_version_province AFTER UPDATE ON province DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION bump_list_version('job');
-- Jobs of disabled accounts have gone, or come back.
CREATE CONSTRAINT TRIGGER list_version_owner AFTER UPDATE OF disabled_at ON "user" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.disabled_at IS DISTINCT FROM OLD.disabled_at) EXECUTE FUNCTION bump_list_version('job');
-- A change of a synonym changes what searches find. What is remembered of the list of jobs goes with it, so that no
-- page has to ask for a second version.
CREATE CONSTRAINT TRIGGER list_version_synonym AFTER INSERT OR UPDATE OR DELETE ON synonym DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION bump_list_version('synonym');
CREATE CONSTRAINT TRIGGER list_version_synonym_job AFTER INSERT OR UPDATE OR DELETE ON synonym DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION bump_list_version('job');
-- A category that comes or goes changes the counts that are remembered by the version of the listed jobs.
CREATE CONSTRAINT TRIGGER list_version_category_list AFTER INSERT OR DELETE ON category DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION bump_list_version('job');

-- A name that somebody takes is to be found in no CV of theirs either: the worker makes its words anew.
CREATE FUNCTION resume_of_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE resume SET search_rules = 0 WHERE user_id = NEW.id;
    RETURN NULL;
END $$;
CREATE TRIGGER resume_of_renamed AFTER UPDATE OF name ON "user"
    FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION resume_of_renamed();

-- Publishing a job makes its entry, and posting it again announces it again, in whatever way that is done. It does not
-- name the job's author: to hold their account here, late, could make two transactions wait for each other.
CREATE FUNCTION announce_job() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    moment TIMESTAMPTZ(3) := coalesce(NEW.announced_at, NEW.posted_at, now());
BEGIN
    INSERT INTO post (company_id, kind, status, job_id, posted_at, created_at, updated_at)
    VALUES (NEW.company_id, 'job', 'active', NEW.id, moment, moment, moment)
    ON CONFLICT (job_id) DO UPDATE SET posted_at = moment, updated_at = moment,
        -- What the operator hid stays hidden.
        status = CASE WHEN post.status = 'hidden' THEN 'hidden' ELSE 'active' END;
    RETURN NULL;
END $$;
CREATE TRIGGER announce_job_insert AFTER INSERT ON job
    FOR EACH ROW WHEN (NEW.status = 'active') EXECUTE FUNCTION announce_job();
CREATE TRIGGER announce_job_update AFTER UPDATE OF status, announced_at ON job
    FOR EACH ROW WHEN (NEW.status = 'active' AND NEW.announced_at IS DISTINCT FROM OLD.announced_at)
    EXECUTE FUNCTION announce_job();

-- A training or an event has its entry as a job has: made when it is published, announced again with new dates.
CREATE FUNCTION announce_gathering() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    moment TIMESTAMPTZ(3) := coalesce(NEW.posted_at, now());
BEGIN
    INSERT INTO post (company_id, kind, status, gathering_id, posted_at, created_at, updated_at)
    VALUES (NEW.company_id, NEW.kind::text, 'active', NEW.id, moment, moment, moment)
    ON CONFLICT (gathering_id) DO UPDATE SET posted_at = moment, updated_at = moment,
        -- What the operator hid stays hidden.
        status = CASE WHEN post.status = 'hidden' THEN 'hidden' ELSE 'active' END;
    RETURN NULL;
END $$;
CREATE TRIGGER announce_gathering_insert AFTER INSERT ON gathering
    FOR EACH ROW WHEN (NEW.status = 'active') EXECUTE FUNCTION announce_gathering();
CREATE TRIGGER announce_gathering_update AFTER UPDATE OF status, posted_at ON gathering
    FOR EACH ROW WHEN (NEW.status = 'active' AND NEW.posted_at IS DISTINCT FROM OLD.posted_at)
    EXECUTE FUNCTION announce_gathering();

-- However such a session ends (by hand, with the operator's own, with a password, a disabled or deleted account, or in
-- its time), the audit log says so.
CREATE FUNCTION session_look_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO audit_entry (actor_id, action, target_id, created_at)
    VALUES (OLD.by_id, 'look.end', OLD.user_id, LEAST(now(), OLD.expires_at));
    RETURN NULL;
END $$;
CREATE TRIGGER session_look_end AFTER DELETE ON session
    FOR EACH ROW WHEN (OLD.by_id IS NOT NULL) EXECUTE FUNCTION session_look_end();

-- Titles are only ever added here, as the words of jobs are: nobody who publishes waits for the row of a common one.
CREATE FUNCTION learn_job_titles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO job_title_start (start, title_key)
    SELECT start, said.key
    FROM (
        SELECT DISTINCT title_key(search_title) AS key FROM changed
        WHERE status = 'active' AND search_title <> ''
    ) AS said, unnest(word_starts(said.key)) AS start
    WHERE NOT EXISTS (SELECT FROM job_title_start k WHERE k.title_key = said.key)
    ORDER BY start, said.key -- one order for all, so that nobody waits in a circle
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER job_title_insert AFTER INSERT ON job REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION learn_job_titles();
CREATE TRIGGER job_title_update AFTER UPDATE ON job REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION learn_job_titles();

CREATE FUNCTION learn_company_name() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    known integer := (SELECT max(jobs) FROM company_start WHERE company_id = NEW.id);
BEGIN
    DELETE FROM company_start WHERE company_id = NEW.id;
    INSERT INTO company_start (start, company_id, jobs)
    SELECT start, NEW.id, coalesce(known, 0) FROM unnest(word_starts(NEW.search_title)) AS start;
    RETURN NULL;
END $$;
CREATE TRIGGER company_name_insert AFTER INSERT ON company
    FOR EACH ROW EXECUTE FUNCTION learn_company_name();
CREATE TRIGGER company_name_update AFTER UPDATE ON company
    FOR EACH ROW WHEN (NEW.search_title IS DISTINCT FROM OLD.search_title) EXECUTE FUNCTION learn_company_name();

CREATE FUNCTION note_job_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    job UUID := CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END;
BEGIN
    PERFORM 1 FROM list_version WHERE name = 'job' FOR NO KEY UPDATE;
    INSERT INTO job_entry (job_id, replaces)
    VALUES (job, (SELECT max(e.ordinal) FROM job_entry e WHERE e.job_id = job));
    RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER note_job_entry_insert AFTER INSERT ON job DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.status = 'active') EXECUTE FUNCTION note_job_entry();
CREATE CONSTRAINT TRIGGER note_job_entry_update AFTER UPDATE ON job DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.status = 'active' OR OLD.status = 'active') EXECUTE FUNCTION note_job_entry();
CREATE CONSTRAINT TRIGGER note_job_entry_delete AFTER DELETE ON job DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (OLD.status = 'active') EXECUTE FUNCTION note_job_entry();

-- A trigger before an update makes PostgreSQL compute the search vectors of each changed row again, which takes longer
-- than all else about closing a job. The program writes list_at with the columns that it follows from; this trigger
-- corrects rows that are written without it.
CREATE FUNCTION job_list_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' THEN
        UPDATE job SET list_at = job_list_time(NEW.posted_at, NEW.pinned_until) WHERE id = NEW.id;
    ELSE
        NEW.list_at := job_list_time(NEW.posted_at, NEW.pinned_until);
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER job_list_at BEFORE INSERT ON job FOR EACH ROW EXECUTE FUNCTION job_list_at();
CREATE TRIGGER job_list_at_update AFTER UPDATE OF posted_at, pinned_until ON job FOR EACH ROW
    WHEN (NEW.list_at IS DISTINCT FROM job_list_time(NEW.posted_at, NEW.pinned_until))
    EXECUTE FUNCTION job_list_at();

CREATE FUNCTION hide_company_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.disabled_at IS NULL THEN
        DELETE FROM hidden_company h USING company c WHERE c.id = h.company_id AND c.owner_id = NEW.id;
    ELSE
        INSERT INTO hidden_company SELECT id FROM company WHERE owner_id = NEW.id ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER hide_company_of_owner AFTER UPDATE OF disabled_at ON "user"
    FOR EACH ROW WHEN ((NEW.disabled_at IS NULL) <> (OLD.disabled_at IS NULL)) EXECUTE FUNCTION hide_company_of_owner();

CREATE FUNCTION forget_hidden_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM hidden_company WHERE company_id = OLD.id;
    RETURN NULL;
END $$;
CREATE TRIGGER forget_hidden_company AFTER DELETE ON company
    FOR EACH ROW EXECUTE FUNCTION forget_hidden_company();

-- The search columns also hold marked words: of companies' names (co9), which are learnt without their mark, and whole
-- names and titles (cw9, is9, ic9), which are no words.
CREATE FUNCTION learn_job_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO job_word (word, written)
    SELECT said.word, left(max(said.written), 64)
    FROM (
        SELECT own.word, search_written ->> own.word AS written
        FROM changed, unnest(string_to_array(search_title || ' ' || search_tags, ' ')) AS stored,
            regexp_replace(stored, '^co9', '') AS own (word)
        WHERE status = 'active' AND stored !~ '^(cw|is|ic)9'
    ) AS said
    WHERE length(said.word) BETWEEN 2 AND 64 AND said.word !~ '^\d+$'
        AND NOT EXISTS (SELECT FROM job_word k WHERE k.word = said.word)
    GROUP BY said.word
    ORDER BY said.word -- one order for all, so that nobody waits in a circle
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER job_word_insert AFTER INSERT ON job REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION learn_job_words();
CREATE TRIGGER job_word_update AFTER UPDATE ON job REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION learn_job_words();

CREATE FUNCTION hide_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- Whoever disables or enables the owner, or the one before, meanwhile waits, and then finds the company with its
    -- new owner; or is waited for here.
    PERFORM FROM "user" WHERE id IN (OLD.owner_id, NEW.owner_id) ORDER BY id FOR SHARE;
    IF EXISTS (SELECT FROM "user" WHERE id = NEW.owner_id AND disabled_at IS NOT NULL) THEN
        INSERT INTO hidden_company VALUES (NEW.id) ON CONFLICT DO NOTHING;
    ELSE
        DELETE FROM hidden_company WHERE company_id = NEW.id;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER hide_company_insert AFTER INSERT ON company
    FOR EACH ROW EXECUTE FUNCTION hide_company();
CREATE TRIGGER hide_company_update AFTER UPDATE OF owner_id ON company
    FOR EACH ROW WHEN (NEW.owner_id <> OLD.owner_id) EXECUTE FUNCTION hide_company();

CREATE FUNCTION place_post_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    SELECT CASE WHEN p.status = 'active' THEN p.posted_at END, p.company_id, p.created_by_id, p.job_id,
        p.gathering_id
    INTO NEW.posted_at, NEW.company_id, NEW.created_by_id, NEW.job_id, NEW.gathering_id
    FROM post p WHERE p.id = NEW.id;
    RETURN NEW;
END $$;
-- With any trigger before updates, PostgreSQL generates all vectors again at each.
CREATE TRIGGER place_post_search BEFORE INSERT ON post_search
    FOR EACH ROW EXECUTE FUNCTION place_post_search();

CREATE FUNCTION move_post_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE post_search SET posted_at = CASE WHEN NEW.status = 'active' THEN NEW.posted_at END,
        company_id = NEW.company_id, created_by_id = NEW.created_by_id, job_id = NEW.job_id,
        gathering_id = NEW.gathering_id
    WHERE id = NEW.id;
    RETURN NULL;
END $$;
CREATE TRIGGER move_post_search AFTER UPDATE OF status, posted_at, company_id, created_by_id ON post
    FOR EACH ROW WHEN ((NEW.status, NEW.posted_at, NEW.company_id, NEW.created_by_id)
        IS DISTINCT FROM (OLD.status, OLD.posted_at, OLD.company_id, OLD.created_by_id))
    EXECUTE FUNCTION move_post_search();

-- An owner works for the company, however it is made or handed over, and may do everything.
CREATE FUNCTION owner_is_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE company_member SET role = 'recruiter', billing = true
    WHERE user_id = NEW.owner_id AND company_id = NEW.id AND (role <> 'recruiter' OR NOT billing);
    INSERT INTO company_member (user_id, company_id)
    SELECT NEW.owner_id, NEW.id
    WHERE NOT EXISTS (SELECT FROM company_member WHERE user_id = NEW.owner_id AND company_id = NEW.id);
    RETURN NULL;
END $$;
CREATE TRIGGER owner_is_member AFTER INSERT OR UPDATE OF owner_id ON company
    FOR EACH ROW EXECUTE FUNCTION owner_is_member();
