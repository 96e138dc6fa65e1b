/**
 * Jobs as Cambodian employers post them, for the set of judged pairs: key | title | category | province | type |
 * experience | qualification | US dollars a month (R: riel; empty: negotiable) | languages | skills (~ soft).
 */
export const judgedJobs = `
acc1 | Accountant | accounting | phnom-penh | full-time | 2-years | bachelor | 400-600 | en | QuickBooks, Monthly tax declaration, Microsoft Excel
acc2 | គណនេយ្យករ | accounting | phnom-penh | full-time | 2-years | bachelor | 350-500 | | កាន់បញ្ជីគណនេយ្យ, ប្រកាសពន្ធប្រចាំខែ, ~ស្មោះត្រង់
acc3 | Senior Accountant | accounting | phnom-penh | full-time | 3-years | bachelor | 600-800 | en | Financial reporting, QuickBooks, Tax
acc4 | General Accountant (Khmer company) | accounting | phnom-penh | full-time | 1-year | associate | 350-450 | | Bookkeeping, Excel
acc5 | បុគ្គលិកគណនេយ្យពន្ធដារ | accounting | phnom-penh | full-time | 1-year | bachelor | 1600000-2000000R | | ប្រកាសពន្ធ, Excel
acc6 | Accounts Payable Officer | accounting | phnom-penh | full-time | 2-years | bachelor | 400-500 | en | Invoicing, Bank reconciliation, Excel
acc7 | Accounting & Admin Officer | administration | phnom-penh | full-time | 2-years | bachelor | 400-550 | en | Bookkeeping, Filing, Payroll
acc8 | Cost Accountant | manufacturing | phnom-penh | full-time | 2-years | bachelor | | en | Costing, Excel, Stock control
acc9 | Finance Manager | accounting | phnom-penh | full-time | above-5-years | master | 1500-2500 | en | Budget planning, Financial reporting, ~Leadership
acc10 | Accountant | accounting | siem-reap | full-time | 2-years | bachelor | 400-600 | en | QuickBooks, Tax declaration
acc11 | Accounting Intern | accounting | phnom-penh | internship | fresh | - | 80-120 | | Excel
acc12 | Accountant (Chinese speaking) | accounting | phnom-penh | full-time | 2-years | bachelor | 700-1000 | zh | Bookkeeping, Tax
acc13 | Lecturer in Accounting | education | phnom-penh | part-time | 5-years | master | 600-900 | en | Lesson planning, ~Communication
acc14 | ជំនួយការគណនេយ្យ | accounting | phnom-penh | full-time | fresh | year-12 | 200-230 | | Excel
acc15 | Chief Accountant | accounting | battambang | full-time | 5-years | bachelor | 900-1200 | en | Financial reporting, Tax
acc16 | Account Manager (media sales) | sales | phnom-penh | full-time | 2-years | bachelor | 400-700 | en | Sales targets, Negotiation
acc17 | គណនេយ្យករហាងលក់គ្រឿងសំណង់ | accounting | phnom-penh | full-time | less-than-1-year | - | 380-450 | | កាន់បញ្ជី, ស្តុក
acc18 | Audit Associate | accounting | phnom-penh | full-time | 1-year | bachelor | 400-500 | en | Audit, Financial reporting, Excel
cas1 | Cashier | retail | phnom-penh | full-time | fresh | year-12 | 200-260 | | Cash handling, ~Honesty
cas2 | បេឡាករ | retail | phnom-penh | full-time | fresh | year-12 | 220-250 | | គិតលុយ, ~ស្មោះត្រង់
cas3 | អ្នកគិតលុយផ្សារទំនើប | retail | phnom-penh | full-time | less-than-1-year | - | 230-280 | | ប្រើម៉ាស៊ីនគិតលុយ, សេវាអតិថិជន
cas4 | Cashier (Coffee Shop) | restaurant | phnom-penh | full-time | fresh | - | 220-250 | | Cash register, Customer service
cas5 | Restaurant Cashier | restaurant | phnom-penh | full-time | less-than-1-year | year-12 | 240-300 | en | Cash handling, ~Teamwork
cas6 | បុគ្គលិកបេឡា និងលក់ទំនិញ | retail | phnom-penh | full-time | fresh | year-9 | 900000-1100000R | | គិតលុយ, លក់
cas7 | Shop Assistant and Cashier | retail | phnom-penh | full-time | fresh | - | 210-250 | | Cash handling, Product display
cas8 | Mart Cashier – night shift | retail | phnom-penh | full-time | fresh | - | 250-270 | | Cash handling
cas9 | Cashier | retail | siem-reap | full-time | fresh | year-12 | 220-250 | | Cash handling
cas10 | Cashier Supervisor | retail | phnom-penh | full-time | 4-years | bachelor | 400-500 | en | Staff management, Cash handling
cas11 | Cashier (weekends) | retail | phnom-penh | part-time | fresh | - | 80-120 | | Cash handling
cas12 | Hotel Cashier | hospitality | siem-reap | full-time | 1-year | - | 230-280 | en,zh | Cash handling
cas13 | Bank Teller | banking | phnom-penh | full-time | 2-years | bachelor | 300-400 | en | Cash handling, Customer service
cas14 | បេឡាករ (ចេះភាសាចិន) | retail | phnom-penh | full-time | 1-year | - | 350-400 | zh | គិតលុយ
cas15 | អ្នកលក់ និងគិតលុយតាមហាងសម្លៀកបំពាក់ | retail | phnom-penh | full-time | fresh | - | 220-280 | | លក់, គិតលុយ
drv1 | Company Driver | delivery | phnom-penh | full-time | 2-years | - | 280-350 | | Driving (licence B), Vehicle maintenance
drv2 | អ្នកបើកបរ | delivery | phnom-penh | full-time | 2-years | year-9 | 270-320 | | បើករថយន្ត, ស្គាល់ផ្លូវ
drv3 | តៃកុងឡានដឹកទំនិញ | delivery | phnom-penh | full-time | 3-years | - | 300-380 | | បើករថយន្តធុនធំ, ថែទាំយានយន្ត
drv4 | Truck Driver | logistics | phnom-penh | full-time | 3-years | - | 300-400 | | Truck driving, Road knowledge
drv5 | Van Driver for School | education | phnom-penh | full-time | 2-years | - | 260-320 | | Driving, ~Patience
drv6 | អ្នកបើកបរនាយក | administration | phnom-penh | full-time | 4-years | - | 350-450 | | បើកបរ, ថែទាំរថយន្ត
drv7 | Delivery Driver (van) | delivery | phnom-penh | full-time | 1-year | - | 260-300 | | Driving, Delivery
drv8 | NGO Driver | ngo | phnom-penh | full-time | 3-years | year-12 | 380-450 | | Driving (licence B), Vehicle care
drv9 | Truck Driver | delivery | preah-sihanouk | full-time | 3-years | - | 300-400 | | Truck driving
drv10 | Delivery Rider (own motorbike) | delivery | phnom-penh | freelance | fresh | - | 150-400 | | Motorbike riding
drv11 | Forklift Driver | logistics | kandal | full-time | 2-years | - | 280-330 | | Forklift driving
drv12 | Fleet Manager | logistics | phnom-penh | full-time | 5-years | bachelor | 800-1200 | en | Fleet maintenance, Budget, ~Leadership
drv13 | English-speaking Tour Driver | hospitality | siem-reap | full-time | 3-years | - | 300-400 | en | Driving
drv14 | Driver for embassy (fluent English and French) | administration | phnom-penh | full-time | 5-years | year-12 | 500-600 | en,fr | Driving
drv15 | Driving School Marketing Officer | marketing | phnom-penh | full-time | 1-year | bachelor | 350-450 | en | Social media, Content writing
drv16 | អ្នកបើកបររថយន្តក្រុមហ៊ុន | delivery | phnom-penh | full-time | 2-years | - | 1100000-1400000R | | បើកបរ
mid1 | ឆ្មប | healthcare | kampong-cham | full-time | 1-year | associate | 280-350 | | សម្រាលកូន, ថែទាំផ្ទៃពោះ
mid2 | Midwife | healthcare | kampong-cham | full-time | 2-years | associate | 300-400 | en | Antenatal care, Delivery care
mid3 | ឆ្មបមធ្យម | healthcare | kampong-cham | full-time | 2-years | associate | 300-350 | | សម្រាលកូន, ចាក់វ៉ាក់សាំង
mid4 | Midwife – private clinic | healthcare | kampong-cham | full-time | less-than-1-year | associate | 300-380 | | Midwifery, Patient care
mid5 | ឆ្មប និងគិលានុបដ្ឋាយិកា | healthcare | kampong-cham | full-time | 1-year | associate | 280-350 | | ថែទាំអ្នកជំងឺ, ចាក់ថ្នាំ
mid6 | Reproductive Health Officer (midwife) | ngo | kampong-cham | full-time | 2-years | associate | 400-550 | | Midwifery, Community facilitation
mid7 | ឆ្មបប្រចាំមន្ទីរសម្រាកព្យាបាល | healthcare | kampong-cham | full-time | 1-year | - | 1200000-1500000R | | សម្រាលកូន
mid8 | Midwife | healthcare | phnom-penh | full-time | 2-years | associate | 400-500 | en | Antenatal care
mid9 | Head Midwife | healthcare | phnom-penh | full-time | above-5-years | bachelor | 700-900 | en | Midwifery, Team management
mid10 | Pharmacist | healthcare | kampong-cham | full-time | 2-years | bachelor | 400-500 | | Drug dispensing
mid11 | Medical Sales Representative | sales | kampong-cham | full-time | 1-year | associate | 300-500 | | Sales targets, Product knowledge
mid12 | Laboratory Technician | healthcare | kampong-cham | full-time | 2-years | associate | 300-400 | | Laboratory analysis
mid13 | គ្រូពេទ្យ | healthcare | kampong-cham | full-time | 3-years | doctor | 800-1200 | en | រោគវិនិច្ឆ័យ
mid14 | Dental Assistant | healthcare | kampong-cham | full-time | 1-year | - | 220-260 | | Dental care
mid15 | Cleaner for maternity ward | security | kampong-cham | full-time | fresh | - | 200-220 | | Cleaning
rec1 | Hotel Receptionist | hospitality | siem-reap | full-time | 1-year | - | 250-320 | en | Check in, Opera PMS, Guest relations
rec2 | Front Office Agent | hospitality | siem-reap | full-time | 2-years | vocational | 280-350 | en | Opera PMS, Reservation
rec3 | បុគ្គលិកទទួលភ្ញៀវសណ្ឋាគារ | hospitality | siem-reap | full-time | 1-year | year-12 | 250-300 | en | ទទួលភ្ញៀវ, កក់បន្ទប់
rec4 | Guest Relation Officer | hospitality | siem-reap | full-time | 2-years | - | 300-380 | en,fr | Guest relations, ~Communication
rec5 | Receptionist (Resort & Spa) | hospitality | siem-reap | full-time | 1-year | - | 260-320 | en | Reception, Booking
rec6 | Night Auditor / Receptionist | hospitality | siem-reap | full-time | 1-year | - | 280-330 | en | Front desk, Cash handling
rec7 | Reservation Officer | hospitality | siem-reap | full-time | 2-years | - | 300-350 | en | Reservation, Booking.com extranet
rec8 | Front Office Supervisor | hospitality | siem-reap | full-time | 3-years | - | 400-500 | en | Opera PMS, ~Leadership
rec9 | Hotel Receptionist | hospitality | phnom-penh | full-time | 1-year | - | 280-350 | en | Check in
rec10 | Receptionist | hospitality | siem-reap | full-time | 1-year | - | 450-600 | zh | Reception
rec11 | Room Attendant | hospitality | siem-reap | full-time | fresh | - | 200-230 | | Room preparation
rec12 | Hotel General Manager | hospitality | siem-reap | full-time | above-5-years | bachelor | 1500-2500 | en | Budget, ~Leadership
rec13 | Clinic Receptionist | healthcare | battambang | full-time | fresh | - | 220-260 | | Reception
rec14 | Hotel Maintenance Technician | technician | siem-reap | full-time | 2-years | - | 280-330 | | Electrical wiring, Plumbing
rec15 | Hotel Intern (Front Office) | hospitality | siem-reap | internship | fresh | - | 80-100 | en | Reception
rec16 | Hostel Front Desk | hospitality | siem-reap | full-time | less-than-1-year | - | 240-290 | en | Check in, Customer service
`;
