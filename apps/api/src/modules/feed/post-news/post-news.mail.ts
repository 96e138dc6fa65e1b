import { inBoth } from '@acheep/contract/kernel/locale';
import { notificationText } from '@acheep/contract/messaging/notification-text';
import { type NotificationKind, notificationKinds } from '@acheep/contract/notices';
import { paths } from '@acheep/contract/paths';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

interface PostNews {
  name: string;
  /** Unread notifications. */
  told: { kind: NotificationKind; params: Record<string, string> }[];
}

/** Daily mail about comments, answers and likes. */
export const postNewsMail = mailKind<PostNews>({
  name: 'post-news',
  title: { en: 'Daily news about posts', km: 'ដំណឹងប្រចាំថ្ងៃអំពីការបង្ហោះ' },
  category: 'post-news',
  sample: {
    name: 'Sok Dara',
    told: [
      {
        kind: 'post-commented',
        params: {
          company: 'Mekong Trading',
          post: 'Three things we ask in every interview · សំណួរបី',
          id: '01900000-0000-7000-8000-000000000000',
        },
      },
      {
        kind: 'post-liked',
        params: { post: 'We open in Battambang', count: '5', id: '01900000-0000-7000-8000-000000000001' },
      },
    ],
  },
  letter: ({ told }, site) => ({
    subject: { en: 'New activity on your posts', km: 'សកម្មភាពថ្មីៗលើការបង្ហោះរបស់អ្នក' },
    text: {
      en: 'Here’s the latest activity on your posts and comments.',
      km: 'ខាងក្រោមជាសកម្មភាពថ្មីៗលើការបង្ហោះ និងមតិរបស់អ្នក។',
    },
    items: told.map(({ kind, params }) => ({
      title: params.post ?? '',
      text: inBoth((locale) => notificationText(kind, params, locale)),
      url: site.url(notificationKinds[kind].to(params)),
    })),
    action: { en: 'Open my notifications', km: 'បើកការជូនដំណឹង', to: paths.notifications() },
    footer: {
      en: `You’re receiving this e-mail, at most once a day, because you write posts or comments on ${site.name}.`,
      km: `អ្នកទទួលបានអ៊ីមែលនេះ ច្រើនបំផុតម្ដងក្នុងមួយថ្ងៃ ព្រោះអ្នកមានការបង្ហោះ ឬមតិនៅ ${site.name}។`,
    },
  }),
});
