/** Types of work, of contract and of rank, and benefits. */
export const work = `
full time, full-time job, ពេញម៉ោង, ការងារពេញម៉ោង
part time, part-time job, ក្រៅម៉ោង, ការងារក្រៅម៉ោង, មិនពេញម៉ោង
freelance, ការងារឯករាជ្យ, ហ្វ្រីឡេន, អ្នកធ្វើការឯករាជ្យ
internship, intern, trainee, apprentice, apprenticeship, កម្មសិក្សា, កម្មសិក្សាការី, អ្នកហាត់ការ, ហាត់ការ, កូនជាង
temporary, temporary job, seasonal, seasonal work, បណ្ដោះអាសន្ន, តាមរដូវកាល, ការងារតាមរដូវ
permanent, permanent job, permanent contract, អចិន្ត្រៃយ៍, ការងារអចិន្ត្រៃយ៍
daily worker, daily wage, day labourer, casual worker, កម្មករប្រចាំថ្ងៃ, ប្រាក់ឈ្នួលប្រចាំថ្ងៃ, ស៊ីឈ្នួល
weekend job, weekend, weekend work, ចុងសប្ដាហ៍, ការងារចុងសប្ដាហ៍
night job, night work, ការងារពេលយប់, ធ្វើការយប់, ការងារយប់
evening job, evening work, ការងារពេលល្ងាច, ធ្វើការពេលល្ងាច
student job, job for students, ការងារសិស្សនិស្សិត, ការងារសម្រាប់និស្សិត
remote, remote job, work from home, home based, WFH, ធ្វើការពីផ្ទះ, ធ្វើការពីចម្ងាយ, ការងារនៅផ្ទះ, ធ្វើការនៅផ្ទះ, ពីចម្ងាយ
hybrid work, hybrid, ការងារចម្រុះ
overseas job, job abroad, work abroad, overseas, ការងារក្រៅប្រទេស, ធ្វើការនៅក្រៅប្រទេស, ធ្វើការក្រៅប្រទេស
job in Thailand, work in Thailand, ធ្វើការនៅថៃ, ការងារនៅថៃ
job in Korea, work in Korea, ធ្វើការនៅកូរ៉េ, ការងារនៅកូរ៉េ
job in Japan, work in Japan, ធ្វើការនៅជប៉ុន, ការងារនៅជប៉ុន
job in Malaysia, work in Malaysia, ធ្វើការនៅម៉ាឡេស៊ី, ការងារនៅម៉ាឡេស៊ី
fresh graduate, new graduate, graduate, និស្សិតទើបបញ្ចប់ការសិក្សា, ទើបបញ្ចប់ការសិក្សា, និស្សិតថ្មី
inexperienced, គ្មានបទពិសោធន៍, មិនទាមទារបទពិសោធន៍, មិនបាច់មានបទពិសោធន៍
experience, experienced, បទពិសោធន៍, មានបទពិសោធន៍
entry level, junior, កម្រិតដំបូង, កម្រិតបឋម
senior, senior level, ជាន់ខ្ពស់
manager, អ្នកគ្រប់គ្រង, គ្រប់គ្រង
director, នាយក
chief, head, ប្រធាន
leader, មេដឹកនាំ, អ្នកដឹកនាំ
assistant, ជំនួយការ
officer, មន្ត្រី
agent, ភ្នាក់ងារ
representative, តំណាង, អ្នកតំណាង
specialist, expert, អ្នកជំនាញ, អ្នកឯកទេស
trade union member, សមាជិកសហជីព
staff, employee, personnel, បុគ្គលិក, និយោជិត
employer, និយោជក, ថៅកែ
labor, workforce, កម្លាំងពលកម្ម, ពលកម្ម
urgent, immediate start, បន្ទាន់, ជាបន្ទាន់
salary, wage, ប្រាក់ខែ, ប្រាក់បៀវត្ស, ប្រាក់ឈ្នួល
high salary, good salary, ប្រាក់ខែខ្ពស់, ប្រាក់ខែល្អ
minimum wage, ប្រាក់ឈ្នួលអប្បបរមា
bonus, bonuses, incentive, ប្រាក់រង្វាន់, ប្រាក់លើកទឹកចិត្ត
overtime, OT, ម៉ោងបន្ថែម, ថែមម៉ោង, ធ្វើការថែមម៉ោង
allowance, ប្រាក់ឧបត្ថម្ភ
seniority pay, seniority indemnity, ប្រាក់បំណាច់អតីតភាពការងារ, ប្រាក់អតីតភាព
thirteenth month salary, 13th month salary, ប្រាក់ខែទី១៣
accommodation, free accommodation, accommodation provided, stay in, កន្លែងស្នាក់នៅ, មានកន្លែងស្នាក់នៅ, ស្នាក់នៅ
free meal, meals provided, free food, មានអាហារ, អាហារឥតគិតថ្លៃ
health insurance, medical insurance, ធានារ៉ាប់រងសុខភាព
accident insurance, ធានារ៉ាប់រងគ្រោះថ្នាក់
annual leave, paid leave, ច្បាប់ឈប់សម្រាកប្រចាំឆ្នាំ, ឈប់សម្រាកប្រចាំឆ្នាំ
maternity leave, ច្បាប់សម្រាលកូន, លំហែមាតុភាព
public holiday, ថ្ងៃបុណ្យ, ថ្ងៃឈប់សម្រាក
weekly day off, rest day, ថ្ងៃសម្រាក, ថ្ងៃឈប់
working hours, working time, ម៉ោងធ្វើការ, ម៉ោងការងារ
pension, retirement, សោធន, ចូលនិវត្តន៍
promotion at work, career growth, ឡើងតំណែង, តម្លើងតំណែង
probation, probation period, សាកល្បងការងារ, រយៈពេលសាកល្បង
employment contract, work contract, កិច្ចសន្យាការងារ
resume, curriculum vitae, CV, ប្រវត្តិរូប, ប្រវត្តិរូបសង្ខេប
cover letter, application letter, លិខិតស្នើសុំការងារ, ពាក្យសុំចូលធ្វើការ
job interview, interview, សម្ភាស, សម្ភាសការងារ
job fair, career fair, ពិព័រណ៍ការងារ
career, profession, អាជីព, មុខជំនាញ
vacancies for women, female, woman, women, នារី, ស្រី, ស្ត្រី
male, man, men, បុរស, ប្រុស
married couple, couple, ប្ដីប្រពន្ធ, គូស្វាមីភរិយា
older worker, elderly, មនុស្សចាស់, វ័យចំណាស់
foreigner, expat, expatriate, ជនបរទេស, បរទេស
`;
