import type { OptionOf, Options } from '../kernel/option.ts';

/** What is posted to a channel. */
export const channelKinds = {
  job: { en: 'Jobs', km: 'ការងារ' },
  training: { en: 'Trainings', km: 'វគ្គបណ្ដុះបណ្ដាល' },
  event: { en: 'Events', km: 'ព្រឹត្តិការណ៍' },
} satisfies Options;
export type ChannelKind = OptionOf<typeof channelKinds>;

/** State of a channel now. */
export const channelStates = {
  posting: { en: 'Posting', km: 'កំពុងផ្សាយ' },
  quiet: { en: 'Quiet hours', km: 'ម៉ោងផ្អាកផ្សាយ' },
  paused: { en: 'Paused', km: 'ត្រូវបានផ្អាក' },
  off: { en: 'Off', km: 'បានបិទ' },
} satisfies Options;
export type ChannelState = OptionOf<typeof channelStates>;

/** Why a channel is paused: Telegram refused a post for good, until somebody puts it right there. */
export const channelFaults = {
  removed: {
    en: 'The bot is no longer in the channel. Add it again as an administrator, then test the channel.',
    km: 'Bot លែងនៅក្នុងឆានែលហើយ។ សូមបន្ថែម bot ជាអ្នកគ្រប់គ្រងឆានែលម្ដងទៀត រួចសាកល្បងឆានែល។',
  },
  unknown: {
    en: 'Telegram doesn’t know this channel. It may have been deleted, or made private before the bot was added.',
    km: 'Telegram រកឆានែលនេះមិនឃើញទេ។ ឆានែលនេះប្រហែលត្រូវបានលុប ឬប្ដូរទៅជាឯកជនមុនពេលបន្ថែម bot។',
  },
  rights: {
    en: 'The bot may not post in the channel. Let it post and edit messages there, then test the channel.',
    km: 'Bot គ្មានសិទ្ធិផ្សាយក្នុងឆានែលទេ។ សូមឱ្យ bot មានសិទ្ធិផ្សាយ និងកែសារ រួចសាកល្បងឆានែល។',
  },
} satisfies Options;
export type ChannelFault = OptionOf<typeof channelFaults>;

/** Outcome of a test. */
export const channelTests = {
  posted: {
    en: 'The channel works. The test post has been deleted.',
    km: 'ដំណើរការល្អ។ សារសាកល្បងត្រូវបានលុបវិញហើយ។',
  },
  left: {
    en: 'The channel works. The test post couldn’t be deleted, so please delete it in the channel.',
    km: 'ដំណើរការល្អ។ សារសាកល្បងមិនអាចលុបបានទេ សូមលុបសារនោះនៅក្នុងឆានែល។',
  },
  away: {
    en: 'Telegram isn’t responding. Try again in a few minutes.',
    km: 'Telegram មិនឆ្លើយតបទេ។ សូមសាកល្បងម្ដងទៀតក្នុងរយៈពេលប៉ុន្មាននាទី។',
  },
  off: {
    en: 'Telegram doesn’t accept the site’s bot. See the system status.',
    km: 'Telegram មិនទទួលស្គាល់ bot របស់គេហទំព័រទេ។ សូមមើលស្ថានភាពប្រព័ន្ធ។',
  },
  ...channelFaults,
} satisfies Options;
export type ChannelTest = OptionOf<typeof channelTests>;

/** Channels at most. */
export const maxChannels = 20;
/** Posts an hour at most, and usually. */
export const maxPerHour = 30;
export const usualPerHour = 6;
/** Usual quiet hours, in Phnom Penh: from this hour until that one. */
export const usualQuiet = { from: 21, until: 7 };
