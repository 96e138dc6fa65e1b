import { type FilterOf, filter, type List, type ListFilter } from '../kernel/list.ts';
import { byDate, byMatch, type OptionOf, type Options, some } from '../kernel/option.ts';

/** Kinds of articles published by the operator. All share one mechanism; `articleShapes` holds the differences. */
export const articleKinds = {
  tip: { en: 'HR tip', km: 'គន្លឹះធនធានមនុស្ស' },
  policy: { en: 'HR policy', km: 'គោលនយោបាយធនធានមនុស្ស' },
  prakas: { en: 'Prakas', km: 'ប្រកាស' },
  legal: { en: 'Legal page', km: 'ទំព័រច្បាប់' },
  about: { en: 'About us', km: 'អំពីយើង' },
  guide: { en: 'User guide', km: 'មគ្គុទ្ទេសក៍ប្រើប្រាស់' },
} satisfies Options;
export type ArticleKind = OptionOf<typeof articleKinds>;

/** Kinds with many articles. The others have one article per key. */
export const listedKinds = some(articleKinds, 'tip', 'policy', 'prakas');
export type ListedKind = OptionOf<typeof listedKinds>;

/** Single articles, each at a fixed address. */
export const articleKeys = {
  tos: { en: 'Terms of service', km: 'លក្ខខណ្ឌប្រើប្រាស់' },
  privacy: { en: 'Privacy', km: 'ឯកជនភាព' },
  nssf: { en: 'NSSF', km: 'ប.ស.ស.' },
  safety: { en: 'Safe job search', km: 'ស្វែងរកការងារដោយសុវត្ថិភាព' },
  about: { en: 'About us', km: 'អំពីយើង' },
  vision: { en: 'Vision and mission', km: 'ចក្ខុវិស័យ និងបេសកកម្ម' },
  user: { en: 'Guide for job seekers', km: 'មគ្គុទ្ទេសក៍សម្រាប់អ្នកស្វែងរកការងារ' },
  recruiter: { en: 'Guide for recruiters', km: 'មគ្គុទ្ទេសក៍សម្រាប់អ្នកជ្រើសរើសបុគ្គលិក' },
  trainer: { en: 'Guide for trainers', km: 'មគ្គុទ្ទេសក៍សម្រាប់គ្រូបណ្ដុះបណ្ដាល' },
} satisfies Options;
export type ArticleKey = OptionOf<typeof articleKeys>;

export const guideRoles = ['user', 'recruiter', 'trainer'] as const satisfies ArticleKey[];

export const articleStatuses = {
  draft: { en: 'Draft', km: 'សេចក្ដីព្រាង' },
  active: { en: 'Published', km: 'បានផ្សាយ' },
  archived: { en: 'Archived', km: 'បានទុកក្នុងបណ្ណសារ' },
} satisfies Options;
export type ArticleStatus = OptionOf<typeof articleStatuses>;

/** State of an article at a given moment: it is scheduled until its time of publication. */
export const articleStates = {
  draft: articleStatuses.draft,
  scheduled: { en: 'Scheduled', km: 'បានកំណត់ពេលផ្សាយ' },
  active: articleStatuses.active,
  archived: articleStatuses.archived,
} satisfies Options;
export type ArticleState = OptionOf<typeof articleStates>;

/** One list for all kinds, so that a tip is linked with the regulations on the same topic. */
export const articleTopics = {
  recruitment: { en: 'Recruitment', km: 'ការជ្រើសរើសបុគ្គលិក' },
  contracts: { en: 'Employment contracts', km: 'កិច្ចសន្យាការងារ' },
  pay: { en: 'Pay and benefits', km: 'ប្រាក់ឈ្នួល និងអត្ថប្រយោជន៍' },
  time: { en: 'Working hours and leave', km: 'ម៉ោងធ្វើការ និងការឈប់សម្រាក' },
  safety: { en: 'Health and safety', km: 'សុខភាព និងសុវត្ថិភាពការងារ' },
  security: { en: 'Social security', km: 'សន្តិសុខសង្គម' },
  conduct: { en: 'Conduct and discipline', km: 'វិន័យ និងក្រមសីលធម៌' },
  people: { en: 'Leading people', km: 'ការដឹកនាំបុគ្គលិក' },
  development: { en: 'Training and development', km: 'ការបណ្ដុះបណ្ដាល និងការអភិវឌ្ឍ' },
  career: { en: 'Job search and career', km: 'ការស្វែងរកការងារ និងអាជីព' },
  relations: { en: 'Labour relations', km: 'ទំនាក់ទំនងវិជ្ជាជីវៈ' },
  foreign: { en: 'Foreign workers', km: 'ពលករបរទេស' },
} satisfies Options;
export type ArticleTopic = OptionOf<typeof articleTopics>;

export const ministries = {
  labour: {
    en: 'Ministry of Labour and Vocational Training',
    km: 'ក្រសួងការងារ និងបណ្ដុះបណ្ដាលវិជ្ជាជីវៈ',
  },
  economy: { en: 'Ministry of Economy and Finance', km: 'ក្រសួងសេដ្ឋកិច្ច និងហិរញ្ញវត្ថុ' },
  health: { en: 'Ministry of Health', km: 'ក្រសួងសុខាភិបាល' },
  interior: { en: 'Ministry of Interior', km: 'ក្រសួងមហាផ្ទៃ' },
  commerce: { en: 'Ministry of Commerce', km: 'ក្រសួងពាណិជ្ជកម្ម' },
  industry: {
    en: 'Ministry of Industry, Science, Technology and Innovation',
    km: 'ក្រសួងឧស្សាហកម្ម វិទ្យាសាស្ត្រ បច្ចេកវិទ្យា និងនវានុវត្តន៍',
  },
  education: { en: 'Ministry of Education, Youth and Sport', km: 'ក្រសួងអប់រំ យុវជន និងកីឡា' },
  tourism: { en: 'Ministry of Tourism', km: 'ក្រសួងទេសចរណ៍' },
  women: { en: "Ministry of Women's Affairs", km: 'ក្រសួងកិច្ចការនារី' },
  social: {
    en: 'Ministry of Social Affairs, Veterans and Youth Rehabilitation',
    km: 'ក្រសួងសង្គមកិច្ច អតីតយុទ្ធជន និងយុវនីតិសម្បទា',
  },
  joint: { en: 'Several ministries', km: 'អន្តរក្រសួង' },
} satisfies Options;
export type Ministry = OptionOf<typeof ministries>;

export const legalStatuses = {
  in_force: { en: 'In force', km: 'កំពុងអនុវត្ត' },
  amended: { en: 'Amended', km: 'បានធ្វើវិសោធនកម្ម' },
  repealed: { en: 'Repealed', km: 'បាននិរាករណ៍' },
} satisfies Options;
export type LegalStatus = OptionOf<typeof legalStatuses>;

export const articleSorts = {
  'publishedAt_-1': { en: 'Newest', km: 'ថ្មីបំផុត' },
  'useful_-1': { en: 'Most useful', km: 'មានប្រយោជន៍បំផុត' },
  'read_-1': { en: 'Most read', km: 'អានច្រើនបំផុត' },
  ...byMatch,
} satisfies Options;
export type ArticleSort = OptionOf<typeof articleSorts>;

export const adminArticleSorts = {
  'updatedAt_-1': { en: 'Recently updated', km: 'កែចុងក្រោយ' },
  ...byDate,
} satisfies Options;

/** Filter: articles missing in one language. */
export const missingLanguages = {
  en: { en: 'English missing', km: 'មិនទាន់មានភាសាអង់គ្លេស' },
  km: { en: 'Khmer missing', km: 'មិនទាន់មានភាសាខ្មែរ' },
} satisfies Options;
export type MissingLanguage = OptionOf<typeof missingLanguages>;

/** States of extracting a PDF's text for the search. */
export const documentReadings = {
  waiting: { en: 'Indexing', km: 'កំពុងអានអត្ថបទក្នុងឯកសារ' },
  read: { en: 'Searchable', km: 'អាចស្វែងរកតាមអត្ថបទក្នុងឯកសារ' },
  partly: { en: 'First pages searchable', km: 'អាចស្វែងរកតាមទំព័រដំបូងៗ' },
  encrypted: {
    en: 'Not searchable: password-protected',
    km: 'មិនអាចស្វែងរកតាមអត្ថបទ៖ ឯកសារមានពាក្យសម្ងាត់',
  },
  damaged: { en: 'Damaged file, may not open', km: 'ឯកសារខូច ហើយអាចបើកមិនបាន' },
  no_text: {
    en: 'Not searchable: scanned pages',
    km: 'មិនអាចស្វែងរកតាមអត្ថបទ៖ ទំព័រជារូបភាពស្កេន',
  },
  too_heavy: {
    en: 'Not searchable: too complex',
    km: 'មិនអាចស្វែងរកតាមអត្ថបទ៖ ឯកសារធ្ងន់ពេក',
  },
} satisfies Options;
export type DocumentReading = OptionOf<typeof documentReadings>;

export const articleBounds = { textLength: 40_000, attachments: 5, amends: 10, pictures: 20 } as const;

interface ArticleShape {
  /** Closed list of topics. */
  topics: Options | null;
  /** Keys of a kind with single articles; null for a kind that is a list. */
  keys: readonly ArticleKey[] | null;
  /** Parts besides title, summary, text and documents. */
  has: readonly ('cover' | 'author' | 'category' | 'regulation' | 'video')[];
}

/** Shape of each kind, as data for the form, the API and the pages. */
export const articleShapes = {
  tip: {
    topics: some(articleTopics, 'recruitment', 'pay', 'time', 'people', 'development', 'safety', 'career'),
    keys: null,
    has: ['cover', 'author', 'category', 'video'],
  },
  policy: {
    topics: some(
      articleTopics,
      'recruitment',
      'contracts',
      'pay',
      'time',
      'safety',
      'conduct',
      'development',
    ),
    keys: null,
    has: ['cover', 'author'],
  },
  prakas: {
    topics: some(articleTopics, 'contracts', 'pay', 'time', 'safety', 'security', 'relations', 'foreign'),
    keys: null,
    has: ['regulation'],
  },
  legal: { topics: null, keys: ['tos', 'privacy', 'nssf', 'safety'], has: [] },
  about: { topics: null, keys: ['about', 'vision'], has: [] },
  guide: { topics: null, keys: guideRoles, has: ['video'] },
} as const satisfies Record<ArticleKind, ArticleShape>;

/** True when a kind has the optional part. */
export const articleHas = (kind: ArticleKind, part: ArticleShape['has'][number]) =>
  (articleShapes[kind].has as ArticleShape['has']).includes(part);

const articlesOf = <const F extends List['filters']>(filters: F) =>
  ({ filters, sorts: articleSorts, searchSort: 'relevance' }) satisfies List;
const topic = <const O extends Options>(topics: O) => filter.several(topics, 'topic', 'ប្រធានបទ');

/** The public lists. */
export const articles = {
  tip: articlesOf({ topic: topic(articleShapes.tip.topics) }),
  policy: articlesOf({ topic: topic(articleShapes.policy.topics) }),
  prakas: articlesOf({
    topic: topic(articleShapes.prakas.topics),
    legalStatus: filter.several(legalStatuses, 'legal status', 'ស្ថានភាពគតិយុត្ត'),
    ministry: filter.several(ministries, 'ministry', 'ក្រសួង'),
  }),
};
export type ArticleFilterName = FilterOf<(typeof articles)['prakas']>;
/** Any of them. */
export interface ArticleList extends List {
  filters: Readonly<{ [N in ArticleFilterName]?: ListFilter }>;
  sorts: typeof articleSorts;
}

export const adminArticles = {
  filters: {
    kind: filter.several(articleKinds, 'type', 'ប្រភេទ'),
    state: filter.several(articleStates, 'status', 'ស្ថានភាព'),
    missing: filter.one(missingLanguages, 'missing language', 'ភាសាដែលខ្វះ'),
  },
  sorts: adminArticleSorts,
} as const satisfies List;
