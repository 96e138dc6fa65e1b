/** Computers, software and networks. */
export const technology = `
information technology, IT, ICT, ព័ត៌មានវិទ្យា, បច្ចេកវិទ្យាព័ត៌មាន, អាយធី | អ៊ីធី, ផ្នែកអាយធី, ផ្នែកអ៊ីធី, ខាងអាយធី, ការងារអាយធី, ផ្នែក IT, អាយទី, អ៊ីទី, ផ្នែកអាយទី
IT support, IT support officer, IT helpdesk, help desk, desktop support, helpdesk officer, ជំនួយផ្នែកព័ត៌មានវិទ្យា, បុគ្គលិកព័ត៌មានវិទ្យា, បុគ្គលិកអាយធី, IT technician, technical support, IT staff | អ្នកមើលកុំព្យូទ័រ, ជាងអាយធី, អាយធីសាប់ផត, អាយធីសាប់ផត់, អាយធី support, អ៊ីធីសាប់ផត, IT ជួសជុល, IT ជួសជុលកុំព្យូទ័រ, អ្នក IT, អ្នកអាយធី, បុគ្គលិក IT, ជាង IT, អ្នកជួសជុលអាយធី, អ្នកបច្ចេកទេសអាយធី, បច្ចេកទេសអាយធី, ហែលដេស, IT បច្ចេកទេស, អ្នកអ៊ីធី, IT សាប់ផត, អាយទីសាប់ផត, អ្នកអាយទី, ជាងអាយទី, ជាងអ៊ីធី, បុគ្គលិកអាយទី, បុគ្គលិកផ្នែកអាយធី, បុគ្គលិកផ្នែក IT, បុគ្គលិកផ្នែកព័ត៌មានវិទ្យា
IT officer, ICT officer, មន្ត្រីព័ត៌មានវិទ្យា, មន្ត្រីអាយធី | បុគ្គលិកអ៊ីធី, មន្ត្រី IT, មន្ត្រីអ៊ីធី, IT executive
IT manager, IT supervisor, head of IT, ប្រធានផ្នែកព័ត៌មានវិទ្យា, ប្រធានអាយធី | ប្រធាន IT, មេអាយធី, ប្រធានផ្នែកអាយធី, ប្រធានផ្នែក IT
IT assistant, ជំនួយការព័ត៌មានវិទ្យា
computer technician, computer repair, PC repair, laptop repair, hardware technician, ជាងជួសជុលកុំព្យូទ័រ, ជាងកុំព្យូទ័រ, ជួសជុលកុំព្យូទ័រ | អ្នកជួសជុលកុំព្យូទ័រ, ធ្វើកុំព្យូទ័រ, អ្នកធ្វើកុំព្យូទ័រ, ជាងធ្វើកុំព្យូទ័រ, តម្លើងកុំព្យូទ័រ, តម្លើង Windows, ដំឡើងវីនដូ, ដំឡើងកម្មវិធីកុំព្យូទ័រ, ជាងឡេបថប, ជួសជុលឡេបថប, ជួសជុល computer, ជួសជុល laptop, ជាង computer, អ្នកដំឡើងកុំព្យូទ័រ
computer, PC, កុំព្យូទ័រ, laptop | ខំភ្យូទ័រ, ខុំព្យូទ័រ, កុំព្យូទ័រយួរដៃ, កុំព្យូទ័រលើតុ, ខំព្យូទ័រ, កុំភ្យូទ័រ
computer shop, computer store, ហាងកុំព្យូទ័រ | លក់កុំព្យូទ័រ, អ្នកលក់កុំព្យូទ័រ, ហាងលក់កុំព្យូទ័រ, លក់ computer
gamer, esports, ហ្គេម | game streamer, អ្នកលេងហ្គេម, ហ្គេមអនឡាញ, អ្នកចាក់ហ្គេម, ហ្គេមម័រ, លេងហ្គេម, មើលហាងហ្គេម
hardware, computer hardware, ហាតវែរ | ហាដវែរ, គ្រឿងកុំព្យូទ័រ, ហាតវែ
printer, printer technician, ម៉ាស៊ីនព្រីន, ម៉ាស៊ីនបោះពុម្ពកុំព្យូទ័រ, ជាងម៉ាស៊ីនព្រីន | ជាងព្រីនធ័រ, ជាងជួសជុលម៉ាស៊ីនព្រីន, ជាងម៉ាស៊ីនថតចម្លង, ជួសជុលម៉ាស៊ីនថតចម្លង, ជួសជុលម៉ាស៊ីនព្រីន, ជាង printer
software developer, software engineer, programmer, software programmer, developer, software development, អ្នកសរសេរកម្មវិធី, អ្នកអភិវឌ្ឍកម្មវិធី, អ្នកសរសេរកម្មវិធីកុំព្យូទ័រ, វិស្វករកុំព្យូទ័រ, វិស្វករសូហ្វវែរ, អ្នកសរសេរកូដ | ប្រូក្រាម, អ្នកធ្វើសូហ្វវែរ, software dev, កម្មវិធីកុំព្យូទ័រ, អ្នកកូដ, អ្នកប្រូក្រាម, អ្នកសរសេរប្រូក្រាម, សរសេរប្រូក្រាម, អ្នកសរសេរ code, សរសេរ code, សរសេរសូហ្វវែរ, ធ្វើសូហ្វវែរ, dev, អ្នក dev, អ្នកបង្កើតសូហ្វវែរ, coder, វិស្វករកម្មវិធី, IT developer, អ្នកបង្កើតកម្មវិធីកុំព្យូទ័រ, IT programmer
programming, coding, សរសេរកម្មវិធី, អភិវឌ្ឍកម្មវិធី, សរសេរកូដ | កូដឌីង
software, សូហ្វវែរ | សូហ្វវែ, សហ្វវែរ, សូហ្វវ៉ែរ, សហ្វវែ, ស៊ហ្វវែរ
web developer, website developer, web programmer, web development, website development, អ្នកអភិវឌ្ឍគេហទំព័រ, អ្នកសរសេរវេបសាយ, អ្នកបង្កើតវេបសាយ | អ្នកធ្វើវេបសាយ, ធ្វើវេបសាយ, អ្នកធ្វើវ៉ែបសាយ, web dev, ធ្វើវ៉ែបសាយ, ធ្វើវ៉ិបសាយ, បង្កើតវេបសាយ, បង្កើតគេហទំព័រ, អ្នកបង្កើតគេហទំព័រ, ធ្វើគេហទំព័រ, អ្នកធ្វើគេហទំព័រ, សរសេរវេបសាយ, ធ្វើ website, អ្នកធ្វើ website, បង្កើត website, web programming, វ៉ិបឌីវេឡុបភឺរ, ធ្វើ web, អ្នក web, សរសេរ web
web designer, អ្នករចនាគេហទំព័រ, រចនាគេហទំព័រ, website designer | ឌីហ្សាញវេបសាយ, អ្នកឌីហ្សាញវេបសាយ, រចនាវេបសាយ, អ្នករចនាវេបសាយ
website, គេហទំព័រ, វេបសាយ | វ៉ែបសាយ, វេបសាយត៍, វ៉ិបសាយ, វេបសាយថ៍, វែបសាយ, វ៉ែបសាយត៍
front end developer, front-end, អ្នកអភិវឌ្ឍផ្នែកខាងមុខ, ហ្វ្រុនអេន, frontend dev | ហ្វ្រន់អេន, ហ្វ្រ៊នអេន
back end developer, back-end, អ្នកអភិវឌ្ឍផ្នែកខាងក្រោយ, បេកអេន, backend dev | ប៊ែកអេន
full stack developer, full stack, អ្នកអភិវឌ្ឍពេញលេញ, ហ្វូលស្តាក | ហ្វុលស្តាក
mobile developer, mobile app developer, app developer, mobile application developer, mobile app programmer, mobile app development, app development, អ្នកអភិវឌ្ឍកម្មវិធីទូរស័ព្ទ, អ្នកសរសេរកម្មវិធីទូរស័ព្ទ | អ្នកធ្វើអេប, អ្នកបង្កើតអេប, ធ្វើអេប, សរសេរអេប, បង្កើតអេប, ធ្វើ app, អ្នកធ្វើ app, បង្កើត app, អេបឌីវេឡុបភឺរ, អ្នកសរសេរអេប, ធ្វើកម្មវិធីទូរស័ព្ទ, app dev, អ្នក app
Android developer, Android, អ្នកអភិវឌ្ឍអែនដ្រយ, អែនដ្រយ
iOS developer, iPhone developer, អ្នកអភិវឌ្ឍអាយអូអេស, អាយអូអេស
mobile app, mobile application, កម្មវិធីទូរស័ព្ទ, អេប
game developer, game designer, game development, អ្នកបង្កើតហ្គេម, អ្នកអភិវឌ្ឍហ្គេម
UI designer, UX designer, UI UX designer, UX UI, user experience, អ្នករចនាយូអាយ, បទពិសោធន៍អ្នកប្រើប្រាស់, UX researcher | យូអាយ, យូអិច, UI UX, ឌីហ្សាញ UI, អ្នករចនា UI
software tester, QA engineer, QA tester, software testing, test engineer, អ្នកសាកល្បងកម្មវិធី, សាកល្បងកម្មវិធី, software QA | តេស្តកម្មវិធី, អ្នកតេស្តកម្មវិធី, អ្នកតេស្ត, តេស្ទ័រ, IT QA, app tester
system analyst, system analysis, អ្នកវិភាគប្រព័ន្ធ, វិភាគប្រព័ន្ធ
solution architect, software architect, ស្ថាបត្យករប្រព័ន្ធ, ស្ថាបត្យករកម្មវិធី
product owner, product manager, អ្នកគ្រប់គ្រងផលិតផល, ម្ចាស់ផលិតផល
scrum master, agile, scrum, ស្ក្រាំ, អាជៃល៍
devops engineer, devops, site reliability engineer, វិស្វករដេវអុប
cloud engineer, cloud computing, cloud, វិស្វករក្លោដ, ក្លោដ
system administrator, sysadmin, server administrator, អ្នកគ្រប់គ្រងប្រព័ន្ធ, អ្នកគ្រប់គ្រងម៉ាស៊ីនមេ, system admin, IT admin | អាដមីនប្រព័ន្ធ, គ្រប់គ្រងសឺវ័រ, អ្នកមើលសឺវ័រ, សឺវ័រ, server admin
network engineer, វិស្វករបណ្ដាញ, វិស្វករណេតវក | វិស្វករណិតវើក
network administrator, network admin, network technician, អ្នកគ្រប់គ្រងបណ្ដាញ, អ្នកគ្រប់គ្រងប្រព័ន្ធបណ្ដាញ, network officer | អាដមីនណេតវើក, ជាងណេតវើក, អ្នកណេតវើក, ជាង network, តណេតវើក, ដំឡើងណេតវើក, តបណ្ដាញកុំព្យូទ័រ, អូសខ្សែណេតវើក, IT network, បុគ្គលិក network, រត់ខ្សែ network, អ្នក network
network, បណ្ដាញកុំព្យូទ័រ, បណ្ដាញ
internet installer, internet technician, wifi installer, ជាងតអ៊ីនធឺណិត, តអ៊ីនធឺណិត | ជាងអ៊ីនធឺណិត, ជាងវ៉ាយហ្វាយ, តវ៉ាយហ្វាយ, ដំឡើងអ៊ីនធឺណិត, អ្នកតអ៊ីនធឺណិត, អ្នកដំឡើងអ៊ីនធឺណិត, ជាងដំឡើងអ៊ីនធឺណិត, តវ៉ាយហ្វាយតាមផ្ទះ, អ្នកតវ៉ាយហ្វាយ, ជាង wifi, ត wifi, ជាង internet, ដំឡើង wifi, អ្នកត wifi, ត internet
internet, wifi, អ៊ីនធឺណិត, វ៉ាយហ្វាយ | អ៊ីនធឺណែត, វ៉ាយហ្វៃ, អ៊ីនធឺនិត
internet service provider, ISP, ក្រុមហ៊ុនអ៊ីនធឺណិត
cyber security, cybersecurity, information security, IT security, សន្តិសុខសាយប័រ, សន្តិសុខព័ត៌មាន, សុវត្ថិភាពព័ត៌មាន | ស៊ីឃ្យូរីធីកុំព្យូទ័រ, សាយប័រ, សុវត្ថិភាពអ៊ីនធឺណិត
penetration tester, ethical hacker, អ្នកសាកល្បងជ្រៀតចូល, ហេកឃ័រ
database administrator, DBA, database developer, អ្នកគ្រប់គ្រងមូលដ្ឋានទិន្នន័យ | អ្នកគ្រប់គ្រងទិន្នន័យ, ដាតាបេស
database, មូលដ្ឋានទិន្នន័យ
data analyst, data analysis, data analytics, អ្នកវិភាគទិន្នន័យ, វិភាគទិន្នន័យ | ដាតាអាណាលីស, ដេតាអាណាលីស, អ្នកវិភាគ data, វិភាគ data
data scientist, data science, អ្នកវិទ្យាសាស្ត្រទិន្នន័យ, វិទ្យាសាស្ត្រទិន្នន័យ
data engineer, big data, វិស្វករទិន្នន័យ, ទិន្នន័យធំ
business intelligence, BI analyst, dashboard reporting, អាជីវកម្មឆ្លាតវៃ
artificial intelligence, AI engineer, machine learning, បញ្ញាសិប្បនិម្មិត, អេអាយ | AI
data annotation, data labelling, data labeling, ដាក់ស្លាកទិន្នន័យ | data annotator
blockchain, crypto, cryptocurrency, ប្លុកឆេន, រូបិយប័ណ្ណគ្រីបតូ
internet of things, IoT, អ៊ីនធឺណិតនៃវត្ថុ
digital, ឌីជីថល | ឌីជីតល
digital transformation, បរិវត្តកម្មឌីជីថល
ERP, ERP consultant, enterprise resource planning, ប្រព័ន្ធអ៊ីអរភី
Odoo, odoo developer, អូឌូ
SAP, SAP consultant, ប្រព័ន្ធអេសអេភី
JavaScript, ជ៉ាវ៉ាស្គ្រីប
Java, java developer, ជ៉ាវ៉ា
Python, python developer, ភាយថុន
PHP, PHP developer, ភីអេចភី
Laravel, laravel developer, ឡារ៉ាវែល
React, reactjs, react js, រីអាក់
WordPress, word press, វើដប្រេស
SQL, mysql, postgresql, អេសឃ្យូអែល
Linux, ubuntu, លីនុច
Windows server, microsoft windows, វីនដូ
Flutter, flutter developer, ហ្វ្លាធ័រ
API, api integration, អេភីអាយ
chatbot, telegram bot, ឆាតបត, តេឡេក្រាមបត
technical writer, technical documentation, អ្នកសរសេរឯកសារបច្ចេកទេស
IT trainer, coding teacher, គ្រូបង្រៀនសរសេរកូដ
POS system, point of sale, ប្រព័ន្ធលក់, ប្រព័ន្ធភីអូអេស | ប្រព័ន្ធ POS, ដំឡើង POS
startup, start-up, tech startup, ស្តាតអាប់, ធុរកិច្ចថ្មី
technology, tech, បច្ចេកវិទ្យា | បច្ចេកវិជ្ជា
`;
