import type { JobExperience, JobType, Language, Qualification } from '@acheep/contract/jobs/job-option';

type TextSet = {
  /** Placeholders: {company}, {title}, {count}, {place}. */
  intros: readonly string[];
  introsForMany: readonly string[];
  dutiesHeading: readonly string[];
  internDuties: readonly string[];
  schedule: Record<JobType, readonly string[]>;
  /** Full-time manual work. */
  scheduleHands: readonly string[];
  closings: readonly string[];
  /** Placeholder: {field}. */
  study: Record<Qualification, string>;
  experience: Record<JobExperience, string>;
  /** Placeholder: {skills}. */
  skills: readonly string[];
  /** Placeholder: {languages}. */
  languages: readonly string[];
  general: readonly string[];
  /** For manual work, and for desk work. */
  generalHands: readonly string[];
  generalDesk: readonly string[];
  languageName: Record<Language, string>;
};

const en: TextSet = {
  intros: [
    'Open position at {company} in {place}: <strong>{title}</strong>.',
    'We’re growing in {place} and hiring for this position: <strong>{title}</strong>.',
    'Would you like to work with people who help each other? {company} is hiring in {place}: <strong>{title}</strong>.',
    'Our team in {place} has an opening: <strong>{title}</strong>.',
    '{company} is accepting applications in {place} for this position: <strong>{title}</strong>.',
  ],
  introsForMany: [
    '{company} is hiring {count} people in {place}: <strong>{title}</strong>.',
    'We’re opening a new site in {place} and hiring {count} people: <strong>{title}</strong>.',
    'Good news for {place}: {company} has {count} openings. Position: <strong>{title}</strong>.',
  ],
  dutiesHeading: ['What you’ll do:', 'Your work:', 'Main duties:', 'From day to day, you’ll:'],
  internDuties: [
    'Learn the daily work of the team with a mentor at your side',
    'Support colleagues with documents, data and small tasks',
    'Present what you have learned at the end of the internship',
  ],
  schedule: {
    'full-time': [
      'Working time: Monday to Friday, 8:00 to 17:00.',
      'Working time: Monday to Friday, 8:00 to 17:00, and Saturday morning.',
      'Working time: Monday to Saturday, 7:30 to 17:00 with a long lunch break.',
    ],
    'part-time': [
      'Working time: 4 hours a day, morning or afternoon.',
      'Working time: evenings and weekends, about 20 hours a week.',
    ],
    internship: [
      'Duration: 3 months, with a certificate at the end.',
      'Duration: 3 to 6 months, full or half day.',
    ],
    freelance: [
      'Work from where you like; paid by delivered work.',
      'Hours by agreement, project by project.',
    ],
  },
  scheduleHands: [
    'Working time: 8 hours a day, 6 days a week.',
    'Working time: 8 hours in shifts, one day off a week.',
    'Working time: Monday to Saturday, 7:00 to 16:00.',
  ],
  closings: [
    'Only shortlisted candidates will be contacted for an interview.',
    'Send your CV early: interviews begin before the closing date.',
    'Women and people with disabilities are encouraged to apply.',
    'Your documents are kept confidential.',
  ],
  study: {
    'year-9': 'School to year 9',
    vocational: 'Vocational certificate',
    'year-12': 'School to year 12',
    matriculation: 'High school (Bac II), or some years of it',
    intermediate: 'Intermediate certificate or some vocational training',
    graduate: 'University graduate, or in the last year, in {field}',
    associate: 'Associate degree or vocational certificate in {field}',
    bachelor: 'Bachelor’s degree in {field}',
    master: 'Master’s degree in {field}',
    doctor: 'Doctoral degree in {field}',
  },
  experience: {
    fresh: 'No experience needed; we train you',
    'less-than-1-year': 'Some months of experience in similar work',
    '1-year': 'At least 1 year of experience in similar work',
    '2-years': 'At least 2 years of experience in similar work',
    '3-years': 'At least 3 years of experience in similar work',
    '4-years': 'At least 4 years of experience in similar work',
    '5-years': 'At least 5 years of experience, part of it leading others',
    'above-5-years': 'More than 5 years of experience, part of it leading others',
  },
  skills: [
    'Good knowledge of {skills}',
    'Practical experience with {skills}',
    'You know your way around {skills}',
  ],
  languages: ['Good command of {languages}', 'You speak {languages} at work'],
  general: [
    'Honest, punctual and responsible',
    'Friendly, patient and willing to learn',
    'Able to work alone and in a team',
    'Calm when it gets busy',
  ],
  generalHands: [
    'Healthy and able to work in shifts',
    'Own motorbike and smartphone',
    'Careful with tools and goods',
  ],
  generalDesk: [
    'Ready to travel to the provinces from time to time',
    'Careful with figures and details',
    'Good with e-mail, Word and Excel',
    'Able to plan your own work and keep deadlines',
  ],
  languageName: {
    km: 'Khmer',
    en: 'English',
    zh: 'Chinese',
    ja: 'Japanese',
    ko: 'Korean',
    fr: 'French',
    th: 'Thai',
    vi: 'Vietnamese',
  },
};

const km: TextSet = {
  intros: [
    '{company} កំពុងស្វែងរក <strong>{title}</strong> ឱ្យមកបម្រើការងារនៅ{place}។',
    'ដើម្បីពង្រីកប្រតិបត្តិការនៅ{place} យើងត្រូវការ <strong>{title}</strong> ម្នាក់។',
    '{company} សូមប្រកាសជ្រើសរើសបុគ្គលិកក្នុងតួនាទីជា <strong>{title}</strong> ប្រចាំនៅ{place}។',
    'តើអ្នកចង់ធ្វើការជាមួយក្រុមការងារដែលចេះជួយគ្នាទេ? មកចូលរួមជាមួយ {company} ក្នុងតួនាទីជា <strong>{title}</strong>។',
    'ក្រុមការងាររបស់យើងនៅ{place} ត្រូវការ <strong>{title}</strong> ដែលមានទំនួលខុសត្រូវ និងស្រលាញ់ការងារ។',
  ],
  introsForMany: [
    '{company} ត្រូវការជ្រើសរើស <strong>{title}</strong> ចំនួន {count} នាក់ ប្រចាំនៅ{place}។',
    'ដំណឹងល្អសម្រាប់បងប្អូននៅ{place}! {company} ជ្រើសរើស <strong>{title}</strong> ចំនួន {count} នាក់។',
    'យើងត្រូវការបុគ្គលិកថ្មីចំនួន {count} នាក់ ក្នុងតួនាទីជា <strong>{title}</strong> នៅ{place}។',
  ],
  dutiesHeading: ['តួនាទី និងភារកិច្ច៖', 'ការងារដែលត្រូវធ្វើ៖', 'ភារកិច្ចសំខាន់ៗ៖'],
  internDuties: [
    'រៀនការងារប្រចាំថ្ងៃជាមួយបុគ្គលិកមានបទពិសោធន៍',
    'ជួយរៀបចំឯកសារ ទិន្នន័យ និងការងារផ្សេងៗ',
    'ធ្វើបទបង្ហាញអំពីអ្វីដែលបានរៀននៅចុងកម្មសិក្សា',
  ],
  schedule: {
    'full-time': [
      'ម៉ោងធ្វើការ៖ ថ្ងៃចន្ទ ដល់ថ្ងៃសុក្រ ម៉ោង 8:00 ដល់ 17:00។',
      'ម៉ោងធ្វើការ៖ ថ្ងៃចន្ទ ដល់ព្រឹកថ្ងៃសៅរ៍ ម៉ោង 8:00 ដល់ 17:00។',
      'ម៉ោងធ្វើការ៖ ថ្ងៃចន្ទ ដល់ថ្ងៃសៅរ៍ ម៉ោង 7:30 ដល់ 17:00។',
    ],
    'part-time': ['ធ្វើការ 4 ម៉ោងក្នុងមួយថ្ងៃ ពេលព្រឹក ឬពេលរសៀល។', 'ធ្វើការពេលល្ងាច និងចុងសប្តាហ៍ សិស្ស និស្សិតអាចដាក់ពាក្យបាន។'],
    internship: ['រយៈពេលកម្មសិក្សា 3 ខែ មានលិខិតបញ្ជាក់ជូន។', 'រយៈពេលកម្មសិក្សា 3 ទៅ 6 ខែ ពេញម៉ោង ឬកន្លះថ្ងៃ។'],
    freelance: ['អាចធ្វើការពីកន្លែងណាក៏បាន គិតថ្លៃតាមការងារ។', 'ម៉ោងធ្វើការតាមការព្រមព្រៀងសម្រាប់គម្រោងនីមួយៗ។'],
  },
  scheduleHands: [
    'ធ្វើការ 8 ម៉ោងក្នុងមួយថ្ងៃ និង 6 ថ្ងៃក្នុងមួយសប្តាហ៍។',
    'ធ្វើការ 8 ម៉ោងតាមវេន ឈប់សម្រាក 1 ថ្ងៃក្នុងមួយសប្តាហ៍។',
    'ម៉ោងធ្វើការ៖ ថ្ងៃចន្ទ ដល់ថ្ងៃសៅរ៍ ម៉ោង 7:00 ដល់ 16:00។',
  ],
  closings: [
    'យើងនឹងទាក់ទងតែបេក្ខជនដែលត្រូវបានជ្រើសរើសឱ្យមកសម្ភាសប៉ុណ្ណោះ។',
    'សូមរួសរាន់ដាក់ពាក្យ ព្រោះការសម្ភាសនឹងចាប់ផ្ដើមមុនថ្ងៃផុតកំណត់។',
    'យើងលើកទឹកចិត្តឱ្យស្ត្រី និងជនមានពិការភាពដាក់ពាក្យ។',
    'ឯកសាររបស់បេក្ខជននឹងត្រូវរក្សាការសម្ងាត់។',
  ],
  study: {
    'year-9': 'រៀនបានថ្នាក់ទី 9',
    vocational: 'មានវិញ្ញាបនបត្រវិជ្ជាជីវៈ',
    'year-12': 'រៀនបានថ្នាក់ទី 12',
    matriculation: 'មានបាក់ឌុប ឬធ្លាប់រៀនដល់ថ្នាក់វិទ្យាល័យ',
    intermediate: 'មានវិញ្ញាបនបត្រកម្រិតមធ្យម ឬធ្លាប់រៀនជំនាញវិជ្ជាជីវៈ',
    graduate: 'និស្សិតឆ្នាំចុងក្រោយ ឬបញ្ចប់ការសិក្សាថ្នាក់សាកលវិទ្យាល័យ ផ្នែក{field}',
    associate: 'មានបរិញ្ញាបត្ររង ឬសញ្ញាបត្រវិជ្ជាជីវៈ ផ្នែក{field}',
    bachelor: 'មានបរិញ្ញាបត្រ ផ្នែក{field}',
    master: 'មានបរិញ្ញាបត្រជាន់ខ្ពស់ ផ្នែក{field}',
    doctor: 'មានសញ្ញាបត្របណ្ឌិត ផ្នែក{field}',
  },
  experience: {
    fresh: 'មិនទាមទារបទពិសោធន៍ ក្រុមហ៊ុននឹងបង្ហាត់បង្រៀន',
    'less-than-1-year': 'មានបទពិសោធន៍ខ្លះៗក្នុងការងារស្រដៀងគ្នា',
    '1-year': 'មានបទពិសោធន៍ការងារយ៉ាងតិច 1 ឆ្នាំ',
    '2-years': 'មានបទពិសោធន៍ការងារយ៉ាងតិច 2 ឆ្នាំ',
    '3-years': 'មានបទពិសោធន៍ការងារយ៉ាងតិច 3 ឆ្នាំ',
    '4-years': 'មានបទពិសោធន៍ការងារយ៉ាងតិច 4 ឆ្នាំ',
    '5-years': 'មានបទពិសោធន៍យ៉ាងតិច 5 ឆ្នាំ និងធ្លាប់ដឹកនាំក្រុមការងារ',
    'above-5-years': 'មានបទពិសោធន៍លើសពី 5 ឆ្នាំ និងធ្លាប់ដឹកនាំក្រុមការងារ',
  },
  skills: ['មានជំនាញខាង{skills}', 'ធ្លាប់មានបទពិសោធន៍ខាង{skills}', 'ជំនាញដែលត្រូវការ៖ {skills}'],
  languages: ['ចេះ{languages}បានល្អ', 'អាចនិយាយ{languages}ក្នុងការងារ'],
  general: [
    'ស្មោះត្រង់ គោរពពេលវេលា និងមានទំនួលខុសត្រូវ',
    'រួសរាយរាក់ទាក់ អត់ធ្មត់ និងចង់រៀនសូត្របន្ថែម',
    'អាចធ្វើការដោយឯករាជ្យ និងជាក្រុម',
    'ចេះរក្សាភាពស្ងប់ស្ងាត់ពេលការងារមមាញឹក',
  ],
  generalHands: [
    'មានសុខភាពល្អ និងអាចធ្វើការតាមវេន',
    'មានម៉ូតូ និងទូរស័ព្ទស្មាតហ្វូនផ្ទាល់ខ្លួន',
    'ចេះថែរក្សាសម្ភារ និងឧបករណ៍ការងារ',
  ],
  generalDesk: [
    'អាចចុះបេសកកម្មតាមខេត្តម្ដងម្កាល',
    'ហ្មត់ចត់ និងប្រុងប្រយ័ត្នក្នុងការងារ',
    'ចេះប្រើអ៊ីមែល Word និង Excel បានល្អ',
    'ចេះរៀបចំផែនការការងារ និងគោរពពេលកំណត់',
  ],
  languageName: {
    km: 'ភាសាខ្មែរ',
    en: 'ភាសាអង់គ្លេស',
    zh: 'ភាសាចិន',
    ja: 'ភាសាជប៉ុន',
    ko: 'ភាសាកូរ៉េ',
    fr: 'ភាសាបារាំង',
    th: 'ភាសាថៃ',
    vi: 'ភាសាវៀតណាម',
  },
};

export const texts: Record<'en' | 'km', TextSet> = { en, km };

/** "A", "A and B", "A, B and C"; Khmer separates with spaces and puts និង before the last. */
export function joinWords(words: readonly string[], language: 'en' | 'km'): string {
  const last = words.at(-1) ?? '';
  const head = words.slice(0, -1);
  if (head.length === 0) return last;
  return language === 'km' ? `${head.join(' ')} និង${last}` : `${head.join(', ')} and ${last}`;
}

/** Khmer is written without spaces between words, but Latin words in it are set off by spaces. */
export function setLatinFree(text: string): string {
  return text
    .replace(/([\u1780-\u17d3])(?=[A-Za-z])/g, '$1 ')
    .replace(/([A-Za-z])(?=[\u1780-\u17b3])/g, '$1 ');
}
