-- outside a transaction

-- As the index it replaces, with the choice that the filters of pay and notice period read.
CREATE INDEX resume_active_on_shown_idx ON resume (active_on DESC, id DESC)
    INCLUDE (visibility, user_id, experience, experience_rank, wanted_category_id, province_id, wanted_province_id, notice_period, salary_from, salary_to, currency, show_expected)
    WHERE search_title <> '';
DROP INDEX resume_active_on_listed_idx;
