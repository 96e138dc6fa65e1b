import type { Localized } from '../kernel/locale.ts';
import { paths } from '../paths.ts';
import { gatheringNotificationKinds } from './gathering-notification-kind.ts';
import type { CategoryOn } from './notification-category.ts';
import { operatorNotificationKinds } from './operator-notification-kind.ts';

/**
 * Bell notification: text with placeholders, linked page, and the category by which users switch it off. `{at}` and
 * `{format}` are written in the reader's language.
 */
export interface Kind extends Localized {
  category: CategoryOn<'bell'>;
  /**
   * Gathered while unread: one notification for all of a user, whose `{count}` grows. This is its text, with
   * placeholders of its own, as long as there is only one; of several it keeps the placeholders of the main text.
   */
  one?: Localized;
  to(params: FilledPlaces): string;
}
export type FilledPlaces = Readonly<Record<string, string>>;

const ownApplication: Kind['to'] = ({ id = '' }) => paths.manageUserAppliedDetail(id);
const entry: Kind['to'] = ({ id = '' }) => paths.publicPost(id);
const order: Kind['to'] = ({ id = '' }) => paths.manageOrder(id);
const candidate: Kind['to'] = ({ id = '' }) => paths.manageAppliedDetail(id);
const ownJob: Kind['to'] = ({ id = '' }) => paths.manageJobEdit(id);

/**
 * All kinds of bell notifications. A new kind is a line here with its category (an existing one of
 * `notification-category.ts`, or a new line there), and a `notify` in the transaction of the event.
 */
export const notificationKinds = {
  'job-alert': {
    category: 'saved-search',
    en: 'New jobs for “{alert}”: {count}',
    km: 'មានការងារថ្មីចំនួន {count} សម្រាប់ «{alert}»',
    to: ({ all = '' }) => all,
  },
  'company-follow': {
    category: 'saved-search',
    en: 'New jobs at {company}: {count}',
    km: '{company} មានការងារថ្មីចំនួន {count}',
    to: ({ all = '' }) => all,
  },
  'job-alert-paused': {
    category: 'saved-search-paused',
    en: 'Your saved search “{alert}” is paused, because one of its filters no longer exists.',
    km: 'បានផ្អាកការស្វែងរកដែលបានរក្សាទុក «{alert}» ព្រោះតម្រងមួយលែងមានហើយ។',
    to: () => paths.manageAlerts(),
  },
  'saved-closing': {
    category: 'saved-closing',
    one: {
      en: '“{title}”, which you saved, closes soon.',
      km: '«{title}» ដែលអ្នកបានរក្សាទុក ជិតផុតកំណត់ហើយ។',
    },
    en: '{count} of your saved jobs, trainings and events close soon.',
    km: 'ការងារ វគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍ដែលអ្នកបានរក្សាទុកចំនួន {count} ជិតផុតកំណត់ហើយ។',
    to: ({ path }) => path ?? paths.manageBookmarked(),
  },
  'application-shortlisted': {
    category: 'own-application',
    en: '{company} has short-listed you for “{jobTitle}”.',
    km: '{company} បានដាក់អ្នកក្នុងបញ្ជីសម្រាំងសម្រាប់ការងារ «{jobTitle}»។',
    to: ownApplication,
  },
  'application-hired': {
    category: 'own-application',
    en: '{company} has hired you for “{jobTitle}”.',
    km: '{company} បានទទួលអ្នកឱ្យធ្វើការ «{jobTitle}»។',
    to: ownApplication,
  },
  'application-rejected': {
    category: 'own-application',
    en: '{company} has decided on your application for “{jobTitle}”.',
    km: '{company} បានសម្រេចលើពាក្យសុំរបស់អ្នកសម្រាប់ការងារ «{jobTitle}»។',
    to: ownApplication,
  },
  'application-received': {
    category: 'own-application',
    en: '{company} is reconsidering your application for “{jobTitle}”.',
    km: '{company} កំពុងពិនិត្យពាក្យសុំរបស់អ្នកសម្រាប់ការងារ «{jobTitle}» ឡើងវិញ។',
    to: ownApplication,
  },
  'company-message': {
    category: 'company-message',
    en: '{company} wrote to you about “{jobTitle}”: {subject}',
    km: '{company} បានផ្ញើសារមកអ្នកអំពីការងារ «{jobTitle}»៖ {subject}',
    to: ownApplication,
  },
  'interview-proposed': {
    category: 'own-interview',
    en: '{company} has proposed interview times for “{jobTitle}”.',
    km: '{company} បានស្នើម៉ោងសម្ភាសសម្រាប់ការងារ «{jobTitle}»។',
    to: ownApplication,
  },
  'interview-cancelled': {
    category: 'own-interview',
    en: '{company} has cancelled the interview for “{jobTitle}”.',
    km: '{company} បានបោះបង់ការសម្ភាសសម្រាប់ការងារ «{jobTitle}»។',
    // The application may be gone with its company.
    to: ({ id }) => (id ? paths.manageUserAppliedDetail(id) : paths.manageUserApplied()),
  },
  'interview-soon': {
    category: 'own-interview-soon',
    en: 'Your interview with {company} for “{jobTitle}” is coming up: {at}. {format}. {place}',
    km: 'ការសម្ភាសរបស់អ្នកជាមួយ {company} សម្រាប់ការងារ «{jobTitle}» ជិតដល់ហើយ៖ {at}។ {format}។ {place}',
    to: ownApplication,
  },
  'application-new': {
    category: 'new-application',
    one: {
      en: '{candidate} has applied for “{jobTitle}”.',
      km: '{candidate} បានដាក់ពាក្យសុំការងារ «{jobTitle}»។',
    },
    en: '{count} new applications, the latest for “{jobTitle}”.',
    km: 'មានពាក្យសុំថ្មីចំនួន {count}។ ពាក្យសុំចុងក្រោយគឺសម្រាប់ការងារ «{jobTitle}»។',
    to: ({ id }) => (id ? paths.manageAppliedDetail(id) : paths.manageApplied({ status: 'received' })),
  },
  'application-withdrawn': {
    category: 'application-withdrawn',
    en: '{candidate} has withdrawn their application for “{jobTitle}”.',
    km: '{candidate} បានដកពាក្យសុំសម្រាប់ការងារ «{jobTitle}» វិញ។',
    to: candidate,
  },
  'application-restored': {
    category: 'application-withdrawn',
    en: '{candidate} has restored their application for “{jobTitle}”.',
    km: '{candidate} បានបន្តពាក្យសុំសម្រាប់ការងារ «{jobTitle}» ឡើងវិញ។',
    to: candidate,
  },
  'interview-picked': {
    category: 'interview-answer',
    en: '{candidate} has chosen an interview time for “{jobTitle}”.',
    km: '{candidate} បានជ្រើសរើសម៉ោងសម្ភាសសម្រាប់ការងារ «{jobTitle}»។',
    to: candidate,
  },
  'interview-declined': {
    category: 'interview-answer',
    en: '{candidate} isn’t available at the interview times proposed for “{jobTitle}”.',
    km: '{candidate} មិនទំនេរនៅម៉ោងសម្ភាសដែលបានស្នើសម្រាប់ការងារ «{jobTitle}» ទេ។',
    to: candidate,
  },
  'interview-ahead': {
    category: 'interview-ahead',
    en: 'Your interview with {candidate} for “{jobTitle}” is coming up: {at}. {format}. {place}',
    km: 'ការសម្ភាសរបស់អ្នកជាមួយ {candidate} សម្រាប់ការងារ «{jobTitle}» ជិតដល់ហើយ៖ {at}។ {format}។ {place}',
    to: candidate,
  },
  'job-published': {
    category: 'job-life',
    en: 'Your job “{jobTitle}” has been published.',
    km: 'ការងារ «{jobTitle}» របស់អ្នកត្រូវបានផ្សាយហើយ។',
    to: ({ id = '' }) => paths.job(id),
  },
  'job-not-published': {
    category: 'job-life',
    en: 'Your job “{jobTitle}” couldn’t be published and is still a draft.',
    km: 'ការងារ «{jobTitle}» របស់អ្នកមិនអាចផ្សាយបានទេ ហើយនៅជាសេចក្ដីព្រាង។',
    to: ownJob,
  },
  'job-waits': {
    category: 'job-life',
    en: 'Your job “{jobTitle}” is waiting for approval.',
    km: 'ការងារ «{jobTitle}» របស់អ្នកកំពុងរង់ចាំការអនុម័ត។',
    to: ownJob,
  },
  'job-refused': {
    category: 'job-life',
    en: 'Your job “{jobTitle}” wasn’t approved.',
    km: 'ការងារ «{jobTitle}» របស់អ្នកមិនបានអនុម័តទេ។',
    to: ownJob,
  },
  'job-stopped': {
    category: 'job-life',
    en: 'We’ve closed your job “{jobTitle}”.',
    km: 'យើងបានបិទការងារ «{jobTitle}» របស់អ្នក។',
    to: ownJob,
  },
  'job-lifted': {
    category: 'job-life',
    en: 'We’ve reopened your job “{jobTitle}”.',
    km: 'យើងបានបើកការងារ «{jobTitle}» របស់អ្នកឡើងវិញ។',
    to: ownJob,
  },
  'job-closes-soon': {
    category: 'job-life',
    en: 'Your job “{jobTitle}” closes soon. Days left: {days}',
    km: 'ការងារ «{jobTitle}» របស់អ្នកជិតបិទហើយ។ នៅសល់ {days} ថ្ងៃទៀត។',
    to: ownJob,
  },
  'job-closed': {
    category: 'job-life',
    en: 'Your job “{jobTitle}” has reached its closing date.',
    km: 'ការងារ «{jobTitle}» របស់អ្នកបានផុតកំណត់ហើយ។',
    to: ownJob,
  },
  'order-confirmed': {
    category: 'order',
    en: 'Your order {number} has been confirmed: {title}.',
    km: 'ការបញ្ជាទិញលេខ {number} របស់អ្នកត្រូវបានបញ្ជាក់ហើយ៖ {title}។',
    to: order,
  },
  'order-cancelled': {
    category: 'order',
    en: 'Your order {number} has been cancelled: {title}.',
    km: 'ការបញ្ជាទិញលេខ {number} របស់អ្នកត្រូវបានបោះបង់៖ {title}។',
    to: order,
  },
  'service-done': {
    category: 'service-done',
    en: 'We’ve fulfilled your request for “{title}”.',
    km: 'យើងបានអនុវត្តសេវាកម្ម «{title}» ដែលអ្នកបានស្នើសុំហើយ។',
    to: () => paths.manageServices(),
  },
  'screening-ended': {
    category: 'service-done',
    en: 'We’ve ended the screening for “{title}”. Short-listed: {shortlisted}.',
    km: 'យើងបានបញ្ចប់ការសម្រាំងបេក្ខជនសម្រាប់ការងារ «{title}»។ ជាប់សម្រាំង {shortlisted} នាក់។',
    to: ({ id = '' }) => paths.manageApplied({ jobId: id }),
  },
  'job-invitation': {
    category: 'invitation',
    en: '{company} invites you to apply for “{jobTitle}”.',
    km: '{company} អញ្ជើញអ្នកឱ្យដាក់ពាក្យសម្រាប់ការងារ «{jobTitle}»។',
    to: () => paths.manageInvitations(),
  },
  'training-invitation': {
    category: 'invitation',
    en: '{company} invites you to the training “{training}”.',
    km: '{company} អញ្ជើញអ្នកឱ្យចូលរួមវគ្គបណ្ដុះបណ្ដាល «{training}»។',
    // The bell still holds some invitations whose training was given only as text.
    to: ({ gatheringId }) => (gatheringId ? paths.training(gatheringId) : paths.manageInvitations()),
  },
  'resume-opened': {
    category: 'resume-opened',
    en: '{company} has opened your full CV.',
    km: '{company} បានបើកមើលប្រវត្តិរូបពេញលេញរបស់អ្នក។',
    to: () => paths.resume(),
  },
  'post-commented': {
    category: 'post-comment',
    en: '{company} commented on your post “{post}”.',
    km: '{company} បានផ្ដល់មតិលើការបង្ហោះរបស់អ្នក «{post}»។',
    to: entry,
  },
  'comment-answered': {
    category: 'post-comment',
    en: '{company} replied to your comment on “{post}”.',
    km: '{company} បានឆ្លើយតបមតិរបស់អ្នកលើ «{post}»។',
    to: entry,
  },
  // One notification for all likes, updated while unread.
  'post-liked': {
    category: 'post-like',
    en: 'People who like your post “{post}”: {count}',
    km: 'អ្នកចូលចិត្តការបង្ហោះរបស់អ្នក «{post}»៖ {count} នាក់',
    to: entry,
  },
  'post-hidden': {
    category: 'post-hidden',
    en: 'We’ve removed your post “{post}” because it breaks our rules. {reason}',
    km: 'យើងបានដកការបង្ហោះរបស់អ្នក «{post}» ចេញ ព្រោះមិនគោរពតាមគោលការណ៍របស់យើង។ {reason}',
    to: () => paths.post(),
  },
  'comment-hidden': {
    category: 'post-hidden',
    en: 'We’ve removed your comment on “{post}” because it breaks our rules. {reason}',
    km: 'យើងបានដកមតិរបស់អ្នកលើ «{post}» ចេញ ព្រោះមិនគោរពតាមគោលការណ៍របស់យើង។ {reason}',
    to: entry,
  },
  'report-hidden': {
    category: 'report',
    en: 'Thank you for your report. We’ve removed “{about}”. {answer}',
    km: 'អរគុណសម្រាប់ការរាយការណ៍។ យើងបានដក «{about}» ចេញហើយ។ {answer}',
    to: () => paths.notifications(),
  },
  'report-refused': {
    category: 'report',
    en: 'Thank you for your report. We’ve reviewed “{about}” and decided to keep it. {answer}',
    km: 'អរគុណសម្រាប់ការរាយការណ៍។ យើងបានពិនិត្យ «{about}» ហើយសម្រេចទុកនៅដដែល។ {answer}',
    to: () => paths.notifications(),
  },
  'account-looked-at': {
    category: 'account-look',
    en: '{operator} from our support team has viewed your account. Reason: {reason}',
    km: '{operator} ពីផ្នែកជំនួយបានមើលគណនីរបស់អ្នក។ មូលហេតុ៖ {reason}',
    to: () => paths.notifications(),
  },
  'telegram-linked': {
    category: 'telegram-chat',
    en: 'The Telegram chat of “{chat}” now gets your notifications. If that wasn’t you, unlink it and change your password.',
    km: 'ឥឡូវ Telegram របស់ «{chat}» ទទួលការជូនដំណឹងរបស់អ្នក។ បើអ្នកមិនបានភ្ជាប់ទេ សូមផ្ដាច់ Telegram នោះ ហើយប្ដូរពាក្យសម្ងាត់។',
    to: () => paths.notificationPreference(),
  },
  'telegram-moved': {
    category: 'telegram-chat',
    en: 'The Telegram chat of “{chat}” was linked with another account and no longer gets your notifications.',
    km: 'Telegram របស់ «{chat}» ត្រូវបានភ្ជាប់ជាមួយគណនីផ្សេង ហើយលែងទទួលការជូនដំណឹងរបស់អ្នក។',
    to: () => paths.notificationPreference(),
  },
  'company-merged': {
    category: 'company-merge',
    en: '“{gone}” has been merged into “{company}”.',
    km: '«{gone}» ត្រូវបានបញ្ចូលទៅក្នុង «{company}»។',
    to: () => paths.profileTeam(),
  },
  'company-corrected': {
    category: 'company-record',
    en: 'We’ve corrected the details of “{company}”. {reason}',
    km: 'យើងបានកែតម្រូវព័ត៌មានរបស់ «{company}»។ {reason}',
    to: () => paths.profileCompany(),
  },
  'company-verified': {
    category: 'company-record',
    en: '“{company}” is now verified.',
    km: '«{company}» ត្រូវបានផ្ទៀងផ្ទាត់ហើយ។',
    to: () => paths.profileCompany(),
  },
  ...gatheringNotificationKinds,
  ...operatorNotificationKinds,
} as const satisfies Record<string, Kind>;
export type NotificationKind = keyof typeof notificationKinds;
