import type { BookmarkNoun } from '@acheep/contract/feed/bookmark-option';
import { dateText } from '@acheep/contract/kernel/date-text';
import { paths } from '@acheep/contract/paths';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

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

/** What a person saved closes soon. */
export const savedClosingMail = mailKind<SavedClosing>({
  name: 'saved-closing',
  title: { en: 'Saved jobs closing soon', km: 'ការងារដែលបានរក្សាទុកជិតផុតកំណត់' },
  category: 'saved-closing',
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
  letter: ({ closing }, site) => ({
    subject:
      closing.length > 1
        ? {
            en: `${closing.length} of your saved items close soon`,
            km: `អ្វីដែលអ្នកបានរក្សាទុកចំនួន ${closing.length} ជិតផុតកំណត់ហើយ`,
          }
        : { en: `Closes soon: ${closing[0]?.title}`, km: `ជិតផុតកំណត់៖ ${closing[0]?.title}` },
    text: {
      en: 'You saved the following and haven’t applied yet. There’s still time.',
      km: 'អ្នកបានរក្សាទុកដូចខាងក្រោម តែមិនទាន់ដាក់ពាក្យទេ។ នៅមានពេលគ្រប់គ្រាន់។',
    },
    items: closing.map(({ noun, id, title, company, day }) => ({
      title,
      text: {
        en: `${company} · closes ${dateText(day, 'en')}`,
        km: `${company} · ផុតកំណត់ ${dateText(day, 'km')}`,
      },
      url: site.url(savedPath[noun](id)),
    })),
    action: { en: 'See everything you saved', km: 'មើលអ្វីដែលអ្នកបានរក្សាទុក', to: paths.manageBookmarked() },
    footer: {
      en: `You’re receiving this e-mail because you saved this on ${site.name}.`,
      km: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានរក្សាទុកនៅ ${site.name}។`,
    },
  }),
});
