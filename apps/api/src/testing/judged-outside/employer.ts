import { rowsOf } from './trade.ts';

/** Invented companies: English name | Khmer name | industry | home province. Most names contain the word of a trade, a
 * product, a kind of work or a place that the company's jobs have nothing to do with. */
const list = `
Driver & Sons Law Office | ការិយាល័យមេធាវី ឌ្រាយវ័រ និងកូន | legal-service | phnom-penh
Bank Street Tailors | ហាងកាត់ដេរ ផ្លូវធនាគារ | garment | phnom-penh
Chef's Garden Nursery | ចម្ការកូនឈើ សួនចុងភៅ | agriculture | kandal
Teacher's Choice Stationery | ហាងសម្ភារៈការិយាល័យ ជម្រើសគ្រូ | retail | phnom-penh
Nurse Lane Apartments | អាផាតមិន ផ្លូវគិលានុបដ្ឋាក | real-estate | phnom-penh
Barber Bridge Logistics | ក្រុមហ៊ុនភស្តុភារ ស្ពានជាងកាត់សក់ | logistics | preah-sihanouk
Market Gate Hotel | សណ្ឋាគារ ទ្វារផ្សារ | hospitality | siem-reap
Sales Point Software | ក្រុមហ៊ុនកម្មវិធី ចំណុចលក់ | information-technology | phnom-penh
Guard Rock Cement | ក្រុមហ៊ុនស៊ីម៉ងត៍ ថ្មយាម | manufacturing | kampot
Baker & Mason Accounting | ក្រុមហ៊ុនសេវាគណនេយ្យ បេកឃ័រ និងម៉េសិន | accounting-audit | phnom-penh
Carpenter Farm Dairy | កសិដ្ឋានទឹកដោះគោ ជាងឈើ | food-beverage | kampong-speu
Security First Microfinance | មីក្រូហិរញ្ញវត្ថុ សន្តិសុខ | microfinance | battambang
Remote Hills Resort | រមណីយដ្ឋាន ភ្នំដាច់ស្រយាល | hospitality | mondulkiri
Night Market Foods | ក្រុមហ៊ុនម្ហូបអាហារ ផ្សាររាត្រី | food-beverage | siem-reap
Fresh Basket Mart | ម៉ាត កន្ត្រកស្រស់ | retail | phnom-penh
Phnom Penh Tyres | សំបកកង់ ភ្នំពេញ | automotive | battambang
Siem Reap Silk House | ផ្ទះសូត្រ សៀមរាប | retail | phnom-penh
Thousand Smiles Dental | គ្លីនិកធ្មេញ មួយពាន់ស្នាមញញឹម | healthcare | phnom-penh
Cashier's Rest Guesthouse | ផ្ទះសំណាក់ អ្នកគិតលុយ | hospitality | kampot
Pilot Kitchen Appliances | គ្រឿងប្រើប្រាស់ផ្ទះបាយ ភីឡុត | trading | phnom-penh
Waiter Island Tours | ក្រុមហ៊ុនទេសចរណ៍ កោះអ្នករត់តុ | tourism | preah-sihanouk
Doctor Plant Fertilizer | ក្រុមហ៊ុនជី វេជ្ជបណ្ឌិតដំណាំ | agriculture | kampong-cham
Cleaner Air Energy | ក្រុមហ៊ុនថាមពល ខ្យល់ស្អាត | energy | phnom-penh
Intern House Publishing | គ្រឹះស្ថានបោះពុម្ព ផ្ទះហាត់ការ | media | phnom-penh
Coffee Beans Academy | សាលា គ្រាប់កាហ្វេ | education | phnom-penh
Gardener Path Insurance | ធានារ៉ាប់រង ផ្លូវអ្នកថែសួន | insurance | phnom-penh
Marketing Hill Construction | ក្រុមហ៊ុនសំណង់ ភ្នំទីផ្សារ | construction | phnom-penh
Hotel Supply Brothers | ក្រុមហ៊ុនផ្គត់ផ្គង់សណ្ឋាគារ បងប្អូន | trading | phnom-penh
School Bag Factory | រោងចក្រកាបូបសាលា | garment | kampong-speu
Rider Bank | ធនាគារ រ៉ាយឌ័រ | banking | phnom-penh
Manager Tree Plantation | ចម្ការ ដើមនាយក | agriculture | kratie
Accountant's Well Water | ទឹកបរិសុទ្ធ អណ្ដូងគណនេយ្យករ | food-beverage | takeo
Web and Loom Textiles | រោងចក្រវាយនភណ្ឌ បណ្ដាញត្បាញ | garment | svay-rieng
Engineer Street Bakery | ហាងនំប៉័ង ផ្លូវវិស្វករ | restaurant | phnom-penh
Translator Reef Seafood | ភោជនីយដ្ឋានគ្រឿងសមុទ្រ ថ្មប៉ប្រះទឹក | restaurant | kep
Lawyer Palm Spa | ស្ប៉ា ដើមត្នោតមេធាវី | beauty-wellness | phnom-penh
Delivery Room Maternity Clinic | គ្លីនិកសម្រាលកូន បន្ទប់សម្រាល | healthcare | kandal
Part Moon Brewery | រោងចក្រស្រាបៀរ ព្រះចន្ទចំហៀង | food-beverage | preah-sihanouk
Home Work Furniture | គ្រឿងសង្ហារិម ការងារផ្ទះ | manufacturing | phnom-penh
NGO Square Café | ហាងកាហ្វេ ទីលានអង្គការ | restaurant | phnom-penh
Warm Lantern Organisation | អង្គការ ចង្កៀងកក់ក្តៅ | ngo | pursat
River Children Organisation | អង្គការ កុមារទន្លេ | ngo | kratie
Bright Field Organisation | អង្គការ វាលភ្លឺ | ngo | siem-reap
Kite String Telecom | ទូរគមនាគមន៍ ខ្សែខ្លែង | telecommunication | phnom-penh
Silver Gecko Hospital | មន្ទីរពេទ្យ តុកកែប្រាក់ | healthcare | battambang
Ninety Nine Steps School | សាលា កាំជណ្ដើរ៩៩ | education | phnom-penh
Long Table Restaurant Group | ក្រុមភោជនីយដ្ឋាន តុវែង | restaurant | siem-reap
Slow Loris Guarding | ក្រុមហ៊ុនសន្តិសុខ រលាក់ | security-service | phnom-penh
Copper Kettle Hotel | សណ្ឋាគារ កំសៀវស្ពាន់ | hospitality | phnom-penh
Blue Tile Builders | ក្រុមហ៊ុនសំណង់ ក្បឿងខៀវ | construction | battambang
Wide Road Transport | ក្រុមហ៊ុនដឹកជញ្ជូន ផ្លូវធំ | logistics | kampong-cham
Double Thread Garment | រោងចក្រកាត់ដេរ អំបោះពីរ | garment | kampong-chhnang
Tin Drum Advertising | ក្រុមហ៊ុនផ្សាយពាណិជ្ជកម្ម ស្គរស័ង្កសី | advertising | phnom-penh
Mud Hen Recruitment | ក្រុមហ៊ុនជ្រើសរើសបុគ្គលិក មាន់ទឹក | human-resource-service | phnom-penh
Green Gecko Motors | ក្រុមហ៊ុនយានយន្ត ជីងចក់បៃតង | automotive | phnom-penh
Small Lake Bank | ធនាគារ បឹងតូច | banking | phnom-penh
Second Rain Microfinance | មីក្រូហិរញ្ញវត្ថុ ភ្លៀងទីពីរ | microfinance | prey-veng
White Cow Pharma | ក្រុមហ៊ុនឱសថ គោស | pharmaceutical | phnom-penh
Hundred Roofs Property | អចលនទ្រព្យ ដំបូលមួយរយ | real-estate | phnom-penh
`;

export interface OutsideCompany {
  name: string;
  nameKm: string;
  industry: string;
  province: string;
}

export const outsideCompanies: readonly OutsideCompany[] = rowsOf(list).map(
  ([name = '', nameKm = '', industry = '', province = '']) => ({ name, nameKm, industry, province }),
);

const anywhere = 'any';

/** Industries that employ a category's trades, apart from office work, which all do. */
const industriesOf: Record<string, string> = {
  agriculture: 'agriculture food-beverage',
  architecture: 'construction real-estate',
  banking: 'banking microfinance insurance',
  beauty: 'beauty-wellness hospitality',
  construction: 'construction real-estate energy',
  education: 'education ngo',
  engineering: 'construction energy manufacturing telecommunication',
  garment: 'garment',
  healthcare: 'healthcare pharmaceutical education',
  hospitality: 'hospitality tourism',
  manufacturing: 'manufacturing food-beverage garment',
  media: 'media advertising',
  ngo: 'ngo',
  'real-estate': 'real-estate construction',
  restaurant: 'restaurant hospitality food-beverage',
  retail: 'retail trading food-beverage',
  technician: 'automotive construction energy hospitality manufacturing retail telecommunication',
};

/** Companies that may look for a category's trades. */
export function employersOf(category: string): OutsideCompany[] {
  const industries = industriesOf[category] ?? anywhere;
  return outsideCompanies.filter(
    ({ industry }) => industries === anywhere || industries.split(' ').includes(industry),
  );
}
