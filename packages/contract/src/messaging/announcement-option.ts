import type { OptionOf, Options } from '../kernel/option.ts';

export const announcementStates = {
  sending: { en: 'Being sent', km: 'កំពុងផ្ញើ' },
  sent: { en: 'Sent', km: 'បានផ្ញើ' },
  stopped: { en: 'Stopped', km: 'បានបញ្ឈប់' },
} satisfies Options;
export type AnnouncementState = OptionOf<typeof announcementStates>;

/** Mails a minute: an announcement must not hold up other mail, nor look like spam to mail providers. */
export const announcedPerMinute = 100;
