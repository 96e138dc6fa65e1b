import { plain } from './heading.ts';

/** Labels before a colon, by the fact they introduce. */
const labels = {
  name: 'name|full name|first name surname|អក្សរឡាតាំង|ជាអក្សរឡាតាំង|names|first and last name|latin name|khmer name|ឈ្មោះឡាតាំង|ឈ្មោះជាភាសាខ្មែរ|ឈ្មោះជាភាសាអង់គ្លេស|គោត្តនាមនាម|name in full|fullname|name in english|name in latin|name in khmer|ឈ្មោះ|ឈ្មោះពេញ|នាមត្រកូល និងនាមខ្លួន|គោត្តនាម និងនាម|នាមនិងគោត្តនាម|នាម|ឈ្មោះជាអក្សរឡាតាំង|គោត្តនាម-នាម',
  gender: 'gender|sex|ភេទ',
  born: 'date of birth|birth date|birthdate|dob|d o b|born|birthday|ថ្ងៃខែឆ្នាំកំណើត|ថ្ងៃកំណើត|ថ្ងៃ ខែ ឆ្នាំកំណើត|ថ្ងៃ ខែ ឆ្នាំ កំណើត|កើតថ្ងៃទី|ថ្ងៃខែកំណើត|ថ្ងៃខែឆ្នាំ កំណើត|កើតនៅថ្ងៃទី|កើត',
  nationality: 'nationality|citizenship|nationality race|សញ្ជាតិ|ជនជាតិ សញ្ជាតិ|សញ្ជាតិ ជនជាតិ',
  phone:
    'phone|phone number|tel|telephone|mobile|mobile phone|cell|cell phone|contact|contact number|hp|h p|phone no|phone numbers|mobile number|tel number|contact phone|លេខទូរស័ព្ទទំនាក់ទំនង|លេខទូរសព្ទទំនាក់ទំនង|ទូរស័ព្ទទំនាក់ទំនង|tel no|whatsapp|telegram|លេខទូរស័ព្ទ|ទូរស័ព្ទ|លេខទូរសព្ទ|ទូរសព្ទ|ទូរស័ព្ទលេខ|លេខទំនាក់ទំនង',
  email:
    'email|e mail|email address|email addresses|personal email|e mail address|mail|អ៊ីមែល|អ៊ីម៉ែល|អុីមែល|សារអេឡិចត្រូនិច',
  address:
    'address|current address|present address|home address|residence|location|permanent address|អាសយដ្ឋាន|អាស័យដ្ឋាន|អាសយដ្ឋានបច្ចុប្បន្ន|ទីលំនៅ|ទីលំនៅបច្ចុប្បន្ន|ទីកន្លែងរស់នៅ|លំនៅឋាន',
  ignored:
    'type of business or sector|driving licence|driving license|salary expected|expected salary|reason for leaving|relationship|មុខរបរបច្ចុប្បន្ន|ត្រូវជា|place of birth|birth place|birthplace|pob|marital status|status|religion|height|weight|age|race|health|id card|id number|passport|father s name|mother s name|family status|blood type|website|facebook|linkedin|ទីកន្លែងកំណើត|ស្ថានភាពគ្រួសារ|សាសនា|អាយុ|កម្ពស់|ទម្ងន់|ជនជាតិ|ឪពុក|ម្ដាយ|លេខអត្តសញ្ញាណប័ណ្ណ|ហ្វេសប៊ុក',
  title:
    'position|occupation or position held|occupation|position held|job title|title|role|post|designation|មុខតំណែង|តួនាទី|តំណែង|មុខងារ',
  employer:
    'company|company name|name and address of employer|name of company|company organization|organization name|employer|organization|organisation|workplace|institution|ក្រុមហ៊ុន|ឈ្មោះក្រុមហ៊ុន|ស្ថាប័ន|អង្គភាព|កន្លែងធ្វើការ',
  period:
    'period|periods|from to|duration|date|dates|time|year|years|រយៈពេល|កាលបរិច្ឆេទ|ឆ្នាំ|ឆ្នាំសិក្សា|ឆ្នាំធ្វើការ|ថ្ងៃខែឆ្នាំ|ពេលវេលា',
  from: 'from|start|start date|from year|ពីឆ្នាំ|ឆ្នាំចូល|ចាប់ពី|ពី|ចាប់ផ្ដើម',
  to: 'to|until|end|end date|to year|ដល់ឆ្នាំ|ឆ្នាំចប់|ដល់|បញ្ចប់',
  duties:
    'duties|duty|main activities and responsibilities|main activities|ការងារដែលបានធ្វើ|responsibilities|responsibility|tasks|description|job description|main duties|key responsibilities|main responsibilities|achievements|ភារកិច្ច|ការទទួលខុសត្រូវ|កិច្ចការ|តួនាទី និងភារកិច្ច|ភារកិច្ចចម្បង|បរិយាយការងារ',
  number: 'no|nº|n|លរ|ល រ|ល.រ',
  school:
    'school|schools|name of organisation providing education|name and type of organisation providing education and training|university|school university|institution name|name of school|name of institution|គ្រឹះស្ថាន|គ្រឹះស្ថានអប់រំ|institute|college|school name|សាលា|សាកលវិទ្យាល័យ|គ្រឹះស្ថានសិក្សា|វិទ្យាល័យ',
  degree:
    'degree|title of qualification awarded|qualification awarded|level|qualification|certificate|education level|សញ្ញាបត្រ|កម្រិត|កម្រិតសិក្សា',
  field: 'major|field|field of study|subject|course|specialization|faculty|ជំនាញ|មុខជំនាញ|ឯកទេស|មហាវិទ្យាល័យ',
} as const;
/** Maximum letters of a label, with both languages and brackets. */
const maxLabelLength = 60;
export type Label = keyof typeof labels;

const known = new Map(
  (Object.entries(labels) as [Label, string][]).flatMap(([label, words]) =>
    words.split('|').map((one): [string, Label] => [plain(one), label]),
  ),
);

/** Words of which labels are made. */
export const labelWords = new Set([...known.keys()].flatMap((words) => words.split(' ')));

/** "Name(s)", "Nationality(-ies)" */
const plural = /\(-?(?:s|es|ies)\)/g;

/** Whether these words are all of a label. */
export const isLabel = (text: string) => known.has(plain(text.replace(plural, '')));

/** Label that these words are: "Phone", "ទូរស័ព្ទ / Phone", "Sex (M/F)". */
export function labelOf(text: string): Label | undefined {
  if (text.length > maxLabelLength) return undefined;
  const words = text
    .trim()
    .replace(plural, '')
    .replace(/^[^\p{L}\p{M}]+/u, '')
    .replace(/^([^(]*)\(.*\)$/s, '$1');
  return [words, ...words.split('/')].map((one) => known.get(plain(one))).find(Boolean);
}

/** Label and value of a line such as "Phone / ទូរស័ព្ទ: 012 345 678". */
export function labelled(text: string): { label: Label; value: string } | null {
  const [, labelText = '', value = ''] = /^([^:៖\t]+)[:៖\t]\s?[:៖]?(.*)$/su.exec(text) ?? [];
  const label = labelOf(labelText);
  return label && value.trim() !== '' ? { label, value: value.replace(/\t/g, ' ').trim() } : null;
}
