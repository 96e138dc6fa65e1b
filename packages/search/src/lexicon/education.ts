/** Schools, universities, training and the arts. */
export const education = `
education, អប់រំ, ការអប់រំ
school, សាលារៀន, សាលា
international school, សាលាអន្តរជាតិ
language school, language centre, សាលាភាសា, មជ្ឈមណ្ឌលភាសា
student, pupil, សិស្ស, និស្សិត
children, child, kids, កុមារ, ក្មេង
teacher, teaching, instructor, គ្រូបង្រៀន, គ្រូ, អ្នកបង្រៀន, បង្រៀន, អ្នកគ្រូ, លោកគ្រូ | ធីឆើរ, ធីឆឺ
English teacher, ESL teacher, EFL teacher, English instructor, teacher of English, TEFL, គ្រូបង្រៀនភាសាអង់គ្លេស, គ្រូអង់គ្លេស, គ្រូភាសាអង់គ្លេស, បង្រៀនភាសាអង់គ្លេស, គ្រូ English | គ្រូបង្រៀនអង់គ្លេស, បង្រៀនអង់គ្លេស, គ្រូអង់គ្លេសតាមផ្ទះ
Chinese teacher, Mandarin teacher, គ្រូបង្រៀនភាសាចិន, គ្រូចិន, គ្រូភាសាចិន | គ្រូបង្រៀនចិន, បង្រៀនចិន, បង្រៀនភាសាចិន
Khmer teacher, Khmer language teacher, គ្រូបង្រៀនភាសាខ្មែរ, គ្រូខ្មែរ, គ្រូភាសាខ្មែរ
French teacher, គ្រូបង្រៀនភាសាបារាំង, គ្រូបារាំង
Japanese teacher, គ្រូបង្រៀនភាសាជប៉ុន, គ្រូជប៉ុន | បង្រៀនជប៉ុន
Korean teacher, គ្រូបង្រៀនភាសាកូរ៉េ, គ្រូកូរ៉េ | គ្រូបង្រៀនកូរ៉េ, បង្រៀនកូរ៉េ
Thai teacher, គ្រូបង្រៀនភាសាថៃ, គ្រូថៃ | បង្រៀនថៃ
mathematics teacher, maths teacher, maths tutor, គ្រូគណិតវិទ្យា, គ្រូបង្រៀនគណិតវិទ្យា, គ្រូគណិត
science teacher, គ្រូវិទ្យាសាស្ត្រ, គ្រូបង្រៀនវិទ្យាសាស្ត្រ
physics teacher, គ្រូរូបវិទ្យា, គ្រូបង្រៀនរូបវិទ្យា
chemistry teacher, គ្រូគីមីវិទ្យា, គ្រូគីមី, គ្រូបង្រៀនគីមី
biology teacher, គ្រូជីវវិទ្យា, គ្រូបង្រៀនជីវវិទ្យា
history teacher, គ្រូប្រវត្តិវិទ្យា
geography teacher, គ្រូភូមិវិទ្យា
computer teacher, ICT teacher, IT teacher, គ្រូកុំព្យូទ័រ, គ្រូបង្រៀនកុំព្យូទ័រ | បង្រៀនកុំព្យូទ័រ
physical education teacher, PE teacher, sports teacher, គ្រូកីឡា, គ្រូអប់រំកាយ
music teacher, គ្រូតន្ត្រី, គ្រូភ្លេង, គ្រូបង្រៀនតន្ត្រី
piano teacher, piano, គ្រូព្យាណូ, ព្យាណូ
guitar teacher, guitar, គ្រូហ្គីតា, ហ្គីតា
art teacher, drawing teacher, គ្រូគំនូរ, គ្រូសិល្បៈ
dance teacher, dance instructor, គ្រូរាំ, គ្រូរបាំ
swimming teacher, swimming instructor, swimming coach, គ្រូហែលទឹក, គ្រូបង្ហាត់ហែលទឹក | បង្រៀនហែលទឹក
driving instructor, driving school, គ្រូបង្រៀនបើកបរ, សាលាបង្រៀនបើកបរ | គ្រូបង្រៀនឡាន, គ្រូបង្រៀនបើកឡាន, បង្រៀនបើកឡាន
football coach, sports coach, coach, គ្រូបង្វឹក, គ្រូបង្វឹកបាល់ទាត់, គ្រូបង្វឹកកីឡា
martial arts instructor, boxing trainer, គ្រូគុន, គ្រូប្រដាល់, គុនខ្មែរ
kindergarten teacher, preschool teacher, nursery teacher, early years teacher, early childhood teacher, គ្រូមត្តេយ្យ, គ្រូសាលាមត្តេយ្យ, គ្រូបង្រៀនថ្នាក់មត្តេយ្យ, គ្រូបង្រៀនមត្តេយ្យ | គ្រូបង្រៀនក្មេង, គ្រូក្មេង, បង្រៀនក្មេងតូច, គ្រូបង្រៀនកុមារ
kindergarten, preschool, pre-school, សាលាមត្តេយ្យ, មត្តេយ្យ, មត្តេយ្យសិក្សា, ថ្នាក់មត្តេយ្យ
early childhood education, early childhood development, ECD, អប់រំកុមារតូច, អភិវឌ្ឍន៍កុមារតូច
primary school teacher, primary teacher, elementary teacher, គ្រូបឋមសិក្សា, គ្រូបង្រៀនបឋមសិក្សា, គ្រូបឋម
secondary school teacher, high school teacher, secondary teacher, គ្រូមធ្យមសិក្សា, គ្រូវិទ្យាល័យ, គ្រូអនុវិទ្យាល័យ
primary school, elementary school, សាលាបឋមសិក្សា, បឋមសិក្សា
secondary school, middle school, អនុវិទ្យាល័យ, មធ្យមសិក្សា
high school, upper secondary, វិទ្យាល័យ
teaching assistant, teacher assistant, assistant teacher, classroom assistant, ជំនួយការគ្រូ, គ្រូជំនួយ, គ្រូជំនួយការ, ជំនួយការគ្រូបង្រៀន | ធីអេ, ជំនួយគ្រូ
substitute teacher, cover teacher, គ្រូជំនួសម៉ោង
tutor, private tutor, home tutor, private teacher, គ្រូបង្រៀនគួរ, បង្រៀនគួរ, គ្រូបង្រៀនតាមផ្ទះ | គ្រូគួរ, បង្រៀនតាមផ្ទះ, បង្រៀនគួរតាមផ្ទះ
homeroom teacher, class teacher, គ្រូបន្ទុកថ្នាក់
lecturer, university lecturer, professor, សាស្ត្រាចារ្យ, សាស្ត្រាចារ្យសាកលវិទ្យាល័យ
university, college, សាកលវិទ្យាល័យ, មហាវិទ្យាល័យ
institute, វិទ្យាស្ថាន
dean, faculty dean, ព្រឹទ្ធបុរស
rector, university president, សាកលវិទ្យាធិការ
school principal, headmaster, school director, head teacher, principal, នាយកសាលា, ចាងហ្វាង
vice principal, deputy principal, នាយករងសាលា
academic manager, academic coordinator, academic officer, អ្នកសម្របសម្រួលសិក្សា, មន្ត្រីសិក្សា, ប្រធានផ្នែកសិក្សា
registrar, student registration, admissions officer, មន្ត្រីចុះឈ្មោះសិស្ស, ផ្នែកចុះឈ្មោះសិស្ស
school admin, school administrator, រដ្ឋបាលសាលា, បុគ្គលិករដ្ឋបាលសាលា
student counsellor, student counselor, school counselor, អ្នកប្រឹក្សាសិស្ស
student affairs, student services, កិច្ចការនិស្សិត
study abroad consultant, study abroad, scholarship consultant, ទីប្រឹក្សាសិក្សាក្រៅប្រទេស, សិក្សានៅបរទេស
scholarship, អាហារូបករណ៍
trainer, អ្នកបណ្ដុះបណ្ដាល, គ្រូបង្គោល, គ្រូបង្ហាត់
teacher training, teacher trainer, pedagogy, គរុកោសល្យ, សាលាគរុកោសល្យ
training, បណ្ដុះបណ្ដាល
vocational training, TVET, technical training, បណ្ដុះបណ្ដាលវិជ្ជាជីវៈ, បណ្ដុះបណ្ដាលបច្ចេកទេស, វិជ្ជាជីវៈ
vocational trainer, vocational teacher, TVET trainer, គ្រូវិជ្ជាជីវៈ, គ្រូបណ្ដុះបណ្ដាលវិជ្ជាជីវៈ
curriculum developer, curriculum, អ្នករៀបចំកម្មវិធីសិក្សា, កម្មវិធីសិក្សា
lesson plan, កិច្ចតែងការ, កិច្ចតែងការបង្រៀន
classroom management, គ្រប់គ្រងថ្នាក់រៀន, គ្រប់គ្រងថ្នាក់
exam invigilator, exam officer, អ្នកមើលប្រឡង, អនុរក្សប្រឡង
child care, childcare, daycare, day care, មើលថែកុមារ, មណ្ឌលមើលថែកុមារ, ថែទាំកុមារ | មើលក្មេងតូច, ដេឃែរ, កន្លែងមើលក្មេង
boarding house supervisor, dormitory supervisor, dorm parent, អ្នកគ្រប់គ្រងអន្តេវាសិកដ្ឋាន, អន្តេវាសិកដ្ឋាន
school bus, school bus driver, រថយន្តសាលា, អ្នកបើករថយន្តសាលា
school cleaner, អ្នកសម្អាតសាលា
non formal education, literacy, អប់រំក្រៅប្រព័ន្ធ, អក្ខរកម្ម
inclusive education, អប់រំបរិយាប័ន្ន
e-learning, online learning, online teaching, សិក្សាអនឡាញ, បង្រៀនអនឡាញ
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
musician, music band, អ្នកភ្លេង, តន្ត្រីករ, វង់ភ្លេង, លេងភ្លេង | អ្នកលេងភ្លេង
singer, vocalist, អ្នកចម្រៀង, តារាចម្រៀង | អ្នកច្រៀង
actor, actress, តារាសម្ដែង, អ្នកសម្ដែង
painter artist, artist, វិចិត្រករ, សិល្បករ
pagoda school, Buddhist education, ពុទ្ធិកសិក្សា
`;
