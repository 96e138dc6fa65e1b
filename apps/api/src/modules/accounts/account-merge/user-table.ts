import type { AccountMergeKind } from '@acheep/contract/accounts/account-merge-option';

/**
 * Treatment of the rows of an account that is merged into another:
 * - `moves`: they move to the other account;
 * - `once`: they move, except those that the other account already has by these columns, which are deleted;
 * - `ends`: they are deleted, for the given reason.
 */
interface Becomes {
  /** Kind under which the rows are counted; null for those that mean little to their owner. */
  kind: AccountMergeKind | null;
  how: 'moves' | { once: readonly string[] } | { ends: string };
}

const ofStaff = { kind: null, how: 'moves' } as const;

/** Every column with a foreign key to an account. A test checks it against the foreign keys. */
export const userTables = {
  'activation.user_id': { kind: null, how: { ends: 'a link of an account that is open' } },
  'announcement.created_by_id': ofStaff,
  'api_key.created_by_id': ofStaff,
  'application.applicant_id': { kind: 'application', how: { once: ['job_id'] } },
  'application_event.by_id': { kind: null, how: 'moves' },
  'application_note.author_id': ofStaff,
  'article.created_by_id': ofStaff,
  'article_version.by_id': ofStaff,
  'bookmark.user_id': { kind: 'saved', how: { once: ['job_id', 'gathering_id', 'post_id'] } },
  'candidate_message.author_id': ofStaff,
  'certificate.user_id': { kind: 'certificate', how: { once: ['gathering_id', 'starts_on'] } },
  'comment.author_id': { kind: 'comment', how: 'moves' },
  'company.owner_id': { kind: null, how: { ends: 'job seekers own none' } },
  'company_invitation.invited_by_id': ofStaff,
  'company_member.user_id': { kind: null, how: { ends: 'job seekers work for none' } },
  'data_export.user_id': { kind: null, how: { ends: 'a link to what the account was' } },
  'distinct_company.said_by_id': ofStaff,
  'email_change.user_id': { kind: null, how: { ends: 'the address ends with the account' } },
  'enquiry_answer.author_id': ofStaff,
  'gathering.created_by_id': ofStaff,
  'held_application.user_id': { kind: null, how: { once: ['job_id', 'handle_hash'] } },
  'idempotency.user_id': { kind: null, how: { ends: 'answers to calls of the account' } },
  'identity.user_id': { kind: 'way', how: 'moves' },
  'ignored_company.user_id': { kind: null, how: { once: ['company_id'] } },
  'import.created_by_id': ofStaff,
  'interview.interviewer_id': ofStaff,
  'interview.proposed_by_id': ofStaff,
  'interview_colleague.user_id': { kind: null, how: { once: ['interview_id'] } },
  'invitation_choice.user_id': { kind: null, how: { once: [] } },
  'job.created_by_id': ofStaff,
  'job_alert.user_id': { kind: 'search', how: { once: ['criteria'] } },
  'job_alert_told.user_id': { kind: null, how: { once: ['job_id'] } },
  'job_colleague.user_id': { kind: null, how: { once: ['job_id'] } },
  'known_network.user_id': { kind: null, how: { ends: 'it is a hash of the address that ends' } },
  'notification.user_id': { kind: null, how: { ends: 'what it tells of stands on its page' } },
  'notification_choice.user_id': { kind: null, how: { once: ['notice', 'channel'] } },
  'operator_note.author_id': ofStaff,
  'operator_note.user_id': { kind: null, how: 'moves' },
  'order.created_by_id': ofStaff,
  'participant_message.author_id': ofStaff,
  'partial_video.owner_id': { kind: null, how: 'moves' },
  'passkey.user_id': { kind: 'way', how: 'moves' },
  'password_reset.user_id': { kind: null, how: { ends: 'the password ends with the account' } },
  'post.created_by_id': ofStaff,
  'post_like.user_id': { kind: null, how: { once: ['post_id'] } },
  'post_news_mail.user_id': { kind: null, how: { once: [] } },
  'push_subscription.user_id': { kind: null, how: { ends: 'it is of a session' } },
  'registration.user_id': { kind: 'registration', how: { once: ['gathering_id'] } },
  'report.reporter_id': { kind: null, how: { once: ['post_id', 'comment_id', 'job_id', 'company_id'] } },
  'resume.user_id': { kind: null, how: { once: [] } },
  'resume_named.user_id': { kind: null, how: { once: ['day', 'resume_id'] } },
  'resume_view.opened_by_id': ofStaff,
  'saved_talent.saved_by_id': ofStaff,
  'saved_talent_note.author_id': ofStaff,
  'saved_view.user_id': { kind: null, how: { once: ['page', 'name'] } },
  'scorecard.author_id': ofStaff,
  'second_factor.user_id': { kind: null, how: { ends: 'job seekers have none' } },
  'service_request.asked_by_id': ofStaff,
  'session.user_id': { kind: null, how: { ends: 'of the account that is no more' } },
  'talent_invitation.sent_by_id': ofStaff,
  'telegram_chat.user_id': { kind: null, how: { once: [] } },
  'telegram_link.user_id': { kind: null, how: { ends: 'a link that works for minutes' } },
  'upload.owner_id': { kind: null, how: 'moves' },
} satisfies Record<`${string}.${string}`, Becomes>;
