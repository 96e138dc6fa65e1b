/**
 * Trades of offices, schools and hospitals. See `trade.ts` for the columns, and for where the titles come from.
 */
export const officeTrades = `
accountant | 2411 | accounting | 300-600 | Accountant; General Accountant; Accounting Officer; Accounting Executive | គណនេយ្យករ; បុគ្គលិកគណនេយ្យ; គណនេយ្យករទូទៅ | tax-accountant accounts-clerk | auditor finance-manager
tax-accountant | 2411 | accounting | 350-650 | Tax Accountant; Tax Officer; Accountant (Tax) | គណនេយ្យករពន្ធដារ; គណនេយ្យប្រកាសពន្ធ; បុគ្គលិកផ្នែកពន្ធដារ | | accountant auditor accounts-clerk
accounts-clerk | 4311 | accounting | 230-380 | Account Payable Officer; Account Receivable Officer; Accounting Assistant; Junior Accountant | ជំនួយការគណនេយ្យករ; មន្ត្រីគណនេយ្យបំណុល; គណនេយ្យករអតិថិជនជំពាក់ប្រាក់ | | accountant tax-accountant cashier data-entry
auditor | 2411 | accounting | 400-900 | Internal Auditor; Internal Audit Officer; Audit Associate | សវនករ; សវនករផ្ទៃក្នុង; មន្ត្រីសវនកម្ម | | accountant tax-accountant compliance-officer
finance-manager | 1211 | accounting | 900-2000 | Finance Manager; Accounting Manager; Chief Accountant; Tax Manager | ប្រធានផ្នែកហិរញ្ញវត្ថុ; ប្រធានគណនេយ្យ; អ្នកគ្រប់គ្រងផ្នែកហិរញ្ញវត្ថុ | | accountant auditor
admin-officer | 4110 3341 | administration | 250-450 | Admin Officer; Administrative Assistant; Office Administrator; Sales Admin | បុគ្គលិករដ្ឋបាល; មន្ត្រីរដ្ឋបាល; ជំនួយការរដ្ឋបាល | | data-entry secretary office-manager receptionist hr-officer
data-entry | 4132 | administration | 200-320 | Data Entry Clerk; Data Entry Officer | បុគ្គលិកបញ្ចូលទិន្នន័យ; អ្នកវាយទិន្នន័យ | | admin-officer accounts-clerk
secretary | 4120 3343 | administration | 300-700 | Secretary; Executive Secretary; Personal Assistant; Executive Assistant | លេខាធិការ; លេខានុការិនី; ជំនួយការផ្ទាល់ខ្លួន | | admin-officer receptionist office-manager
receptionist | 4226 | administration | 200-320 | Receptionist; Front Desk Receptionist | បុគ្គលិកទទួលភ្ញៀវ; អ្នកទទួលភ្ញៀវ | hotel-receptionist | secretary customer-service admin-officer
messenger | 9621 | administration | 180-260 | Messenger; Office Messenger | អ្នករត់ឯកសារ; បុគ្គលិករត់ឯកសារ | | delivery-rider driver admin-officer
office-manager | 3341 1219 | administration | 700-1300 | Admin Manager; Office Manager; Senior Admin Supervisor | ប្រធានផ្នែករដ្ឋបាល; អ្នកគ្រប់គ្រងការិយាល័យ | | admin-officer secretary hr-manager
hr-officer | 2423 4416 | human-resources | 300-550 | HR Officer; HR Executive; HR & Admin Officer; HR Assistant | មន្ត្រីធនធានមនុស្ស; បុគ្គលិកធនធានមនុស្ស; បុគ្គលិករដ្ឋបាល និងធនធានមនុស្ស | recruiter | payroll-officer hr-manager admin-officer
recruiter | 2423 | human-resources | 350-700 | Recruitment Officer; Talent Acquisition Specialist; Recruitment Executive | មន្ត្រីជ្រើសរើសបុគ្គលិក; បុគ្គលិកផ្នែកជ្រើសរើសបុគ្គលិក | | hr-officer hr-manager payroll-officer
payroll-officer | 4313 | human-resources | 350-600 | Payroll Officer; HR Executive (Payroll); Payroll Staff | មន្ត្រីបើកប្រាក់បៀវត្ស; បុគ្គលិកផ្នែកបើកប្រាក់ខែ | | hr-officer recruiter accountant
hr-manager | 1212 | human-resources | 800-1800 | HR Manager; HR and Administration Manager; HR Supervisor | ប្រធានផ្នែកធនធានមនុស្ស; អ្នកគ្រប់គ្រងធនធានមនុស្ស | | hr-officer recruiter office-manager
legal-officer | 3411 | legal | 350-650 | Legal Officer; Legal Executive; Paralegal | មន្ត្រីច្បាប់; បុគ្គលិកផ្នែកច្បាប់; ជំនួយការផ្នែកច្បាប់ | | lawyer compliance-officer
lawyer | 2611 | legal | 900-2200 | Lawyer; Legal Counsel; Legal Manager | មេធាវី; ទីប្រឹក្សាច្បាប់; ប្រធានផ្នែកច្បាប់ | | legal-officer compliance-officer
compliance-officer | 2619 | legal | 400-900 | Compliance Officer; Senior Compliance Officer; AML Compliance Officer | មន្ត្រីអនុលោមភាព; មន្ត្រីប្រតិបត្តិតាម | | legal-officer auditor lawyer
credit-officer | 3312 | banking | 250-450 | Credit Officer; Loan Officer; SME Loan Officer | មន្ត្រីឥណទាន; បុគ្គលិកឥណទាន; មន្ត្រីកម្ចី | | debt-collector teller branch-manager
teller | 4211 | banking | 230-350 | Teller; Bank Teller; Teller (Night Shift) | បេឡាករធនាគារ; បុគ្គលិកបេឡា; បេឡាករ | | cashier credit-officer customer-service
debt-collector | 4214 | banking | 230-420 | Credit Collection Officer; Collection Officer; Bill Collector | មន្ត្រីផ្នែកប្រមូលប្រាក់; អ្នកប្រមូលបំណុលយឺតយ៉ាវ | | credit-officer
insurance-agent | 3321 | banking | 250-700 | Insurance Advisor; Insurance Agent; Underwriting Staff | ភ្នាក់ងារធានារ៉ាប់រង; ទីប្រឹក្សាធានារ៉ាប់រង; បុគ្គលិកលក់ធានារ៉ាប់រង | | sales-rep
branch-manager | 1346 | banking | 900-1800 | Branch Manager; Deputy Branch Manager; Assistant Branch Manager | នាយកសាខា; ប្រធានសាខា; នាយករងសាខា | | credit-officer
sales-rep | 3322 | sales | 230-500 | Sales Representative; Sales Executive; Sale Outdoor; Sale Officer; Field Sales Executive | បុគ្គលិកលក់; បុគ្គលិកលក់ក្រៅ; ភ្នាក់ងារលក់; ផ្នែកលក់ខាងក្រៅ | showroom-sales | business-developer telesales shop-assistant sales-manager
showroom-sales | 5223 | sales | 220-420 | Sales Consultant; Showroom Sales Consultant; Indoor Sales; Sale Showroom | បុគ្គលិកលក់ក្នុង; អ្នកប្រឹក្សាផ្នែកលក់; ផ្នែកលក់ខាងក្នុង | sales-rep shop-assistant | telesales business-developer
sales-manager | 1221 | sales | 700-1500 | Sales Manager; Sales Supervisor; Regional Sales Manager | ប្រធានផ្នែកលក់; អ្នកគ្រប់គ្រងផ្នែកលក់; ប្រធានតំបន់លក់ | | sales-rep business-developer marketing-manager
business-developer | 3322 2431 | sales | 400-900 | Business Development Executive; Business Development Officer; Key Account Executive | មន្ត្រីអភិវឌ្ឍន៍អាជីវកម្ម; មន្ត្រីទទួលបន្ទុកអតិថិជនធំៗ | | sales-rep sales-manager showroom-sales
telesales | 5244 | sales | 200-350 | Telesales Agent; Telesales Executive | បុគ្គលិកលក់តាមទូរស័ព្ទ; ភ្នាក់ងារលក់តាមទូរស័ព្ទ | | call-center-agent sales-rep customer-service
call-center-agent | 4222 | customer-service | 220-350 | Call Center Officer; Call Center Agent | បុគ្គលិកឆ្លើយទូរស័ព្ទ; ភ្នាក់ងារ Call Center | | customer-service telesales chat-agent receptionist
customer-service | 4225 5223 | customer-service | 230-400 | Customer Service Officer; Customer Service; Customer Care Officer | បុគ្គលិកសេវាកម្មអតិថិជន; មន្ត្រីសេវាអតិថិជន; តំណាងផ្នែកសេវាកម្មអតិថិជន | call-center-agent | chat-agent receptionist telesales
chat-agent | 4225 | customer-service | 200-350 | Online Chat Agent; Page Admin; Live Chat Support | បុគ្គលិកឆ្លើយឆាត; អ្នកឆ្លើយសារក្នុងផេក; បុគ្គលិកឆ្លើយសារតាម Page | | online-seller customer-service call-center-agent
service-manager | 1420 | customer-service | 600-1100 | Customer Service Supervisor; Call Center Team Leader; Customer Service Manager | ប្រធានផ្នែកសេវាអតិថិជន; ប្រធានក្រុមសេវាអតិថិជន | | customer-service call-center-agent
marketing-officer | 2431 | marketing | 300-550 | Marketing Officer; Marketing Executive; Brand Executive; Trade Marketing Officer | បុគ្គលិកទីផ្សារ; មន្ត្រីទីផ្សារ; បុគ្គលិកផ្នែកទីផ្សារ | digital-marketer | marketing-manager content-creator
digital-marketer | 2431 | marketing | 300-650 | Digital Marketing Officer; Digital Marketing Executive; Social Media Executive; SEO Specialist | បុគ្គលិកទីផ្សារឌីជីថល; អ្នកគ្រប់គ្រងបណ្ដាញសង្គម; មន្ត្រីទីផ្សារឌីជីថល | marketing-officer | content-creator marketing-manager
content-creator | 2642 | marketing | 300-600 | Content Creator; Social Media Content Creator; Content Writer | អ្នកបង្កើតមាតិកា; អ្នកសរសេរមាតិកា | | digital-marketer video-editor marketing-officer journalist graphic-designer
marketing-manager | 1221 | marketing | 800-1700 | Marketing Manager; Marketing Supervisor; Public Relations Manager | ប្រធានផ្នែកទីផ្សារ; អ្នកគ្រប់គ្រងទីផ្សារ | | marketing-officer digital-marketer sales-manager
graphic-designer | 2166 | design | 300-700 | Graphic Designer; Senior Graphic Design; Creative Designer | អ្នករចនាក្រាហ្វិក; ជាងឌីហ្សាញ; អ្នករចនា | | web-designer video-editor content-creator interior-designer
web-designer | 2166 2513 | design | 400-1000 | UX/UI Designer; Web Designer; Product Designer | អ្នករចនា UX/UI; អ្នករចនាគេហទំព័រ | | graphic-designer software-developer
video-editor | 3521 2166 | design | 300-650 | Video Editor; Motion Graphic Designer; Animator | អ្នកកាត់តវីដេអូ; បុគ្គលិកកាត់តវីដេអូ; អ្នករចនាម៉ូសិនក្រាហ្វិក | | photographer graphic-designer content-creator
photographer | 3431 3521 | media | 250-550 | Photographer; Videographer; Cameraman | អ្នកថតរូប; ជាងថតរូប; អ្នកថតវីដេអូ | | video-editor journalist
journalist | 2642 | media | 300-650 | Journalist; Reporter; News Editor | អ្នកសារព័ត៌មាន; អ្នកយកព័ត៌មាន; អ្នកសរសេរអត្ថបទ | | presenter content-creator photographer
presenter | 2656 | media | 400-1000 | TV Presenter; Radio Host; News Anchor | ពិធីករទូរទស្សន៍; អ្នកអានព័ត៌មាន; ពិធីការិនីវិទ្យុ | | journalist
software-developer | 2512 2514 | information-technology | 500-1600 | Software Developer; Web Developer; Full Stack Developer; Backend Developer; Mobile App Developer | អ្នកសរសេរកម្មវិធី; អ្នកអភិវឌ្ឍន៍គេហទំព័រ; អ្នកអភិវឌ្ឍកម្មវិធីទូរស័ព្ទ | | software-tester web-designer network-engineer it-manager
software-tester | 2519 | information-technology | 400-1000 | QA Engineer; Software Tester; Quality Assurance (Software) | អ្នកសាកល្បងកម្មវិធី; វិស្វករសាកល្បងកម្មវិធី | | software-developer
it-support | 3512 | information-technology | 250-500 | IT Support Officer; IT Officer; IT Technician; Helpdesk Officer | បុគ្គលិកផ្នែកព័ត៌មានវិទ្យា; ជាងកុំព្យូទ័រ; មន្ត្រីជំនួយបច្ចេកទេស IT | | network-engineer it-manager phone-repairer
network-engineer | 2522 2523 | information-technology | 600-1400 | Network Engineer; System Administrator; Database Administrator; DevOps Engineer | វិស្វករបណ្ដាញ; អ្នកគ្រប់គ្រងប្រព័ន្ធ; អ្នកគ្រប់គ្រងមូលដ្ឋានទិន្នន័យ | | it-support telecom-engineer it-manager software-developer
data-analyst | 2511 2521 | information-technology | 500-1200 | Data Analyst; Data Engineer; Data Analyst Officer | អ្នកវិភាគទិន្នន័យ; បុគ្គលិកវិភាគទិន្នន័យ | | business-analyst software-developer
business-analyst | 2511 2421 | information-technology | 600-1300 | Business Analyst; System Analyst | អ្នកវិភាគប្រព័ន្ធ; អ្នកវិភាគអាជីវកម្ម | | data-analyst it-manager
it-manager | 1330 | information-technology | 1200-2600 | IT Manager; IT Project Manager; Head of IT | ប្រធានផ្នែកព័ត៌មានវិទ្យា; អ្នកគ្រប់គ្រងគម្រោងព័ត៌មានវិទ្យា | | network-engineer software-developer it-support
civil-engineer | 2142 | construction | 450-1100 | Civil Engineer; Site Engineer; Structural Engineer | វិស្វករសំណង់ស៊ីវិល; វិស្វករការដ្ឋាន; វិស្វករសំណង់ | | quantity-surveyor construction-manager architect
quantity-surveyor | 2149 3112 | construction | 450-1000 | Quantity Surveyor (QS); Quantity Survey Engineer; Cost Estimator | វិស្វករគណនាបរិមាណ; អ្នកប៉ាន់តម្លៃសំណង់ | | civil-engineer land-surveyor
land-surveyor | 2165 | construction | 350-750 | Land Surveyor; Site Surveyor | អ្នកវាស់វែង; អ្នកវាស់ដី | | quantity-surveyor civil-engineer draftsman
construction-manager | 1323 | construction | 1200-2600 | Construction Manager; Project Manager (Construction); Site Manager | ប្រធានការដ្ឋាន; ប្រធានគម្រោងសំណង់ | | civil-engineer foreman
architect | 2161 | architecture | 450-1200 | Architect; Junior Architect; Site Architect; Resident Architect | ស្ថាបត្យករ; ស្ថាបត្យករការដ្ឋាន | | interior-designer draftsman civil-engineer
interior-designer | 3432 | architecture | 400-800 | Interior Designer; 3D Visualizer; Furniture Designer | អ្នករចនាតុបតែងខាងក្នុង; អ្នករចនា 3D | | architect draftsman graphic-designer
draftsman | 3118 | architecture | 300-550 | Draftsman; Draftsman (Architectural); AutoCAD Draftsman | អ្នកគូរប្លង់; ជាងគូរប្លង់ AutoCAD | | architect interior-designer
electrical-engineer | 2151 | engineering | 450-1100 | Electrical Engineer; MEP Engineer; Solar Engineer | វិស្វករអគ្គិសនី; វិស្វករ MEP; វិស្វករសូឡា | | mechanical-engineer electrician telecom-engineer
mechanical-engineer | 2144 | engineering | 450-1100 | Mechanical Engineer; Maintenance Engineer; Automation Engineer | វិស្វករមេកានិច; វិស្វករថែទាំម៉ាស៊ីន | | electrical-engineer maintenance-technician
telecom-engineer | 2153 | engineering | 450-900 | Telecom Engineer; Fiber Optic Engineer; Network Field Engineer | វិស្វករទូរគមនាគមន៍; វិស្វករខ្សែកាប្លិ៍អុបទិក | | network-engineer electrical-engineer
english-teacher | 2353 2330 | education | 400-1000 | English Teacher; ESL Teacher; Native English Teacher | គ្រូបង្រៀនភាសាអង់គ្លេស; គ្រូភាសាអង់គ្លេស | | chinese-teacher school-teacher kindergarten-teacher teacher-assistant
chinese-teacher | 2353 | education | 400-900 | Chinese Teacher; Mandarin Teacher | គ្រូបង្រៀនភាសាចិន; គ្រូភាសាចិន | | english-teacher translator-chinese school-teacher
school-teacher | 2341 | education | 300-700 | Primary Teacher; Khmer Teacher; Primary School Teacher | គ្រូបឋមសិក្សា; គ្រូបង្រៀនភាសាខ្មែរ; គ្រូបង្រៀនបឋមសិក្សា | | math-teacher kindergarten-teacher teacher-assistant english-teacher
math-teacher | 2330 | education | 300-700 | Math Teacher; Math and Science Teacher; Mathematics Teacher | គ្រូបង្រៀនគណិតវិទ្យា; គ្រូគណិតវិទ្យា | | school-teacher english-teacher
kindergarten-teacher | 2342 5311 | education | 250-500 | Kindergarten Teacher; Child Care Teacher; Preschool Teacher | គ្រូបង្រៀនថ្នាក់មត្តេយ្យ; គ្រូមត្តេយ្យ; គ្រូមើលថែកុមារ | | teacher-assistant school-teacher nanny
teacher-assistant | 5312 | education | 200-350 | Teacher Assistant; Teaching Assistant | គ្រូជំនួយ; ជំនួយការគ្រូបង្រៀន | | kindergarten-teacher school-teacher
lecturer | 2310 | education | 700-1600 | University Lecturer; Higher Education Lecturer; Lecturer in Business | សាស្ត្រាចារ្យសាកលវិទ្យាល័យ; សាស្ត្រាចារ្យផ្នែកគ្រប់គ្រង | | school-teacher school-principal
school-principal | 1345 | education | 800-1500 | School Principal; Academic Manager; Academic Coordinator | នាយកសាលា; ប្រធានផ្នែកសិក្សា | | lecturer trainer
trainer | 2424 | education | 400-1100 | Training Officer; Trainer; Training Specialist | មន្ត្រីបណ្ដុះបណ្ដាល; គ្រូបង្គោលវិជ្ជាជីវៈ | | lecturer hr-officer
nurse | 2221 3221 | healthcare | 250-500 | Nurse; School Nurse; Registered Nurse | គិលានុបដ្ឋាក; គិលានុបដ្ឋាយិកា | | midwife lab-technician doctor
midwife | 2222 | healthcare | 280-500 | Midwife; Senior Midwife | ឆ្មប; គ្រូឆ្មប | | nurse doctor
doctor | 2211 2212 | healthcare | 1200-2600 | Medical Doctor; General Practitioner; Pediatrician; Gynecologist | វេជ្ជបណ្ឌិតទូទៅ; គ្រូពេទ្យព្យាបាល; គ្រូពេទ្យវេជ្ជសាស្ត្រ | | dentist
dentist | 2261 | healthcare | 1000-2200 | Dentist; Dental Surgeon | ទន្តបណ្ឌិត; ទន្តពេទ្យ | | doctor
pharmacist | 2262 3213 | healthcare | 300-700 | Pharmacist; Pharmacy Assistant | ឱសថការី; អ្នកលក់ថ្នាំពេទ្យ | | medical-rep nurse
medical-rep | 3322 | healthcare | 300-700 | Medical Representative; Representative, Medical Sales | តំណាងផ្នែកឱសថ; បុគ្គលិកលក់ឱសថ | | pharmacist sales-rep
lab-technician | 3212 | healthcare | 280-550 | Laboratory Technician; Medical Laboratory Technologist; Lab Technician | អ្នកបច្ចេកទេសមន្ទីរពិសោធន៍; បុគ្គលិកមន្ទីរពិសោធន៍ | | nurse
project-officer | 2422 | ngo | 450-1000 | Project Officer; Field Officer; Community Facilitator | មន្ត្រីគម្រោង; មន្ត្រីចុះមូលដ្ឋាន; មន្ត្រីសម្របសម្រួលសហគមន៍ | | social-worker program-manager
social-worker | 2635 | ngo | 400-750 | Social Worker; Counselor; Child Protection Officer | បុគ្គលិកសង្គមកិច្ច; អ្នកប្រឹក្សាយោបល់; មន្ត្រីកិច្ចការពារកុមារ | | project-officer
program-manager | 1344 1349 | ngo | 1000-2200 | Program Manager; M&E Manager; Grant Officer | ប្រធានកម្មវិធី; អ្នកសម្របសម្រួលកម្មវិធី; មន្ត្រីតាមដាន និងវាយតម្លៃ | | project-officer
estate-agent | 3334 | real-estate | 250-700 | Real Estate Agent; Property Sales Executive; Condo Sales Consultant | ភ្នាក់ងារអចលនទ្រព្យ; បុគ្គលិកលក់បុរី; ភ្នាក់ងារលក់ដីឡូតិ៍ | | sales-rep showroom-sales valuer
valuer | 3315 | real-estate | 350-700 | Property Valuation Officer; Property Valuer | អ្នកវាយតម្លៃអចលនទ្រព្យ; មន្ត្រីវាយតម្លៃអចលនទ្រព្យ | | estate-agent
building-manager | 1219 | real-estate | 600-1200 | Building Manager; Property Manager; Leasing Officer | អ្នកគ្រប់គ្រងអគារ; ប្រធានគ្រប់គ្រងបុរី | | estate-agent
translator-chinese | 2643 | translation | 500-1200 | Chinese Translator; Chinese Interpreter; Chinese/English Interpreter | អ្នកបកប្រែភាសាចិន; បុគ្គលិកបកប្រែចិន-ខ្មែរ | | translator-english translator-japanese translator-korean chinese-teacher
translator-english | 2643 | translation | 400-800 | English Translator; Document Translator; Khmer-English Interpreter | អ្នកបកប្រែភាសាអង់គ្លេស; អ្នកបកប្រែឯកសារ | | translator-chinese translator-japanese translator-korean
translator-korean | 2643 | translation | 600-1500 | Korean Translator; Korean Interpreter | អ្នកបកប្រែភាសាកូរ៉េ; បុគ្គលិកបកប្រែភាសាកូរ៉េ | | translator-english translator-chinese translator-japanese
translator-japanese | 2643 | translation | 600-1400 | Japanese Interpreter; Japanese Translator | អ្នកបកប្រែភាសាជប៉ុន; បុគ្គលិកភាសាជប៉ុន | | translator-english translator-chinese translator-korean
translator-thai | 2643 | translation | 450-1000 | Thai Translator; Thai Interpreter | អ្នកបកប្រែភាសាថៃ; បុគ្គលិកចេះភាសាថៃ | | translator-english translator-chinese
`;
