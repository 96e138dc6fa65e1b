/** Trades with a place: provinces, their short names, towns and districts, in either script. */
export const places = `
receptionist phnom penh | receptionist hotel-receptionist | place:phnom-penh
accountant in siem reap | accountant | place:siem-reap
driver battambang | driver truck-driver | place:battambang
cook takeo | cook | place:takeo
cleaner sihanoukville | cleaner | place:preah-sihanouk
sales pp | sales-rep showroom-sales | place:phnom-penh
cashier btb | cashier | place:battambang
nurse kampot | nurse | place:kampot
english teacher phnom penh | english-teacher | place:phnom-penh
hr officer battambang | hr-officer | place:battambang
admin kg cham | admin-officer | place:kampong-cham
credit officer svay rieng | credit-officer | place:svay-rieng
hotel manager siemreap | hotel-manager | place:siem-reap
graphic designer toul kork | graphic-designer | place:phnom-penh
factory worker bavet | factory-worker sewing-operator | place:svay-rieng
waiter ta khmao | waiter | place:kandal
field officer kratie | project-officer | place:kratie
receptionist poipet | receptionist hotel-receptionist | place:banteay-meanchey
គណនេយ្យករ សៀមរាប | accountant | place:siem-reap
អ្នកបើកបរ បាត់ដំបង | driver truck-driver | place:battambang
បុគ្គលិកលក់ ភ្នំពេញ | sales-rep showroom-sales shop-assistant | place:phnom-penh
សន្តិសុខ ភ្នំពេញ | security-guard | place:phnom-penh
ចុងភៅនៅសៀមរាប | cook | place:siem-reap
មន្ត្រីឥណទាន កំពង់ឆ្នាំង | credit-officer | place:kampong-chhnang
អ្នកទទួលភ្ញៀវ កំពង់សោម | receptionist hotel-receptionist | place:preah-sihanouk
គ្រូបង្រៀន ខេត្តកណ្តាល | school-teacher english-teacher math-teacher chinese-teacher kindergarten-teacher | place:kandal
ជាងដេរ កំពង់ស្ពឺ | sewing-operator | place:kampong-speu
អ្នកដឹកជញ្ជូន តាខ្មៅ | delivery-rider | place:kandal
បុគ្គលិកទីផ្សារ ព្រះសីហនុ | marketing-officer | place:preah-sihanouk
អ្នករត់តុ ខេត្តកំពង់ស្ពឺ | waiter | place:kampong-speu
កម្មករ បាវិត | factory-worker sewing-operator construction-worker | place:svay-rieng
គិលានុបដ្ឋាក បាត់ដំបង | nurse | place:battambang
អ្នកគិតលុយ ទួលគោក | cashier | place:phnom-penh
accountant ភ្នំពេញ | accountant | place:phnom-penh
`;

/** Trades with a salary, and salaries alone, in the ways in which sums are written. */
export const pays = `
accountant 500$ | accountant | pay:500
accountant $400 | accountant | pay:400
sales 300 usd | sales-rep showroom-sales | pay:300
driver above 300 | driver truck-driver | pay:300
cook salary 400 | cook | pay:400
web developer $1,000 | software-developer | pay:1000
marketing manager 1200 dollars | marketing-manager | pay:1200
english teacher 800+ | english-teacher | pay:800
civil engineer from 700$ | civil-engineer | pay:700
waiter more than $200 | waiter | pay:200
hr manager 1k | hr-manager | pay:1000
security guard 1,000,000 riel | security-guard | pay:250
graphic designer $300-$500 | graphic-designer | pay:300
គណនេយ្យករ 500$ | accountant | pay:500
គណនេយ្យករ ៥០០ដុល្លារ | accountant | pay:500
អ្នកបើកបរ ៣០០ដុល្លារ | driver truck-driver | pay:300
ចុងភៅ ប្រាក់ខែ ៤០០$ | cook | pay:400
អ្នករត់តុ ២០០ដុល្លារឡើង | waiter | pay:200
បុគ្គលិកលក់ លើសពី 300 | sales-rep showroom-sales shop-assistant | pay:300
សន្តិសុខ ១លានរៀល | security-guard | pay:250
កម្មកររោងចក្រ ១លានរៀល | factory-worker | pay:250
អ្នកសរសេរកម្មវិធី 1000 ដុល្លារ | software-developer | pay:1000
វិស្វករសំណង់ ៨០០$ | civil-engineer | pay:800
គ្រូភាសាអង់គ្លេស ប្រាក់ខែ 600 | english-teacher | pay:600
salary 1000 | | pay:1000
job 800$ | | pay:800
above 1500 usd | | pay:1500
ប្រាក់ខែ ៥០០ | | pay:500
ការងារ ១០០០ដុល្លារ | | pay:1000
ប្រាក់ខែ ២លានរៀល | | pay:500
`;

/** Trades that no open job of the set has where, or on the terms on which, they are wanted. */
export const nowhere = `
truck driver kampong cham | truck-driver | place:kampong-cham
dentist ratanakiri | dentist | place:ratanakiri
lawyer kep | lawyer | place:kep
korean translator mondulkiri | translator-korean | place:mondulkiri
software tester pursat | software-tester | place:pursat
hotel manager kep | hotel-manager | place:kep
excavator operator kep $2000 | excavator-driver | place:kep pay:2000
part time dentist | dentist | type:part-time
welder 3000$ | welder | pay:3000
remote plumber | plumber | remote
night shift veterinarian takeo | veterinarian | night place:takeo
internship branch manager | branch-manager | type:internship
nanny 1500 usd | nanny | pay:1500
teller oddar meanchey part time | teller | place:oddar-meanchey type:part-time
អ្នកបើកអេស្កាវ៉ាទ័រ កែប | excavator-driver | place:kep
ឆ្មប ប៉ៃលិន | midwife | place:pailin
ទន្តបណ្ឌិត រតនគិរី | dentist | place:ratanakiri
ពិធីករទូរទស្សន៍ ក្រចេះ | presenter | place:kratie
បសុពេទ្យ ២០០០ដុល្លារ | veterinarian | pay:2000
ជាងឈើ ធ្វើការពីផ្ទះ | carpenter | remote
មេធាវី ក្រៅម៉ោង | lawyer | type:part-time
អ្នកបកប្រែភាសាជប៉ុន កែប | translator-japanese | place:kep
ជាងម៉ាស៊ីនត្រជាក់ ស្ទឹងត្រែង | aircon-technician | place:stung-treng
អ្នកបើកហ្វកលីហ្វ មណ្ឌលគិរី | forklift-driver | place:mondulkiri
architect ឧត្តរមានជ័យ | architect | place:oddar-meanchey
`;
