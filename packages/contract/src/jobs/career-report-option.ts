import type { OptionOf, Options } from '../kernel/option.ts';

/** Tables of the career report, each with a CSV file. */
export const careerTables = {
  month: { en: 'Jobs month by month', km: 'ការងារតាមខែ' },
  category: { en: 'Open jobs by category', km: 'ការងារកំពុងផ្សាយតាមផ្នែកការងារ' },
  province: { en: 'Open jobs by province', km: 'ការងារកំពុងផ្សាយតាមរាជធានី/ខេត្ត' },
  'salary-category': { en: 'Salaries by category', km: 'ប្រាក់ខែតាមផ្នែកការងារ' },
  'salary-province': { en: 'Salaries by province', km: 'ប្រាក់ខែតាមរាជធានី/ខេត្ត' },
  'salary-experience': { en: 'Salaries by experience', km: 'ប្រាក់ខែតាមបទពិសោធន៍' },
  'salary-ladder': {
    en: 'Salaries by category and experience',
    km: 'ប្រាក់ខែតាមផ្នែកការងារ និងបទពិសោធន៍',
  },
  skill: { en: 'Skills in demand', km: 'ជំនាញដែលនិយោជកត្រូវការ' },
  'open-time': { en: 'How long jobs stay open', km: 'រយៈពេលដែលការងារបើកទទួលពាក្យសុំ' },
  seeker: { en: 'Job seekers compared with jobs', km: 'អ្នកស្វែងរកការងារធៀបនឹងការងារ' },
} satisfies Options;
export type CareerTable = OptionOf<typeof careerTables>;

/** Minimum numbers behind salaries and durations; below them, a single company's figures would be revealed. */
export const minCareerSample = { jobs: 5, companies: 3 } as const;
