/** Names of one trade, as typed. */
export const titles = `
accountant | accountant
tax accountant | tax-accountant
account receivable | accounts-clerk
internal audit | auditor
finance manager | finance-manager
admin | admin-officer
data entry | data-entry
executive secretary | secretary
receptionist | receptionist hotel-receptionist
recruitment officer | recruiter
payroll | payroll-officer
hr manager | hr-manager
legal officer | legal-officer
loan officer | credit-officer
teller | teller
insurance agent | insurance-agent
branch manager | branch-manager
sales executive | sales-rep
outdoor sales | sales-rep
sales supervisor | sales-manager
business development | business-developer
telesales | telesales
call center agent | call-center-agent
customer service | customer-service
marketing executive | marketing-officer
digital marketing | digital-marketer
content creator | content-creator
ui ux designer | web-designer
video editor | video-editor
photographer | photographer
reporter | journalist
full stack developer | software-developer
mobile app developer | software-developer
software tester | software-tester
network engineer | network-engineer
data analyst | data-analyst
quantity surveyor | quantity-surveyor
architect | architect
interior design | interior-designer
autocad draftsman | draftsman
electrical engineer | electrical-engineer
mechanical engineer | mechanical-engineer
math teacher | math-teacher
kindergarten teacher | kindergarten-teacher
university lecturer | lecturer
midwife | midwife
dentist | dentist
pharmacist | pharmacist
lab technician | lab-technician
social worker | social-worker
real estate agent | estate-agent
korean translator | translator-korean
pastry chef | baker
dishwasher | kitchen-helper
waitress | waiter
bartender | bartender
room attendant | housekeeper
tour guide | tour-guide
travel consultant | travel-agent
shop assistant | shop-assistant
online seller | online-seller
store manager | store-manager
truck driver | truck-driver
delivery man | delivery-rider
forklift driver | forklift-driver
stock controller | stock-keeper
warehouse manager | logistics-manager
purchasing | buyer
import export | shipping-officer
cctv operator | cctv-operator
cleaner | cleaner
gardener | gardener
house maid | housemaid
electrician | electrician
aircon technician | aircon-technician
plumber | plumber
welder | welder
car mechanic | car-mechanic
phone repair | phone-repairer
carpenter | carpenter
tailor | tailor
qc inspector | quality-inspector
merchandiser | merchandiser
factory worker | factory-worker
hair stylist | hairdresser
spa therapist | spa-therapist
makeup artist | make-up-artist
agronomist | agronomist
veterinarian | veterinarian
គណនេយ្យករ | accountant
គណនេយ្យ | accountant accounts-clerk tax-accountant
ពន្ធដារ | tax-accountant
សវនករ | auditor
រដ្ឋបាល | admin-officer
បុគ្គលិករដ្ឋបាល | admin-officer
លេខាធិការ | secretary
អ្នកទទួលភ្ញៀវ | receptionist hotel-receptionist
អ្នករត់ឯកសារ | messenger
ធនធានមនុស្ស | hr-officer hr-manager
មេធាវី | lawyer
មន្ត្រីឥណទាន | credit-officer
បេឡាករធនាគារ | teller
ប្រមូលបំណុល | debt-collector
ភ្នាក់ងារធានារ៉ាប់រង | insurance-agent
ប្រធានសាខា | branch-manager
ភ្នាក់ងារលក់ | sales-rep
ប្រធានផ្នែកលក់ | sales-manager
សេវាអតិថិជន | customer-service
អ្នកឆ្លើយទូរស័ព្ទ | call-center-agent
បុគ្គលិកទីផ្សារ | marketing-officer
ទីផ្សារឌីជីថល | digital-marketer
អ្នករចនាក្រាហ្វិក | graphic-designer
កាត់តវីដេអូ | video-editor
ជាងថតរូប | photographer
អ្នកសារព័ត៌មាន | journalist
អ្នកសរសេរកម្មវិធី | software-developer
ជាងកុំព្យូទ័រ | it-support
វិស្វករសំណង់ | civil-engineer
ស្ថាបត្យករ | architect
អ្នកគូរប្លង់ | draftsman
វិស្វករអគ្គិសនី | electrical-engineer
គ្រូភាសាអង់គ្លេស | english-teacher
គ្រូបង្រៀនភាសាចិន | chinese-teacher
គ្រូគណិតវិទ្យា | math-teacher
គ្រូមត្តេយ្យ | kindergarten-teacher
គិលានុបដ្ឋាយិកា | nurse
ឆ្មប | midwife
ទន្តពេទ្យ | dentist
ឱសថការី | pharmacist
វាយតម្លៃអចលនទ្រព្យ | valuer
អ្នកបកប្រែភាសាចិន | translator-chinese
អ្នកបកប្រែភាសាកូរ៉េ | translator-korean
មេចុងភៅ | cook
កូនកាំបិត | kitchen-helper
អ្នករត់តុ | waiter
អ្នកឆុងកាហ្វេ | barista
អ្នករៀបចំបន្ទប់ | housekeeper
បោកអ៊ុត | laundry-attendant
មគ្គុទ្ទេសក៍ទេសចរណ៍ | tour-guide
អ្នកគិតលុយ | cashier
អ្នកលក់ឥវ៉ាន់ | shop-assistant
លក់ផ្សាយផ្ទាល់ | online-seller
អ្នកបើកឡាន | driver truck-driver
តៃកុងឡាន | driver truck-driver
អ្នកដឹកជញ្ជូន | delivery-rider
អ្នកកាន់ឃ្លាំង | stock-keeper
លទ្ធកម្ម | buyer
សន្តិសុខ | security-guard
អ្នកអនាម័យ | cleaner
អ្នកថែសួន | gardener
មេផ្ទះ | housemaid
អ្នកមើលក្មេង | nanny
ជាងភ្លើង | electrician
ជាងម៉ាស៊ីនត្រជាក់ | aircon-technician
ជាងផ្សារ | welder
ជាងឡាន | car-mechanic
ជាងម៉ូតូ | moto-mechanic
កម្មករសំណង់ | construction-worker
ជាងឈើ | carpenter
ជាងដេរ | sewing-operator tailor
កម្មកររោងចក្រ | factory-worker
ត្រួតពិនិត្យគុណភាព | quality-inspector
ជាងកាត់សក់ | hairdresser
ម៉ាស្សា | spa-therapist
ជាងធ្វើក្រចក | nail-technician
កម្មករចម្ការ | farm-worker
បសុពេទ្យ | veterinarian
`;
