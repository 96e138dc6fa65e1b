import { byDate, type Options, some } from '../kernel/option.ts';

/** Filter: CVs opened by the user's company. */
export const resumeOpened = {
  opened: { en: 'Opened by us', km: 'ប្រវត្តិរូបដែលយើងបានបើក' },
} satisfies Options;

export const resumeViewSorts = some(byDate, 'createdAt_-1') satisfies Options;
