/** Schools, universities, training and the arts. */
export const education = `
education, អប់រំ, ការអប់រំ
school, សាលារៀន, សាលា
international school, សាលាអន្តរជាតិ
language school, language centre, សាលាភាសា, មជ្ឈមណ្ឌលភាសា
student, pupil, សិស្ស, និស្សិត
children, child, kids, កុមារ, ក្មេង
teacher, teaching, instructor, គ្រូបង្រៀន, គ្រូ, អ្នកបង្រៀន, បង្រៀន, អ្នកគ្រូ, លោកគ្រូ | ធីឆើរ, ធីឆឺ, គ្រូបង្រៀនសាលា, បង្រៀនសាលា, ធីចឺ, បង្រៀនសិស្ស, គ្រូសាលា, ធីឆឺរ, ធីឆើ, បុគ្គលិកបង្រៀន
English teacher, ESL teacher, EFL teacher, English instructor, teacher of English, TEFL, គ្រូបង្រៀនភាសាអង់គ្លេស, គ្រូអង់គ្លេស, គ្រូភាសាអង់គ្លេស, បង្រៀនភាសាអង់គ្លេស, គ្រូ English | គ្រូបង្រៀនអង់គ្លេស, បង្រៀនអង់គ្លេស, គ្រូអង់គ្លេសតាមផ្ទះ, អ្នកបង្រៀនអង់គ្លេស, អ្នកបង្រៀនភាសាអង់គ្លេស, បង្រៀន English, គ្រូបង្រៀន English, គ្រូបរទេស, គ្រូអង់គ្លេសក្មេង, បង្រៀនអង់គ្លេសក្មេង, English tutor, ESL
Chinese teacher, Mandarin teacher, គ្រូបង្រៀនភាសាចិន, គ្រូចិន, គ្រូភាសាចិន | គ្រូបង្រៀនចិន, បង្រៀនចិន, បង្រៀនភាសាចិន, បង្រៀនចិនក្មេង, អ្នកបង្រៀនចិន, អ្នកបង្រៀនភាសាចិន, គ្រូចិនក្មេង, ឡៅស៊ឺ, គ្រូ Chinese, បង្រៀន Chinese, Chinese tutor
Khmer teacher, Khmer language teacher, គ្រូបង្រៀនភាសាខ្មែរ, គ្រូខ្មែរ, គ្រូភាសាខ្មែរ | បង្រៀនខ្មែរ, បង្រៀនភាសាខ្មែរ, គ្រូបង្រៀនខ្មែរ, គ្រូខ្មែរក្មេង, អ្នកបង្រៀនខ្មែរ
French teacher, គ្រូបង្រៀនភាសាបារាំង, គ្រូបារាំង | បង្រៀនភាសាបារាំង, បង្រៀនបារាំង, គ្រូបង្រៀនបារាំង, គ្រូភាសាបារាំង
Japanese teacher, គ្រូបង្រៀនភាសាជប៉ុន, គ្រូជប៉ុន | បង្រៀនជប៉ុន, បង្រៀនភាសាជប៉ុន, គ្រូបង្រៀនជប៉ុន, គ្រូភាសាជប៉ុន
Korean teacher, គ្រូបង្រៀនភាសាកូរ៉េ, គ្រូកូរ៉េ | គ្រូបង្រៀនកូរ៉េ, បង្រៀនកូរ៉េ, បង្រៀនភាសាកូរ៉េ, គ្រូភាសាកូរ៉េ
Thai teacher, គ្រូបង្រៀនភាសាថៃ, គ្រូថៃ | បង្រៀនថៃ, គ្រូបង្រៀនថៃ, បង្រៀនភាសាថៃ, គ្រូភាសាថៃ
mathematics teacher, maths teacher, maths tutor, គ្រូគណិតវិទ្យា, គ្រូបង្រៀនគណិតវិទ្យា, គ្រូគណិត | បង្រៀនគណិត, បង្រៀនគណិតវិទ្យា, គ្រូបង្រៀនគណិត, គ្រូលេខ, គ្រូ Math, បង្រៀន Math
science teacher, គ្រូវិទ្យាសាស្ត្រ, គ្រូបង្រៀនវិទ្យាសាស្ត្រ | បង្រៀនវិទ្យាសាស្ត្រ, គ្រូ science, បង្រៀន science
physics teacher, គ្រូរូបវិទ្យា, គ្រូបង្រៀនរូបវិទ្យា | បង្រៀនរូបវិទ្យា, គ្រូរូប
chemistry teacher, គ្រូគីមីវិទ្យា, គ្រូគីមី, គ្រូបង្រៀនគីមី | បង្រៀនគីមី, បង្រៀនគីមីវិទ្យា, គ្រូបង្រៀនគីមីវិទ្យា
biology teacher, គ្រូជីវវិទ្យា, គ្រូបង្រៀនជីវវិទ្យា | បង្រៀនជីវវិទ្យា, គ្រូជីវៈ
history teacher, គ្រូប្រវត្តិវិទ្យា | បង្រៀនប្រវត្តិវិទ្យា, គ្រូប្រវត្តិ
geography teacher, គ្រូភូមិវិទ្យា
computer teacher, ICT teacher, IT teacher, គ្រូកុំព្យូទ័រ, គ្រូបង្រៀនកុំព្យូទ័រ | បង្រៀនកុំព្យូទ័រ, គ្រូបង្រៀន IT, គ្រូ computer, អ្នកបង្រៀនកុំព្យូទ័រ, គ្រូ IT, គ្រូបង្រៀនអាយធី, គ្រូអាយធី
physical education teacher, PE teacher, sports teacher, គ្រូកីឡា, គ្រូអប់រំកាយ | គ្រូបង្រៀនកីឡា, បង្រៀនកីឡា, គ្រូហាត់កីឡា, គ្រូ PE, គ្រូ sport
music teacher, គ្រូតន្ត្រី, គ្រូភ្លេង, គ្រូបង្រៀនតន្ត្រី | បង្រៀនភ្លេង, បង្រៀនតន្ត្រី, បង្រៀនចម្រៀង, គ្រូចម្រៀង, គ្រូបង្រៀនចម្រៀង, គ្រូបង្រៀនភ្លេង, គ្រូ music
piano teacher, piano, គ្រូព្យាណូ, ព្យាណូ | បង្រៀនព្យាណូ, គ្រូបង្រៀនព្យាណូ, ពីយ៉ាណូ, គ្រូពីយ៉ាណូ, គ្រូ piano
guitar teacher, guitar, គ្រូហ្គីតា, ហ្គីតា | បង្រៀនហ្គីតា, គ្រូបង្រៀនហ្គីតា
art teacher, drawing teacher, គ្រូគំនូរ, គ្រូសិល្បៈ | បង្រៀនគំនូរ, គ្រូគូរ, គ្រូបង្រៀនគំនូរ, បង្រៀនគូររូប, គ្រូគូររូប, គ្រូ art, គ្រូ drawing
dance teacher, dance instructor, គ្រូរាំ, គ្រូរបាំ | បង្រៀនរាំ, គ្រូបង្រៀនរាំ, គ្រូដេន, គ្រូបង្ហាត់រាំ, គ្រូ dance, បង្រៀន dance
swimming teacher, swimming instructor, swimming coach, គ្រូហែលទឹក, គ្រូបង្ហាត់ហែលទឹក | បង្រៀនហែលទឹក, គ្រូបង្រៀនហែលទឹក, បង្ហាត់ហែលទឹក, គ្រូបង្វឹកហែលទឹក, គ្រូ swimming
driving instructor, driving school, គ្រូបង្រៀនបើកបរ, សាលាបង្រៀនបើកបរ | គ្រូបង្រៀនឡាន, គ្រូបង្រៀនបើកឡាន, បង្រៀនបើកឡាន, គ្រូបង្ហាត់បើកឡាន, បង្ហាត់បើកឡាន, បង្រៀនឡាន, បង្រៀនបើកបរ, សាលាបើកបរ, គ្រូបើកឡាន, គ្រូឡាន, គ្រូបង្រៀនបើកម៉ូតូ
football coach, sports coach, coach, គ្រូបង្វឹក, គ្រូបង្វឹកបាល់ទាត់, គ្រូបង្វឹកកីឡា | ខូចបាល់ទាត់, គ្រូបង្ហាត់បាល់, គ្រូបាល់ទាត់, គ្រូបង្ហាត់បាល់ទាត់, បង្វឹកបាល់ទាត់, គ្រូបង្វឹកបាល់, គ្រូបង្វឹកបាល់បោះ, គ្រូបាល់បោះ, អ្នកបង្វឹក, គ្រូបង្ហាត់កីឡា
martial arts instructor, boxing trainer, គ្រូគុន, គ្រូប្រដាល់, គុនខ្មែរ, taekwondo coach | គ្រូតេក្វាន់ដូ, គ្រូបង្ហាត់គុន, បង្ហាត់គុន, គ្រូបង្វឹកប្រដាល់, គ្រូគុនខ្មែរ, គ្រូយូដូ, គ្រូការ៉ាតេ
kindergarten teacher, preschool teacher, nursery teacher, early years teacher, early childhood teacher, គ្រូមត្តេយ្យ, គ្រូសាលាមត្តេយ្យ, គ្រូបង្រៀនថ្នាក់មត្តេយ្យ, គ្រូបង្រៀនមត្តេយ្យ | គ្រូបង្រៀនក្មេង, គ្រូក្មេង, បង្រៀនក្មេងតូច, គ្រូបង្រៀនកុមារ, គ្រូថ្នាក់មត្តេយ្យ, គ្រូមតេយ្យ, បង្រៀនមត្តេយ្យ, បង្រៀនក្មេង, អ្នកបង្រៀនក្មេង, គ្រូកូនក្មេង, គ្រូកុមារ, បង្រៀនកុមារ, គ្រូបង្រៀនក្មេងតូច, បង្រៀនកូនក្មេង, គ្រូក្មេងតូច, គ្រូបង្រៀនថ្នាក់កុមារ, គ្រូថ្នាក់កុមារ, គ្រូ kindergarten, kid teacher
kindergarten, preschool, pre-school, សាលាមត្តេយ្យ, មត្តេយ្យ, មត្តេយ្យសិក្សា, ថ្នាក់មត្តេយ្យ, nursery school | មតេយ្យ
early childhood education, early childhood development, ECD, អប់រំកុមារតូច, អភិវឌ្ឍន៍កុមារតូច
primary school teacher, primary teacher, elementary teacher, គ្រូបឋមសិក្សា, គ្រូបង្រៀនបឋមសិក្សា, គ្រូបឋម | គ្រូបង្រៀនបឋម, បង្រៀនថ្នាក់បឋម, បង្រៀនបឋម, គ្រូថ្នាក់បឋម, គ្រូសាលាបឋម, គ្រូបង្រៀនថ្នាក់បឋម
secondary school teacher, high school teacher, secondary teacher, គ្រូមធ្យមសិក្សា, គ្រូវិទ្យាល័យ, គ្រូអនុវិទ្យាល័យ | បង្រៀនវិទ្យាល័យ, បង្រៀនអនុវិទ្យាល័យ, គ្រូបង្រៀនវិទ្យាល័យ, គ្រូមធ្យម
primary school, elementary school, សាលាបឋមសិក្សា, បឋមសិក្សា
secondary school, middle school, អនុវិទ្យាល័យ, មធ្យមសិក្សា
high school, upper secondary, វិទ្យាល័យ
teaching assistant, teacher assistant, assistant teacher, classroom assistant, ជំនួយការគ្រូ, គ្រូជំនួយ, គ្រូជំនួយការ, ជំនួយការគ្រូបង្រៀន | ធីអេ, ជំនួយគ្រូ, TA, ជំនួយការបង្រៀន, គ្រូរង, គ្រូជំនួយបង្រៀន, អ្នកជំនួយគ្រូ, គ្រូទីពីរ, គ្រូជំនួយថ្នាក់, គ្រូ TA
substitute teacher, cover teacher, គ្រូជំនួសម៉ោង | គ្រូជំនួស, បង្រៀនជំនួស
tutor, private tutor, home tutor, private teacher, គ្រូបង្រៀនគួរ, បង្រៀនគួរ, គ្រូបង្រៀនតាមផ្ទះ | គ្រូគួរ, បង្រៀនតាមផ្ទះ, បង្រៀនគួរតាមផ្ទះ, បង្រៀនគួរអនឡាញ, គ្រូបង្រៀនគួរតាមផ្ទះ, អ្នកបង្រៀនគួរ, គ្រូតាមផ្ទះ, បង្រៀនបំប៉ន, គ្រូបំប៉ន, ធូតធ័រ, ធ្យូធ័រ, បង្រៀនសិស្សតាមផ្ទះ, ជួយបង្រៀនមេរៀន, បង្ហាត់មេរៀន, ធូទ័រ
homeroom teacher, class teacher, គ្រូបន្ទុកថ្នាក់
lecturer, university lecturer, professor, សាស្ត្រាចារ្យ, សាស្ត្រាចារ្យសាកលវិទ្យាល័យ | គ្រូសាកល, គ្រូសាកលវិទ្យាល័យ, បង្រៀនសាកលវិទ្យាល័យ, បង្រៀនមហាវិទ្យាល័យ, គ្រូបង្រៀនសាកលវិទ្យាល័យ
university, college, សាកលវិទ្យាល័យ, មហាវិទ្យាល័យ
institute, វិទ្យាស្ថាន
dean, faculty dean, ព្រឹទ្ធបុរស
rector, university president, សាកលវិទ្យាធិការ
school principal, headmaster, school director, head teacher, principal, នាយកសាលា, ចាងហ្វាង | នាយកសាលារៀន, នាយិកាសាលា, ប្រធានសាលា
vice principal, deputy principal, នាយករងសាលា
academic manager, academic coordinator, academic officer, អ្នកសម្របសម្រួលសិក្សា, មន្ត្រីសិក្សា, ប្រធានផ្នែកសិក្សា | អាខាដេមិច, ប្រធានសិក្សា, បុគ្គលិកការិយាល័យសិក្សា
registrar, student registration, admissions officer, មន្ត្រីចុះឈ្មោះសិស្ស, ផ្នែកចុះឈ្មោះសិស្ស | ចុះឈ្មោះសិស្ស, ទទួលចុះឈ្មោះសិស្ស, អ្នកចុះឈ្មោះសិស្ស, បុគ្គលិកទទួលសិស្ស
school admin, school administrator, រដ្ឋបាលសាលា, បុគ្គលិករដ្ឋបាលសាលា | អាដមីនសាលា, admin សាលា, បុគ្គលិកការិយាល័យសាលា, បុគ្គលិកសាលា, បុគ្គលិកសាលារៀន, school staff, ទទួលភ្ញៀវសាលា, school receptionist
student counsellor, student counselor, school counselor, អ្នកប្រឹក្សាសិស្ស
student affairs, student services, កិច្ចការនិស្សិត
study abroad consultant, study abroad, scholarship consultant, ទីប្រឹក្សាសិក្សាក្រៅប្រទេស, សិក្សានៅបរទេស | ណែនាំសិស្សទៅរៀនបរទេស, ទៅរៀនក្រៅប្រទេស, រៀនក្រៅប្រទេស
scholarship, អាហារូបករណ៍ | អាហារូបករណ៏
trainer, អ្នកបណ្ដុះបណ្ដាល, គ្រូបង្គោល, គ្រូបង្ហាត់, corporate trainer | អ្នកត្រេន, អ្នកបង្ហាត់, បង្ហាត់បង្រៀន
teacher training, teacher trainer, pedagogy, គរុកោសល្យ, សាលាគរុកោសល្យ
training, បណ្ដុះបណ្ដាល
vocational training, TVET, technical training, បណ្ដុះបណ្ដាលវិជ្ជាជីវៈ, បណ្ដុះបណ្ដាលបច្ចេកទេស, វិជ្ជាជីវៈ | រៀនជំនាញ, បង្រៀនជំនាញ, សាលាវិជ្ជាជីវៈ
vocational trainer, vocational teacher, TVET trainer, គ្រូវិជ្ជាជីវៈ, គ្រូបណ្ដុះបណ្ដាលវិជ្ជាជីវៈ | គ្រូបង្រៀនជំនាញ, គ្រូបង្ហាត់ជំនាញ, គ្រូជំនាញ
curriculum developer, curriculum, អ្នករៀបចំកម្មវិធីសិក្សា, កម្មវិធីសិក្សា
lesson plan, កិច្ចតែងការ, កិច្ចតែងការបង្រៀន
classroom management, គ្រប់គ្រងថ្នាក់រៀន, គ្រប់គ្រងថ្នាក់
exam invigilator, exam officer, អ្នកមើលប្រឡង, អនុរក្សប្រឡង | មើលប្រឡង
child care, childcare, daycare, day care, មើលថែកុមារ, មណ្ឌលមើលថែកុមារ, ថែទាំកុមារ | មើលក្មេងតូច, ដេឃែរ, កន្លែងមើលក្មេង, ដេខែរ, មើលកុមារ, អ្នកមើលកុមារ, មណ្ឌលថែទាំកុមារ, មើលក្មេងក្នុងសាលា
boarding house supervisor, dormitory supervisor, dorm parent, អ្នកគ្រប់គ្រងអន្តេវាសិកដ្ឋាន, អន្តេវាសិកដ្ឋាន
school bus, school bus driver, រថយន្តសាលា, អ្នកបើករថយន្តសាលា | បើកឡានសិស្ស, ឡានសិស្ស, អ្នកបើកឡានសាលា, បើកឡានសាលា, ឡានសាលា, ឡានដឹកសិស្ស, តៃកុងឡានសាលា, បើកឡានដឹកសិស្ស, អ្នកបើកឡានសិស្ស, រថយន្តដឹកសិស្ស, អ្នកតាមឡានសិស្ស
school cleaner, អ្នកសម្អាតសាលា | អ្នកបោសសម្អាតសាលា, អ្នកអនាម័យសាលា, អនាម័យសាលា
non formal education, literacy, អប់រំក្រៅប្រព័ន្ធ, អក្ខរកម្ម
inclusive education, អប់រំបរិយាប័ន្ន
e-learning, online learning, online teaching, សិក្សាអនឡាញ, បង្រៀនអនឡាញ, online teacher | គ្រូបង្រៀនអនឡាញ, គ្រូអនឡាញ, បង្រៀន online, បង្រៀនអង់គ្លេសអនឡាញ, រៀនអនឡាញ, បង្រៀនតាមអនឡាញ, online tutor
STEM education, STEM, អប់រំស្ទែម, ស្ទែម
mathematics, math, គណិតវិទ្យា
physics, រូបវិទ្យា
chemistry, គីមីវិទ្យា
biology, ជីវវិទ្យា
history, ប្រវត្តិវិទ្យា
geography, ភូមិវិទ្យា
economics, economist, សេដ្ឋកិច្ច, សេដ្ឋវិទូ, សេដ្ឋកិច្ចវិទ្យា
philosophy, ទស្សនវិជ្ជា
sociology, sociologist, សង្គមវិទ្យា, សង្គមវិទូ
anthropology, anthropologist, នរវិទ្យា, នរវិទូ
archaeology, archaeologist, បុរាណវិទ្យា, បុរាណវិទូ
international relations, ទំនាក់ទំនងអន្តរជាតិ
business administration, BBA, គ្រប់គ្រងពាណិជ្ជកម្ម, គ្រប់គ្រងធុរកិច្ច
literature, អក្សរសាស្ត្រ, អក្សរសិល្ប៍
museum, museum guide, សារមន្ទីរ, អ្នកណែនាំសារមន្ទីរ
conservation of monuments, heritage conservation, អភិរក្សបេតិកភណ្ឌ, បេតិកភណ្ឌ
musician, music band, អ្នកភ្លេង, តន្ត្រីករ, វង់ភ្លេង, លេងភ្លេង | អ្នកលេងភ្លេង, អ្នកលេងតន្ត្រី, លេងតន្ត្រី, អ្នកលេងហ្គីតា, អ្នកវាយស្គរ, លេងហ្គីតា, វាយស្គរ, លេងភ្លេងការ, ភ្លេងការ, ក្រុមភ្លេង, អ្នកលេងព្យាណូ, ភ្លេងសម័យ, អ្នកភ្លេងការ, មូស៊ិក
singer, vocalist, អ្នកចម្រៀង, តារាចម្រៀង | អ្នកច្រៀង, ច្រៀង, ចម្រៀង, តារាចំរៀង, ច្រៀងការ, ច្រៀងតាមហាង, ច្រៀងហាង, ចម្រៀងការ, អ្នកច្រៀងតាមហាង, អ្នកចំរៀង
actor, actress, តារាសម្ដែង, អ្នកសម្ដែង | តួកុន, តួរឿង, តារាភាពយន្ត, តួសម្ដែង, តារាកុន, អ្នកសម្ដែងកុន, តួបន្ថែម, អ្នកកំប្លែង, តួឯក, សម្ដែងកុន
painter artist, artist, វិចិត្រករ, សិល្បករ | អ្នកសិល្បៈ, សិល្បករគំនូរ
pagoda school, Buddhist education, ពុទ្ធិកសិក្សា
`;
