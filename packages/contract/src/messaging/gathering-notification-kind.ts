import { paths } from '../paths.ts';

type Places = Readonly<Record<string, string>>;

const ownRegistrations = () => paths.manageRegistrations();

/** Kinds of bell notifications about trainings and events; `notification-kind.ts` says what a kind is. */
export const gatheringNotificationKinds = {
  'registration-seat': {
    category: 'registration',
    en: 'A seat is free, and you’re now registered for “{title}”.',
    km: 'មានកន្លែងទំនេរ ឥឡូវអ្នកបានចុះឈ្មោះចូលរួម «{title}» ហើយ។',
    to: ownRegistrations,
  },
  'registration-changed': {
    category: 'registration',
    en: 'New time or place: “{title}”.',
    km: 'ពេល ឬទីកន្លែងថ្មី៖ «{title}»។',
    to: ownRegistrations,
  },
  'registration-off': {
    category: 'registration',
    en: '{company} has cancelled “{title}”.',
    km: '{company} បានលុបចោល «{title}»។',
    to: ownRegistrations,
  },
  'registration-soon': {
    category: 'gathering-soon',
    en: '“{title}” starts soon.',
    km: '«{title}» ជិតចាប់ផ្ដើមហើយ។',
    to: ownRegistrations,
  },
  'participant-message': {
    category: 'company-message',
    en: '{company} wrote to you about “{title}”: {subject}',
    km: '{company} បានផ្ញើសារមកអ្នកអំពី «{title}»៖ {subject}',
    to: ({ kind, id = '' }: Places) => (kind === 'event' ? paths.event(id) : paths.training(id)),
  },
  'certificate-issued': {
    category: 'certificate',
    en: 'Your certificate of attendance for “{title}” is ready.',
    km: 'វិញ្ញាបនបត្រចូលរួម «{title}» របស់អ្នករួចរាល់ហើយ។',
    to: () => paths.certificates(),
  },
} as const;
