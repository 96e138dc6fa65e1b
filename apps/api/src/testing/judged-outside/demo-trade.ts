import { rowsOf, trades, wordsOf } from './trade.ts';

/** Trades of titles of the demo's generator that `trade.ts` does not have; some of these trades are nobody's else. */
const more = `
accountant | Cost Accountant; Accounting Intern; កម្មសិក្សាការីផ្នែកគណនេយ្យ
accounts-clerk | AR/AP Accountant; Accounts Payable Officer; Accounts Receivable Officer; Cashier Accountant; បេឡាករការិយាល័យ; មន្ត្រីតាមដានបំណុលអតិថិជន
auditor | Audit Supervisor
admin-officer | Administration Intern; កម្មសិក្សាការីផ្នែករដ្ឋបាល
office-manager | Administration Supervisor
secretary | Personal Assistant to CEO; ជំនួយការនាយក; ជំនួយការផ្ទាល់អគ្គនាយក
receptionist | អ្នកទទួលភ្ញៀវការិយាល័យ
agronomist | Agronomy Intern; កម្មសិក្សាការីផ្នែកកសិកម្ម; មន្ត្រីបច្ចេកទេសដំណាំ
sales-rep | Animal Feed Sales Technician; Outdoor Sales; Sales Intern; កម្មសិក្សាការីផ្នែកលក់
draftsman | Architectural Drafter
architect | Architecture Intern; Design Architect; កម្មសិក្សាការីផ្នែកស្ថាបត្យកម្ម; ស្ថាបត្យករផ្នែករចនា
interior-designer | អ្នករចនាគ្រឿងសង្ហារិម
credit-officer | Client Officer; មន្ត្រីឥណទានចុះមូលដ្ឋាន
teller | Customer Service Teller; Banking Intern; កម្មសិក្សាការីផ្នែកធនាគារ
insurance-agent | Insurance Consultant; Underwriting Officer; Claims Officer; មន្ត្រីដោះស្រាយសំណង
risk-manager | Risk Manager; ប្រធានផ្នែកហានិភ័យ
civil-engineer | Civil Engineering Intern; កម្មសិក្សាការីផ្នែកវិស្វកម្មសំណង់ស៊ីវិល
construction-manager | Project Manager; អ្នកគ្រប់គ្រងគម្រោង
quantity-surveyor | Quantity Surveyor
service-manager | Customer Experience Manager
customer-service | Customer Service Representative; Customer Service Intern; កម្មសិក្សាការីផ្នែកសេវាអតិថិជន; បុគ្គលិកសេវាអតិថិជន; មន្ត្រីទំនាក់ទំនងអតិថិជន
delivery-rider | Courier; បុគ្គលិកដឹកអីវ៉ាន់តាមម៉ូតូ; អ្នកដឹកទំនិញ
fleet-supervisor | Dispatch Officer
driver | Van Driver; អ្នកបើកឡានក្រុមហ៊ុន
graphic-designer | Packaging Designer; Graphic Design Intern; កម្មសិក្សាការីផ្នែករចនាក្រាហ្វិក
video-editor | អ្នកធ្វើគំនូរជីវចល
lecturer | Lecturer in Computer Science; សាស្ត្រាចារ្យព័ត៌មានវិទ្យា
teacher-assistant | Teaching Intern; កម្មសិក្សាការីផ្នែកបង្រៀន
electrical-engineer | Electrical Engineering Intern; កម្មសិក្សាការីផ្នែកវិស្វកម្មអគ្គិសនី
engineering-manager | Engineering Manager; Plant Manager; ប្រធានផ្នែកបច្ចេកទេស; ប្រធានផ្នែកវិស្វកម្ម
telecom-engineer | វិស្វករបណ្ដាញខ្សែកាប្លិ៍អុបទិក
mechanical-engineer | វិស្វករស្វ័យប្រវត្តិកម្ម
quality-inspector | Fabric Inspector; Garment Quality Controller; អ្នកពិនិត្យក្រណាត់; QA/QC Supervisor; បុគ្គលិកផ្នែកគុណភាព
merchandiser | Garment Merchandiser; Sample Room Coordinator
line-leader | ប្រធានខ្សែផលិតកម្មកាត់ដេរ
production-manager | Garment Production Manager; ប្រធានផ្នែកផលិតកម្មកាត់ដេរ
sewing-operator | Ironing and Packing Worker; កម្មករអ៊ុត និងវេចខ្ចប់
nurse | Dental Nurse; ជំនួយការទន្តពេទ្យ
physiotherapist | Physiotherapist; អ្នកព្យាបាលដោយចលនា
radiographer | Radiology Technician; អ្នកបច្ចេកទេសវិទ្យុសាស្ត្រ
pharmacist | ឱសថការិនី; Pharmacy Intern; កម្មសិក្សាការីផ្នែកឱសថសាស្ត្រ
doctor | គ្រូពេទ្យកុមារ
hotel-receptionist | Night Auditor; មន្ត្រីទំនាក់ទំនងភ្ញៀវ; Hotel Intern; កម្មសិក្សាការីផ្នែកសណ្ឋាគារ
housekeeper | បុគ្គលិកថែទាំបន្ទប់
housekeeping-supervisor | Housekeeping Supervisor; ប្រធានផ្នែកសម្អាតបន្ទប់
hr-manager | Human Resources Manager; Compensation and Benefits Manager
hr-officer | HR Intern; កម្មសិក្សាការីផ្នែកធនធានមនុស្ស
recruiter | Recruitment Consultant; អ្នកជំនាញជ្រើសរើសបុគ្គលិក
software-developer | Frontend Developer; Java Developer; JavaScript Developer
it-support | IT Intern; កម្មសិក្សាការីផ្នែកព័ត៌មានវិទ្យា
it-manager | Software Development Manager
legal-officer | Legal Assistant; Legal Intern; កម្មសិក្សាការីផ្នែកច្បាប់
compliance-officer | Risk and Compliance Officer
buyer | Buyer; បុគ្គលិកផ្នែកទិញ; មន្ត្រីផ្នែកបញ្ជាទិញ
stock-keeper | Inventory Clerk; Storekeeper; មន្ត្រីត្រួតពិនិត្យស្តុក; អ្នកគ្រប់គ្រងឃ្លាំង; Logistics Intern; កម្មសិក្សាការីផ្នែកភស្តុភារ
shipping-officer | មន្ត្រីដឹកជញ្ជូនទំនិញ
food-technologist | Food Technologist; អ្នកបច្ចេកទេសម្ហូបអាហារ
factory-worker | Packing Worker; កម្មករវេចខ្ចប់; Production Intern; កម្មសិក្សាការីផ្នែកផលិតកម្ម
production-planner | Production Planner; មន្ត្រីផែនការផលិតកម្ម
marketing-manager | Communication Manager; ប្រធានផ្នែកទំនាក់ទំនងសាធារណៈ
marketing-officer | Marketing Intern; កម្មសិក្សាការីផ្នែកទីផ្សារ; មន្ត្រីផ្សព្វផ្សាយ
journalist | Media Intern; កម្មសិក្សាការីផ្នែកសារព័ត៌មាន
producer | Program Producer; Production Manager (TV); អ្នកផលិតកម្មវិធី
project-officer | Community Development Intern; កម្មសិក្សាការីផ្នែកអភិវឌ្ឍន៍សហគមន៍
program-manager | Country Program Coordinator
estate-agent | Real Estate Intern; កម្មសិក្សាការីផ្នែកអចលនទ្រព្យ; បុគ្គលិកលក់ខុនដូ; បុគ្គលិកលក់អចលនទ្រព្យ
valuer | Valuation Officer; អ្នកប៉ាន់តម្លៃអចលនទ្រព្យ
building-manager | មន្ត្រីផ្នែកជួល
cook | Culinary Intern; កម្មសិក្សាការីផ្នែកចម្អិនអាហារ
waiter | Food Runner; Waitress; បុគ្គលិកភោជនីយដ្ឋាន; អ្នកទទួលភ្ញៀវភោជនីយដ្ឋាន
restaurant-manager | ប្រធានផ្នែកអាហារ និងភេសជ្ជៈ
cashier | Head Cashier
shop-assistant | Store Sales Assistant; បុគ្គលិកម៉ាត
online-seller | បុគ្គលិកឆ្លើយឆាត និងលក់អនឡាញ
store-manager | Store Supervisor
sales-manager | Area Sales Manager; ប្រធានលក់ប្រចាំតំបន់
business-developer | B2B Sales Executive
cleaning-supervisor | Cleaning Supervisor; ប្រធានក្រុមអនាម័យ
housemaid | Housemaid
cleaner | អ្នកសម្អាតការិយាល័យ
auto-electrician | Auto Electrician; ជាងភ្លើងឡាន
workshop-manager | Service Manager
solar-technician | Solar Technician; ជាងដំឡើងសូឡា
maintenance-technician | Technical Intern; កម្មសិក្សាការីផ្នែកបច្ចេកទេស
translator-chinese | Khmer-Chinese Translator; Translation Intern; កម្មសិក្សាការីផ្នែកបកប្រែ
translator-vietnamese | Vietnamese Interpreter; អ្នកបកប្រែភាសាវៀតណាម
`;

const ofTitle = new Map([
  ...trades.flatMap(({ id, en, km }) => [...en, ...km].map((title) => [title, id] as const)),
  ...rowsOf(more).flatMap(([id = '', titles]) => wordsOf(titles, /;/).map((title) => [title, id] as const)),
]);

const before = /^(Senior|Junior|Part-time|Freelance) /;
const after = /( – .*| ប្រចាំ(ខេត្ត|រាជធានី).*| \(([^)]*)\)|ជាន់ខ្ពស់)$/;

/** Title without rank, place and kind. */
function bareTitle(title: string): string {
  if (ofTitle.has(title)) return title;
  const bare = title.replace(before, '').replace(after, '');
  return bare === title ? title : bareTitle(bare);
}

/** Trade of a job of the demo; none for a title that is not known. */
export const demoTradeOf = (title: string): string | undefined => ofTitle.get(bareTitle(title));
