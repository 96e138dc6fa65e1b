/** Trades with a kind of work. */
export const types = `
part time waiter | waiter | type:part-time
barista part-time | barista | type:part-time
part time math teacher | math-teacher | type:part-time
parttime cashier | cashier | type:part-time
accounting internship | accountant | type:internship
marketing intern | marketing-officer digital-marketer | type:internship
it intern | it-support software-developer | type:internship
civil engineer internship | civil-engineer | type:internship
freelance graphic designer | graphic-designer | type:freelance
freelance translator | translator-chinese translator-english translator-korean translator-japanese | type:freelance
receptionist night shift | receptionist hotel-receptionist | night
call center night | call-center-agent | night
night security guard | security-guard | night
full time nanny | nanny | type:full-time
អ្នករត់តុ ក្រៅម៉ោង | waiter | type:part-time
អ្នកគិតលុយ ក្រៅម៉ោង | cashier | type:part-time
គ្រូបង្រៀនភាសាចិន ក្រៅម៉ោង | chinese-teacher | type:part-time
កម្មសិក្សា គណនេយ្យ | accountant | type:internship
កម្មសិក្សា ធនាគារ | teller credit-officer | type:internship
ហាត់ការ រដ្ឋបាល | admin-officer | type:internship
អ្នកយាម វេនយប់ | security-guard | night
អ្នកទទួលភ្ញៀវ វេនយប់ | receptionist hotel-receptionist | night
អ្នកបើកបរ យប់ | driver truck-driver | night
បុគ្គលិកសេវាអតិថិជន ក្រៅម៉ោង | customer-service | type:part-time
អ្នកដឹកជញ្ជូន ក្រៅម៉ោង | delivery-rider | type:part-time
`;

/** Trades with the experience that the seeker has. */
export const years = `
accountant no experience | accountant accounts-clerk | years:0
sales fresh graduate | sales-rep showroom-sales | years:0
driver no experience needed | driver truck-driver | years:0
customer service without experience | customer-service | years:0
fresh graduate civil engineer | civil-engineer | years:0
accountant 2 years experience | accountant | years:2
web developer 3 years | software-developer | years:3
hr manager 5 years experience | hr-manager | years:5
graphic designer 1 year | graphic-designer | years:1
nurse fresh | nurse | years:0
បុគ្គលិកលក់ មិនមានបទពិសោធន៍ | sales-rep showroom-sales shop-assistant | years:0
គណនេយ្យករ អត់បទពិសោធន៍ | accountant accounts-clerk | years:0
អ្នកគិតលុយ មិនទាមទារបទពិសោធន៍ | cashier | years:0
អ្នករត់តុ គ្មានបទពិសោធន៍ | waiter | years:0
គណនេយ្យករ បទពិសោធន៍ ៣ឆ្នាំ | accountant | years:3
មន្ត្រីឥណទាន បទពិសោធន៍ 1 ឆ្នាំ | credit-officer | years:1
ចុងភៅ បទពិសោធន៍២ឆ្នាំ | cook | years:2
និស្សិតទើបរៀនចប់ ផ្នែកទីផ្សារ | marketing-officer digital-marketer | years:0
វិស្វករសំណង់ ទើបចប់ | civil-engineer | years:0
សន្តិសុខ មិនត្រូវការបទពិសោធន៍ | security-guard | years:0
`;

export const remotes = `
remote web developer | software-developer | remote
data entry work from home | data-entry | remote
customer service remote | customer-service | remote
work from home translator | translator-chinese translator-english translator-korean translator-japanese | remote
online seller from home | online-seller | remote
remote accountant | accountant | remote
graphic design wfh | graphic-designer | remote
បញ្ចូលទិន្នន័យ ធ្វើការពីផ្ទះ | data-entry | remote
អ្នករចនាក្រាហ្វិក ធ្វើនៅផ្ទះ | graphic-designer | remote
អ្នកបកប្រែ ធ្វើការពីចម្ងាយ | translator-chinese translator-english translator-korean translator-japanese | remote
លក់អនឡាញ ធ្វើការនៅផ្ទះ | online-seller | remote
អ្នកសរសេរកម្មវិធី remote | software-developer | remote
`;

/** Companies by their whole name. */
export const companySearches = `
Clay Pot Kitchen | | company:Clay Pot Kitchen
crab market bay hotel | | company:Crab Market Bay Hotel
golden ferry bank | | company:Golden Ferry Bank
Little Basket Shop | | company:Little Basket Shop
driver & sons law office | | company:Driver & Sons Law Office
bank street tailors | | company:Bank Street Tailors
Baker & Mason Accounting | | company:Baker & Mason Accounting
night market foods | | company:Night Market Foods
remote hills resort | | company:Remote Hills Resort
Phnom Penh Tyres | | company:Phnom Penh Tyres
accountant Market Gate Hotel | accountant | company:Market Gate Hotel
ភោជនីយដ្ឋាន ឆ្នាំងដី | | company:Clay Pot Kitchen
ធនាគារ សាឡាងមាស | | company:Golden Ferry Bank
សណ្ឋាគារ ទ្វារផ្សារ | | company:Market Gate Hotel
ក្រុមហ៊ុនស៊ីម៉ងត៍ ថ្មយាម | | company:Guard Rock Cement
ផ្ទះសូត្រ សៀមរាប | | company:Siem Reap Silk House
ធានារ៉ាប់រង ផ្លូវអ្នកថែសួន | | company:Gardener Path Insurance
ភោជនីយដ្ឋានគ្រឿងសមុទ្រ ថ្មប៉ប្រះទឹក | | company:Translator Reef Seafood
`;

/** Kinds of employers and fields of work, alone and with a place. */
export const fields = `
hotel jobs | | field:hospitality/hospitality
bank jobs | | field:banking,@banking,@microfinance/insurance
jobs in bank phnom penh | | field:banking,@banking,@microfinance/insurance place:phnom-penh
restaurant job | | field:restaurant/restaurant
garment factory jobs | | field:garment,@garment/
it jobs | | field:information-technology/information-technology
ngo | | field:ngo,@ngo/
construction jobs siem reap | | field:construction/construction place:siem-reap
teaching jobs | | field:education/
real estate | | field:real-estate/real-estate
ការងារសណ្ឋាគារ | | field:hospitality/hospitality
ការងារធនាគារ | | field:banking,@banking,@microfinance/insurance
ការងារអង្គការ | | field:ngo,@ngo/
ការងាររោងចក្រ | | field:garment,manufacturing,@garment,@manufacturing/food-beverage
ការងារភោជនីយដ្ឋាន ភ្នំពេញ | | field:restaurant/restaurant place:phnom-penh
ការងារកសិកម្ម | | field:agriculture,@agriculture/
ការងារសំណង់ | | field:construction/construction
ផ្នែកអប់រំ | | field:education,@education/
`;

export const sentences = `
i am looking for a job as accountant in phnom penh | accountant | place:phnom-penh
looking for driver job | driver truck-driver |
we need cook in siem reap | cook | place:siem-reap
i want to work as receptionist part time | receptionist hotel-receptionist | type:part-time
any job for fresh graduate in accounting | accountant accounts-clerk | years:0
find work as security guard near kandal | security-guard | place:kandal,phnom-penh
jobs for nurses in battambang with salary over 300 | nurse | place:battambang pay:300
english teacher wanted phnom penh 500$ up | english-teacher | place:phnom-penh pay:500
is there any waiter job without experience | waiter | years:0
urgent cashier phnom penh | cashier | place:phnom-penh
ខ្ញុំចង់រកការងារជាគណនេយ្យករនៅភ្នំពេញ | accountant | place:phnom-penh
រកការងារអ្នកបើកបរ | driver truck-driver |
ត្រូវការចុងភៅ | cook |
ជ្រើសរើសបុគ្គលិកលក់ | sales-rep showroom-sales shop-assistant |
ចង់ធ្វើការជាអ្នកគិតលុយនៅសៀមរាប | cashier | place:siem-reap
មានការងារសន្តិសុខនៅកណ្តាលទេ | security-guard | place:kandal
រកការងារអ្នកគិតលុយ មិនចាំបាច់មានបទពិសោធន៍ | cashier | years:0
ការងារជាងភ្លើងប្រាក់ខែលើស ៣០០ដុល្លារ | electrician | pay:300
ចង់ធ្វើជាគ្រូបង្រៀនភាសាអង់គ្លេសនៅភ្នំពេញ | english-teacher | place:phnom-penh
បងប្អូនណាស្គាល់កន្លែងរើសអ្នកអនាម័យ | cleaner |
ជ្រើសរើស អ្នកដឹកជញ្ជូន ភ្នំពេញ បន្ទាន់ | delivery-rider | place:phnom-penh
សុំធ្វើការផ្នែករដ្ឋបាល | admin-officer |
`;

/** Needs alone, and places alone. */
export const needs = `
no experience required | | years:0
without experience | | years:0
job for fresh graduates | | years:0
remote | | remote
wfh | | remote
part-time | | type:part-time
intern | | type:internship
freelance | | type:freelance
night shift | | night
jobs in kampot | | place:kampot
siem reap part time | | type:part-time place:siem-reap
no experience phnom penh | | years:0 place:phnom-penh
មិនមានបទពិសោធន៍ | | years:0
មិនទាមទារបទពិសោធន៍ | | years:0
និស្សិតទើបបញ្ចប់ការសិក្សា | | years:0
ធ្វើការពីផ្ទះ | | remote
ការងារពីចម្ងាយ | | remote
ក្រៅម៉ោង | | type:part-time
កម្មសិក្សា | | type:internship
ការងារក្រៅម៉ោង ភ្នំពេញ | | type:part-time place:phnom-penh
វេនយប់ | | night
ការងារយប់ | | night
ការងារ បាត់ដំបង | | place:battambang
ការងារនៅកំពង់ចាម | | place:kampong-cham
`;
