import type { BookmarkNoun } from '@acheep/contract/feed/bookmark-option';
import { dateText } from '@acheep/contract/kernel/date-text';
import type { Locale } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import type { MailKind, Site } from '../../messaging/mail/mail-kind.ts';

/** Posts never close. */
export type ClosingNoun = Exclude<BookmarkNoun, 'post'>;

interface SavedClosing {
  name: string;
  /** Saved records, soonest first; `day` is a calendar day. */
  closing: { noun: ClosingNoun; id: string; title: string; company: string; day: string }[];
}

export const savedPath: Record<ClosingNoun, (id: string) => string> = {
  job: paths.job,
  training: paths.training,
  event: paths.event,
};

const closes = { en: 'closes', km: 'ផុតកំណត់' };

const itemsOf = ({ closing }: SavedClosing, locale: Locale, site: Site) =>
  closing.map(({ noun, id, title, company, day }) => ({
    title,
    text: `${company} · ${closes[locale]} ${dateText(day, locale)}`,
    url: site.url(savedPath[noun](id)),
  }));

/** What a person saved closes soon. */
export const savedClosingMail: MailKind<SavedClosing> = {
  name: 'saved-closing',
  title: { en: 'Saved jobs closing soon', km: 'ការងារដែលបានរក្សាទុកជិតផុតកំណត់' },
  category: 'saved-closing',
  priority: 'news',
  sample: {
    name: 'Sok Dara',
    closing: [
      {
        noun: 'job',
        id: '01900000-0000-7000-8000-000000000000',
        title: 'Senior Accountant · គណនេយ្យករជាន់ខ្ពស់',
        company: 'Mekong Trading',
        day: '2026-11-27',
      },
      {
        noun: 'training',
        id: '01900000-0000-7000-8000-000000000001',
        title: 'Bookkeeping for Small Shops',
        company: 'Lotus Training',
        day: '2026-11-28',
      },
    ],
  },
  en: (news, site) => {
    const [first, ...more] = news.closing;
    return {
      subject:
        more.length > 0
          ? `${news.closing.length} of your saved items close soon`
          : `Closes soon: ${first?.title}`,
      greeting: `Hello ${news.name},`,
      paragraphs: ['You saved the following and haven’t applied yet. There’s still time.'],
      items: itemsOf(news, 'en', site),
      action: { label: 'See everything you saved', url: site.url(paths.manageBookmarked()) },
      footer: `You’re receiving this e-mail because you saved this on ${site.name}.`,
    };
  },
  km: (news, site) => {
    const [first, ...more] = news.closing;
    return {
      subject:
        more.length > 0
          ? `អ្វីដែលអ្នកបានរក្សាទុកចំនួន ${news.closing.length} ជិតផុតកំណត់ហើយ`
          : `ជិតផុតកំណត់៖ ${first?.title}`,
      greeting: `សួស្ដី ${news.name}`,
      paragraphs: ['អ្នកបានរក្សាទុកដូចខាងក្រោម តែមិនទាន់ដាក់ពាក្យទេ។ នៅមានពេលគ្រប់គ្រាន់។'],
      items: itemsOf(news, 'km', site),
      action: { label: 'មើលអ្វីដែលអ្នកបានរក្សាទុក', url: site.url(paths.manageBookmarked()) },
      footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានរក្សាទុកនៅ ${site.name}។`,
    };
  },
};
