/** English words of trades written in Khmer by ear. Of each there are several spellings about; these are some. */
export const loanwords = `
អេកោនធេន | accountant
អាខោនធិន | accountant
អូឌីទ័រ | auditor
អាដមិន | admin-officer
អាតមីន | admin-officer
សេក្រេតារី | secretary
រីសេបសិននីស | receptionist hotel-receptionist
រីសេបសិន | receptionist hotel-receptionist
អេចអរ | hr-officer hr-manager
ក្រេឌីតអូហ្វីសឺ | credit-officer
តេលល័រ | teller
សេលម៉ែន | sales-rep
សេលស៍ | sales-rep showroom-sales
ម៉ាខេតទីង | marketing-officer digital-marketer
ម៉ាកេតធីង | marketing-officer digital-marketer
ឌីជីថលម៉ាកេតធីង | digital-marketer
ខល់សេនទ័រ | call-center-agent
ខូសធឺម័រសឺវីស | customer-service
ហ្គ្រាហ្វិកឌីហ្សាញ | graphic-designer
ក្រាហ្វិកឌីសាញ | graphic-designer
វីដេអូអេឌីទ័រ | video-editor
ខនថេនគ្រីអេធ័រ | content-creator
ដេវេឡូបភើ | software-developer
ប្រូក្រាមម័រ | software-developer
អាយធីសាប់ផត | it-support
ណេតវើកអ៊ិនជីនៀ | network-engineer
ស៊ីវិលអ៊ិនជីនៀរ | civil-engineer
ឌ្រាយវឺរ | driver truck-driver
ឌីលីវើរី | delivery-rider
ស្តុកខនត្រូលឡឺ | stock-keeper
ខាស្យ័រ | cashier
កាស៊ៀរ | cashier
វេតធ័រ | waiter
បារីស្តា | barista
បារធេនឌឺ | bartender
ហោសឃីពីង | housekeeper
ស៊ីគ្យូរីធី | security-guard
គ្លីនន័រ | cleaner
ឃ្យូស៊ី | quality-inspector
ម៉ឺឆេនឌាយស័រ | merchandiser
តួរហ្គាយ | tour-guide
ហ្វកលីហ្វ | forklift-driver
`;

/** What people say for a trade, which no vacancy writes. */
export const colloquial = `
អ្នកធ្វើម្ហូប | cook kitchen-helper
អ្នកចម្អិនអាហារ | cook
ធ្វើនំ | baker
អ្នកលាងចាន | kitchen-helper
អ្នករត់តុហាងបាយ | waiter
ឆុងកាហ្វេ | barista
អ្នកបើកឡានធំ | truck-driver
បើកឡានឱ្យថៅកែ | driver
អ្នករត់ម៉ូតូដឹកអីវ៉ាន់ | delivery-rider
រត់ដឹកឥវ៉ាន់ | delivery-rider
អ្នកយាមទ្វារ | security-guard
អ្នកបោសសម្អាត | cleaner
អ្នកសំអាតផ្ទះ | housemaid cleaner
អ្នកបម្រើផ្ទះ | housemaid
អ្នកមើលកូន | nanny
កាត់ដេរ | sewing-operator tailor
ដេរខោអាវ | sewing-operator tailor
ជាងធ្វើឡាន | car-mechanic
ជាងជួសជុលម៉ូតូ | moto-mechanic
ជាងទឹកភ្លើង | plumber electrician
ជាងអ៊ែរ | aircon-technician
ជាងមើលកាមេរ៉ា | cctv-technician
អ្នកមើលឃ្លាំង | stock-keeper
អ្នកលើកអីវ៉ាន់ | loader
វេចខ្ចប់ | loader factory-worker
អ្នកឆ្លើយឆាត | chat-agent
អ្នកកាន់ផេក | chat-agent online-seller
លក់តាមហ្វេសប៊ុក | online-seller
អ្នកលក់ដី | estate-agent
អ្នកទារលុយ | debt-collector
គ្រូពេទ្យ | doctor nurse
អ្នកលក់ថ្នាំ | pharmacist
គ្រូអង់គ្លេស | english-teacher
អ្នកកាន់បញ្ជី | accountant accounts-clerk
អ្នកធ្វើប្រាក់ខែ | payroll-officer
អ្នកធ្វើវេបសាយ | software-developer web-designer
អ្នកថតរូប | photographer
ធ្វើសក់ | hairdresser
ធ្វើក្រចក | nail-technician
អ្នកធ្វើចម្ការ | farm-worker
`;

/** Both scripts in one search. */
export const mixed = `
បុគ្គលិក IT | it-support
បុគ្គលិក HR | hr-officer
បុគ្គលិក admin | admin-officer
អ្នក design | graphic-designer
ផ្នែក marketing | marketing-officer digital-marketer
អ្នកលក់ online | online-seller
បុគ្គលិក stock | stock-keeper
អ្នក driver ភ្នំពេញ | driver truck-driver | place:phnom-penh
cashier ហាង | cashier
teacher ភាសាអង់គ្លេស | english-teacher
ជាង CCTV | cctv-technician
បុគ្គលិក QC រោងចក្រ | quality-inspector
ការងារ part time | | type:part-time
រកការងារ remote | | remote
sales ក្រៅ | sales-rep
cashier សៀមរាប | cashier | place:siem-reap
គណនេយ្យករ phnom penh | accountant | place:phnom-penh
អ្នកបកប្រែ chinese | translator-chinese
cook ចុងភៅ | cook
អ្នកមើល page | chat-agent
security យប់ | security-guard | night
receptionist មិនមានបទពិសោធន៍ | receptionist hotel-receptionist | years:0
nurse ៣០០$ | nurse | pay:300
វិស្វករ MEP | electrical-engineer
intern គណនេយ្យ | accountant accounts-clerk | type:internship
`;
