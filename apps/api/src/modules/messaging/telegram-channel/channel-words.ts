import type { Localized } from '@acheep/contract/kernel/locale';
import type { ChannelKind } from '@acheep/contract/messaging/telegram-channel-option';

const register = { en: 'View details and register', km: 'មើលព័ត៌មានលម្អិត និងចុះឈ្មោះ' };

/** Words of posts that are not of the record. */
export const channelWords = {
  link: {
    job: { en: 'View job and apply', km: 'មើលការងារ និងដាក់ពាក្យ' },
    training: register,
    event: register,
  } satisfies Record<ChannelKind, Localized>,
  closed: { en: 'Closed', km: 'បានបិទហើយ' },
  removed: { en: 'This post was removed.', km: 'សារនេះត្រូវបានដកចេញ។' },
  test: {
    en: 'This is a test post from {site}. It will be deleted right away.',
    km: 'នេះជាសារសាកល្បងពី {site}។ សារនេះនឹងត្រូវលុបវិញភ្លាមៗ។',
  },
} as const;
