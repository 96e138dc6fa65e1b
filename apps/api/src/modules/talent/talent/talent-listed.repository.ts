import { addDays } from '@acheep/contract/kernel/calendar';
import type { FilterValues } from '@acheep/contract/kernel/list-query';
import { referenceRate } from '@acheep/contract/kernel/money';
import type { ActiveWithin, talents } from '@acheep/contract/talent/talent-option';
import { anyOf, build, none, row, typed } from '@acheep/database/statement';
import { talentRules } from '@acheep/search/redaction/talent-text';
import { sql } from 'kysely';
import type { Searchable } from '../../../search/searchable.ts';
import { readResumeTexts } from '../resume/resume.repository.ts';
import { type Finder, findableBy, isListed } from './finder.repository.ts';

/** Filters open to everybody, and those of resume search only. */
export type TalentFilter = FilterValues<(typeof talents)['filters']> & { opened?: 'opened' | undefined };

const daysWithin: Record<ActiveWithin, number> = { '7d': 7, '30d': 30, '90d': 90 };
const cents = 100;
const resume = row('resume');

/** The CVs that a finder may find, as a searchable list. */
export const listedTalents = (finder: Finder): Searchable<TalentFilter> => ({
  table: 'resume',
  listed: () => isListed(findableBy(finder)),
  date: 'active_on',
  filters: {
    categoryId: { column: 'wanted_category_id', type: 'uuid' },
    provinceId: {
      is: (id) => {
        const province = typed(id, 'uuid');
        return resume.or([
          resume('e.province_id', '=', province),
          resume('e.wanted_province_id', '=', province),
        ]);
      },
    },
    experience: { column: 'experience', type: 'text' },
    education: {
      is: (levels) =>
        resume.exists(
          build
            .selectFrom('resume_education as d')
            .where('d.resume_id', '=', resume.ref('e.id'))
            .where('d.level', '=', anyOf(levels, 'text[]'))
            .select('d.resume_id'),
        ),
    },
    salary: {
      // The filter must not reveal what its user is not shown: job seekers no salary, companies those that are shown.
      is: (dollars) =>
        finder.as === 'seeker'
          ? none
          : sql<boolean>`e.show_expected AND coalesce(e.salary_from, e.salary_to) <=
            ${typed(dollars * cents, 'bigint')} * CASE e.currency WHEN 'KHR' THEN ${sql.lit(referenceRate)} ELSE 1 END`,
    },
    noticePeriod: {
      is: (periods) =>
        resume.and([
          resume('e.show_expected', '=', true),
          resume('e.notice_period', '=', anyOf(periods, 'text[]')),
        ]),
    },
    language: {
      is: (spoken) => {
        const wanted = [...new Set(spoken)];
        const known = build
          .selectFrom('resume_language as l')
          .where('l.resume_id', '=', resume.ref('e.id'))
          .where('l.language', '=', anyOf(wanted, 'text[]'))
          .select(sql`count(DISTINCT l.language)`.as('count'));
        return sql<boolean>`${known} = ${sql.lit(wanted.length)}`;
      },
    },
    opened: {
      is: () =>
        finder.as === 'company'
          ? resume.exists(
              build
                .selectFrom('resume_view as v')
                .where('v.resume_id', '=', resume.ref('e.id'))
                .where('v.company_id', '=', typed(finder.companyId, 'uuid'))
                .select('v.id'),
            )
          : none,
    },
    active: {
      is: (within, { today }) =>
        resume('e.active_on', '>=', typed(addDays(today, -daysWithin[within]), 'date')),
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
