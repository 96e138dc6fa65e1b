import { addDays } from '@acheep/contract/kernel/calendar';
import type { FilterValues } from '@acheep/contract/kernel/list-query';
import { referenceRate } from '@acheep/contract/kernel/money';
import type { ActiveWithin, talents } from '@acheep/contract/talent/talent-option';
import { talentRules } from '@acheep/search/redaction/talent-text';
import type { Searchable } from '../../../search/searchable.ts';
import { readResumeTexts } from '../resume/resume.repository.ts';
import { type Finder, listedFor } from './finder.repository.ts';

/** Filters open to everybody, and those of resume search only. */
export type TalentFilter = FilterValues<(typeof talents)['filters']> & { opened?: 'opened' | undefined };

const daysWithin: Record<ActiveWithin, number> = { '7d': 7, '30d': 30, '90d': 90 };
const cents = 100;

/** The CVs that a finder may find, as a searchable list. */
export const listedTalents = (finder: Finder): Searchable<TalentFilter> => ({
  table: 'resume',
  listed: listedFor(finder),
  date: 'active_on',
  filters: {
    categoryId: { column: 'wanted_category_id', type: 'uuid' },
    provinceId: {
      sql: (id, value) => {
        const province = value(id, 'uuid');
        return `(e.province_id = ${province} OR e.wanted_province_id = ${province})`;
      },
    },
    experience: { column: 'experience', type: 'text' },
    education: {
      sql: (levels, value) =>
        `EXISTS (SELECT FROM resume_education d
          WHERE d.resume_id = e.id AND d.level = ANY(${value(levels, 'text[]')}::text[]))`,
    },
    salary: {
      // Job seekers are not shown others' expected salaries, and the filter must not reveal them either.
      sql: (dollars, value) =>
        finder.as === 'seeker'
          ? 'false'
          : `coalesce(e.salary_from, e.salary_to) <=
            ${value(dollars * cents, 'bigint')} * CASE e.currency WHEN 'KHR' THEN ${referenceRate} ELSE 1 END`,
    },
    noticePeriod: { column: 'notice_period', type: 'text' },
    language: {
      sql: (spoken, value) => {
        const wanted = [...new Set(spoken)];
        return `(SELECT count(DISTINCT l.language) FROM resume_language l
          WHERE l.resume_id = e.id AND l.language = ANY(${value(wanted, 'text[]')}::text[])) = ${wanted.length}`;
      },
    },
    opened: {
      sql: (_, value) =>
        finder.as === 'company'
          ? `EXISTS (SELECT FROM resume_view v WHERE v.resume_id = e.id AND v.company_id = ${value(finder.companyId, 'uuid')})`
          : 'false',
    },
    active: {
      sql: (within, value, { today }) =>
        `e.active_on >= ${value(addDays(today, -daysWithin[within]), 'date')}`,
    },
  },
  orders: {
    'activeOn_-1': { by: 'e.active_on', direction: 'DESC' },
    'experience_-1': { by: 'e.experience_rank', direction: 'DESC' },
  },
  textsOf: readResumeTexts,
});

/** All CVs, for the reindex and the anonymized texts. */
export const allTalents = {
  table: 'resume',
  rules: talentRules,
  beside: ['unnamed', 'unnamed_card'],
  textsOf: readResumeTexts,
};
