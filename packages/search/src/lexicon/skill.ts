/** Skills and qualifications: languages, software, certificates, soft skills. */
export const skill = `
English, English language, អង់គ្លេស, ភាសាអង់គ្លេស
Chinese, Mandarin, Chinese language, ចិន, ភាសាចិន
Khmer, Khmer language, Cambodian language, ខ្មែរ, ភាសាខ្មែរ
French, French language, បារាំង, ភាសាបារាំង
Japanese, Japanese language, ជប៉ុន, ភាសាជប៉ុន
Korean, Korean language, កូរ៉េ, ភាសាកូរ៉េ
Thai, Thai language, ថៃ, ភាសាថៃ
Vietnamese, Vietnamese language, វៀតណាម, ភាសាវៀតណាម
German, German language, អាល្លឺម៉ង់, ភាសាអាល្លឺម៉ង់
Russian, Russian language, រុស្ស៊ី, ភាសារុស្ស៊ី
Spanish, Spanish language, អេស្ប៉ាញ, ភាសាអេស្ប៉ាញ
Malay language, ម៉ាឡេ, ភាសាម៉ាឡេ
Indonesian, Indonesian language, ឥណ្ឌូណេស៊ី, ភាសាឥណ្ឌូណេស៊ី
Hindi, ហិណ្ឌី, ភាសាហិណ្ឌី
Lao language, ឡាវ, ភាសាឡាវ
Arabic, អារ៉ាប់, ភាសាអារ៉ាប់
foreign language, ភាសាបរទេស
English speaking, spoken English, និយាយភាសាអង់គ្លេស, ចេះអង់គ្លេស, ចេះភាសាអង់គ្លេស
Chinese speaking, spoken Chinese, និយាយភាសាចិន, ចេះចិន, ចេះភាសាចិន
IELTS, អាយអេល
TOEFL, ថូហ្វល
HSK, ប្រឡងភាសាចិន
Microsoft Office, MS Office, office software, ម៉ៃក្រូសូហ្វអូហ្វីស, កម្មវិធីការិយាល័យ, កុំព្យូទ័រការិយាល័យ, ម៉ៃក្រូសូហ្វ | អូហ្វីស
Excel, Microsoft Excel, MS Excel, spreadsheet, អ៊ិចសែល, អិចសែល | អិចសេល
Microsoft Word, MS Word, word processing, វើដ, ម៉ៃក្រូសូហ្វវើដ
PowerPoint, Microsoft PowerPoint, ផោវើផញ
Outlook, Microsoft Outlook, អោតលុក
email, អ៊ីមែល
computer skills, computer literacy, ជំនាញកុំព្យូទ័រ, ចេះកុំព្យូទ័រ
Khmer Unicode, Khmer typing, យូនីកូដ, វាយអក្សរខ្មែរ
English typing, fast typing, វាយអក្សរអង់គ្លេស, វាយលឿន
Photoshop, Adobe Photoshop, ហ្វូតូសប | ផូតូសប, ហ្វូតូស្ហប
Adobe Illustrator, អ៊ីឡាស្ត្រេទ័រ
InDesign, Adobe InDesign, អ៊ីនឌីហ្សាញ
Premiere Pro, Adobe Premiere, ព្រីមៀរ
After Effects, Adobe After Effects, អាហ្វធ័រអេហ្វិក
CapCut, cap cut, កាបខាត់
Canva, ខេនវ៉ា
AutoCAD, auto cad, អូតូខេត
SketchUp, sketch up, ស្គេចអាប់
Revit, រេវីត
3ds Max, 3D Max, ថ្រីឌីម៉ាក់
Figma, ហ្វីកម៉ា
Google Maps, ផែនទីហ្គូហ្គល
Zoom, online meeting, ហ្ស៊ូម, ប្រជុំអនឡាញ
certificate, វិញ្ញាបនបត្រ
diploma, associate degree, បរិញ្ញាបត្ររង, សញ្ញាបត្រ
bachelor degree, bachelor, university degree, បរិញ្ញាបត្រ
master degree, បរិញ្ញាបត្រជាន់ខ្ពស់, អនុបណ្ឌិត
PhD, doctoral degree, បណ្ឌិត, ថ្នាក់បណ្ឌិត
high school diploma, grade 12, bac two, មធ្យមសិក្សាទុតិយភូមិ, បាក់ឌុប, ថ្នាក់ទី១២
without degree, without education, មិនត្រូវការសញ្ញាបត្រ
motorbike licence, motorcycle licence, ប័ណ្ណបើកបរម៉ូតូ
first aid certificate, វិញ្ញាបនបត្រសង្គ្រោះបឋម
teamwork, team work, team player, ការងារជាក្រុម, ធ្វើការជាក្រុម
leadership, ភាពជាអ្នកដឹកនាំ, ដឹកនាំ
team management, staff management, people management, ដឹកនាំក្រុម, គ្រប់គ្រងក្រុម, គ្រប់គ្រងបុគ្គលិក
communication skills, ជំនាញទំនាក់ទំនង, ទំនាក់ទំនង
interpersonal skills, ទំនាក់ទំនងអន្តរបុគ្គល
problem solving, ដោះស្រាយបញ្ហា
time management, គ្រប់គ្រងពេលវេលា
critical thinking, analytical skills, គិតវិភាគ, ត្រិះរិះពិចារណា
creativity, ច្នៃប្រឌិត, គំនិតច្នៃប្រឌិត
decision making, សម្រេចចិត្ត, ការសម្រេចចិត្ត
planning, រៀបចំផែនការ, ផែនការ
organising, organisation skills, រៀបចំការងារ, ចាត់ចែងការងារ
report writing, writing reports, សរសេររបាយការណ៍, ធ្វើរបាយការណ៍
presentation skills, presentation, public speaking, បទបង្ហាញ, និយាយជាសាធារណៈ
honest, honesty, integrity, ស្មោះត្រង់, ភាពស្មោះត្រង់
hard working, hardworking, diligent, ឧស្សាហ៍, ឧស្សាហ៍ព្យាយាម
patience, អត់ធ្មត់, ភាពអត់ធ្មត់
punctual, ទៀងទាត់, គោរពម៉ោង
responsible, ទទួលខុសត្រូវ, ការទទួលខុសត្រូវ
friendly, រួសរាយ, រាក់ទាក់
flexible, adaptability, បត់បែន, ភាពបត់បែន
confident, ទំនុកចិត្ត, ជឿជាក់លើខ្លួនឯង
polite, good manners, គួរសម, សុភាព
service mind, ស្មារតីបម្រើ
attention to detail, ម៉ត់ចត់, យកចិត្តទុកដាក់
work under pressure, stress management, ធ្វើការក្រោមសម្ពាធ, គ្រប់គ្រងភាពតានតឹង
multitasking, multi tasking, ធ្វើការច្រើនមុខ
fast learner, quick learner, ឆាប់យល់, រៀនឆាប់ចេះ
computer graphics, ក្រាហ្វិកកុំព្យូទ័រ
research skills, ស្រាវជ្រាវ, ការស្រាវជ្រាវ
data collection, collecting data, ប្រមូលទិន្នន័យ
data, ទិន្នន័យ
document, paperwork, ឯកសារ
drawing, គំនូរ, ការគូរ
handwriting, calligraphy, អក្សរផ្ចង់, សរសេរអក្សរ
riding motorbike, ជិះម៉ូតូ, ចេះជិះម៉ូតូ
swimming, ហែលទឹក, ចេះហែលទឹក
sports, កីឡា
music, តន្ត្រី, ភ្លេង
art, សិល្បៈ
meeting, ប្រជុំ, កិច្ចប្រជុំ
`;
