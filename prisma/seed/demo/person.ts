type DemoPerson = { name: string; nameKm: string; gender: 'male' | 'female' };

const family: readonly (readonly [latin: string, khmer: string])[] = [
  ['Sok', 'សុខ'],
  ['Chan', 'ចាន់'],
  ['Keo', 'កែវ'],
  ['Chea', 'ជា'],
  ['Heng', 'ហេង'],
  ['Ly', 'លី'],
  ['Meas', 'មាស'],
  ['Nhem', 'ញ៉ែម'],
  ['Prak', 'ប្រាក់'],
  ['Sao', 'សៅ'],
  ['Seng', 'សេង'],
  ['Touch', 'ទូច'],
  ['Yim', 'យឹម'],
  ['Khieu', 'ខៀវ'],
  ['Mao', 'ម៉ៅ'],
];

const women: readonly (readonly [latin: string, khmer: string])[] = [
  ['Sreymom', 'ស្រីម៉ុំ'],
  ['Bopha', 'បុប្ផា'],
  ['Chanthy', 'ចាន់ធី'],
  ['Kunthea', 'គន្ធា'],
  ['Sophea', 'សុភា'],
  ['Rachana', 'រចនា'],
  ['Sreyneang', 'ស្រីនាង'],
  ['Malis', 'ម្លិះ'],
  ['Socheata', 'សុជាតា'],
  ['Dalin', 'ដាលីន'],
  ['Pisey', 'ពិសី'],
  ['Ratha', 'រដ្ឋា'],
  ['Theary', 'ធារី'],
  ['Leakhena', 'លក្ខិណា'],
  ['Chenda', 'ចិន្តា'],
];

const men: readonly (readonly [latin: string, khmer: string])[] = [
  ['Sopheak', 'សុភ័ក្រ'],
  ['Dara', 'តារា'],
  ['Vibol', 'វិបុល'],
  ['Rithy', 'រិទ្ធី'],
  ['Samnang', 'សំណាង'],
  ['Piseth', 'ពិសិដ្ឋ'],
  ['Visal', 'វិសាល'],
  ['Makara', 'មករា'],
  ['Chamroeun', 'ចម្រើន'],
  ['Bunthoeun', 'ប៊ុនធឿន'],
  ['Kosal', 'កុសល'],
  ['Narith', 'ណារិទ្ធ'],
  ['Phearun', 'ភារុណ'],
  ['Sovann', 'សុវណ្ណ'],
  ['Veasna', 'វាសនា'],
];

/** 30 women and 30 men alternately: every given name twice, each time with another family name. */
export const people: readonly DemoPerson[] = Array.from({ length: 60 }, (_, index): DemoPerson => {
  const female = index % 2 === 0;
  const turn = Math.floor(index / 2);
  const given = (female ? women : men)[turn % 15] ?? ['', ''];
  // The second round is shifted, so that no full name occurs twice.
  const last = family[(turn + (turn < 15 ? 0 : 4) + (female ? 0 : 7)) % 15] ?? ['', ''];
  return {
    name: `${last[0]} ${given[0]}`,
    nameKm: `${last[1]} ${given[1]}`,
    gender: female ? 'female' : 'male',
  };
});

/** Plain text with the placeholders {title} and {company}. */
export const coverLetters: Record<'en' | 'km', readonly string[]> = {
  en: [
    'Dear hiring team,\n\nI would like to apply for the position of {title} at {company}. I have done similar work for two years and enjoy it. I live nearby and can start within two weeks.\n\nThank you for reading my application.',
    'Hello,\n\nYour announcement for {title} caught my eye because I know {company} as a customer. I learn quickly, I am punctual and I get along well with people. My CV is attached.\n\nI look forward to meeting you.',
    'Dear Sir or Madam,\n\nI have just finished university and I am looking for my first job. The post of {title} fits what I studied, and I did a three-month internship in the same field.\n\nI would be glad to come for an interview on any day.',
    'Dear recruiter,\n\nFor the last five years I have worked in this field and led a small team for two of them. At {company} I hope to take the next step as {title}.\n\nMy former supervisor will gladly speak about my work.',
    'Hi,\n\nI am interested in {title}. I can work in shifts and at weekends, and I have my own motorbike. Could you call me in the afternoon?\n\nMany thanks.',
    'Dear team of {company},\n\nI read the duties of {title} with care: most of them are what I do today. I am moving closer to my family and would like to continue this work with you.\n\nWith best regards.',
  ],
  km: [
    'សូមគោរពជូនផ្នែកធនធានមនុស្ស\n\nខ្ញុំសូមដាក់ពាក្យសុំបម្រើការងារក្នុងតួនាទីជា {title} នៅ {company}។ ខ្ញុំមានបទពិសោធន៍ការងារស្រដៀងគ្នានេះ 2 ឆ្នាំ ហើយខ្ញុំអាចចូលធ្វើការបានក្នុងរយៈពេល 2 សប្តាហ៍។\n\nសូមអរគុណ។',
    'ជម្រាបសួរ\n\nខ្ញុំបានឃើញសេចក្ដីជូនដំណឹងជ្រើសរើស {title} ហើយខ្ញុំចាប់អារម្មណ៍ខ្លាំងណាស់។ ខ្ញុំជាមនុស្សឆាប់យល់ គោរពពេលវេលា និងចូលចិត្តធ្វើការជាមួយអ្នកដទៃ។ ខ្ញុំបានភ្ជាប់ប្រវត្តិរូបមកជាមួយ។\n\nសង្ឃឹមថានឹងបានជួបគ្នាក្នុងពេលឆាប់ៗ។',
    'សូមគោរពលោក លោកស្រី\n\nខ្ញុំទើបបញ្ចប់ការសិក្សាថ្នាក់សាកលវិទ្យាល័យ ហើយកំពុងស្វែងរកការងារដំបូង។ តួនាទីជា {title} ត្រូវនឹងជំនាញដែលខ្ញុំបានរៀន ហើយខ្ញុំធ្លាប់ចុះកម្មសិក្សា 3 ខែក្នុងផ្នែកនេះ។\n\nខ្ញុំអាចមកសម្ភាសបានគ្រប់ពេល។',
    'សូមគោរព\n\nក្នុងរយៈពេល 5 ឆ្នាំចុងក្រោយនេះ ខ្ញុំបានធ្វើការក្នុងផ្នែកនេះ ហើយធ្លាប់ដឹកនាំក្រុមការងារតូចមួយ។ ខ្ញុំសង្ឃឹមថានឹងអាចចូលរួមចំណែកជាមួយ {company} ក្នុងតួនាទីជា {title}។\n\nសូមអរគុណសម្រាប់ការពិចារណា។',
    'ជម្រាបសួរ\n\nខ្ញុំចាប់អារម្មណ៍លើការងារ {title}។ ខ្ញុំអាចធ្វើការតាមវេន និងចុងសប្តាហ៍ ហើយមានម៉ូតូផ្ទាល់ខ្លួន។ អាចទាក់ទងមកខ្ញុំបានរាល់ពេលរសៀល។\n\nអរគុណច្រើន។',
    'សូមគោរពជូន {company}\n\nខ្ញុំបានអានភារកិច្ចរបស់ {title} ហើយការងារទាំងនោះជាអ្វីដែលខ្ញុំកំពុងធ្វើសព្វថ្ងៃ។ ខ្ញុំចង់ផ្លាស់មករស់នៅជិតគ្រួសារ និងបន្តការងារនេះជាមួយក្រុមការងាររបស់លោកអ្នក។\n\nសូមគោរព និងអរគុណ។',
  ],
};
