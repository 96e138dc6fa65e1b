import type { MergeKind } from '@acheep/contract/companies/company-merge-option';
import type { Becomes } from '../../../moved-rows.repository.ts';

/**
 * What a merge does with the rows of every table with a foreign key `company_id`; `own` names the function that does it.
 * A test checks it against the foreign keys.
 */
export const companyTables = {
  candidate_message: { kind: 'message', how: 'moves' },
  candidate_stage: { kind: null, how: { own: 'mergeStages' } },
  candidate_tag: { kind: 'tag', how: { own: 'mergeTags' } },
  comment: { kind: 'comment', how: 'moves' },
  comment_mention: { kind: null, how: { once: ['comment_id'] } },
  company_invitation: { kind: 'offer', how: { own: 'moveOffers' } },
  company_member: { kind: 'member', how: { own: 'moveMembers' } },
  company_paper: { kind: 'paper', how: 'moves' },
  company_photo: { kind: null, how: { own: 'takeFields' } },
  company_start: { kind: null, how: { ends: 'it is what the names of the one that is no more begin with' } },
  distinct_company: { kind: null, how: { ends: 'it was said of two companies, of which one is no more' } },
  gathering: { kind: null, how: { own: 'moveGatherings' } },
  gathering_company: { kind: null, how: { once: ['gathering_id'] } },
  ignored_company: { kind: 'ignored', how: { once: ['user_id'] } },
  import_record: { kind: 'import', how: 'moves' },
  invitation_day: { kind: null, how: { own: 'addDays' } },
  job: { kind: 'job', how: { own: 'moveJobs' } },
  mail_consent: { kind: null, how: { own: 'mergeConsents' } },
  merged_company: { kind: 'address', how: 'moves' },
  message_template: { kind: 'template', how: 'moves' },
  operator_note: { kind: 'note', how: 'moves' },
  order: { kind: 'order', how: 'moves' },
  post: { kind: 'post', how: 'moves' },
  post_like: { kind: 'like', how: 'moves' },
  report: { kind: null, how: { once: ['reporter_id'] } },
  resume_shown: { kind: null, how: { once: ['day', 'resume_id'] } },
  resume_view: { kind: 'resume', how: { once: ['resume_id'] } },
  saved_talent: { kind: 'talent', how: { own: 'mergeSaved' } },
  service_request: { kind: 'service', how: 'moves' },
  talent_invitation: { kind: 'invitation', how: 'moves' },
  writing_day: { kind: null, how: { own: 'addDays' } },
} satisfies Record<string, Becomes<MergeKind>>;
