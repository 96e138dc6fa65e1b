import type { Localized } from '../kernel/locale.ts';

/** Stages of a company that has not changed them; they keep these ids when it does. */
export const standardStages = [
  { id: '00000000-0000-4000-8000-000000000001', nameEn: 'To contact', nameKm: 'ត្រូវទាក់ទង' },
  { id: '00000000-0000-4000-8000-000000000002', nameEn: 'Interview', nameKm: 'សម្ភាស' },
  { id: '00000000-0000-4000-8000-000000000003', nameEn: 'Offer', nameKm: 'ផ្ដល់ការងារ' },
] as const;
/** Stage of candidates who were short-listed before there were stages. */
export const firstStandardStage = standardStages[0].id;

/** The end of the short list, after the stages of any company. */
export const hired = 'hired';
export const hiredName = { en: 'Hired', km: 'បានទទួលឱ្យធ្វើការ' } satisfies Localized;

/** Maximum number of stages of a company, and maximum length of a name. */
export const maxStages = 10;
export const stageNameLength = 40;
