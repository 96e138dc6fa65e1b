/** Jobs of offices, schools, hospitals, factories, building sites and farms, in the format of `serviceJobs`. */
export const workJobs = `
accountant | accounting | Accountant @phnom-penh; Senior Accountant @siem-reap; Tax Accountant @phnom-penh | គណនេយ្យករ @phnom-penh; បុគ្គលិកគណនេយ្យ @kandal; គណនេយ្យករពន្ធដារ @battambang
: Keeps the books, reconciles bank accounts and declares monthly taxes in QuickBooks.
: កាន់បញ្ជី ផ្ទៀងផ្ទាត់គណនីធនាគារ និងប្រកាសពន្ធប្រចាំខែក្នុងកម្មវិធី QuickBooks។
auditor | accounting | Internal Auditor @phnom-penh; Audit Assistant @phnom-penh | សវនករផ្ទៃក្នុង @phnom-penh; ជំនួយការសវនកម្ម @siem-reap
: Examines branches and writes audit reports.
: ត្រួតពិនិត្យសាខា និងសរសេររបាយការណ៍សវនកម្ម។
finance-manager | accounting | Finance Manager @phnom-penh; Financial Controller @svay-rieng | ប្រធានហិរញ្ញវត្ថុ @phnom-penh; អ្នកគ្រប់គ្រងហិរញ្ញវត្ថុ @preah-sihanouk
: Plans budgets and reports the results to the owners.
: រៀបចំថវិកា និងរាយការណ៍លទ្ធផលជូនម្ចាស់ក្រុមហ៊ុន។
loan-officer | banking | Loan Officer @kampong-thom; Credit Officer @takeo; Credit Officer @pursat | មន្ត្រីឥណទាន @kampong-thom; ភ្នាក់ងារឥណទាន @prey-veng; មន្ត្រីកម្ចី @kampong-cham
: Visits villages by motorbike, assesses borrowers and collects repayments.
: ចុះតាមភូមិ វាយតម្លៃអ្នកខ្ចី និងប្រមូលប្រាក់សង។
teller | banking | Bank Teller @phnom-penh; Teller @battambang | បេឡាករធនាគារ @phnom-penh; បេឡាករ @kampot
: Receives deposits and pays withdrawals at the bank's counter.
: ទទួលប្រាក់បញ្ញើ និងបើកប្រាក់ជូនអតិថិជននៅបញ្ជរធនាគារ។
branch-manager | banking | Branch Manager @kampong-chhnang; Bank Branch Manager @siem-reap | នាយកសាខា @kampong-chhnang; ប្រធានសាខាធនាគារ @takeo
: Leads a branch with its credit and deposit staff.
: ដឹកនាំសាខា និងបុគ្គលិកឥណទាន និងប្រាក់បញ្ញើ។
insurance-agent | banking | Insurance Agent @phnom-penh; Life Insurance Consultant @siem-reap | ភ្នាក់ងារធានារ៉ាប់រង @phnom-penh; ទីប្រឹក្សាធានារ៉ាប់រងអាយុជីវិត @battambang
: Explains policies and sells them to families.
: ពន្យល់បណ្ណសន្យារ៉ាប់រង និងលក់ជូនគ្រួសារ។
admin | administration | Admin Assistant @phnom-penh; Administrative Officer @kampong-cham; Office Administrator @kandal | មន្ត្រីរដ្ឋបាល @phnom-penh; ជំនួយការរដ្ឋបាល @siem-reap
: Files documents, orders stationery and arranges meetings.
: តម្កល់ឯកសារ បញ្ជាទិញសម្ភារៈការិយាល័យ និងរៀបចំកិច្ចប្រជុំ។
secretary | administration | Executive Secretary @phnom-penh; Personal Assistant @phnom-penh | លេខាធិការ @phnom-penh; លេខានុការិនី @kandal
: Keeps the director's calendar and writes letters.
: កាន់កាលវិភាគរបស់នាយក និងសរសេរលិខិត។
data-entry | administration | Data Entry Clerk @phnom-penh; Data Entry Operator @kandal | បុគ្គលិកបញ្ចូលទិន្នន័យ @phnom-penh; អ្នកវាយអត្ថបទ @battambang
: Types records into the computer quickly and without mistakes.
: បញ្ចូលទិន្នន័យក្នុងកុំព្យូទ័របានលឿន និងត្រឹមត្រូវ។
hr | human-resources | HR Officer @phnom-penh; Human Resources Manager @svay-rieng; Recruitment Specialist @phnom-penh | មន្ត្រីធនធានមនុស្ស @phnom-penh; បុគ្គលិកជ្រើសរើសបុគ្គលិក @kampong-speu; ប្រធានផ្នែកធនធានមនុស្ស @kandal
: Recruits staff, runs payroll and registers workers with the NSSF.
: ជ្រើសរើសបុគ្គលិក បើកប្រាក់បៀវត្ស និងចុះបញ្ជីកម្មករជាមួយ បសស។
marketing | marketing | Marketing Executive @phnom-penh; Digital Marketing Officer @phnom-penh; Social Media Manager @siem-reap | មន្ត្រីទីផ្សារ @phnom-penh; បុគ្គលិកទីផ្សារឌីជីថល @phnom-penh; បុគ្គលិកម៉ាឃីធីង @battambang
: Plans campaigns and posts on social media pages.
: រៀបចំយុទ្ធនាការ និងបង្ហោះលើបណ្ដាញសង្គម។
graphic-designer | design | Graphic Designer @phnom-penh; Junior Graphic Designer @siem-reap | អ្នករចនាក្រាហ្វិក @phnom-penh; ឌីហ្សាញន័រ @phnom-penh
: Designs logos, banners and posts in Photoshop and Illustrator.
: រចនាឡូហ្គោ ផ្ទាំងប៉ាណូ និងរូបភាពក្នុង Photoshop និង Illustrator។
developer | information-technology | Software Developer @phnom-penh; Web Developer @phnom-penh; Mobile App Programmer @siem-reap | អ្នកសរសេរកម្មវិធី @phnom-penh; អ្នកអភិវឌ្ឍគេហទំព័រ @phnom-penh
: Writes and tests programs in JavaScript, PHP and Java.
: សរសេរ និងសាកល្បងកម្មវិធីជាភាសា JavaScript PHP និង Java។
it-support | information-technology | IT Support Officer @phnom-penh; Computer Technician @battambang | បុគ្គលិកព័ត៌មានវិទ្យា @phnom-penh; ជាងជួសជុលកុំព្យូទ័រ @siem-reap
: Repairs computers and printers and helps users.
: ជួសជុលកុំព្យូទ័រ និងម៉ាស៊ីនបោះពុម្ព ព្រមទាំងជួយអ្នកប្រើប្រាស់។
network | information-technology | Network Engineer @phnom-penh; Network Administrator @phnom-penh | វិស្វករបណ្ដាញ @phnom-penh; អ្នកគ្រប់គ្រងប្រព័ន្ធបណ្ដាញ @phnom-penh
: Sets up routers, switches and firewalls.
: ដំឡើងរោតទ័រ ស្វីច និងជញ្ជាំងភ្លើង។
teacher-english | education | English Teacher @phnom-penh; ESL Teacher @battambang; English Instructor @siem-reap | គ្រូបង្រៀនភាសាអង់គ្លេស @phnom-penh; គ្រូអង់គ្លេស @kampong-cham
: Teaches English to pupils at all levels.
: បង្រៀនភាសាអង់គ្លេសដល់សិស្សគ្រប់កម្រិត។
teacher-kindergarten | education | Kindergarten Teacher @phnom-penh; Preschool Teacher @siem-reap | គ្រូមត្តេយ្យ @phnom-penh; គ្រូបង្រៀនថ្នាក់មត្តេយ្យ @kandal
: Plays and learns with children from three to five years.
: លេង និងរៀនជាមួយកុមារអាយុពី ៣ ដល់ ៥ ឆ្នាំ។
teacher-maths | education | Mathematics Teacher @phnom-penh; Maths Tutor @kandal | គ្រូគណិតវិទ្យា @phnom-penh; គ្រូបង្រៀនគណិតវិទ្យា @takeo
: Teaches algebra and geometry in secondary school.
: បង្រៀនពិជគណិត និងធរណីមាត្រនៅវិទ្យាល័យ។
nurse | healthcare | Nurse @phnom-penh; Registered Nurse @siem-reap | គិលានុបដ្ឋាក @phnom-penh; គិលានុបដ្ឋាយិកា @battambang
: Cares for patients on the ward and gives medicine.
: ថែទាំអ្នកជំងឺក្នុងបន្ទប់សម្រាក និងផ្ដល់ថ្នាំ។
midwife | healthcare | Midwife @kampong-thom; Senior Midwife @phnom-penh | ឆ្មប @kampong-thom; ឆ្មបមធ្យម @ratanakiri
: Delivers babies and cares for mothers before and after birth.
: សម្រាលកូន និងថែទាំម្ដាយមុន និងក្រោយសម្រាល។
doctor | healthcare | Medical Doctor @phnom-penh; General Practitioner @siem-reap | វេជ្ជបណ្ឌិត @phnom-penh; គ្រូពេទ្យទូទៅ @kampot
: Examines and treats patients.
: ពិនិត្យ និងព្យាបាលអ្នកជំងឺ។
pharmacist | healthcare | Pharmacist @phnom-penh; Pharmacy Assistant @battambang | ឱសថការី @phnom-penh; អ្នកលក់ថ្នាំពេទ្យ @siem-reap
: Hands out medicine and explains how to take it.
: បើកថ្នាំជូនអ្នកជំងឺ និងពន្យល់របៀបប្រើ។
lab-technician | healthcare | Laboratory Technician @phnom-penh; Lab Analyst @siem-reap | អ្នកបច្ចេកទេសមន្ទីរពិសោធន៍ @phnom-penh; បុគ្គលិកមន្ទីរពិសោធន៍ @kandal
: Tests blood samples and keeps the instruments.
: វិភាគសំណាកឈាម និងថែទាំឧបករណ៍។
ngo-project | ngo | Project Coordinator @ratanakiri; Community Development Officer @mondulkiri; Project Officer @kratie | អ្នកសម្របសម្រួលគម្រោង @ratanakiri; មន្ត្រីអភិវឌ្ឍន៍សហគមន៍ @kratie
: Works with villages and reports to the donors of the project.
: ធ្វើការជាមួយសហគមន៍ និងរាយការណ៍ជូនម្ចាស់ជំនួយ។
social-worker | ngo | Social Worker @phnom-penh; Child Protection Officer @banteay-meanchey | បុគ្គលិកសង្គម @phnom-penh; មន្ត្រីការពារកុមារ @battambang
: Helps families and children at risk.
: ជួយគ្រួសារ និងកុមារងាយរងគ្រោះ។
lawyer | legal | Lawyer @phnom-penh; Legal Officer @phnom-penh | មេធាវី @phnom-penh; មន្ត្រីច្បាប់ @siem-reap
: Drafts contracts and gives legal advice.
: ព្រាងកិច្ចសន្យា និងផ្ដល់យោបល់ផ្នែកច្បាប់។
sewing | garment | Sewing Machine Operator @kandal; Sewer @svay-rieng; Tailor @phnom-penh | កម្មការិនីដេរ @kandal; ជាងដេរ @kampong-speu; ជាងកាត់ដេរ @phnom-penh
: Sews shirts and trousers on the line of a garment factory.
: ដេរអាវ និងខោនៅខ្សែផលិតកម្មរោងចក្រកាត់ដេរ។
line-leader | garment | Line Leader @kandal; Sewing Line Supervisor @takeo | ប្រធានខ្សែ @kandal; មេក្រុមដេរ @svay-rieng
: Leads thirty sewers and reaches the output of the day.
: ដឹកនាំកម្មករដេរសាមសិបនាក់ និងសម្រេចទិន្នផលប្រចាំថ្ងៃ។
merchandiser | garment | Garment Merchandiser @phnom-penh; Senior Merchandiser @kandal | បុគ្គលិកតាមដានការបញ្ជាទិញ @phnom-penh; មឺឆិនដាយស៊ឺរ @kandal
: Follows the orders of buyers from the sample to shipment.
: តាមដានការបញ្ជាទិញពីគំរូរហូតដល់ដឹកចេញ។
quality | manufacturing | Quality Controller @kampong-speu; QC Inspector @svay-rieng; Quality Assurance Officer @phnom-penh | អ្នកត្រួតពិនិត្យគុណភាព @kampong-speu; បុគ្គលិកគុណភាព @kandal
: Checks goods against the standard and rejects what is faulty.
: ពិនិត្យទំនិញតាមស្តង់ដារ និងដកចេញអ្វីដែលខូច។
factory-worker | manufacturing | Factory Worker @svay-rieng; Production Worker @phnom-penh; Packing Worker @kandal | កម្មកររោងចក្រ @svay-rieng; កម្មករផលិតកម្ម @kampong-speu; អ្នកវេចខ្ចប់ @phnom-penh
: Works on the production line and packs the goods.
: ធ្វើការនៅខ្សែផលិតកម្ម និងវេចខ្ចប់ទំនិញ។
machine-operator | manufacturing | Machine Operator @kandal; Forklift Operator @phnom-penh | អ្នកបញ្ជាម៉ាស៊ីន @kandal; អ្នកបើកឡានស្ទូច @preah-sihanouk
: Runs the machine and reports faults.
: បញ្ជាម៉ាស៊ីន និងរាយការណ៍កំហូច។
warehouse | logistics | Warehouse Keeper @phnom-penh; Stock Controller @kandal; Store Keeper @preah-sihanouk | អ្នកកាន់ឃ្លាំង @phnom-penh; បុគ្គលិកស្តុក @battambang
: Receives goods, counts the inventory and prepares deliveries.
: ទទួលទំនិញ រាប់ស្តុក និងរៀបចំដឹកចេញ។
purchasing | logistics | Purchasing Officer @phnom-penh; Procurement Manager @phnom-penh | មន្ត្រីលទ្ធកម្ម @phnom-penh; បុគ្គលិកបញ្ជាទិញ @siem-reap
: Asks suppliers for quotations and buys at the best price.
: ស្នើសុំតម្លៃពីអ្នកផ្គត់ផ្គង់ និងទិញក្នុងតម្លៃសមរម្យ។
import-export | logistics | Import Export Officer @preah-sihanouk; Customs Clearance Officer @phnom-penh | មន្ត្រីនាំចេញនាំចូល @preah-sihanouk; ភ្នាក់ងារគយ @svay-rieng
: Prepares customs papers and follows shipments at the port.
: រៀបចំឯកសារគយ និងតាមដានទំនិញនៅកំពង់ផែ។
civil-engineer | construction | Civil Engineer @phnom-penh; Site Engineer @preah-sihanouk | វិស្វករសំណង់ស៊ីវិល @phnom-penh; វិស្វករការដ្ឋាន @siem-reap
: Supervises building sites and checks the work against the drawings.
: ត្រួតពិនិត្យការដ្ឋាន និងប្រៀបធៀបការងារនឹងប្លង់។
builder | construction | Construction Worker @phnom-penh; Mason @kampot | កម្មករសំណង់ @phnom-penh; ជាងឥដ្ឋ @takeo; ជាងសំណង់ @siem-reap
: Lays bricks, mixes concrete and plasters walls.
: រៀបឥដ្ឋ លាយបេតុង និងបូកជញ្ជាំង។
architect | architecture | Architect @phnom-penh; Interior Designer @phnom-penh | ស្ថាបត្យករ @phnom-penh; អ្នករចនាតុបតែងខាងក្នុង @siem-reap
: Draws plans in AutoCAD and SketchUp.
: គូរប្លង់ក្នុង AutoCAD និង SketchUp។
electrician | technician | Electrician @kampong-thom; Maintenance Electrician @phnom-penh | ជាងអគ្គិសនី @kampong-thom; ជាងភ្លើង @phnom-penh; ជាងតភ្លើង @kandal
: Installs wiring and repairs electrical faults.
: តខ្សែភ្លើង និងជួសជុលបញ្ហាអគ្គិសនី។
mechanic | technician | Car Mechanic @phnom-penh; Motorbike Mechanic @battambang | ជាងជួសជុលរថយន្ត @phnom-penh; ជាងឡាន @siem-reap; ជាងម៉ូតូ @kampong-cham
: Repairs engines and brakes in the garage.
: ជួសជុលម៉ាស៊ីន និងហ្វ្រាំងក្នុងយានដ្ឋាន។
aircon | technician | Air Conditioner Technician @phnom-penh; HVAC Technician @siem-reap | ជាងម៉ាស៊ីនត្រជាក់ @phnom-penh; ជាងជួសជុលម៉ាស៊ីនត្រជាក់ @kandal
: Installs and cleans cooling systems.
: ដំឡើង និងលាងសម្អាតម៉ាស៊ីនត្រជាក់។
welder | technician | Welder @preah-sihanouk; Steel Fabricator @phnom-penh | ជាងផ្សារ @preah-sihanouk; ជាងដែក @kandal
: Welds steel frames and gates.
: ផ្សារគ្រោងដែក និងរបងដែក។
plumber | technician | Plumber @siem-reap; Pipe Fitter @phnom-penh | ជាងទឹក @siem-reap; ជាងតទុយោទឹក @phnom-penh
: Fits pipes, taps and pumps.
: តទុយោ ដាក់ក្បាលរ៉ូប៊ីណេ និងម៉ាស៊ីនបូមទឹក។
carpenter | technician | Carpenter @siem-reap; Furniture Maker @phnom-penh | ជាងឈើ @siem-reap; ជាងធ្វើគ្រឿងសង្ហារិម @kandal
: Makes doors, tables and cupboards of wood.
: ធ្វើទ្វារ តុ និងទូពីឈើ។
farm-worker | agriculture | Farm Worker @battambang; Plantation Worker @kratie; Rubber Tapper @tboung-khmum | កម្មករចម្ការ @battambang; កម្មករចៀរជ័រកៅស៊ូ @tboung-khmum; កម្មករកសិដ្ឋាន @pailin
: Plants, weeds and harvests cassava, pepper and rubber.
: ដាំ ដកស្មៅ និងប្រមូលផលដំឡូងមី ម្រេច និងកៅស៊ូ។
agronomist | agriculture | Agronomist @battambang; Agriculture Officer @pursat | ក្សេត្រវិទូ @battambang; មន្ត្រីកសិកម្ម @prey-veng
: Advises farmers on rice, soil and fertiliser.
: ណែនាំកសិករអំពីស្រូវ ដី និងជី។
vet | agriculture | Veterinarian @kandal; Livestock Technician @takeo | បសុពេទ្យ @kandal; បុគ្គលិកចិញ្ចឹមសត្វ @kampong-speu
: Vaccinates pigs and chickens and treats sick animals.
: ចាក់វ៉ាក់សាំងជ្រូក និងមាន់ ព្រមទាំងព្យាបាលសត្វឈឺ។
fish-farm | agriculture | Aquaculture Technician @kampong-chhnang; Fish Farm Worker @pursat | បុគ្គលិកវារីវប្បកម្ម @kampong-chhnang; កម្មករចិញ្ចឹមត្រី @siem-reap
: Feeds fish and keeps the ponds.
: ឱ្យចំណីត្រី និងថែទាំស្រះ។
`;
