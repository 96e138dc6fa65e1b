import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';
import { unsubscribeHeaders } from '../../messaging/mail/stop-link.ts';

interface AlertNews {
  name: string;
  alert: string;
  /** Total number of new jobs; only the first are listed. */
  count: number;
  /** True if `count` is a lower bound. */
  isCapped: boolean;
  jobs: { id: string; title: string; text: string }[];
  /** Path of the list page with all results. */
  all: string;
  token: string;
  /** True if it is about a company that the reader follows, by whose name `alert` goes. */
  follows?: boolean;
}

const dara = { name: 'Sok Dara', alert: 'Accountant in Phnom Penh · គណនេយ្យករ' };

const itemsOf = ({ jobs }: AlertNews, url: (path: string) => string) =>
  jobs.map(({ id, title, text }) => ({ title, text, url: url(paths.job(id)) }));

const searchMail: Pick<MailKind<AlertNews>, 'en' | 'km'> = {
  en: (news, site) => {
    const number = news.isCapped ? `More than ${news.count}` : String(news.count);
    const one = news.count === 1;
    return {
      subject: `${number} new job${one ? '' : 's'}: ${news.alert}`,
      greeting: `Hello ${news.name},`,
      paragraphs: [
        `${number} new job${one ? ' matches' : 's match'} your saved search “${news.alert}”.${
          news.count > news.jobs.length ? ` Here are ${news.jobs.length} of them.` : ''
        }`,
      ],
      items: itemsOf(news, site.url),
      action: { label: 'See all jobs for this search', url: site.url(news.all) },
      footer: `You’re receiving this e-mail because you saved this search at ${site.name}.`,
      stop: {
        label: 'Stop e-mails for this search',
        url: site.url(paths.unsubscribe('job-alert', news.token)),
      },
    };
  },
  km: (news, site) => {
    const number = news.isCapped ? `ជាង ${news.count}` : String(news.count);
    return {
      subject: `ការងារថ្មីចំនួន ${number}៖ ${news.alert}`,
      greeting: `សួស្ដី ${news.name}`,
      paragraphs: [
        `មានការងារថ្មីចំនួន ${number} ត្រូវនឹងការស្វែងរក «${news.alert}» ដែលអ្នកបានរក្សាទុក។${
          news.count > news.jobs.length ? ` ខាងក្រោមនេះជាការងារចំនួន ${news.jobs.length} ក្នុងចំណោមនោះ។` : ''
        }`,
      ],
      items: itemsOf(news, site.url),
      action: { label: 'មើលការងារទាំងអស់នៃការស្វែងរកនេះ', url: site.url(news.all) },
      footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានរក្សាទុកការស្វែងរកនេះនៅ ${site.name}។`,
      stop: {
        label: 'ឈប់ទទួលអ៊ីមែលសម្រាប់ការស្វែងរកនេះ',
        url: site.url(paths.unsubscribe('job-alert', news.token)),
      },
    };
  },
};

/** New jobs of a company that the reader follows. */
const followMail: Pick<MailKind<AlertNews>, 'en' | 'km'> = {
  en: (news, site) => {
    const number = news.isCapped ? `More than ${news.count}` : String(news.count);
    const one = news.count === 1;
    return {
      subject: `${number} new job${one ? '' : 's'} at ${news.alert}`,
      greeting: `Hello ${news.name},`,
      paragraphs: [
        `${news.alert}, which you follow, has posted ${number.toLowerCase()} new job${one ? '' : 's'}.${
          news.count > news.jobs.length ? ` Here are the latest ${news.jobs.length}.` : ''
        }`,
      ],
      items: itemsOf(news, site.url),
      action: { label: 'See all its jobs', url: site.url(news.all) },
      footer: `You’re receiving this e-mail because you follow this company at ${site.name}.`,
      stop: { label: 'Unfollow this company', url: site.url(paths.unsubscribe('follow', news.token)) },
    };
  },
  km: (news, site) => {
    const number = news.isCapped ? `ជាង ${news.count}` : String(news.count);
    return {
      subject: `ការងារថ្មីចំនួន ${number} នៅ ${news.alert}`,
      greeting: `សួស្ដី ${news.name}`,
      paragraphs: [
        `${news.alert} ដែលអ្នកកំពុងតាមដាន បានប្រកាសការងារថ្មីចំនួន ${number}។${
          news.count > news.jobs.length ? ` ខាងក្រោមនេះជាការងារថ្មីបំផុតចំនួន ${news.jobs.length}។` : ''
        }`,
      ],
      items: itemsOf(news, site.url),
      action: { label: 'មើលការងារទាំងអស់របស់ក្រុមហ៊ុននេះ', url: site.url(news.all) },
      footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកតាមដានក្រុមហ៊ុននេះនៅ ${site.name}។`,
      stop: { label: 'ឈប់តាមដានក្រុមហ៊ុននេះ', url: site.url(paths.unsubscribe('follow', news.token)) },
    };
  },
};

export const jobAlertMail: MailKind<AlertNews> = {
  name: 'job-alert',
  title: { en: 'New jobs for a saved search', km: 'ការងារថ្មីនៃការស្វែងរកដែលបានរក្សាទុក' },
  chosenBy: 'how often each saved search tells',
  priority: 'news',
  sample: {
    ...dara,
    count: 12,
    isCapped: false,
    jobs: [
      {
        id: '01900000-0000-7000-8000-000000000000',
        title: 'Senior Accountant · គណនេយ្យករជាន់ខ្ពស់',
        text: 'Mekong Trading · Phnom Penh · $600 – $900',
      },
      { id: '01900000-0000-7000-8000-000000000001', title: 'Cashier', text: 'Angkor Coffee · Siem Reap' },
    ],
    all: paths.jobList({ search: 'accountant' }),
    token: 'token',
  },
  headers: ({ token, follows }, site) =>
    unsubscribeHeaders(site.url(paths.unsubscribe(follows ? 'follow' : 'job-alert', token))),
  en: (news, site) => (news.follows ? followMail.en(news, site) : searchMail.en(news, site)),
  km: (news, site) => (news.follows ? followMail.km(news, site) : searchMail.km(news, site)),
};

/** A saved search refers to a deleted record and is paused. */
export const jobAlertPausedMail: MailKind<{ name: string; alert: string }> = {
  name: 'job-alert-paused',
  title: { en: 'Saved search paused', km: 'បានផ្អាកការស្វែងរកដែលបានរក្សាទុក' },
  category: 'saved-search-paused',
  priority: 'news',
  isFree: true,
  sample: dara,
  en: ({ name, alert }, site) => ({
    subject: `Saved search paused: ${alert}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `We’ve paused your saved search “${alert}” because one of its filters is no longer available.`,
      'Please delete it and save a new search.',
    ],
    action: { label: 'View saved searches', url: site.url(paths.manageAlerts()) },
    footer: `You’re receiving this e-mail because you saved this search at ${site.name}.`,
  }),
  km: ({ name, alert }, site) => ({
    subject: `បានផ្អាកការស្វែងរក៖ ${alert}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `យើងបានផ្អាកការស្វែងរក «${alert}» ដែលអ្នកបានរក្សាទុក ព្រោះតម្រងមួយក្នុងនោះលែងមានហើយ។`,
      'សូមលុបការស្វែងរកនេះ ហើយរក្សាទុកការស្វែងរកថ្មី។',
    ],
    action: { label: 'បើកការស្វែងរកដែលបានរក្សាទុក', url: site.url(paths.manageAlerts()) },
    footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានរក្សាទុកការស្វែងរកនេះនៅ ${site.name}។`,
  }),
};
