/** Queries in Khmer, and in both scripts at once, in the format of `englishQueries`. */
export const khmerQueries = `
word | អ្នកបើកបរ | driver 3, truck-driver 3, delivery-rider 1
word | គណនេយ្យករ | accountant 3
word | ឆ្មប | midwife 3, nurse 1
word | ចុងភៅ | cook 3
word | អ្នករត់តុ | waiter 3
word | មេធាវី | lawyer 3
word | បេឡាករ | cashier 3, teller 3
word | គិលានុបដ្ឋាក | nurse 3, midwife 1
word | ជាងផ្សារ | welder 3
word | ជាងឈើ | carpenter 3
word | ឱសថការី | pharmacist 3
word | សវនករ | auditor 3
word | ស្ថាបត្យករ | architect 3
word | លេខាធិការ | secretary 3, admin 1
word | វេជ្ជបណ្ឌិត | doctor 3
word | បសុពេទ្យ | vet 3
word | សន្តិសុខ | guard 3
word | ទីផ្សារ | marketing 3
words | គ្រូបង្រៀនភាសាអង់គ្លេស | teacher-english 3
words | មន្ត្រីឥណទាន | loan-officer 3
words | វិស្វករសំណង់ | civil-engineer 3
words | អ្នករចនាក្រាហ្វិក | graphic-designer 3
words | មន្ត្រីធនធានមនុស្ស | hr 3
words | ប្រធានផ្នែកលក់ | sales-manager 3
words | អ្នកត្រួតពិនិត្យគុណភាព | quality 3
words | អ្នកសរសេរកម្មវិធី | developer 3
words | មគ្គុទ្ទេសក៍ទេសចរណ៍ | tour-guide 3
words | កម្មករសំណង់ | builder 3
words | សេវាអតិថិជន | customer-service 3, call-centre 1
words | អ្នកកាន់ឃ្លាំង | warehouse 3
words | នាយកសាខា | branch-manager 3
words | កម្មការិនីដេរ | sewing 3
place | អ្នកបើកបរ កណ្ដាល | driver@kandal 3, truck-driver@kandal 3
place | ចុងភៅ សៀមរាប | cook@siem-reap 3
place | ក្រុងព្រះសីហនុ | @preah-sihanouk 3
place | កំពង់សោម | @preah-sihanouk 3
place | មណ្ឌលគិរី | @mondulkiri 3
place | កែប | @kep 3
place | គណនេយ្យករភ្នំពេញ | accountant@phnom-penh 3
place | ជាងអគ្គិសនីកំពង់ធំ | electrician@kampong-thom 3
place | ប៉ោយប៉ែត អ្នកចែកបៀរ | casino-dealer@banteay-meanchey 3, casino-dealer 1
place | តាខ្មៅ អ្នកបើកបរ | driver@kandal 3
place | គ្រូបាត់ដំបង | teacher-english@battambang 3, teacher-kindergarten@battambang 3, teacher-maths@battambang 3
place | អ្នកយាមនៅកំពង់ស្ពឺ | guard@kampong-speu 3
place | ខេត្តរតនគិរី | @ratanakiri 3
synonym | បើកឡាន | driver 3, truck-driver 3, machine-operator/ឡាន 1
synonym | តៃកុង | driver 3, truck-driver 3
synonym | គ្រូពេទ្យ | doctor 3, nurse 1
synonym | អ្នកគិតលុយ | cashier 3
synonym | អ្នកធ្វើម្ហូប | cook 3
synonym | ជាងភ្លើង | electrician 3
synonym | អ្នកធ្វើសក់ | hairdresser 3
synonym | អ្នកបម្រើ | waiter 3, housemaid 3
synonym | អ្នកគណនេយ្យ | accountant 3
synonym | អ្នកលក់ | sales 3, shop-assistant 3, online-seller 2
synonym | ពេទ្យសត្វ | vet 3
synonym | អ្នកបោសសម្អាត | cleaner 3, housekeeper 1
synonym | អ្នកដឹកជញ្ជូន | delivery-rider 3, truck-driver 1
synonym | វិស្វករកុំព្យូទ័រ | developer 3, network 2, it-support 2
synonym | ជាងជួសជុលឡាន | mechanic 3
synonym | អ្នកចិញ្ចឹមត្រី | fish-farm 3
synonym | បុគ្គលិកធនាគារ | teller 3, loan-officer 2, branch-manager 2
synonym | អ្នកនិពន្ធព័ត៌មាន | journalist 3
synonym | មេការ | line-leader 2, civil-engineer 1
synonym | អាយធី | it-support 3, network 2, developer 1
synonym | អេច អរ | hr 3
synonym | អ្នកឆុងកាហ្វេ | barista 3
synonym | ភ្នាក់ងារលក់ផ្ទះ | property-agent 3
synonym | អ្នកកាត់ដេរ | sewing 3
synonym | អ្នកថែទាំកុមារ | nanny 3, teacher-kindergarten 1
synonym | អ្នកជ្រើសរើសបុគ្គលិក | hr 3
synonym | គ្រូសាលាមត្តេយ្យ | teacher-kindergarten 3
synonym | អ្នកចម្ការ | farm-worker 3
colloquial | លក់អនឡាញ | online-seller 3
colloquial | ធ្វើម្ហូប | cook 3
colloquial | លាងចាន | dishwasher 3
colloquial | រត់តុ | waiter 3
nothing | បើកកុង | none
colloquial | កាត់សក់ | hairdresser 3
colloquial | ជួសជុលកុំព្យូទ័រ | it-support 3
colloquial | ការងារអង្គការ | ngo-project 3, social-worker 3
colloquial | ការងារសណ្ឋាគារ | receptionist 3, housekeeper 3
colloquial | ការងាររោងចក្រ | factory-worker 3, sewing 2, guard/រោងចក្រ 2
sentence | ខ្ញុំចង់រកការងារអ្នកបើកបរនៅភ្នំពេញ | driver@phnom-penh 3
sentence | រកការងារធ្វើនៅសៀមរាប | @siem-reap 3
sentence | ត្រូវការអ្នករត់តុនៅសៀមរាប | waiter@siem-reap 3
sentence | ចង់ធ្វើការជាគណនេយ្យករ | accountant 3
sentence | ការងារជាងអគ្គិសនី ខេត្តកំពង់ធំ | electrician@kampong-thom 3
sentence | ខ្ញុំរកការងារគ្រូបង្រៀនភាសាអង់គ្លេសនៅកំពង់ចាម | teacher-english@kampong-cham 3
sentence | តើមានការងារចុងភៅនៅសៀមរាបទេ | cook@siem-reap 3
sentence | ស្វែងរកការងារលក់នៅកំពង់ចាម | sales@kampong-cham 3
phrase | ជ្រើសរើសបុគ្គលិកគណនេយ្យនៅកណ្ដាល | accountant@kandal 3
phrase | អ្នកយាមយប់រោងចក្រ | guard 3
phrase | ជួសជុលម៉ាស៊ីនត្រជាក់ | aircon 3
phrase | បើកឡានដឹកទំនិញ | truck-driver 3, delivery-rider 1, driver 1
phrase | មើលថែកូនង៉ែតនៅផ្ទះ | nanny 3
phrase | បង្រៀនក្មេងមត្តេយ្យ | teacher-kindergarten 3
phrase | ទីផ្សារឌីជីថលបណ្ដាញសង្គម | marketing 3
misspelt | គណនេយករ | accountant 3
misspelt | អ្នកបេីកបរ | driver 3, truck-driver 3
misspelt | សន្តិសុក | guard 3
misspelt | មេធាវិ | lawyer 3
misspelt | ចុងភោ | cook 3
misspelt | វិស្វកសំណង់ | civil-engineer 3
misspelt | ស្ថាបត្យកគំនូរ | architect 3
misspelt | អ្នកបើកបភ្នំពេញ | driver@phnom-penh 3
misspelt | ជាងអគ្គីសនីកំពង់ធំ | electrician@kampong-thom 3
misspelt | គ្រូបង្រៀនភាសាអង់គ្លេះបាត់ដំបង | teacher-english@battambang 3, teacher-english 1
misspelt | មន្ត្រីឥណទានកំពងធំ | loan-officer@kampong-thom 3
misspelt | គិលានុបដ្ឋាកភ្នំពេន | nurse@phnom-penh 3
misspelt | អ្នករតតុសៀមរាប | waiter@siem-reap 3
misspelt | អ្នករចនាក្រហ្វិក | graphic-designer 3
misspelt | បុគ្គលិកទិផ្សារ | marketing 3
spelling | ភ្នំពេញ អ្នក​យាម | guard@phnom-penh 3
spelling | សំអាតបន្ទប់ | housekeeper 3
spelling | ទេសចរ | tour-guide 3
spelling | គំរោង | ngo-project 3
spelling | កណ្តាល អ្នកបើកបរ | driver@kandal 3
script | driver ភ្នំពេញ | driver@phnom-penh 3
script | គណនេយ្យករ phnom penh | accountant@phnom-penh 3
script | ការងារ Electrician កំពង់ធំ | electrician@kampong-thom 3
script | Sales កំពង់ចាម | sales@kampong-cham 3
script | IT សៀមរាប | it-support@siem-reap 3, developer@siem-reap 2
script | គ្រូ English | teacher-english 3
script | Chef សៀមរាប | cook@siem-reap 3, baker@siem-reap 2
script | HR Manager កណ្ដាល | hr@kandal 3
script | barista ការងារ | barista 3
script | nurse បាត់ដំបង | nurse@battambang 3
script | digital marketing អនឡាញ | marketing/Digital|ឌីជីថល 3, marketing 2
script | loan officer កំពង់ធំ | loan-officer@kampong-thom 3
`;
