import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { type Letter, mailKind, type Site } from '../../messaging/mail/mail-kind.ts';
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

const numberOf = ({ count, isCapped }: AlertNews) => ({
  en: isCapped ? `More than ${count}` : String(count),
  km: isCapped ? `ជាង ${count}` : String(count),
});

const ofSearch = (news: AlertNews, site: Site): Letter => {
  const { alert, count, jobs, all, token } = news;
  const number = numberOf(news);
  const more = count > jobs.length;
  return {
    subject: {
      en: `${number.en} new job${count === 1 ? '' : 's'}: ${alert}`,
      km: `ការងារថ្មីចំនួន ${number.km}៖ ${alert}`,
    },
    text: {
      en: `${number.en} new job${count === 1 ? ' matches' : 's match'} your saved search “${alert}”.${more ? ` Here are ${jobs.length} of them.` : ''}`,
      km: `មានការងារថ្មីចំនួន ${number.km} ត្រូវនឹងការស្វែងរក «${alert}» ដែលអ្នកបានរក្សាទុក។${more ? ` ខាងក្រោមនេះជាការងារចំនួន ${jobs.length} ក្នុងចំណោមនោះ។` : ''}`,
    },
    action: { en: 'See all jobs for this search', km: 'មើលការងារទាំងអស់នៃការស្វែងរកនេះ', to: all },
    footer: footers.savedSearch(site),
    stop: {
      en: 'Stop e-mails for this search',
      km: 'ឈប់ទទួលអ៊ីមែលសម្រាប់ការស្វែងរកនេះ',
      to: paths.unsubscribe('job-alert', token),
    },
  };
};

/** New jobs of a company that the reader follows. */
const ofCompany = (news: AlertNews, site: Site): Letter => {
  const { alert, count, jobs, all, token } = news;
  const number = numberOf(news);
  const more = count > jobs.length;
  return {
    subject: {
      en: `${number.en} new job${count === 1 ? '' : 's'} at ${alert}`,
      km: `ការងារថ្មីចំនួន ${number.km} នៅ ${alert}`,
    },
    text: {
      en: `${alert}, which you follow, has posted ${number.en.toLowerCase()} new job${count === 1 ? '' : 's'}.${more ? ` Here are the latest ${jobs.length}.` : ''}`,
      km: `${alert} ដែលអ្នកកំពុងតាមដាន បានប្រកាសការងារថ្មីចំនួន ${number.km}។${more ? ` ខាងក្រោមនេះជាការងារថ្មីបំផុតចំនួន ${jobs.length}។` : ''}`,
    },
    action: { en: 'See all its jobs', km: 'មើលការងារទាំងអស់របស់ក្រុមហ៊ុននេះ', to: all },
    footer: {
      en: `You’re receiving this e-mail because you follow this company at ${site.name}.`,
      km: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកតាមដានក្រុមហ៊ុននេះនៅ ${site.name}។`,
    },
    stop: { en: 'Unfollow this company', km: 'ឈប់តាមដានក្រុមហ៊ុននេះ', to: paths.unsubscribe('follow', token) },
  };
};

export const jobAlertMail = mailKind<AlertNews>({
  name: 'job-alert',
  title: { en: 'New jobs for a saved search', km: 'ការងារថ្មីនៃការស្វែងរកដែលបានរក្សាទុក' },
  chosenBy: 'how often each saved search tells',
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
  letter: (news, site) => ({
    ...(news.follows ? ofCompany(news, site) : ofSearch(news, site)),
    items: news.jobs.map(({ id, title, text }) => ({ title, text, url: site.url(paths.job(id)) })),
  }),
});

/** A saved search refers to a deleted record and is paused. */
export const jobAlertPausedMail = mailKind({
  name: 'job-alert-paused',
  title: { en: 'Saved search paused', km: 'បានផ្អាកការស្វែងរកដែលបានរក្សាទុក' },
  category: 'saved-search-paused',
  isFree: true,
  sample: dara,
  letter: ({ alert }, site) => ({
    subject: { en: `Saved search paused: ${alert}`, km: `បានផ្អាកការស្វែងរក៖ ${alert}` },
    text: [
      {
        en: `We’ve paused your saved search “${alert}” because one of its filters is no longer available.`,
        km: `យើងបានផ្អាកការស្វែងរក «${alert}» ដែលអ្នកបានរក្សាទុក ព្រោះតម្រងមួយក្នុងនោះលែងមានហើយ។`,
      },
      { en: 'Please delete it and save a new search.', km: 'សូមលុបការស្វែងរកនេះ ហើយរក្សាទុកការស្វែងរកថ្មី។' },
    ],
    action: { en: 'View saved searches', km: 'បើកការស្វែងរកដែលបានរក្សាទុក', to: paths.manageAlerts() },
    footer: footers.savedSearch(site),
  }),
});
