/**
 * Synonyms of the labour market, in English and in Khmer: one meaning a line, its wordings comma-separated. A title, a
 * skill and a trade share a meaning where a person with the one does the other: an accountant keeps books. Compiled by
 * trade, from the wording of Cambodian employers and CVs.
 */
const trades = `
accountant, accounting, bookkeeper, bookkeeping, book keeping, accounts, គណនេយ្យ, គណនេយ្យករ, កាន់បញ្ជី, កាន់បញ្ជីគណនេយ្យ
auditor, audit, auditing, សវនករ, សវនកម្ម
tax, taxation, tax declaration, ពន្ធ, ពន្ធដារ, ប្រកាសពន្ធ
cashier, cash handling, cash register, បេឡា, បេឡាករ, អ្នកគិតលុយ, គិតលុយ, គិតប្រាក់, ម៉ាស៊ីនគិតលុយ
payroll, បើកប្រាក់បៀវត្ស, បើកប្រាក់ខែ, ប្រាក់បៀវត្ស
invoicing, invoice, billing, ចេញវិក្កយបត្រ, វិក្កយបត្រ
bank reconciliation, ផ្ទៀងផ្ទាត់គណនីធនាគារ, ផ្ទៀងផ្ទាត់ធនាគារ
financial report, financial reporting, financial statement, របាយការណ៍ហិរញ្ញវត្ថុ
budget, budgeting, ថវិកា
administration, administrative, administrator, admin, office administration, office work, រដ្ឋបាល, ការងារការិយាល័យ
data entry, បញ្ចូលទិន្នន័យ
secretary, លេខាធិការ, លេខានុការិនី, លេខា
receptionist, reception, front desk, front office, guest service, guest relation, check in, ទទួលភ្ញៀវ, អ្នកទទួលភ្ញៀវ, ផ្នែកមុខសណ្ឋាគារ, ផ្នែកខាងមុខ
filing, document management, តម្កល់ឯកសារ, រៀបចំឯកសារ
veterinarian, veterinary, vet, livestock, animal health, បសុពេទ្យ, ចិញ្ចឹមសត្វ, ថែទាំសត្វ
architect, architecture, architectural, ស្ថាបត្យករ, ស្ថាបត្យកម្ម
interior design, interior designer, រចនាតុបតែងខាងក្នុង, តុបតែងខាងក្នុង
draftsman, drafter, drafting, autocad, គូរប្លង់, អ្នកគូរប្លង់, ជាងគូរប្លង់
credit, loan, lending, ឥណទាន, កម្ចី
teller, bank teller, បេឡាករធនាគារ
hairdresser, hair stylist, barber, haircut, hair, ជាងកាត់សក់, កាត់សក់, អ៊ុតសក់, ធ្វើសក់
spa, massage, massage therapist, spa therapist, ស្ប៉ា, ម៉ាស្សា
makeup, make up, beauty, cosmetic, ផាត់មុខ, សម្ផស្ស, សម្អាង, គ្រឿងសម្អាង
nail, manicure, ធ្វើក្រចក, ក្រចក
civil engineer, civil engineering, site engineer, structural engineer, construction engineer, វិស្វករសំណង់, វិស្វករសំណង់ស៊ីវិល, វិស្វករការដ្ឋាន, វិស្វកម្មសំណង់
surveyor, surveying, land survey, វាស់វែង, អ្នកវាស់វែង
quantity surveyor, quantity surveying, boq, bill of quantities, cost estimate, ប៉ាន់តម្លៃ, គណនាបរិមាណ
mason, bricklayer, bricklaying, concrete, ជាងឥដ្ឋ, រៀបឥដ្ឋ, បេតុង, ជាងសំណង់
carpenter, carpentry, woodwork, ជាងឈើ
painter, painting, ជាងថ្នាំ, លាបថ្នាំ, បាញ់ថ្នាំ
site supervisor, site management, foreman, មេការ, មេការសំណង់, គ្រប់គ្រងការដ្ឋាន
customer service, customer care, customer support, customer relation, client service, សេវាអតិថិជន, បម្រើអតិថិជន, ទំនាក់ទំនងអតិថិជន, ថែទាំអតិថិជន
call center, call centre, telesales, contact center, ឆ្លើយទូរស័ព្ទ
driver, driving, chauffeur, drive, បើកបរ, អ្នកបើកបរ, តៃកុង, បើកឡាន, អ្នកបើកឡាន, បើករថយន្ត
truck, lorry, trailer, ឡានដឹកទំនិញ, រថយន្តដឹកទំនិញ, ឡានធុនធំ, រថយន្តធុនធំ
forklift, ឡានលើកទំនិញ, រថយន្តលើកទំនិញ, ឡានស្ទូច
delivery, deliver, courier, rider, ដឹកជញ្ជូន, អ្នកដឹកជញ្ជូន, ដឹកទំនិញ, ដឹកអីវ៉ាន់
motorbike, motorcycle, moto, ម៉ូតូ, ជិះម៉ូតូ
vehicle maintenance, vehicle care, fleet, ថែទាំយានយន្ត, ថែទាំរថយន្ត
graphic design, graphic designer, graphic, ក្រាហ្វិក, រចនាក្រាហ្វិក
designer, design, រចនា, អ្នករចនា, ឌីហ្សាញ
video editing, video editor, video, កាត់តវីដេអូ, កាត់វីដេអូ, វីដេអូ
photography, photographer, photo, ថតរូប, អ្នកថតរូប
teacher, teaching, tutor, instructor, teach, គ្រូ, គ្រូបង្រៀន, បង្រៀន, អ្នកបង្រៀន
lecturer, professor, សាស្ត្រាចារ្យ
kindergarten, preschool, early childhood, nursery, មត្តេយ្យ
childcare, child care, nanny, babysitter, មើលថែកុមារ, មើលក្មេង, ថែទាំកុមារ
lesson plan, lesson planning, កិច្ចតែងការ, រៀបចំមេរៀន
curriculum, កម្មវិធីសិក្សា
classroom management, គ្រប់គ្រងថ្នាក់, គ្រប់គ្រងថ្នាក់រៀន
trainer, training, បណ្ដុះបណ្ដាល, អ្នកបណ្ដុះបណ្ដាល
electrician, electrical, electric, electricity, wiring, electrical wiring, អគ្គិសនី, ជាងអគ្គិសនី, ជាងភ្លើង, តភ្លើង, ភ្លើង, តខ្សែអគ្គិសនី
mechanical, mechanics, មេកានិច
mechanic, vehicle repair, car repair, engine repair, auto repair, motor repair, ជាងម៉ាស៊ីន, ជាងជួសជុល, ជួសជុលឡាន, ជួសជុលម៉ាស៊ីន, ជួសជុលរថយន្ត, ជាងឡាន, ជាងម៉ូតូ, ជួសជុលម៉ូតូ
air conditioner, air conditioning, aircon, hvac, refrigeration, ម៉ាស៊ីនត្រជាក់
welder, welding, ជាងផ្សារ, ផ្សារ, ផ្សារដែក, ជាងដែក
plumber, plumbing, ជាងទឹក, តទុយោ, តទឹក, ប្រព័ន្ធទឹក
solar, សូឡា, ពន្លឺព្រះអាទិត្យ
generator, ម៉ាស៊ីនភ្លើង
motor control, plc, control panel, ទូភ្លើង, ទូបញ្ជា
sewing, sewer, sewing machine, sewing operator, tailor, ដេរ, ម៉ាស៊ីនដេរ, ជាងដេរ, អ្នកដេរ
line leader, line supervisor, sewing supervisor, production line leader, មេក្រុម, ប្រធានខ្សែ, មេខ្សែ, ប្រធានក្រុមផលិត, មេក្រុមផលិត, ប្រធានក្រុមដេរ
line balancing, តុល្យភាពខ្សែ, តុល្យភាពខ្សែផលិតកម្ម
pattern making, pattern maker, កាត់ពុម្ព, ធ្វើពុម្ព
merchandiser, garment merchandiser, merchandising, តាមដានការបញ្ជាទិញ
quality control, quality, qc, quality assurance, qa, quality inspection, inspector, inspection, គុណភាព, ត្រួតពិនិត្យគុណភាព, អ្នកត្រួតពិនិត្យគុណភាព
machine operation, machine operator, បញ្ជាម៉ាស៊ីន, ប្រើម៉ាស៊ីន
packing, packaging, packer, វេចខ្ចប់
nurse, nursing, គិលានុបដ្ឋាក, គិលានុបដ្ឋាយិកា, គិលានុបដ្ឋាកយិកា
midwife, midwifery, obstetric, antenatal care, antenatal, delivery care, maternity, ឆ្មប, សម្រាលកូន, បង្អែក, មាតុភាព, ថែទាំផ្ទៃពោះ
doctor, physician, medical doctor, វេជ្ជបណ្ឌិត, គ្រូពេទ្យ
patient care, ថែទាំអ្នកជំងឺ, ថែទាំអ្នកជម្ងឺ
pharmacist, pharmacy, ឱសថការី, ឱសថ, ឱសថស្ថាន
laboratory, lab, មន្ទីរពិសោធន៍
vaccination, immunization, vaccine, ចាក់វ៉ាក់សាំង, វ៉ាក់សាំង
first aid, emergency care, សង្គ្រោះបឋម, សង្គ្រោះបន្ទាន់
dentist, dental, ទន្តបណ្ឌិត, ធ្មេញ, ទន្តពេទ្យ
housekeeper, housekeeping, room attendant, room cleaning, room preparation, bed making, សម្អាតបន្ទប់, រៀបចំបន្ទប់, ថែទាំបន្ទប់, រៀបគ្រែ, មេផ្ទះ
reservation, booking, កក់បន្ទប់, កក់ទុក, ការកក់
tour guide, guide, tour, មគ្គុទ្ទេសក៍, មគ្គុទ្ទេសក៍ទេសចរណ៍, ណែនាំទេសចរ, អ្នកនាំភ្ញៀវ
laundry, បោកអ៊ុត, បោកគក់
human resource, hr, personnel, people operation, ធនធានមនុស្ស
recruiter, recruitment, recruiting, hiring, talent acquisition, ជ្រើសរើសបុគ្គលិក
labour law, labor law, ច្បាប់ការងារ
nssf, social security, បសស, សន្តិសុខសង្គម
software developer, software engineer, software development, developer, programmer, programming, web developer, web development, mobile developer, full stack, fullstack, frontend, backend, coder, coding, អ្នកសរសេរកម្មវិធី, សរសេរកម្មវិធី, អ្នកអភិវឌ្ឍកម្មវិធី, អ្នកបង្កើតកម្មវិធី, អភិវឌ្ឍកម្មវិធី
javascript, js, typescript
react, reactjs, react js
nodejs, node js
database, sql, mysql, postgresql, មូលដ្ឋានទិន្នន័យ
it, information technology, it support, ព័ត៌មានវិទ្យា, អាយធី
network, networking, network administration, បណ្ដាញ, គ្រប់គ្រងបណ្ដាញ
computer repair, hardware, ជួសជុលកុំព្យូទ័រ
data analyst, data analysis, វិភាគទិន្នន័យ
lawyer, legal, law, attorney, ច្បាប់, មេធាវី
compliance, អនុលោមភាព
logistics, supply chain, shipping, freight, ភស្តុភារ, ឡូជីស្ទិក
warehouse, storekeeper, stock keeper, stock, inventory, stock control, store keeper, ឃ្លាំង, ស្តុក, អ្នកកាន់ឃ្លាំង, បញ្ជីស្តុក, គ្រប់គ្រងស្តុក
purchasing, procurement, buyer, sourcing, ទិញ, លទ្ធកម្ម, បញ្ជាទិញ
import export, import, export, customs, customs clearance, នាំចេញ, នាំចូល, គយ, បែបបទគយ
marketing, marketer, advertising, ទីផ្សារ, ម៉ាឃីធីង, ផ្សព្វផ្សាយ
digital marketing, social media, facebook ads, online marketing, seo, ទីផ្សារឌីជីថល, បណ្ដាញសង្គម
content, content writing, content creator, copywriting, សរសេរអត្ថបទ, មាតិកា
event, ព្រឹត្តិការណ៍
journalist, reporter, news, អ្នកសារព័ត៌មាន, អ្នកយកព័ត៌មាន, ព័ត៌មាន
social work, social worker, community, ការងារសង្គម, សង្គម, សហគមន៍
project management, គ្រប់គ្រងគម្រោង
monitoring and evaluation, តាមដាន និងវាយតម្លៃ
facilitation, community facilitation, សម្របសម្រួល
chef, cook, cooking, kitchen, cuisine, ចុងភៅ, ចម្អិន, ធ្វើម្ហូប, ផ្ទះបាយ
waiter, waitress, food server, food service, table service, រត់តុ, អ្នករត់តុ, បម្រើតុ
barista, coffee, espresso, latte, ឆុងកាហ្វេ, កាហ្វេ, បារីស្តា
bartender, cocktail, លាយស្រា, លាយភេសជ្ជៈ
baker, bakery, baking, pastry, ដុតនំ, នំ
food hygiene, food safety, អនាម័យម្ហូបអាហារ, អនាម័យចំណីអាហារ, សុវត្ថិភាពចំណីអាហារ
sales, selling, salesperson, seller, sale, លក់, ផ្នែកលក់, អ្នកលក់, ការលក់
business development, អភិវឌ្ឍន៍អាជីវកម្ម
negotiation, negotiate, ចរចា
promotion, promoter, product promoter, អ្នកផ្សព្វផ្សាយផលិតផល
visual merchandiser, shop merchandiser, product display, តាំងបង្ហាញ
security guard, security, guard, patrol, សន្តិសុខ, អ្នកយាម, យាម, ការពារ, ដើរល្បាត
cctv, កាមេរ៉ា, កាមេរ៉ាសុវត្ថិភាព
cleaner, cleaning, អនាម័យ, សម្អាត, អ្នកសម្អាត
gardener, gardening, ថែសួន, សួន
translator, translation, interpreter, interpreting, បកប្រែ, អ្នកបកប្រែ
english, esl, អង់គ្លេស, ភាសាអង់គ្លេស
chinese, mandarin, ចិន, ភាសាចិន
khmer, ខ្មែរ, ភាសាខ្មែរ
japanese, ជប៉ុន, ភាសាជប៉ុន
korean, កូរ៉េ, ភាសាកូរ៉េ
french, បារាំង, ភាសាបារាំង
thai, ថៃ, ភាសាថៃ
vietnamese, វៀតណាម, ភាសាវៀតណាម
mathematics, math, maths, គណិតវិទ្យា
physics, រូបវិទ្យា
chemistry, គីមីវិទ្យា, គីមី
biology, ជីវវិទ្យា
excel, microsoft excel, ms excel
word, microsoft word, ms word
microsoft office, ms office, office software, កុំព្យូទ័រការិយាល័យ
photoshop, adobe photoshop
illustrator, adobe illustrator
teamwork, team work, ការងារជាក្រុម, ធ្វើការជាក្រុម
leadership, team management, staff management, ភាពជាអ្នកដឹកនាំ, ដឹកនាំក្រុម, គ្រប់គ្រងក្រុម
problem solving, ដោះស្រាយបញ្ហា
time management, គ្រប់គ្រងពេលវេលា
honest, honesty, ស្មោះត្រង់, ភាពស្មោះត្រង់
troubleshooting, fault finding, រកកំហូច, ដោះស្រាយកំហូច
blueprint, electrical drawing, technical drawing, drawing, អានប្លង់, ប្លង់, គំនូរបច្ចេកទេស
agronomist, agronomy, agriculture, agricultural, crop, កសិកម្ម, ក្សេត្រវិទូ, ក្សេត្រសាស្ត្រ, ដំណាំ
insurance, underwriting, ធានារ៉ាប់រង
farm, farmer, farming, plantation, កសិដ្ឋាន, ចម្ការ, កសិករ, ដាំដុះ
finance, financial, ហិរញ្ញវត្ថុ
`;

/** Sectors, and words for much of the work in them: they tell less than a trade. */
const fields = `
bank, banking, ធនាគារ
microfinance, មីក្រូហិរញ្ញវត្ថុ
construction, building site, សំណង់, ការដ្ឋាន
car, ឡាន, រថយន្ត
route, road, ផ្លូវ, ស្គាល់ផ្លូវ
maintenance, ថែទាំ, ជួសជុល, ថែទាំ និងជួសជុល
garment, apparel, textile, កាត់ដេរ, សម្លៀកបំពាក់, វាយនភណ្ឌ
production, manufacturing, factory, ផលិតកម្ម, រោងចក្រ, ផលិត
health, medical, clinic, hospital, សុខាភិបាល, វេជ្ជសាស្ត្រ, គ្លីនិក, មន្ទីរពេទ្យ, ពេទ្យ
hotel, hospitality, resort, សណ្ឋាគារ, បដិសណ្ឋារកិច្ច, រីសត
tourism, travel, ទេសចរណ៍
real estate, property, អចលនទ្រព្យ
restaurant, ភោជនីយដ្ឋាន
retail, shop, store, ហាង, លក់រាយ
computer, computer skill, កុំព្យូទ័រ
communication, ទំនាក់ទំនង
report, report writing, reporting, របាយការណ៍, សរសេររបាយការណ៍, ធ្វើរបាយការណ៍
safety, occupational safety, សុវត្ថិភាព
`;

/** Words of rank and of place in a company: the position of a person, not the work. */
const ranks = `
remote, work from home, home based, ពីចម្ងាយ, ពីផ្ទះ
manager, management, អ្នកគ្រប់គ្រង, គ្រប់គ្រង
head, chief, ប្រធាន
director, នាយក, អគ្គនាយក
supervisor, អ្នកត្រួតពិនិត្យ
leader, lead, មេ
senior, ជាន់ខ្ពស់
junior, entry level
assistant, ជំនួយការ, ជំនួយ
deputy, vice, អនុប្រធាន, រង
intern, internship, trainee, កម្មសិក្សា, កម្មសិក្សាការី
officer, មន្ត្រី
staff, employee, personnel staff, បុគ្គលិក
executive, representative, agent, ភ្នាក់ងារ, តំណាង
specialist, expert, consultant, advisor, ឯកទេស, ទីប្រឹក្សា, អ្នកជំនាញ
coordinator, អ្នកសម្របសម្រួល
worker, operator, clerk, attendant, helper, កម្មករ, កម្មការិនី
technician, technical, technologist, បច្ចេកទេស, អ្នកបច្ចេកទេស
engineer, engineering, វិស្វករ, វិស្វកម្ម
associate, professional, general, ទូទៅ
team, group, department, section, unit, office, branch, company, ក្រុម, ផ្នែក, ការិយាល័យ, សាខា, ក្រុមហ៊ុន
urgent, new, part time, full time, position, job, work, ពេញម៉ោង, ក្រៅម៉ោង, ការងារ, មុខតំណែង, បន្ទាន់
ability, able, skill, experience, basic, good, knowledge, use, using, ជំនាញ, ចេះ, អាច, ប្រើ, មូលដ្ឋាន
monthly, daily, licence, license, type, class, level, ប្រចាំខែ, ប្រចាំថ្ងៃ, ប័ណ្ណ, ប្រភេទ, កម្រិត
person, man, woman, people, អ្នក, ជាង, នាក់
`;

const linesOf = (list: string) =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((wording) => wording.trim()));

export const tradeWordings: readonly (readonly string[])[] = linesOf(trades);
export const fieldWordings: readonly (readonly string[])[] = linesOf(fields);
export const rankWordings: readonly (readonly string[])[] = linesOf(ranks);
