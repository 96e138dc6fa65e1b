/** Skills and qualifications: languages, software, certificates, soft skills. */
export const skill = `
English, English language, អង់គ្លេស, ភាសាអង់គ្លេស | អង់គ្លេះ
Chinese, Mandarin, Chinese language, ចិន, ភាសាចិន | កុកងឺ, ភាសាចិនកុកងឺ
Khmer, Khmer language, Cambodian language, ខ្មែរ, ភាសាខ្មែរ
French, French language, បារាំង, ភាសាបារាំង
Japanese, Japanese language, ជប៉ុន, ភាសាជប៉ុន
Korean, Korean language, កូរ៉េ, ភាសាកូរ៉េ | កូរ៉េខាងត្បូង
Thai, Thai language, ថៃ, ភាសាថៃ
Vietnamese, Vietnamese language, វៀតណាម, ភាសាវៀតណាម
German, German language, អាល្លឺម៉ង់, ភាសាអាល្លឺម៉ង់ | អាឡឺម៉ង់, ភាសាអាឡឺម៉ង់
Russian, Russian language, រុស្ស៊ី, ភាសារុស្ស៊ី | រូស្ស៊ី, ភាសារូស្ស៊ី, រុស្សី
Spanish, Spanish language, អេស្ប៉ាញ, ភាសាអេស្ប៉ាញ
Malay language, ម៉ាឡេ, ភាសាម៉ាឡេ
Indonesian, Indonesian language, ឥណ្ឌូណេស៊ី, ភាសាឥណ្ឌូណេស៊ី
Hindi, ហិណ្ឌី, ភាសាហិណ្ឌី
Lao language, ឡាវ, ភាសាឡាវ
Arabic, អារ៉ាប់, ភាសាអារ៉ាប់
foreign language, ភាសាបរទេស | ចេះភាសាបរទេស, ចេះភាសា
English speaking, spoken English, និយាយភាសាអង់គ្លេស, ចេះអង់គ្លេស, ចេះភាសាអង់គ្លេស | និយាយអង់គ្លេស, ចេះនិយាយអង់គ្លេស, ស្ពីកអ៊ីងគ្លិស, និយាយអង់គ្លេសបាន, ចេះ English, good English, អង់គ្លេសល្អ
Chinese speaking, spoken Chinese, និយាយភាសាចិន, ចេះចិន, ចេះភាសាចិន | និយាយចិន, ចេះនិយាយចិន, ចេះភាសាចិនកុកងឺ, ចេះ Chinese, និយាយចិនបាន
Vietnamese speaking, spoken Vietnamese, និយាយភាសាវៀតណាម, ចេះភាសាវៀតណាម | ចេះវៀតណាម, និយាយវៀតណាម
Thai speaking, spoken Thai, និយាយភាសាថៃ, ចេះភាសាថៃ | ចេះថៃ, និយាយថៃ
Japanese speaking, spoken Japanese, និយាយភាសាជប៉ុន, ចេះភាសាជប៉ុន | ចេះជប៉ុន, និយាយជប៉ុន
Korean speaking, spoken Korean, និយាយភាសាកូរ៉េ, ចេះភាសាកូរ៉េ | ចេះកូរ៉េ, និយាយកូរ៉េ
IELTS, អាយអេល | អាយអេលស៍, អាយអែល
TOEFL, ថូហ្វល
HSK, ប្រឡងភាសាចិន
Microsoft Office, MS Office, office software, ម៉ៃក្រូសូហ្វអូហ្វីស, កម្មវិធីការិយាល័យ, កុំព្យូទ័រការិយាល័យ, ម៉ៃក្រូសូហ្វ | អូហ្វីស, អូហ្វីសកុំព្យូទ័រ, ចេះវើតអិចសែល, Word Excel, វើតអិចសែល, ម៉ៃក្រូសុប
Excel, Microsoft Excel, MS Excel, spreadsheet, អ៊ិចសែល, អិចសែល | អិចសេល, អ៊ិចសេល, អេចសែល, អ៊ិកសែល, អិកសែល
Microsoft Word, MS Word, word processing, វើដ, ម៉ៃក្រូសូហ្វវើដ | វើត, វើដ៍
PowerPoint, Microsoft PowerPoint, ផោវើផញ | ផៅវើផញ, ប៉ៅវើផយ, ផាវើផញ, power point
Outlook, Microsoft Outlook, អោតលុក
email, អ៊ីមែល | អ៊ីមេល
computer skills, computer literacy, ជំនាញកុំព្យូទ័រ, ចេះកុំព្យូទ័រ | ចេះប្រើកុំព្យូទ័រ, ចេះ computer, ប្រើកុំព្យូទ័រ, ប្រើកុំព្យូទ័របាន
Khmer Unicode, Khmer typing, យូនីកូដ, វាយអក្សរខ្មែរ | វាយខ្មែរ, វាយអក្សរខ្មែរយូនីកូដ, ចេះវាយខ្មែរ
English typing, fast typing, វាយអក្សរអង់គ្លេស, វាយលឿន | វាយអង់គ្លេស
Photoshop, Adobe Photoshop, ហ្វូតូសប | ផូតូសប, ហ្វូតូស្ហប, ហ្វូតូសុប, ផូតូស៊ុប, ហ្វ៉ូតូសប, photo shop
Adobe Illustrator, អ៊ីឡាស្ត្រេទ័រ | អ៊ីលុសត្រេទ័រ, អាយឡាស្ត្រេទ័រ
InDesign, Adobe InDesign, អ៊ីនឌីហ្សាញ
Premiere Pro, Adobe Premiere, ព្រីមៀរ | ព្រីមៀប្រូ, ព្រីមៀរប្រូ
After Effects, Adobe After Effects, អាហ្វធ័រអេហ្វិក
CapCut, cap cut, កាបខាត់ | កែបខាត់
Canva, ខេនវ៉ា | ខែនវ៉ា
AutoCAD, auto cad, អូតូខេត | អូតូខាត, អូតូកាដ, អូតូខែត, អូតូខាដ
SketchUp, sketch up, ស្គេចអាប់ | ស្កេតអាប់, ស្គេតអាប់, ស្គេចឆាប់
Revit, រេវីត
3ds Max, 3D Max, ថ្រីឌីម៉ាក់
Figma, ហ្វីកម៉ា
Google Maps, ផែនទីហ្គូហ្គល
Zoom, online meeting, ហ្ស៊ូម, ប្រជុំអនឡាញ
certificate, វិញ្ញាបនបត្រ | សញ្ញាប័ត្រជំនាញ, វិញ្ញាបណ្ណបត្រ
diploma, associate degree, បរិញ្ញាបត្ររង, សញ្ញាបត្រ | ឌីប្លូម៉ា, សញ្ញាប័ត្រ
bachelor degree, bachelor, university degree, បរិញ្ញាបត្រ | ចប់បរិញ្ញា, បរិញ្ញា, ចប់សាកល, ចប់បរិញ្ញាបត្រ, ចប់សាកលវិទ្យាល័យ, បរិញ្ញាប័ត្រ
master degree, បរិញ្ញាបត្រជាន់ខ្ពស់, អនុបណ្ឌិត | ថ្នាក់អនុបណ្ឌិត, ម៉ាស្ទ័រ
PhD, doctoral degree, បណ្ឌិត, ថ្នាក់បណ្ឌិត
high school diploma, grade 12, bac two, មធ្យមសិក្សាទុតិយភូមិ, បាក់ឌុប, ថ្នាក់ទី១២ | ជាប់បាក់ឌុប, ចប់ទី១២, ចប់ថ្នាក់ទី១២, ចប់វិទ្យាល័យ, ទី១២, ជាប់ឌុប, ចប់បាក់ឌុប
without degree, without education, មិនត្រូវការសញ្ញាបត្រ | អត់សញ្ញាបត្រ, គ្មានសញ្ញាបត្រ, មិនមានសញ្ញាបត្រ, អត់ចេះអក្សរ, មិនចេះអក្សរ, រៀនមិនចប់, អត់ត្រូវការសញ្ញាបត្រ, មិនត្រូវការសញ្ញាប័ត្រ, អត់សញ្ញាប័ត្រ, no degree
motorbike licence, motorcycle licence, ប័ណ្ណបើកបរម៉ូតូ | បណ្ណបើកម៉ូតូ, ប័ណ្ណម៉ូតូ
first aid certificate, វិញ្ញាបនបត្រសង្គ្រោះបឋម
teamwork, team work, team player, ការងារជាក្រុម, ធ្វើការជាក្រុម | ធ្វើការជាមួយគ្នា
leadership, ភាពជាអ្នកដឹកនាំ, ដឹកនាំ
team management, staff management, people management, ដឹកនាំក្រុម, គ្រប់គ្រងក្រុម, គ្រប់គ្រងបុគ្គលិក | គ្រប់គ្រងកូនក្រុម
communication skills, ជំនាញទំនាក់ទំនង, ទំនាក់ទំនង | ខមញូនីខេសិន, ទំនាក់ទំនងល្អ
interpersonal skills, ទំនាក់ទំនងអន្តរបុគ្គល
problem solving, ដោះស្រាយបញ្ហា | ចេះដោះស្រាយបញ្ហា
time management, គ្រប់គ្រងពេលវេលា
critical thinking, analytical skills, គិតវិភាគ, ត្រិះរិះពិចារណា
creativity, ច្នៃប្រឌិត, គំនិតច្នៃប្រឌិត
decision making, សម្រេចចិត្ត, ការសម្រេចចិត្ត
planning, រៀបចំផែនការ, ផែនការ
organising, organisation skills, រៀបចំការងារ, ចាត់ចែងការងារ
report writing, writing reports, សរសេររបាយការណ៍, ធ្វើរបាយការណ៍ | របាយការណ៍, អ្នកធ្វើរបាយការណ៍, ធ្វើ report, រៀបចំរបាយការណ៍
presentation skills, presentation, public speaking, បទបង្ហាញ, និយាយជាសាធារណៈ | ធ្វើបទបង្ហាញ, និយាយមុខគេ
honest, honesty, integrity, ស្មោះត្រង់, ភាពស្មោះត្រង់ | មានភាពស្មោះត្រង់
hard working, hardworking, diligent, ឧស្សាហ៍, ឧស្សាហ៍ព្យាយាម | តស៊ូ, ឧស្សាហ៍ធ្វើការ, មានព្យាយាម, ឧស្សាហ៍តស៊ូ
patience, អត់ធ្មត់, ភាពអត់ធ្មត់ | អត់ធន់, មានភាពអត់ធ្មត់, ភាពអត់ធន់
punctual, ទៀងទាត់, គោរពម៉ោង | ទៀងម៉ោង, ទាន់ពេល
responsible, ទទួលខុសត្រូវ, ការទទួលខុសត្រូវ
friendly, រួសរាយ, រាក់ទាក់ | រួសរាយរាក់ទាក់, ចេះនិយាយរាក់ទាក់
flexible, adaptability, បត់បែន, ភាពបត់បែន
confident, ទំនុកចិត្ត, ជឿជាក់លើខ្លួនឯង | ហ៊ាននិយាយ
polite, good manners, គួរសម, សុភាព
service mind, ស្មារតីបម្រើ
attention to detail, ម៉ត់ចត់, យកចិត្តទុកដាក់
work under pressure, stress management, ធ្វើការក្រោមសម្ពាធ, គ្រប់គ្រងភាពតានតឹង
multitasking, multi tasking, ធ្វើការច្រើនមុខ
fast learner, quick learner, ឆាប់យល់, រៀនឆាប់ចេះ | រៀនលឿន, ឆាប់ចេះ, ចេះរៀនសូត្រ
computer graphics, ក្រាហ្វិកកុំព្យូទ័រ
research skills, ស្រាវជ្រាវ, ការស្រាវជ្រាវ
data collection, collecting data, ប្រមូលទិន្នន័យ
data, ទិន្នន័យ
document, paperwork, ឯកសារ
drawing, គំនូរ, ការគូរ
handwriting, calligraphy, អក្សរផ្ចង់, សរសេរអក្សរ | អក្សរស្អាត, សរសេរអក្សរស្អាត
riding motorbike, ជិះម៉ូតូ, ចេះជិះម៉ូតូ | ចេះបើកម៉ូតូ, បើកម៉ូតូ, មានម៉ូតូ, មានម៉ូតូផ្ទាល់ខ្លួន, ជិះមូតូ
swimming, ហែលទឹក, ចេះហែលទឹក
sports, កីឡា
music, តន្ត្រី, ភ្លេង
art, សិល្បៈ
meeting, ប្រជុំ, កិច្ចប្រជុំ
`;
