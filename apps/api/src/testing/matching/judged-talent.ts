/**
 * Jobs of the set, each with the CVs about which its recruiter would call (`matches`), and similar ones that do not
 * match, with the reason (`not`). Names are those of the CVs of the set; nothing else in it matches.
 */
export interface JudgedJob {
  key: string;
  matches: readonly string[];
  not: Readonly<Record<string, string>>;
}

/** More CVs: name | `says` of `JudgedResume` | work. */
export const moreResumes = `
accountant km | គណនេយ្យករ | accounting | phnom-penh | full-time | 2-years | bachelor | 350 | km native, en | កាន់បញ្ជី, ប្រកាសពន្ធ | គណនេយ្យករ
tax accountant | Tax Accountant | accounting | phnom-penh | full-time | 4-years | bachelor | 500 | km native, en | Tax declaration, QuickBooks | Accountant
accounting student | Accounting Student | accounting | phnom-penh | internship | fresh | year-12 | 100 | km native | Excel |
accountant siem reap | Accountant | accounting | siem-reap | full-time | 3-years | bachelor | 400 | km native, en | QuickBooks | Accountant
truck driver | Truck Driver | delivery | phnom-penh | full-time | 4-years | year-9 | 300 | km native | Truck driving | Truck Driver
van driver km | អ្នកបើកឡានដឹកជញ្ជូន | delivery | phnom-penh | full-time | 3-years | year-9 | 280 | km native | បើកបរ, ស្គាល់ផ្លូវ | អ្នកបើកបរ
rider | Delivery Rider | delivery | phnom-penh | freelance | less-than-1-year | year-9 | 200 | km native | Motorbike riding | Rider
driver sihanouk | អ្នកបើកបរ | delivery | preah-sihanouk | full-time | 4-years | year-9 | 300 | km native | បើករថយន្ត | អ្នកបើកបរ
front office | Front Office Agent | hospitality | siem-reap | full-time | 3-years | vocational | 270 | km native, en, zh | Opera PMS, Reservation | Receptionist
receptionist km | បុគ្គលិកទទួលភ្ញៀវ | hospitality | siem-reap | full-time | 2-years | year-12 | 240 | km native, en | ទទួលភ្ញៀវ, កក់បន្ទប់ | បុគ្គលិកទទួលភ្ញៀវសណ្ឋាគារ
housekeeper | Room Attendant | hospitality | siem-reap | full-time | 2-years | year-9 | 210 | km native | Bed making | Room Attendant
hotel manager | Hotel Manager | hospitality | siem-reap | full-time | over-5-years | bachelor | 1500 | km native, en | Budget | Hotel Manager
react developer | Frontend Developer | information-technology | phnom-penh | full-time | 2-years | bachelor | 700 | km native, en | React, TypeScript, JavaScript | Frontend Developer
programmer km | អ្នកសរសេរកម្មវិធី | information-technology | phnom-penh | full-time | 3-years | bachelor | 800 | km native, en | JavaScript, SQL | អ្នកសរសេរកម្មវិធី
it support | IT Support Officer | information-technology | phnom-penh | full-time | 2-years | bachelor | 350 | km native, en | Computer repair, Network | IT Support
java architect | Senior Java Developer | information-technology | phnom-penh | full-time | over-5-years | master | 2500 | km native, en | Java | Software Architect
sales km | បុគ្គលិកផ្នែកលក់ | sales | phnom-penh | full-time | 2-years | bachelor | 300 | km native, en | ចរចា, លក់ | ភ្នាក់ងារលក់
property sales | Property Consultant | real-estate | phnom-penh | full-time | 2-years | bachelor | 300 | km native, en | Property sales, Negotiation | Sales Executive
sales manager | Sales Manager | sales | phnom-penh | full-time | over-5-years | bachelor | 1200 | km native, en | Leadership | Sales Manager
sales kampot | Sales Executive | sales | kampot | full-time | 2-years | bachelor | 300 | km native, en | Negotiation | Sales Executive
wiring man | Electrician | technician | phnom-penh | full-time | 3-years | vocational | 300 | km native | Electrical wiring, Motor control | Electrician
maintenance km | ជាងថែទាំអគ្គិសនី | technician | phnom-penh | full-time | 4-years | vocational | 320 | km native | តខ្សែអគ្គិសនី, ម៉ាស៊ីនត្រជាក់ | ជាងអគ្គិសនី
welder | Welder | technician | phnom-penh | full-time | 3-years | vocational | 300 | km native | Welding | Welder
electrician takeo | ជាងអគ្គិសនី | technician | takeo | full-time | 3-years | vocational | 300 | km native | តខ្សែអគ្គិសនី | ជាងអគ្គិសនី
loan officer | Loan Officer | banking | battambang | full-time | 3-years | bachelor | 350 | km native, en | Credit assessment | Loan Officer
teller | Bank Teller | banking | battambang | full-time | 2-years | bachelor | 300 | km native, en | Cash handling | Teller
hr km | មន្ត្រីធនធានមនុស្ស | human-resources | phnom-penh | full-time | 3-years | bachelor | 500 | km native, en | ជ្រើសរើសបុគ្គលិក, បើកប្រាក់បៀវត្ស | មន្ត្រីធនធានមនុស្ស
hr director | HR Director | human-resources | phnom-penh | full-time | over-5-years | master | 2500 | km native, en | Leadership | HR Director
`;

export const judgedTalents: readonly JudgedJob[] = [
  {
    key: 'acc1',
    matches: ['accountant', 'accountant km', 'tax accountant'],
    not: { 'accounting student': 'wants to learn', 'accountant siem reap': 'stays in Siem Reap' },
  },
  {
    key: 'drv4',
    matches: ['driver', 'truck driver', 'van driver km'],
    not: { rider: 'rides a motorbike', 'driver sihanouk': 'stays at the coast' },
  },
  {
    key: 'rec1',
    matches: ['receptionist', 'front office', 'receptionist km'],
    not: { housekeeper: 'cleans rooms', 'hotel manager': 'runs a hotel' },
  },
  {
    key: 'dev2',
    matches: ['developer', 'react developer', 'programmer km'],
    not: { 'it support': 'repairs computers', 'java architect': 'expects twice the pay' },
  },
  {
    key: 'sal1',
    matches: ['sales', 'sales km', 'property sales'],
    not: { 'sales manager': 'expects twice the pay', 'sales kampot': 'stays in Kampot' },
  },
  {
    key: 'ele1',
    matches: ['electrician', 'wiring man', 'maintenance km'],
    not: { welder: 'welds', 'electrician takeo': 'stays in Takeo' },
  },
];

export const heldOutTalents: readonly JudgedJob[] = [
  { key: 'cre1', matches: ['credit officer', 'loan officer'], not: { teller: 'counts money' } },
  { key: 'hum1', matches: ['human resources', 'hr km'], not: { 'hr director': 'leads a department' } },
  { key: 'lin1', matches: ['line leader'], not: {} },
  { key: 'tea1', matches: ['teacher'], not: {} },
  { key: 'nur1', matches: ['nurse'], not: {} },
  { key: 'war1', matches: ['warehouse'], not: {} },
];
