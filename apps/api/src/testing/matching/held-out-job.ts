/** Same format as `judgedJobs`, for the CVs that were held out while the weights were chosen. */
export const heldOutJobs = `
cre1 | Credit Officer | banking | battambang | full-time | 1-year | bachelor | 300-450 | | Credit assessment, Customer visits
cre2 | មន្ត្រីឥណទាន | banking | battambang | full-time | fresh | bachelor | 280-400 | | វាយតម្លៃឥណទាន
cre3 | Loan Officer | banking | battambang | full-time | 1-year | associate | 300-450 | | Loan documentation
cre4 | បុគ្គលិកឥណទានចុះមូលដ្ឋាន | banking | battambang | full-time | less-than-1-year | year-12 | 280-380 | | ឥណទាន, ជិះម៉ូតូ
cre5 | SME Loan Officer | banking | battambang | full-time | 2-years | bachelor | 350-550 | en | Credit assessment
cre6 | Senior Credit Officer | banking | battambang | full-time | 2-years | bachelor | 400-600 | | Credit assessment, Loan recovery
cre7 | Client Officer (microfinance) | banking | battambang | full-time | 1-year | bachelor | 300-400 | | Loan, Customer relations
cre8 | Credit Officer | banking | pursat | full-time | 1-year | bachelor | 300-450 | | Credit assessment
cre9 | Branch Manager | banking | battambang | full-time | above-5-years | bachelor | 900-1500 | en | ~Leadership, Loan
cre10 | Bank Security Guard | security | battambang | full-time | fresh | - | 200-230 | | Patrol
cre11 | Credit Risk Director | banking | phnom-penh | full-time | above-5-years | master | 3000-4000 | en | Risk assessment
cre12 | Bank Intern | banking | battambang | internship | fresh | - | 80-120 | | Customer service
coo1 | Cook | restaurant | siem-reap | full-time | 2-years | - | 250-350 | | Khmer cuisine, Food hygiene
coo2 | ចុងភៅ | restaurant | siem-reap | full-time | 2-years | - | 280-380 | | ម្ហូបខ្មែរ
coo3 | Chef de Partie | hospitality | siem-reap | full-time | 3-years | - | 300-400 | en | Cooking, Food safety
coo4 | Commis Chef | hospitality | siem-reap | full-time | 1-year | - | 230-280 | | Kitchen, Food hygiene
coo5 | ចុងភៅម្ហូបខ្មែរ និងអឺរ៉ុប | hospitality | siem-reap | full-time | 3-years | - | 300-400 | | ចម្អិន, អនាម័យម្ហូបអាហារ
coo6 | Hotel Cook | hospitality | siem-reap | full-time | 2-years | - | 260-340 | | Cooking
coo7 | Sous Chef | restaurant | siem-reap | full-time | 4-years | - | 400-600 | en | Kitchen, ~Leadership
coo8 | Cook | restaurant | phnom-penh | full-time | 2-years | - | 280-350 | | Khmer cuisine
coo9 | Executive Chef (5-star, English) | hospitality | siem-reap | full-time | above-5-years | bachelor | 1500-2500 | en,fr | Menu planning, Budget
coo10 | Waiter | restaurant | siem-reap | full-time | fresh | - | 200-240 | en | Table service
coo11 | Kitchen Cleaner | restaurant | siem-reap | full-time | fresh | - | 180-200 | | Cleaning
coo12 | Barista | restaurant | siem-reap | full-time | 1-year | - | 220-260 | | Espresso machine
hum1 | HR Officer | human-resources | phnom-penh | full-time | 2-years | bachelor | 450-600 | en | Recruitment, Payroll
hum2 | Human Resources Officer | human-resources | phnom-penh | full-time | 3-years | bachelor | 500-700 | en | Labour law, NSSF procedures
hum3 | មន្ត្រីធនធានមនុស្ស | human-resources | phnom-penh | full-time | 2-years | bachelor | 450-600 | | ជ្រើសរើសបុគ្គលិក, បើកប្រាក់បៀវត្ស
hum4 | Recruitment Specialist | human-resources | phnom-penh | full-time | 3-years | bachelor | 500-700 | en | Interviewing, Recruitment
hum5 | HR & Admin Officer | administration | phnom-penh | full-time | 3-years | bachelor | 450-600 | en | Filing, Payroll, NSSF
hum6 | Senior HR Officer | human-resources | phnom-penh | full-time | 4-years | bachelor | 600-850 | en | Labour law, Employee relations
hum7 | Payroll Officer | human-resources | phnom-penh | full-time | 2-years | bachelor | 450-600 | en | Payroll, Excel
hum8 | ជំនួយការធនធានមនុស្ស | human-resources | phnom-penh | full-time | fresh | - | 220-260 | | តម្កល់ឯកសារ
hum9 | HR Director | human-resources | phnom-penh | full-time | above-5-years | master | 2500-3500 | en | ~Leadership, Strategy
hum10 | HR Officer | human-resources | svay-rieng | full-time | 2-years | bachelor | 450-600 | en | Payroll
hum11 | HR Intern | human-resources | phnom-penh | internship | fresh | - | 100-120 | en | Filing
hum12 | HR Officer (Chinese speaking) | human-resources | phnom-penh | full-time | 2-years | bachelor | 700-900 | zh | Recruitment
gra1 | Graphic Designer | design | phnom-penh | full-time | less-than-1-year | - | 300-450 | | Photoshop, Illustrator
gra2 | អ្នករចនាក្រាហ្វិក | design | phnom-penh | full-time | 1-year | - | 300-400 | | Photoshop, រចនា
gra3 | Creative Designer | marketing | phnom-penh | full-time | 1-year | - | 350-500 | en | Illustrator, Social media
gra4 | Junior Graphic Designer | design | phnom-penh | full-time | fresh | - | 300-350 | | Photoshop, Canva
gra5 | Packaging Designer | design | phnom-penh | full-time | 1-year | - | 350-450 | | Illustrator, Packaging
gra6 | Graphic Designer & Video Editor | media | phnom-penh | full-time | 1-year | - | 350-500 | | Photoshop, Premiere, Video editing
gra7 | Interior Designer | architecture | phnom-penh | full-time | 3-years | bachelor | 500-800 | en | AutoCAD, SketchUp
gra8 | Art Director | design | phnom-penh | full-time | above-5-years | bachelor | 1500-2000 | en | ~Leadership
gra9 | Graphic Designer | design | siem-reap | full-time | 1-year | - | 300-400 | | Photoshop
gra10 | Fashion Designer | garment | phnom-penh | full-time | 4-years | - | 500-800 | en | Pattern making
gra11 | Graphic Design Intern | design | phnom-penh | internship | fresh | - | 80-100 | | Photoshop
gra12 | Printing Machine Operator | manufacturing | phnom-penh | full-time | 1-year | - | 250-300 | | Machine operation
war1 | Warehouse Officer | logistics | preah-sihanouk | full-time | 2-years | - | 300-400 | | Stock control, Excel
war2 | អ្នកកាន់ឃ្លាំង | logistics | preah-sihanouk | full-time | 2-years | - | 280-350 | | បញ្ជីស្តុក
war3 | Store Keeper | hospitality | preah-sihanouk | full-time | 1-year | - | 280-350 | en | Inventory, Excel
war4 | Stock Controller | manufacturing | preah-sihanouk | full-time | 2-years | - | 300-400 | | Stock control
war5 | Warehouse Supervisor | logistics | preah-sihanouk | full-time | 3-years | - | 400-550 | | Inventory, Team management
war6 | បុគ្គលិកឃ្លាំង | logistics | preah-sihanouk | full-time | 1-year | - | 1150000-1400000R | | ស្តុក, វេចខ្ចប់
war7 | Inventory Officer | retail | preah-sihanouk | full-time | 2-years | - | 300-380 | | Inventory, Excel
war8 | Warehouse Officer | logistics | phnom-penh | full-time | 2-years | - | 300-400 | | Stock control
war9 | Logistics Director | logistics | preah-sihanouk | full-time | above-5-years | master | 2500-3000 | en,zh | Supply chain
war10 | Customs Clearance Officer | logistics | preah-sihanouk | full-time | 3-years | bachelor | 400-600 | en | Customs clearance
war11 | Warehouse Loader (daily) | logistics | preah-sihanouk | part-time | fresh | - | 100-150 | | Packing
war12 | Data Warehouse Engineer | information-technology | phnom-penh | full-time | 4-years | bachelor | 1500-2000 | en | SQL
nur1 | Nurse | healthcare | phnom-penh | full-time | fresh | associate | 280-350 | | Patient care, Injection and infusion
nur2 | គិលានុបដ្ឋាយិកា | healthcare | phnom-penh | full-time | fresh | associate | 300-380 | | ថែទាំអ្នកជំងឺ
nur3 | Clinic Nurse | healthcare | phnom-penh | full-time | less-than-1-year | associate | 280-350 | en | Patient care, First aid
nur4 | School Nurse | education | phnom-penh | full-time | less-than-1-year | associate | 300-400 | en | First aid
nur5 | គិលានុបដ្ឋាកបម្រើការងារតាមផ្ទះ | healthcare | phnom-penh | full-time | fresh | - | 300-350 | | ថែទាំអ្នកជំងឺ, សង្គ្រោះបឋម
nur6 | Dental Nurse | healthcare | phnom-penh | full-time | fresh | - | 270-320 | | Dental care, Infection control
nur7 | Head Nurse | healthcare | phnom-penh | full-time | above-5-years | bachelor | 700-1000 | en | Team management
nur8 | Nurse | healthcare | ratanakiri | full-time | fresh | associate | 300-400 | | Patient care
nur9 | ICU Nurse | healthcare | phnom-penh | full-time | 4-years | bachelor | 500-700 | en | Emergency care
nur10 | Veterinary Nurse | agriculture | phnom-penh | full-time | 1-year | - | 250-300 | | Animal vaccination
nur11 | Nursing Lecturer | education | phnom-penh | part-time | 5-years | master | 700-900 | en | Lesson planning
nur12 | Nursery School Teacher | education | phnom-penh | full-time | 1-year | vocational | 250-350 | en | Child care
`;
