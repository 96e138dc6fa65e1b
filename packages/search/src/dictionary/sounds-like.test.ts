import { describe, expect, it } from 'vitest';
import { normalizeKhmer } from '../analysis/khmer.ts';
import { runsOf } from '../analysis/segment.ts';
import { finish } from '../analysis/steps.ts';
import { COMMON_WORDS } from './common-word.ts';
import { lexicon, workLexicon } from './lexicon.ts';
import { soundsInSteps, soundsLike } from './sounds-like.ts';

/** English words, each with ways in which Cambodians write it in Khmer. */
const loanwords = `
  marketing: ម៉ាកេតធីង ម៉ាខេតធីង ម៉ាឃេតថីង
  manager: មេនេជ័រ ម៉ានេជ័រ ម៉េនេជើរ មេណេជឺ ម៉ាណេជ័រ មេនេជឺរ
  admin: អាដមីន អេដមីន អាត់មីន អាដមិន
  receptionist: រីសេបសិននីស រីសិបសិននីស
  reception: រីសេបសិន រីសិបសិន
  security: សេគូរីធី ស៊ីឃ្យូរីធី សេឃ្យូរីធី
  delivery: ឌីលីវឺរី ឌីលីវើរី
  driver: ឌ្រាយវ័រ ដ្រាយវឺ ឌ្រាយវើរ
  house keeping: ហោសឃីបភីង
  content: ខនថិន ខនថេន ខនធិន
  internship: អ៊ិនថើនស៊ីប អ៊ិនធើនស៊ីប
  intern: អ៊ិនធើន អ៊ិនថឺន
  part time: ផាតថាម ផាតថែម
  full time: ហ្វូលថាម ហ្វូលថែម
  remote: រ៉េម៉ូត រីម៉ូត
  supervisor: ស៊ុបភើវ៉ាយស័រ ស៊ូភឺវ៉ាយស័រ
  assistant: អាស៊ីស្តង់ អេស៊ីស្តេន អាស៊ីស្តេន
  team leader: ធីមលីឌើរ ធីមលីដឺ
  call center: ខលសេនធឺ ខលសិនធ័រ ខលសេនធ័រ
  network: ណេតវើក ណិតវើក
  cleaner: ក្លីនើរ គ្លីនឺរ
  excavator: អិចស្កាវ៉ាទ័រ
  salon: ហ្សាឡុង
  accountant: អេខោនថិន អេកោនធិន អាខោនថិន
  engineer: អ៊ិនជីនៀរ អេនជីនៀ
  designer: ឌីហ្សាញន័រ ឌីសាញន័រ ឌីសាញនឺរ
  developer: ឌីវ៉េឡុបភើរ ឌីវេឡុបប័រ ឌីវេឡូបភឺ
  technician: តិចនីស៊ាន ថិចនីសិន
  electrician: អេឡិចទ្រីស៊ាន អ៊ីឡិចទ្រីសិន
  director: ឌីរិចទ័រ ដាយរិចទ័រ ឌីរ៉ិចទ័រ
  secretary: សេក្រេតារី
  photographer: ហ្វូតូក្រាហ្វឺ ហ្វូតូក្រាហ្វើ
  consultant: ខនស៊ាល់ថេន ខនសាល់ធិន
  supermarket: ស៊ុបភើម៉ាឃីត ស៊ូពើម៉ាខេត
  restaurant: រ៉េស្តូរ៉ង់ រេសតូរ៉ង់
  customer service: ខាស់ថមម័រសឺវីស ខាស់ថឺមឺរសឺវីស
  merchandiser: មឺឆិនដាយស័រ មើឆិនដាយសឺរ
  promoter: ប្រូម៉ូទ័រ ប្រម៉ូទ័រ
  operator: អូប៉េរ៉ាទ័រ អូភើរ៉េទ័រ
  translator: ត្រេនស្លេទ័រ
  computer: ខមភ្យូទ័រ
  freelance: ហ្វ្រីលែន
  bartender: បាធេនឌ័រ បាថេនដឺ
  bakery: បេគើរី
  housekeeper: ហោសឃីបភើរ
  recruitment: រីគ្រូតមេន រីគ្រូតម៉ិន
  executive: អ៊ិចសេគ្យូទីវ អ៊ិចហ្សេគ្យូធីវ
  officer: អូហ្វីស័រ អហ្វីសឺរ
  construction: ខនស្ត្រាក់សិន
  insurance: អ៊ិនស៊ូរ៉េន
  auditor: អូឌីធ័រ
  laundry: ឡនឌ្រី
  hostel: ហ៊ូស្តែល ហូស្តែល
  printer: ព្រីនធ័រ ប្រ៊ីនធ័រ
  laptop: ឡេបថប
  counter: ខោនធ័រ
  volunteer: វូឡុនធៀរ វ៉ូឡុនធៀ
  cameraman: កាមេរ៉ាមេន ខាមេរ៉ាមែន
  commission: ខមមីសិន
  supplier: សាប់ភ្លាយ័រ សាប់ប្លាយអឺ
  department: ឌីផាតម៉ិន
  management: មេនេជម៉េន
  development: ឌីវ៉េឡុបមេន
  programmer: ប្រូក្រាមម័រ ផ្រូក្រាមឺ
  product: ប្រូដាក់
  production: ប្រូដាក់សិន
  project manager: ប្រូជេកមេនេជ័រ
  quality: ឃ្វាលីធី
  control: ខនត្រូល
  maintenance: មេនធេនណេន
  mechanic: មេខានិក
  pharmacy: ហ្វាម៉ាស៊ី
  dentist: ដេនទីស
  hospital: ហូស្ពីតល
  coordinator: ខូអរឌីណេទ័រ
  specialist: ស្ពេស្យាលីស ស្ពេសលីស
  finance: ហ្វាយនែន ហ្វៃណែន
  banking: ប៊ែងឃីង
  collector: ខូឡិចទ័រ
  fitness: ហ្វីតនេស
  trainer: ត្រេននើរ ថ្រេននឺ
  photoshop: ហ្វូតូសប
  social media: សូសលមីឌៀ សូស្យល់មេឌៀ
  graphic designer: ក្រាហ្វិកឌីហ្សាញន័រ ក្រាហ្វិចឌីសាញន័រ
  video editor: វីដេអូអេឌីទ័រ
  container: កុនតៃន័រ
  representative: រ៉េព្រីសិនថេធីវ
  barista: បារីស្តា
  data entry: ដាតាអេនទ្រី
  general manager: ជេនេរ៉ាល់មេនេជ័រ
  fashion designer: ហ្វេសិនឌីហ្សាញ
  line leader: ឡាញលីឌើរ
  condominium: ខុនដូមីញ៉ូម
  guest house: ហ្គេសហោស
  bellboy: ប៊ែលបយ
  fast food: ហ្វាសហ្វូដ
  coffee shop: ខហ្វីសប
  skincare: ស្គីនខែរ
  store keeper: ស្តុកឃីបភើ
  forklift: ហ្វកលីហ្វត៍
  purchasing: ភើឆេស៊ីង
  label: ឡេប៊ែល
  sales supervisor: សេលស៊ុបភើវ៉ាយស័រ
  minimart: មីនីម៉ាត
  content creator: ខនថិនខ្រីអេទ័រ
  field officer: ហ្វៀលអូហ្វីស័រ
  barber shop: ប៊ែប៊ើសប
  work from home: វើកហ្វ្រមហូម
  hybrid: ហាយប្រីត
  salary: សាឡារី
  PassApp: ផាសអែប
  English: អិងគ្លីស
`;
/** Words of Cambodian job posts. */
const nativeWords = `
  និង បុគ្គលិក អ្នក តាម ការ រៀបចំ ផ្នែក មន្ត្រី ការងារ ក្នុង អតិថិជន ប្រធាន លក់ ដែល សម្រាប់ ពិនិត្យ បាន មាន តាមដាន
  ជាង ឯកសារ ធ្វើការ សរសេរ ជាមួយ សុវត្ថិភាព ជំនាញ ដោយ ជ្រើសរើស ជួសជុល ថែទាំ របស់ ដល់ ដឹកនាំ គ្រប់គ្រង ច្បាប់ ភ្ញៀវ
  កម្មវិធី រចនា សម្អាត ម៉ោង អ្នកគ្រប់គ្រង ពាក់ព័ន្ធ ទំនិញ ប្រាក់ អំពី ហាង រក្សា ប្រព័ន្ធ កម្មករ សប្តាហ៍ មួយ
  ទិន្នន័យ ភាសា របាយការណ៍ ឆ្លើយ ព័ត៌មាន ក្រុមហ៊ុន ជូន ណែនាំ វិស្វករ ទំនាក់ទំនង កត់ត្រា អនាម័យ ការិយាល័យ ហើយ ផលិតផល
  ធនាគារ ធនធានមនុស្ស ដោះស្រាយ បន្ទប់ ផលិតកម្ម គុណភាព កិច្ចសន្យា ទទួល ត្រូវ រៀបចំផែនការ ទីផ្សារ ប្លង់ អគ្គិសនី
  តម្លៃ ត្រួតពិនិត្យ រាយការណ៍ គោរព ក្រុមការងារ ក្រុម វេន សេវា ទទួលភ្ញៀវ សំណង់ បណ្តាញ ដំឡើង បណ្តុះបណ្តាល ពន្យល់
  បង្ហាញ បញ្ជី សូម ឧបករណ៍ បកប្រែ វេច ខ្ចប់ ខ្មែរ អាច សណ្ឋាគារ សាកល្បង ប្រចាំខែ បញ្ជាទិញ ការដ្ឋាន ដឹកជញ្ជូន រៀងរាល់
  ផ្តល់ សម្ភារ សម្ភាស សំណួរ មានបទពិសោធន៍ ស្វែងរក ថវិកា វាយតម្លៃ វិទ្យា ភ្នាក់ងារ កុមារ អ្នកជំងឺ ធានារ៉ាប់រង សិក្សា
  ផ្ទាល់ ផ្សាយ នាក់ បើក រៀន ចិន ប្រចាំ ជួយ គម្រោង ពាណិជ្ជកម្ម គោលដៅ ដឹក ម្ហូប សារ កំពុង រោងចក្រ ជួប នឹង គំរូ
  គេហទំព័រ សាខា ប្រចាំថ្ងៃ រហូតដល់ គណនា សម្រេច រដ្ឋបាល រៀប ចេញ ត្រជាក់ បញ្ចូល ហិរញ្ញវត្ថុ អចលនទ្រព្យ អ្នកបកប្រែ
  ដំបូង តួនាទី ពីរ ចុង ប្រវត្តិរូប លទ្ធផល មក មុន ករណី ថ្នាក់ បញ្ហា កាត់ ប្រជុំ កក់ អ្នកផ្គត់ផ្គង់ សវនកម្ម ទិញ
  ជំនួយការ ទឹក ប្រមូល អគារ ឥណទាន រាប់ បង្រៀន គ្រូបង្រៀន អ្នកលក់ ឃ្លាំង ចូល ប្រគល់ បច្ចេកទេស ប្រឹក្សា អាន ថតរូប គូរ
  និយាយ បិទ ត្រូវការ ពេល ធ្លាប់ គ្រួសារ បឋម ភាព ថែរក្សា ភាសាខ្មែរ ស្វាគមន៍ ចាក់ បញ្ជា គណនេយ្យ ផ្ទៀងផ្ទាត់ ចំណាយ
  បេឡាករ នាយក អ្នកបើកបរ កសិដ្ឋាន ព្យាបាល រថយន្ត ឡាន ម្ហូបអាហារ ដេរ ព្រមទាំង អត្ថបទ ចុះបញ្ជី សុខភាព ដំណើរ កំណត់
  អាហារ ធ្វើដំណើរ បើកប្រាក់ កម្មសិក្សា បញ្ចប់ បទ ផ្ទាល់ខ្លួន យើង រក្សាទុក មើល គណនី យ៉ាងតិច ពន្ធ ត្រឹមត្រូវ
  តម្រូវការ លម្អ បញ្ជរ ស្អាត ទាន់ពេល ប័ណ្ណ យានយន្ត លាប វិស្វកម្ម ប្រភេទ បង្ការ វិភាគ សង្គ្រោះ សហគមន៍ សន្តិសុខ
  ចុងភៅ ភេសជ្ជៈ ឈប់សម្រាក ប្រាក់ខែ កន្លែង សេវាកម្ម និស្សិត ការសិក្សា យក រក បួន របៀប ប្តូរ អាជីវកម្ម សវនករ
  ទីប្រឹក្សា ជាន់ខ្ពស់ ជំនួយ ដើម្បី ប្រកាស ផ្លូវ មូលដ្ឋាន សេចក្តី សាកលវិទ្យាល័យ ចង់ សាលា វិជ្ជាជីវៈ សិស្ស បេក្ខជន
  បរិញ្ញាបត្រ មជ្ឈមណ្ឌល កិច្ច វិក្កយបត្រ តារាង ប្រៀបធៀប ដាក់ ខូច លិខិត ពាក្យ ថត បណ្តឹង បៀវត្ស គណនេយ្យករ សាច់ប្រាក់
  អីវ៉ាន់ កិច្ចប្រជុំ សត្វ ការពារ កសិករ អ្នកបច្ចេកទេស តុបតែង វាស់វែង កម្ចី ពណ៌ ផាត់មុខ ប្រេង ឥដ្ឋ គិតលុយ សង្គម
  តខ្សែ អ្នកបញ្ជា មន្ទីរពិសោធន៍ គ្រូពេទ្យ អភិវឌ្ឍន៍ ចរចា ភ្លើង បម្រើ ប្រចាំឆ្នាំ ទាំង ឡើង កម្សាន្ត ខ្ពស់ វត្តមាន
  ក្រោយ ភស្តុភារ តំបន់ ភោជនីយដ្ឋាន បទពិសោធន៍ ដឹង សួរ ស្តាប់ បង្កើត បច្ចេកវិទ្យា នាទី កំហុស រាជធានី ឆ្មប មិន អរគុណ
  ជូនដំណឹង ពេលវេលា តូច ប្រតិបត្តិ ចន្ទ រយៈពេល ជាក់ស្តែង ការអនុវត្ត រូបមន្ត កំណត់ហេតុ វាយ មតិ បម្រុងទុក ចម្ការ កាន់
  ទូទៅ ផ្ទៃក្នុង ព្រាង វិទ្យាសាស្ត្រ កសិកម្ម ផល ផែនការ ស្ថាបត្យករ សំណង ភូមិ តំណាង សក់ ស្បែក មុខ ក្រចក បរិមាណ
  ម្ចាស់ ពុម្ព ណាមួយ បើករថយន្ត បើកឡាន បែងចែក កាត់ត គ្រឿងបន្លាស់ កាត់ដេរ វេជ្ជសាស្ត្រ គិលានុបដ្ឋាក ទេសចរណ៍ សំបុត្រ
  គយ ផ្សព្វផ្សាយ តាំង សំណើ បុរី ដុត ផ្ទះបាយ លាយ ដើរ ល្បាត សួន ផ្សារ ប្រាក់បំណាច់ អតីតភាព តាមច្បាប់ គ្រោះថ្នាក់
  មានឱកាស ប្រាក់ឧបត្ថម្ភ គ្មាន ចែក រាក់ទាក់ ទូទាត់ប្រាក់ ក្នុងរយៈពេល ជាប្រចាំ ដៃគូ រសៀល នីមួយ ចុះឈ្មោះ ច្រើន ទំព័រ
  ចម្លើយ ពន្លឺ រូប គំនិត ដប់ ក្រដាស ចិត្ត សញ្ញាបត្រ មនុស្ស ដែលគេ ចាប់ផ្តើម ពេលព្រឹក វ័យក្មេង កសាង ស្រុក ភ្នំពេញ
  ចាប់អារម្មណ៍ ពេញ លេខ ខេត្ត ជប៉ុន កូរ៉េ
`;
const nativePhrases = `
  ចាប់ពីថ្ងៃចូលធ្វើការដំបូង បើកប្រាក់តាមម៉ោងរៀងរាល់ពីរសប្តាហ៍ សណ្ឋាគារជ្រើសរើសសម្រាប់រដូវភ្ញៀវច្រើន
  ការគិតបែបឌីហ្សាញក្នុងមួយរសៀល និយាយពីដំណើរឡើងទៅកំពូល ហើយត្រឡប់មកមានការងារ ដើម្បីទទួលដំណឹងការងារថ្មី
  ត្រូវបានខ្ទាស់នៅខាងលើ ខ្ញុំសូមដាក់ពាក្យសុំបម្រើការងារក្នុងតួនាទីជា និងចូលចិត្តធ្វើការជាមួយអ្នកដទៃ
  ហើយខ្ញុំធ្លាប់ចុះកម្មសិក្សា អាចទាក់ទងមកខ្ញុំបានរាល់ពេលរសៀល សូមប្រកាសជ្រើសរើសបុគ្គលិកក្នុងតួនាទីជា
  និងជនមានពិការភាពដាក់ពាក្យ និងអាចធ្វើការតាមវេន ច្បាប់ការងារសម្រាប់មន្ត្រីធនធានមនុស្ស
  ដាក់ពិន្ទុបេក្ខជនលើសន្លឹកតែមួយ និងពាក្យគោរពឱ្យត្រូវ ដឹកនាំប្រជុំកន្លះម៉ោងឱ្យមានលទ្ធផល និងស្ដាប់ឱ្យបានល្អ
  អ្វីដែលអ្នកត្រូវទទួលខុសត្រូវ និងរក្សាទុកឯកសារឱ្យមានរបៀបរៀបរយ ពិនិត្យវិក្កយបត្រអ្នកផ្គត់ផ្គង់ធៀបនឹងប័ណ្ណបញ្ជាទិញ
  បញ្ចូលទិន្នន័យទៅក្នុងប្រព័ន្ធឱ្យបានត្រឹមត្រូវ ត្រួតពិនិត្យជីវសុវត្ថិភាពក្នុងកសិដ្ឋាន ស្វែងរកអតិថិជនថ្មីតាមភូមិ
  ជួយអតិថិជនទាមទារសំណងរហូតដល់ទទួលបានប្រាក់ និងខាត់ស្បែកតាមស្តង់ដាររបស់ហាង និងសម្ភារសម្រាប់សប្តាហ៍បន្ទាប់
  និងតាមដានរហូតដល់ដោះស្រាយរួច បុគ្គលិកដឹកអីវ៉ាន់តាមម៉ូតូ រៀបចំប្រព័ន្ធរចនារួមជាមួយអ្នកសរសេរកម្មវិធី
  ពិនិត្យកែលម្អកម្មវិធីសិក្សារៀងរាល់ឆ្នាំ វិស្វករបណ្ដាញខ្សែកាប្លិ៍អុបទិក
  ត្រួតពិនិត្យផលិតផលតាមស្តង់ដាររបស់អ្នកបញ្ជាទិញ បង្ហាត់បង្រៀនកម្មករថ្មីដោយអត់ធ្មត់
  និងប្ដូរកម្រាលពូកតាមស្តង់ដារសណ្ឋាគារ និងថែទាំកម្មវិធីលើគេហទំព័រ រៀបចំប្រព័ន្ធតាមដានដោយស្វ័យប្រវត្តិ
  ព្រមទាំងកត់ត្រាក្នុងប័ណ្ណស្តុក
`;

const wordsOf = (text: string) => text.trim().split(/\s+/);
const heard = (word: string) => soundsLike(normalizeKhmer(word)).map((wording) => wording.toLowerCase());
const forms = loanwords
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [english = '', written = ''] = line.trim().split(': ');
    return wordsOf(written).map((form): [form: string, english: string] => [form, english.toLowerCase()]);
  });

describe('a loanword', () => {
  it('is heard as the English word', () => {
    expect(forms.length).toBeGreaterThan(150);
    expect(forms.filter(([form, english]) => !heard(form).includes(english))).toEqual([]);
  });

  it('is one, however people write it', () => {
    for (const form of wordsOf('ម៉ាឃេតថីង ម៉ាកេតធីង ម៉ាខេតធីង')) expect(heard(form)).toEqual(['marketing']);
    for (const form of wordsOf('មេនេជ័រ ម៉ានេជ័រ ម៉េនេជើរ')) expect(heard(form)).toEqual(['manager']);
  });
});

describe('a native word', () => {
  it('is no loanword', () => {
    const words = wordsOf(nativeWords);
    expect(words.length).toBeGreaterThan(300);
    expect(words.filter((word) => heard(word).length > 0)).toEqual([]);
  });

  it('is none next to another one', () => {
    const wrong = wordsOf(nativePhrases)
      .flatMap((phrase) => runsOf(normalizeKhmer(phrase)))
      .flatMap((run) =>
        run.flatMap((_, from) => run.slice(from).map((_, more) => run.slice(from, from + more + 1))),
      )
      .filter((words) => soundsLike(words.join('')).length > 0);
    expect(wrong).toEqual([]);
  });

  it('is none with one letter wrong, which is for spelling', () => {
    for (const word of wordsOf('អង់គ្លីស ម៉ាស៊ីរន សន្តិសុក គណនេយករ')) expect(heard(word), word).toEqual([]);
  });
});

describe('English written by ear', () => {
  it.each([
    ['resepsionis', 'receptionist'],
    ['akountan', 'accountant'],
    ['akauntan', 'accountant'],
    ['farmasist', 'pharmacist'],
    ['fotografer', 'photographer'],
    ['teknisian', 'technician'],
    ['asisten', 'assistant'],
  ])('%s is heard as %s', (form, english) => {
    expect(heard(form)).toEqual([english]);
  });

  it('is left to spelling where few letters differ', () => {
    for (const word of ['maneger', 'acountant', 'recieptionist', 'dirver'])
      expect(heard(word), word).toEqual([]);
  });

  it('is no word that is known, and no name of a place', () => {
    const places = lexicon.slice(0, lexicon.length - workLexicon.length).flatMap(({ wordings }) => wordings);
    const known = [...COMMON_WORDS, ...places.flatMap((place) => place.toLowerCase().split(' '))];
    expect(known.filter((word) => !/\p{Script=Khmer}/u.test(word) && soundsLike(word).length > 0)).toEqual(
      [],
    );
  });
});

it('takes well below a millisecond a word', () => {
  finish(soundsInSteps());
  const words = [...forms.map(([form]) => normalizeKhmer(form)), ...wordsOf(nativeWords)];
  const from = performance.now();
  for (const word of words) soundsLike(word);
  expect((performance.now() - from) / words.length).toBeLessThan(1);
});

it.each(['', 'ក', '៍', 'អ៍៍៍', 'ក្'.repeat(20), 'a'.repeat(40), 'rrrrrrr', 'ហ្', 'x'])('reads %j', (word) => {
  expect(soundsLike(word)).toEqual([]);
});
