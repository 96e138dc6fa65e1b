/** Offices: administration, secretaries, reception, personnel and management. One meaning a line. */
export const office = `
administration, admin, រដ្ឋបាល | អ្នករដ្ឋបាល, បុគ្គលិកអាដមីន, អ្នកអាដមីន, admin ការិយាល័យ, ផ្នែករដ្ឋបាល, ផ្នែក admin, admin staff, អ្នក admin
administrative officer, admin officer, មន្ត្រីរដ្ឋបាល, បុគ្គលិករដ្ឋបាល, បុគ្គលិកផ្នែករដ្ឋបាល | មន្ត្រីផ្នែករដ្ឋបាល, admin executive
administrative assistant, admin assistant, ជំនួយការរដ្ឋបាល, ជំនួយការផ្នែករដ្ឋបាល | ជំនួយការអាដមីន, ជំនួយការ admin, ជំនួយរដ្ឋបាល, អ្នកជំនួយរដ្ឋបាល
administration manager, admin manager, ប្រធានផ្នែករដ្ឋបាល, អ្នកគ្រប់គ្រងរដ្ឋបាល, អ្នកគ្រប់គ្រងផ្នែករដ្ឋបាល | ប្រធានរដ្ឋបាល
office work, office job, ការងារការិយាល័យ, ធ្វើការការិយាល័យ | ធ្វើអូហ្វីស, ការងារក្នុងអូហ្វីស, ធ្វើការក្នុងការិយាល័យ, ធ្វើការអូហ្វីស, ការងារអូហ្វីស, ការងារអង្គុយការិយាល័យ, ការងារក្នុងការិយាល័យ, អង្គុយការិយាល័យ, ការងារ office, ធ្វើ office, ធ្វើការ office
office manager, អ្នកគ្រប់គ្រងការិយាល័យ, ប្រធានការិយាល័យ
office assistant, ជំនួយការការិយាល័យ | ជំនួយការអូហ្វីស, ជំនួយការងារការិយាល័យ
office clerk, clerk, បុគ្គលិកការិយាល័យ, ស្មៀន, office staff | បុគ្គលិកអូហ្វីស, អ្នកធ្វើការការិយាល័យ, អ្នកធ្វើអូហ្វីស
secretary, លេខាធិការ, លេខានុការិនី, លេខា | អ្នកលេខា, លេខាថៅកែ, លេខាធិការិនី, លេខាការិយាល័យ, លេខានុការ, លេខាក្រុមហ៊ុន
executive secretary, executive assistant, លេខាធិការប្រតិបត្តិ, ជំនួយការនាយកប្រតិបត្តិ | ជំនួយការថៅកែ, លេខានាយក
personal assistant, ជំនួយការផ្ទាល់, លេខាផ្ទាល់ខ្លួន | ជំនួយការផ្ទាល់ខ្លួន, ភីអេ, ជំនួយការផ្ទាល់ថៅកែ, អ្នកជំនួយផ្ទាល់ខ្លួន
personal secretary, private secretary, លេខាផ្ទាល់
receptionist, front desk, front desk officer, reception, អ្នកទទួលភ្ញៀវ, បុគ្គលិកទទួលភ្ញៀវ, ទទួលភ្ញៀវ, ផ្នែកទទួលភ្ញៀវ, front desk staff | អ្នកឈរទទួលភ្ញៀវ, អ្នកអង្គុយតុទទួលភ្ញៀវ, ខាងទទួលភ្ញៀវ, អ្នកទទួលទូរស័ព្ទ, ខោនធ័រទទួលភ្ញៀវ, ឈរទទួលភ្ញៀវ, តុទទួលភ្ញៀវ, អង្គុយទទួលភ្ញៀវ, អ្នកទទួលភ្ញៀវក្រុមហ៊ុន, នារីទទួលភ្ញៀវ, ទទួលភ្ញៀវការិយាល័យ, ទទួលភ្ញៀវក្រុមហ៊ុន, អ្នករីសេបសិន, បុគ្គលិករីសេបសិន, ទទួលស្វាគមន៍ភ្ញៀវ, បុគ្គលិកផ្នែកទទួលភ្ញៀវ
telephone operator, switchboard operator, អ្នកតភ្ជាប់ទូរស័ព្ទ
data entry, data entry clerk, data entry operator, បញ្ចូលទិន្នន័យ, បុគ្គលិកបញ្ចូលទិន្នន័យ, អ្នកបញ្ចូលទិន្នន័យ | អ្នកវាយទិន្នន័យ, វាយទិន្នន័យ, អ្នកវាយបញ្ចូលទិន្នន័យ, កីទិន្នន័យ, វាយបញ្ចូលទិន្នន័យ, ដាថាអេនទ្រី, អ្នកបញ្ចូលទិន្នន័យកុំព្យូទ័រ, បុគ្គលិកវាយទិន្នន័យ, key data, បញ្ចូល data, បុគ្គលិកកុំព្យូទ័រ, encoder
typist, typing, អ្នកវាយអត្ថបទ, វាយអត្ថបទ, អង្គុលីលេខ | វាយកុំព្យូទ័រ, អ្នកវាយកុំព្យូទ័រ, វាយអក្សរ, អ្នកវាយអក្សរ, វាយឯកសារ, អ្នកវាយឯកសារ, វាយអត្ថបទខ្មែរ, វាយអត្ថបទអនឡាញ, ជួលវាយអត្ថបទ, អ្នកវាយកុំព្យូទ័រខ្មែរ
filing, document filing, តម្កល់ឯកសារ, រក្សាទុកឯកសារ | រៀបចំឯកសារ, អ្នករៀបចំឯកសារ, រៀបឯកសារ, អ្នករៀបឯកសារ, តម្រៀបឯកសារ, អ្នកតម្កល់ឯកសារ
document controller, អ្នកគ្រប់គ្រងឯកសារ, គ្រប់គ្រងឯកសារ | បុគ្គលិកឯកសារ, អ្នកកាន់ឯកសារ, មន្ត្រីឯកសារ, កាន់ឯកសារ
archivist, archives, បណ្ណសារ, អ្នកថែបណ្ណសារ
messenger, office runner, អ្នកនាំសារ, អ្នករត់ឯកសារ, រត់សំបុត្រ | អ្នកនាំសំបុត្រ, រត់ឯកសារ, អ្នករត់ឯកសារក្រុមហ៊ុន, រត់លិខិត, អ្នករត់លិខិត, ដឹកឯកសារ, errand boy, errand runner
office boy, tea lady, អ្នកបម្រើការិយាល័យ, អ្នកដាក់ទឹកតែ | អ្នករៀបចំការិយាល័យ, អ្នកដាក់ទឹកភ្ញៀវ, ដាក់ទឹកតែ, អូហ្វីសប៊យ, office helper, tea boy
photocopy, ថតចម្លង, ថតចម្លងឯកសារ | ហ្វូតូកូពី, ហាងថតចម្លង, ថតកូពី, កូពី, ថតកូពីឯកសារ, អ្នកថតចម្លង, ព្រីនឯកសារ, ហាងកូពី, ហាងព្រីន, ថតចម្លងព្រីន
stationery, office supplies, សម្ភារៈការិយាល័យ
meeting minutes, minute taking, កំណត់ហេតុប្រជុំ, កត់ត្រាកំណត់ហេតុ
letter writing, official letter, លិខិតរដ្ឋបាល, សរសេរលិខិត
scheduling, appointment booking, រៀបចំកាលវិភាគ, កំណត់ពេលណាត់
human resources, HR, ធនធានមនុស្ស, អេចអរ | អ៊េចអរ, ហ៊ែចអរ, អិចអរ, អ្នកធនធានមនុស្ស, ផ្នែកធនធានមនុស្ស, ផ្នែក HR, ផ្នែកបុគ្គលិក, អេចអា, អ៊ែចអរ, ហ្យូមែនរីសស, ហ្យូម៉ែនរីសស
HR officer, human resource officer, personnel officer, មន្ត្រីធនធានមនុស្ស, បុគ្គលិកធនធានមនុស្ស, HR staff, HR executive, បុគ្គលិកផ្នែកធនធានមនុស្ស, មន្ត្រីផ្នែកធនធានមនុស្ស | បុគ្គលិក HR, អ្នក HR, បុគ្គលិកអេចអរ
HR manager, human resources manager, ប្រធានផ្នែកធនធានមនុស្ស, ប្រធានធនធានមនុស្ស, អ្នកគ្រប់គ្រងធនធានមនុស្ស | ប្រធាន HR, ប្រធានអេចអរ, ប្រធានផ្នែកបុគ្គលិក, head of HR, អ្នកគ្រប់គ្រងផ្នែកធនធានមនុស្ស
HR assistant, human resources assistant, ជំនួយការធនធានមនុស្ស, ជំនួយការផ្នែកធនធានមនុស្ស | ជំនួយការ HR, HR admin
HR director, human resources director, នាយកធនធានមនុស្ស
HR business partner, HRBP, ដៃគូអាជីវកម្មធនធានមនុស្ស
recruiter, recruitment specialist, talent acquisition, អ្នកជ្រើសរើសបុគ្គលិក, បុគ្គលិកជ្រើសរើស, recruitment officer | អ្នករើសបុគ្គលិក, រើសមនុស្សចូលធ្វើការ, អ្នកជ្រើសបុគ្គលិក
headhunter, executive search, អ្នកស្វែងរកបុគ្គលិកជាន់ខ្ពស់
recruitment agency, manpower agency, ភ្នាក់ងារជ្រើសរើសបុគ្គលិក, ទីភ្នាក់ងារជ្រើសរើសពលករ | ភ្នាក់ងារបញ្ជូនពលករ, ក្រុមហ៊ុនបញ្ជូនពលករ, ក្រុមហ៊ុនជ្រើសរើសបុគ្គលិក, ភ្នាក់ងាររកការងារ
payroll, payroll officer, បើកប្រាក់បៀវត្ស, បើកប្រាក់ខែ, មន្ត្រីបៀវត្ស, payroll staff | អ្នកបើកប្រាក់ខែ, អ្នកគិតប្រាក់ខែ, គិតប្រាក់ខែ, ធ្វើប្រាក់ខែ, អ្នកធ្វើប្រាក់ខែ, បើកលុយបុគ្គលិក, បើកលុយកម្មករ, គិតប្រាក់ខែបុគ្គលិក, គិតលុយខែ, បៀវត្ស
compensation and benefits, comp and ben, ប្រាក់បៀវត្ស និងអត្ថប្រយោជន៍
training officer, learning and development, training and development, មន្ត្រីបណ្ដុះបណ្ដាល, ផ្នែកបណ្ដុះបណ្ដាល | អ្នកបង្ហាត់បុគ្គលិក, បង្ហាត់បុគ្គលិក
employee relations, labour relations, labor relations, ទំនាក់ទំនងបុគ្គលិក, ទំនាក់ទំនងការងារ
performance appraisal, performance management, វាយតម្លៃបុគ្គលិក, វាយតម្លៃការងារ
staff attendance, time keeper, timekeeping, វត្តមានបុគ្គលិក, អ្នកកត់វត្តមាន | កត់វត្តមាន, កត់ម៉ោងធ្វើការ, អ្នកកត់ម៉ោង
work permit, foreign work permit, ប័ណ្ណការងារ, សៀវភៅការងារ | ធ្វើប័ណ្ណការងារ, សៀវភៅពលករ
NSSF, national social security fund, social security, បសស, បេឡាជាតិសន្តិសុខសង្គម | ប.ស.ស, អេនអេសអេសអេហ្វ, បេឡាជាតិ, បេឡា បសស
labour law, labor law, ច្បាប់ការងារ, ច្បាប់ស្ដីពីការងារ
labour union, trade union, union officer, សហជីព
job analysis, job description writing, ពិពណ៌នាមុខតំណែង
organisational development, organizational development, អភិវឌ្ឍន៍អង្គភាព
general affairs, general affairs officer, កិច្ចការទូទៅ, មន្ត្រីកិច្ចការទូទៅ
facility management, គ្រប់គ្រងអគារ, អ្នកគ្រប់គ្រងអគារ, building manager | គ្រប់គ្រងអគារការិយាល័យ, មេអគារ, គ្រប់គ្រងអាគារ, អ្នកគ្រប់គ្រងអាគារ
asset management, fixed asset officer, គ្រប់គ្រងទ្រព្យសម្បត្តិ
chief executive officer, CEO, នាយកប្រតិបត្តិ, អគ្គនាយកប្រតិបត្តិ | ស៊ីអ៊ីអូ, ស៊ីអីអូ, នាយកក្រុមហ៊ុន, ប្រធានក្រុមហ៊ុន
general manager, GM, អគ្គនាយក, អ្នកគ្រប់គ្រងទូទៅ | ជីអឹម, ជីអេម, អ្នកចាត់ការទូទៅ
managing director, អភិបាលក្រុមហ៊ុន, នាយកគ្រប់គ្រង
chief operating officer, COO, នាយកប្រតិបត្តិការ
chief financial officer, CFO, នាយកហិរញ្ញវត្ថុ
chief technology officer, CTO, នាយកបច្ចេកវិទ្យា
country director, country manager, នាយកប្រចាំប្រទេស, តំណាងប្រចាំប្រទេស
deputy director, អនុនាយក, នាយករង, vice director | នាយករងក្រុមហ៊ុន
operations manager, ប្រធានប្រតិបត្តិការ, អ្នកគ្រប់គ្រងប្រតិបត្តិការ
operations officer, operation staff, មន្ត្រីប្រតិបត្តិការ, បុគ្គលិកប្រតិបត្តិការ | ផ្នែកប្រតិបត្តិការ
department head, head of department, ប្រធាននាយកដ្ឋាន, ប្រធានផ្នែក | មេផ្នែក
deputy manager, assistant manager, អនុប្រធានផ្នែក, អនុប្រធាន, អ្នកគ្រប់គ្រងរង | ប្រធានរង
team leader, team lead, ប្រធានក្រុម, មេក្រុម, លីដ័រ | លីឌើរ, លីដឺ, អ្នកដឹកនាំក្រុម, លីដឺក្រុម, អ្នកនាំក្រុម, មេក្រុមការងារ, ប្រធានក្រុមការងារ, group leader
supervisor, អ្នកត្រួតពិនិត្យ, ប្រធានវេន | ស៊ុប, អ្នកត្រួតពិនិត្យការងារ, អ្នកមើលការងារ, ស៊ុបភើ, អ្នកត្រួតការងារ, អ្នកមើលខុសត្រូវ, អ្នកមើលការខុសត្រូវ
shift leader, shift supervisor, ប្រធានវេនការងារ, មេវេន | មេវេនយប់, ប្រធានវេនយប់, អ្នកត្រួតវេន
board member, board of directors, ក្រុមប្រឹក្សាភិបាល, សមាជិកក្រុមប្រឹក្សា
business owner, entrepreneur, entrepreneurship, សហគ្រិន, ម្ចាស់អាជីវកម្ម, សហគ្រិនភាព, ម្ចាស់ហាង | រកស៊ីខ្លួនឯង, មុខជំនួញផ្ទាល់ខ្លួន, ម្ចាស់ជំនួញ, ម្ចាស់ក្រុមហ៊ុន, បើកហាងខ្លួនឯង
company, firm, ក្រុមហ៊ុន
business, អាជីវកម្ម, ធុរកិច្ច | ប៊ីសនីស, ប៊ីហ្សនីស, រកស៊ី
management trainee, អ្នកហាត់ការគ្រប់គ្រង | អ្នករៀនគ្រប់គ្រង
project manager, អ្នកគ្រប់គ្រងគម្រោង, គ្រប់គ្រងគម្រោង, ប្រធានគម្រោង | មេគម្រោង
project assistant, ជំនួយការគម្រោង
project coordinator, អ្នកសម្របសម្រួលគម្រោង
project officer, មន្ត្រីគម្រោង, project staff | បុគ្គលិកគម្រោង
project, គម្រោង
program manager, programme manager, ប្រធានកម្មវិធី, អ្នកគ្រប់គ្រងកម្មវិធី
program officer, programme officer, មន្ត្រីកម្មវិធី
program coordinator, អ្នកសម្របសម្រួលកម្មវិធី
program assistant, ជំនួយការកម្មវិធី
program director, នាយកកម្មវិធី
strategic planning, strategy, ផែនការយុទ្ធសាស្ត្រ, យុទ្ធសាស្ត្រ | ធ្វើផែនការយុទ្ធសាស្ត្រ
business analyst, business analysis, អ្នកវិភាគអាជីវកម្ម, វិភាគអាជីវកម្ម
business consultant, management consultant, ទីប្រឹក្សាអាជីវកម្ម, ទីប្រឹក្សាគ្រប់គ្រង
business development, business developer, business development officer, អភិវឌ្ឍន៍អាជីវកម្ម, BD officer | រកអតិថិជនថ្មី, រកដៃគូអាជីវកម្ម, BDM, business development manager, ពង្រីកទីផ្សារ
researcher, research officer, អ្នកស្រាវជ្រាវ, មន្ត្រីស្រាវជ្រាវ | អ្នកធ្វើស្រាវជ្រាវ
research assistant, ជំនួយការស្រាវជ្រាវ
market research, market survey, ស្រាវជ្រាវទីផ្សារ, អង្កេតទីផ្សារ | សិក្សាទីផ្សារ, ស្ទង់មតិ, អ្នកស្ទង់មតិ, ស្ទង់មតិអតិថិជន
survey enumerator, enumerator, data collector, អ្នកប្រមូលទិន្នន័យ, អ្នកសម្ភាសអង្កេត | អ្នកសម្ភាសន៍, អ្នកដើរសម្ភាស, អ្នកចុះសម្ភាស, អ្នកសើវេ, ដើរសម្ភាស, ចុះសម្ភាស, ដើរសួរសំណួរ, ធ្វើសើវេ, អ្នកធ្វើសើវេ, ចុះអង្កេត, អ្នកចុះអង្កេត, សម្ភាសអង្កេត
statistician, statistics, អ្នកស្ថិតិ, ស្ថិតិ
translator, interpreter, អ្នកបកប្រែ, បកប្រែ, បកប្រែភាសា | អ្នកបកប្រែភាសា, បកប្រែឯកសារ, អ្នកបកប្រែឯកសារ, អ្នកបក, បកភាសា, អ្នកបកប្រែផ្ទាល់មាត់, បកប្រែផ្ទាល់មាត់
Chinese translator, Chinese interpreter, អ្នកបកប្រែភាសាចិន, បកប្រែភាសាចិន, អ្នកបកប្រែចិន, Mandarin translator | បកប្រែចិន, អ្នកបកចិន, បកចិន, បកភាសាចិន, លេខាបកប្រែចិន, អ្នកបកភាសាចិន, បកប្រែខ្មែរចិន, អ្នកបកប្រែចិនខ្មែរ, បកប្រែ Chinese, translator ភាសាចិន
English translator, English interpreter, អ្នកបកប្រែភាសាអង់គ្លេស, អ្នកបកប្រែអង់គ្លេស | បកប្រែអង់គ្លេស, បកអង់គ្លេស, បកភាសាអង់គ្លេស, បកប្រែឯកសារអង់គ្លេស, បកប្រែអង់គ្លេសខ្មែរ
Japanese translator, Japanese interpreter, អ្នកបកប្រែភាសាជប៉ុន, អ្នកបកប្រែជប៉ុន | បកប្រែជប៉ុន, បកជប៉ុន, បកភាសាជប៉ុន
Korean translator, Korean interpreter, អ្នកបកប្រែភាសាកូរ៉េ, អ្នកបកប្រែកូរ៉េ | បកប្រែកូរ៉េ, បកកូរ៉េ, បកភាសាកូរ៉េ
Thai translator, Thai interpreter, អ្នកបកប្រែភាសាថៃ, អ្នកបកប្រែថៃ | បកប្រែថៃ, បកថៃ, បកភាសាថៃ
Vietnamese translator, Vietnamese interpreter, អ្នកបកប្រែភាសាវៀតណាម, អ្នកបកប្រែវៀតណាម | បកប្រែវៀតណាម, បកវៀតណាម, បកភាសាវៀតណាម
French translator, French interpreter, អ្នកបកប្រែភាសាបារាំង, អ្នកបកប្រែបារាំង | បកប្រែបារាំង, បកប្រែភាសាបារាំង
sign language interpreter, អ្នកបកប្រែភាសាសញ្ញា, ភាសាសញ្ញា
proofreader, អ្នកពិនិត្យអក្ខរាវិរុទ្ធ, កែអក្ខរាវិរុទ្ធ
librarian, library, បណ្ណារក្ស, បណ្ណាល័យ | បុគ្គលិកបណ្ណាល័យ, មើលបណ្ណាល័យ, អ្នកមើលបណ្ណាល័យ, អ្នកថែបណ្ណាល័យ
call centre, call center, contact centre, contact center, មជ្ឈមណ្ឌលទូរស័ព្ទ, មជ្ឈមណ្ឌលហៅទូរស័ព្ទ | ការងារខលសេនធ័រ, callcenter
call centre agent, call center agent, phone operator, phone answering, answering calls, ភ្នាក់ងារមជ្ឈមណ្ឌលទូរស័ព្ទ, បុគ្គលិកឆ្លើយទូរស័ព្ទ, អ្នកឆ្លើយទូរស័ព្ទ, call center staff, call operator | អ្នកទទួលតេ, ទទួលតេ, អ្នកតេ, ឆ្លើយតេ, អ្នកឆ្លើយតេ, ការងារឆ្លើយទូរស័ព្ទ, អ្នកទទួលទូរស័ព្ទអតិថិជន, ឆ្លើយទូរស័ព្ទ, លើកទូរស័ព្ទ, អ្នកលើកទូរស័ព្ទ, ទទួលទូរស័ព្ទ, លើកតេ, បុគ្គលិកខលសេនធ័រ, អ្នកខលសេនធ័រ, បុគ្គលិក call center, ទទួលខល, អ្នកទទួលខល, បុគ្គលិកទទួលទូរស័ព្ទ, ហៅទូរស័ព្ទទៅអតិថិជន, តេទៅអតិថិជន
customer service, customer care, customer support, client service, សេវាអតិថិជន, បម្រើអតិថិជន, customer success | ខាងសេវាអតិថិជន, សេវាកម្មអតិថិជន, ផ្នែកសេវាអតិថិជន, កាស្ទំមឺសេវីស
customer service officer, customer care officer, មន្ត្រីសេវាអតិថិជន, បុគ្គលិកសេវាអតិថិជន, បុគ្គលិកបម្រើអតិថិជន, customer service agent, customer service representative, CSR, បុគ្គលិកផ្នែកសេវាអតិថិជន | អ្នកសេវាអតិថិជន, អ្នកបម្រើអតិថិជន, បុគ្គលិកសេវាកម្មអតិថិជន, អ្នកមើលថែអតិថិជន
customer relations, customer relation officer, ទំនាក់ទំនងអតិថិជន | អ្នកទំនាក់ទំនងអតិថិជន, បុគ្គលិកទំនាក់ទំនងអតិថិជន
customer, client, អតិថិជន
complaint handling, complaints, ដោះស្រាយបណ្ដឹង, ពាក្យបណ្ដឹងអតិថិជន | ដោះស្រាយបញ្ហាអតិថិជន, ទទួលបណ្ដឹងអតិថិជន
after sales service, សេវាក្រោយការលក់ | សេវាក្រោយលក់
public relations, PR officer, ទំនាក់ទំនងសាធារណៈ, PR | ភីអរ, អ្នកទំនាក់ទំនងសាធារណៈ, មន្ត្រីទំនាក់ទំនងសាធារណៈ
communications officer, មន្ត្រីទំនាក់ទំនង
protocol officer, protocol, ពិធីការ, មន្ត្រីពិធីការ
event coordinator, event organiser, event organizer, event planner, អ្នករៀបចំព្រឹត្តិការណ៍, រៀបចំព្រឹត្តិការណ៍, រៀបចំកម្មវិធី, event staff | អ៊ីវ៉ិន, អីវ៉ិន, អ្នករៀបអ៊ីវ៉ិន, អ្នកធ្វើអ៊ីវ៉ិន, ធ្វើអ៊ីវ៉ិន, រៀបអ៊ីវ៉ិន, អ្នករៀបកម្មវិធី, រៀបកម្មវិធី, អ្នករៀបចំកម្មវិធី, បុគ្គលិក event, អ៊ីវេន, ធ្វើ event, រៀបចំ event
wedding planner, wedding organiser, wedding organizer, អ្នករៀបចំមង្គលការ, រៀបចំអាពាហ៍ពិពាហ៍ | អ្នករៀបចំរោងការ, រៀបចំមង្គលការ, រៀបចំការ, អ្នករៀបការឱ្យគេ
event, ព្រឹត្តិការណ៍
master of ceremonies, MC, event host, ពិធីករ, ពិធីការិនី, emcee | អឹមស៊ី, អេមស៊ី, អ្នកអឹមស៊ី, អិមស៊ី, ធ្វើអឹមស៊ី, ពិធីករការ, ពិធីករមង្គលការ, MC ការ, ពិធីករកម្មវិធី, អ្នកធ្វើពិធីករ
`;
