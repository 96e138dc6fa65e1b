import type { DemoText } from '../article.ts';

/** Advice about pay, leave, learning and safety at work, without invented authors or claims. */
export const workplaceTips: readonly DemoText[] = [
  {
    topic: 'pay',
    titleEn: 'A pay slip everyone understands',
    titleKm: 'ប័ណ្ណបើកប្រាក់ខែដែលមើលហើយយល់ភ្លាម',
    summaryEn:
      'Show what was earned, what was deducted and why, and what reaches the account, on one page and in a language the employee reads.',
    summaryKm: 'ទទួលបានប៉ុន្មាន កាត់អ្វីខ្លះ ហេតុអ្វីកាត់ និងចូលគណនីប៉ុន្មាន៖ បង្ហាញទាំងអស់ក្នុងមួយទំព័រ ជាភាសាដែលបុគ្គលិកអានយល់។',
    en: `
      Payday brings the same questions to HR every month: why is it less than last month, where’s my overtime, what was deducted? A clear pay slip answers them before they’re asked. It’s also what the law has in mind: the Labour Law requires employers to tell workers, precisely and in a way they can easily understand, what makes up their wage.
      # What belongs on it
      - Name, position, month and number of days worked.
      - Base pay, and each allowance on its own line: attendance, transport, accommodation, meals.
      - Overtime in hours and with its rate: 150% on a normal working day, 200% at night between 10 p.m. and 5 a.m. or on the weekly day off.
      - Work on regular night shifts, which is paid at 130%.
      - Tax on salary, the employee’s share of the NSSF pension contribution, and any advance that’s being repaid.
      - Annual leave taken and annual leave left.
      - The amount paid out, and the account it went to.
      Tax and NSSF contributions are calculated in riel. If you pay in dollars, print the exchange rate that you used.
      # What doesn’t belong on it
      An employer may not take fines out of the wage. Arriving late may mean no pay for the missing hour, and no more than that. The employer’s own contributions to the NSSF for work accidents and health care may be shown, as long as it’s clear that they aren’t deducted from anyone.
      # Months that need an explanation
      In June and December, employees on contracts of undetermined duration receive the seniority payment, 7.5 days’ pay each time. Give it a line of its own. For employees on fixed-duration contracts, the severance pay at the end is at least 5% of all wages paid under the contract; show how you worked it out.
      # Always on the same day
      Late pay damages trust more than low pay does, because rent and loan instalments don’t wait. Choose the days, write them into the contract and keep to them. If a public holiday gets in the way, pay before it.
      Before you introduce a new pay slip, give it to five people from different departments and ask them to explain it to you. Change every line they stumble over.
    `,
    km: `
      រៀងរាល់ខែ ពេលបើកប្រាក់ខែរួច ផ្នែកធនធានមនុស្សឮសំណួរដដែល៖ ហេតុអ្វីតិចជាងខែមុន? ប្រាក់ថែមម៉ោងនៅឯណា? កាត់អ្វីខ្លះ? ប័ណ្ណបើកប្រាក់ខែដែលច្បាស់លាស់ ឆ្លើយសំណួរទាំងនេះមុនមានអ្នកសួរ។ ច្បាប់ស្ដីពីការងារក៏តម្រូវឱ្យនិយោជកប្រាប់កម្មករនិយោជិតឱ្យបានច្បាស់ និងងាយយល់ ថាប្រាក់ឈ្នួលរបស់ខ្លួនមានអ្វីខ្លះ។
      # អ្វីដែលត្រូវមាន
      - ឈ្មោះ មុខតំណែង ខែ និងចំនួនថ្ងៃធ្វើការ។
      - ប្រាក់ឈ្នួលគោល និងប្រាក់ឧបត្ថម្ភដែលដាក់មួយមុខមួយបន្ទាត់៖ រង្វាន់ទៀងទាត់ ធ្វើដំណើរ ស្នាក់នៅ អាហារ។
      - ចំនួនម៉ោងបន្ថែម និងអត្រា៖ 150% សម្រាប់ថ្ងៃធម្មតា 200% សម្រាប់ពេលយប់ពីម៉ោង 22:00 ដល់ 5:00 ឬថ្ងៃឈប់សម្រាកប្រចាំសប្ដាហ៍។
      - ការងារវេនយប់ ដែលត្រូវបើក 130%។
      - ពន្ធលើប្រាក់បៀវត្សរ៍ ភាគទានសោធន ប.ស.ស. (ចំណែកបុគ្គលិក) និងប្រាក់បុរេប្រទានដែលកំពុងសង។
      - ថ្ងៃឈប់សម្រាកប្រចាំឆ្នាំ ដែលប្រើហើយ និងដែលនៅសល់។
      - ប្រាក់ដែលទទួលបានសរុប និងលេខគណនីដែលវេរចូល។
      ពន្ធ និងភាគទាន ប.ស.ស. គិតជាប្រាក់រៀល។ បើបើកប្រាក់ខែជាដុល្លារ សូមដាក់អត្រាប្ដូរប្រាក់ដែលបានប្រើ។
      # អ្វីដែលមិនត្រូវមាន
      មិនត្រូវមានប្រាក់ពិន័យទេ។ បុគ្គលិកដែលមកយឺត អាចមិនទទួលបានប្រាក់ឈ្នួលសម្រាប់ម៉ោងដែលខ្វះ តែនិយោជកមិនត្រូវកាត់ប្រាក់ឈ្នួលជាការពិន័យឡើយ។ ភាគទានហានិភ័យការងារ និងថែទាំសុខភាព ជាបន្ទុករបស់និយោជក។ បើចង់បង្ហាញ សូមបញ្ជាក់ឱ្យច្បាស់ថាមិនបានកាត់ពីប្រាក់ឈ្នួលបុគ្គលិកទេ។
      # ខែដែលត្រូវពន្យល់បន្ថែម
      ខែមិថុនា និងខែធ្នូ បុគ្គលិកដែលមានកិច្ចសន្យាមានថិរវេលាមិនកំណត់ ទទួលបានប្រាក់បំណាច់អតីតភាពការងារ ស្មើនឹងប្រាក់ឈ្នួល 7.5 ថ្ងៃក្នុងមួយលើក។ សូមដាក់ក្នុងបន្ទាត់ដោយឡែក។ ចំពោះកិច្ចសន្យាមានថិរវេលាកំណត់ ពេលចប់កិច្ចសន្យាត្រូវបើកប្រាក់បំណាច់យ៉ាងតិច 5% នៃប្រាក់ឈ្នួលសរុបក្នុងកិច្ចសន្យានោះ។ សូមបង្ហាញរបៀបគណនាផង។
      # បើកថ្ងៃដដែលរាល់ខែ
      បើកប្រាក់ខែយឺត ធ្វើឱ្យបុគ្គលិកលែងទុកចិត្ត លឿនជាងប្រាក់ខែតិចទៅទៀត ព្រោះថ្លៃឈ្នួលផ្ទះ និងប្រាក់បង់ធនាគារមិនចាំអ្នកណាឡើយ។ សូមកំណត់ថ្ងៃ ដាក់ក្នុងកិច្ចសន្យា ហើយបើកឱ្យទៀងពេល។ បើជួបថ្ងៃឈប់បុណ្យ សូមបើកមុន។
      មុនប្រើប័ណ្ណគំរូថ្មី សូមឱ្យបុគ្គលិកប្រាំនាក់ពីផ្នែកផ្សេងៗមើល ហើយសុំឱ្យពន្យល់អ្នកវិញ។ ត្រង់ណានិយាយរអាក់រអួល ត្រង់នោះត្រូវកែ។
    `,
  },
  {
    topic: 'pay',
    titleEn: 'How to ask for a raise',
    titleKm: 'របៀបសុំដំឡើងប្រាក់ខែ',
    summaryEn: 'Show what you did, what it was worth to the company and what others pay, in that order.',
    summaryKm:
      'ប្រាប់ពីការងារដែលបានធ្វើ ប្រយោជន៍ដែលក្រុមហ៊ុនទទួលបាន រួចទើបនិយាយពីប្រាក់ខែនៅទីផ្សារ៖ តាមលំដាប់នេះ ងាយបានជោគជ័យជាង។',
    en: `
      Many people wait for years to be noticed and then resign over pay. The manager often says, “If only I’d known.” Asking isn’t rude, as long as you come prepared.
      # Keep a list
      Once a month, write two lines about what you finished and what came of it: “Opened the Takeo depot; delivery time down from three days to one.” After a year you have twenty-four lines, and three of them will make your case. Numbers help, and so do thank-you messages from customers.
      # Find out what the work pays
      - Compare five jobs like yours on this site, in your province and with your experience.
      - Compare the whole package: bonus, NSSF, meals, transport, insurance and days of leave.
      - Ask people who left for another company, but don’t quote your colleagues’ salaries.
      Rising prices and loan instalments are real, but they’re arguments for everyone’s raise. Talk about your work instead.
      # Choose the moment
      Good moments are after a success, when you take on new duties, at the end of probation and before the budget for next year is made, in many companies in October or November. Bad moments are the week before Pchum Ben, the end of the month in accounts and any Monday morning.
      Ask for a meeting and say what it’s about, so that your manager can prepare as well.
      # Say it in four sentences
      “I’ve been responsible for two more shops since March. Sales there are up by a fifth. Similar positions pay between $600 and $700. I’d like us to agree on $650 from January.” Then stop and wait. The pause only feels long to you.
      # If the answer is no
      - Ask what you’d need to show, and by when.
      - Ask for something else of value: a training, a title, a transport allowance, Saturday mornings off.
      - Agree on a date to talk again, and send a short, friendly e-mail that sums up what you agreed.
      Never threaten to leave unless you mean it. If you do have another offer, say so calmly and give your manager a day to reply.
    `,
    km: `
      មនុស្សជាច្រើនចាំតែថៅកែមើលឃើញ ចាំរាប់ឆ្នាំ រួចលាឈប់ព្រោះប្រាក់ខែ។ ពេលនោះប្រធានច្រើននិយាយថា «ម៉េចមិនប្រាប់ខ្ញុំមុន!»។ ការសុំដំឡើងប្រាក់ខែមិនមែនជារឿងអន់គួរសមទេ ឱ្យតែអ្នករៀបចំខ្លួនបានល្អ។
      # កត់ស្នាដៃរបស់អ្នក
      រៀងរាល់ខែ សូមសរសេរពីរបន្ទាត់អំពីកិច្ចការដែលបានបញ្ចប់ និងលទ្ធផល៖ «បើកឃ្លាំងនៅតាកែវ ដឹកទំនិញពីបីថ្ងៃ មកនៅត្រឹមមួយថ្ងៃ»។ មួយឆ្នាំ អ្នកមានម្ភៃបួនបន្ទាត់ ហើយយកតែបីបន្ទាត់ល្អជាងគេទៅនិយាយក៏គ្រប់គ្រាន់។ លេខច្បាស់ៗមានទម្ងន់ ហើយសារអរគុណពីអតិថិជនក៏មានទម្ងន់ដែរ។
      # ដឹងតម្លៃការងារនៅទីផ្សារ
      - មើលការងារប្រាំដែលស្រដៀងការងារអ្នក នៅលើគេហទំព័រនេះ ក្នុងខេត្តរបស់អ្នក និងបទពិសោធន៍ប្រហែលគ្នា។
      - ប្រៀបធៀបទាំងអស់៖ ប្រាក់រង្វាន់ ប.ស.ស. អាហារ ការធ្វើដំណើរ ធានារ៉ាប់រង និងថ្ងៃឈប់សម្រាក។
      - សួរអ្នកដែលទៅធ្វើការកន្លែងផ្សេង តែកុំយកប្រាក់ខែសហការីមកនិយាយ។
      ឥវ៉ាន់ឡើងថ្លៃ និងប្រាក់ត្រូវបង់ធនាគារ ជារឿងពិត តែអ្នកណាក៏ជួបដែរ។ ដូច្នេះ សូមនិយាយអំពីការងាររបស់អ្នកវិញ។
      # រើសពេលឱ្យត្រូវ
      ពេលល្អគឺក្រោយធ្វើអ្វីមួយបានជោគជ័យ ពេលទទួលភារកិច្ចថ្មី ពេលចប់រយៈពេលសាកល្បង និងមុនក្រុមហ៊ុនរៀបចំថវិកាឆ្នាំក្រោយ ដែលច្រើននៅខែតុលា ឬវិច្ឆិកា។ ពេលមិនល្អគឺសប្ដាហ៍មុនភ្ជុំបិណ្ឌ ចុងខែដែលផ្នែកគណនេយ្យរវល់ និងព្រឹកថ្ងៃចន្ទ។
      សូមសុំជួប ហើយប្រាប់មុនថាចង់និយាយរឿងអ្វី ដើម្បីឱ្យប្រធានបានត្រៀមដែរ។
      # និយាយតែបួនឃ្លា
      «តាំងពីខែមីនា ខ្ញុំមើលការខុសត្រូវហាងថែមពីរទៀត។ លក់បានច្រើនជាងមុនមួយភាគប្រាំ។ មុខតំណែងបែបនេះ កន្លែងផ្សេងឱ្យពី 600 ទៅ 700 ដុល្លារ។ ខ្ញុំសូមស្នើ 650 ដុល្លារ ចាប់ពីខែមករា»។ និយាយចប់ សូមស្ងៀម ហើយចាំស្ដាប់។ ស្ងាត់តែមួយភ្លែតទេ ទោះអ្នកមានអារម្មណ៍ថាយូរក៏ដោយ។
      # បើចម្លើយថាមិនទាន់បាន
      - សួរថាត្រូវធ្វើឱ្យបានអ្វីបន្ថែម ហើយត្រឹមពេលណា។
      - សុំអ្វីផ្សេងដែលមានតម្លៃដែរ៖ វគ្គបណ្ដុះបណ្ដាល តំណែងថ្មី ប្រាក់ធ្វើដំណើរ ឬឈប់ព្រឹកថ្ងៃសៅរ៍។
      - កំណត់ថ្ងៃនិយាយគ្នាម្ដងទៀត រួចផ្ញើអ៊ីមែលខ្លីមួយ សង្ខេបអ្វីដែលបានព្រមព្រៀង។
      កុំយកការលាឈប់មកគំរាម បើមិនចង់ឈប់ពិតមែន។ បើមានកន្លែងផ្សេងហៅ សូមប្រាប់ដោយសុភាព ហើយទុកពេលមួយថ្ងៃឱ្យប្រធានគិត។
    `,
  },
  {
    topic: 'time',
    titleEn: 'How to plan leave without quarrels',
    titleKm: 'រៀបចំការឈប់សម្រាក កុំឱ្យទាស់ទែងគ្នា',
    summaryEn:
      'One calendar for the whole team, one rule for the big holidays and an answer within three days.',
    summaryKm: 'ប្រតិទិនតែមួយសម្រាប់ក្រុមទាំងមូល វិធានតែមួយសម្រាប់បុណ្យធំៗ និងចម្លើយក្នុងរយៈពេលបីថ្ងៃ។',
    en: `
      Everyone wants the same two weeks: Khmer New Year in April and Pchum Ben in September or October, when families meet in their home provinces. If you only begin to plan when the first request arrives, the quickest win and the others feel cheated.
      # Know the rules
      - Full-time employees earn one and a half days of paid annual leave for each month of service, that is 18 working days a year, and one day more for every three years with the company.
      - The right to take it begins after one year. Many employers allow some days earlier.
      - Public holidays and sick leave don’t count as annual leave. The Ministry of Labour and Vocational Training announces the public holidays for each year.
      - Annual leave may not be replaced by money while the contract lasts. Days that are left when it ends are paid out.
      # Plan the big holidays early
      Ask for everyone’s wishes two months ahead and decide six weeks ahead, before bus tickets sell out. Agree on a rule that nobody has to argue about: those who worked through the holiday last year choose first this year. Write the list down, because memories differ.
      If the business can’t close, as in hotels, hospitals and security, ask for volunteers first. Some colleagues would rather work at Pchum Ben and have five quiet days in November.
      # Keep one calendar
      A calendar that everyone can see prevents most discussions. It shows who’s away, who stands in and how many may be away at the same time. It doesn’t show why: sick leave and family matters are nobody else’s business.
      # Answer within three days
      Say yes or no within three working days. If the answer is no, suggest other dates. Without an answer, your colleague can’t buy a bus ticket and will ask you again every morning.
      # Use the leave up
      In August, send everyone a list of the days they have left. People who never take leave make more mistakes, and in accounts and purchasing, a fortnight’s absence is also a good control: someone else sees the books.
    `,
    km: `
      គ្រប់គ្នាចង់ឈប់ពេលតែមួយ៖ ចូលឆ្នាំខ្មែរ និងភ្ជុំបិណ្ឌ ពេលគ្រួសារជួបជុំគ្នានៅស្រុកកំណើត។ បើចាំមានអ្នកសុំ ទើបចាប់ផ្ដើមរៀបចំ អ្នកសុំមុនបានទៅ ហើយអ្នកសុំក្រោយអន់ចិត្ត។
      # ដឹងវិធានជាមុន
      - បុគ្គលិកពេញម៉ោងទទួលបានថ្ងៃឈប់សម្រាកប្រចាំឆ្នាំមានប្រាក់ឈ្នួល មួយថ្ងៃកន្លះក្នុងមួយខែ គឺ 18 ថ្ងៃក្នុងមួយឆ្នាំ ហើយបន្ថែមមួយថ្ងៃរៀងរាល់បីឆ្នាំនៃអតីតភាពការងារ។
      - សិទ្ធិប្រើថ្ងៃទាំងនេះ ចាប់ពីធ្វើការគ្រប់មួយឆ្នាំ។ ក្រុមហ៊ុនជាច្រើនអនុញ្ញាតឱ្យឈប់ខ្លះមុននោះ។
      - ថ្ងៃឈប់បុណ្យ និងថ្ងៃឈប់សម្រាកពេលឈឺ មិនរាប់ជាថ្ងៃឈប់សម្រាកប្រចាំឆ្នាំទេ។ ក្រសួងទទួលបន្ទុកការងារប្រកាសថ្ងៃឈប់បុណ្យរាល់ឆ្នាំ។
      - ពេលកិច្ចសន្យានៅមានសុពលភាព មិនអាចយកប្រាក់ជំនួសថ្ងៃឈប់សម្រាកប្រចាំឆ្នាំបានទេ។ ពេលចប់កិច្ចសន្យា ថ្ងៃដែលនៅសល់ត្រូវគិតជាប្រាក់។
      # បុណ្យធំៗ ត្រូវរៀបចំឱ្យឆាប់
      សូមសួរបំណងមុនពីរខែ ហើយសម្រេចមុនប្រាំមួយសប្ដាហ៍ មុនសំបុត្រឡានក្រុងអស់។ ព្រមព្រៀងលើវិធានមួយដែលមិនបាច់ជជែក៖ អ្នកដែលនៅធ្វើការបុណ្យឆ្នាំមុន បានជ្រើសរើសមុនគេនៅឆ្នាំនេះ។ សូមកត់ទុក ព្រោះម្នាក់ៗចាំមិនដូចគ្នាទេ។
      សណ្ឋាគារ មន្ទីរពេទ្យ ឬសន្តិសុខ មិនអាចបិទបាន។ ដូច្នេះ សូមរកអ្នកស្ម័គ្រចិត្តសិន។ សហការីខ្លះសុខចិត្តធ្វើការពេលភ្ជុំបិណ្ឌ ហើយឈប់ប្រាំថ្ងៃនៅខែវិច្ឆិកាវិញ។
      # ប្រើប្រតិទិនតែមួយ
      បើគ្រប់គ្នាមើលឃើញប្រតិទិនដូចគ្នា ការជជែកវែកញែកបាត់ទៅពាក់កណ្ដាល។ ប្រតិទិនបង្ហាញថាអ្នកណាឈប់ អ្នកណាជំនួស និងអាចឈប់ក្នុងពេលតែមួយបានប៉ុន្មាននាក់។ មូលហេតុមិនចាំបាច់ដាក់ទេ ព្រោះជំងឺ និងរឿងគ្រួសារជារឿងផ្ទាល់ខ្លួន។
      # ឆ្លើយក្នុងបីថ្ងៃ
      សូមឆ្លើយក្នុងរយៈពេលបីថ្ងៃធ្វើការ ទោះបានឬមិនបាន។ បើមិនបាន សូមស្នើថ្ងៃផ្សេង។ បើគ្មានចម្លើយ អ្នកសុំមិនហ៊ានទិញសំបុត្រឡានទេ ហើយនឹងមកសួររាល់ព្រឹក។
      # ប្រើថ្ងៃឈប់សម្រាកឱ្យអស់
      នៅខែសីហា សូមប្រាប់ម្នាក់ៗថានៅសល់ប៉ុន្មានថ្ងៃ។ អ្នកដែលមិនដែលឈប់សម្រាក កាន់តែងាយធ្វើខុស។ នៅផ្នែកគណនេយ្យ និងផ្នែកលទ្ធកម្ម ការឈប់ពីរសប្ដាហ៍ក៏ជាការត្រួតពិនិត្យល្អម្យ៉ាងដែរ ព្រោះមានអ្នកផ្សេងបានមើលបញ្ជី។
    `,
  },
  {
    topic: 'development',
    titleEn: 'A training plan on one page',
    titleKm: 'ផែនការបណ្ដុះបណ្ដាលក្នុងមួយទំព័រ',
    summaryEn: 'Who learns what, by when, and how you’ll know that it worked.',
    summaryKm: 'អ្នកណារៀនអ្វី ត្រឹមពេលណា និងធ្វើដូចម្ដេចទើបដឹងថារៀនបានការ។',
    en: `
      In many companies, training gets what’s left of the budget in November. The first to ask goes to a seminar in Phnom Penh, comes back with a certificate and works as before. A plan on one page costs an afternoon and changes that.
      # Begin with next year’s work
      Don’t begin with the list of courses. Ask each head of department three questions:
      - Which work will be new next year: a machine, a program, a market, a law?
      - Which mistakes cost us most this year?
      - Whose knowledge would we miss most if they left tomorrow?
      The answers are your subjects. More than five for one department is a wish list, so choose.
      # Name people and dates
      Draw a table with four columns: who, what, by when, how we’ll know. “Improve customer service” can’t be checked. “By June, Dara and Sreymom handle complaints about deliveries without passing them on” can.
      # Use three ways of learning
      - With a colleague. Most skills are learned at work, from someone who does the work well. Give both of them the time for it, and thank the one who teaches.
      - In a training with a date. It’s best for subjects that nobody in the company knows, such as a new tax form or a new standard. Send two people together; they’ll remind each other.
      - Alone, with two fixed hours a week. Put them in the calendar and don’t fill them with meetings.
      # Let people use it straight away
      Much of what’s taught in a seminar is forgotten within weeks if nobody uses it. Before the training, agree on the first task afterwards. After it, let the participant show the team the three most useful points in twenty minutes.
      # Look back after three months
      Ask the supervisor one question: what’s different? If the answer is “nothing”, it may have been the wrong course, the wrong person or no chance to practise. You need to know which before you spend the next dollar.
      If the company pays for a long course and expects the employee to stay afterwards, agree on it in writing before it begins.
    `,
    km: `
      ក្រុមហ៊ុនជាច្រើនគិតដល់ការបណ្ដុះបណ្ដាល តែពេលនៅសល់ថវិកាចុងឆ្នាំ។ អ្នកណាសុំមុនបានទៅសិក្ខាសាលា យកវិញ្ញាបនបត្រមកវិញ រួចធ្វើការដូចដើម។ ផែនការមួយទំព័រ ចំណាយពេលតែមួយរសៀល ហើយអាចផ្លាស់ប្ដូររឿងនេះបាន។
      # ចាប់ផ្ដើមពីការងារឆ្នាំក្រោយ
      កុំទាន់មើលបញ្ជីវគ្គ។ សូមសួរប្រធានផ្នែកម្នាក់ៗបីសំណួរ៖
      - ឆ្នាំក្រោយមានអ្វីថ្មី៖ ម៉ាស៊ីន កម្មវិធីកុំព្យូទ័រ ទីផ្សារ ឬច្បាប់?
      - ឆ្នាំនេះ កំហុសអ្វីដែលខាតច្រើនជាងគេ?
      - បើថ្ងៃស្អែកមានម្នាក់លាឈប់ តើចំណេះដឹងអ្វីនឹងបាត់ទៅតាមគាត់?
      ចម្លើយទាំងនោះ គឺជាប្រធានបទដែលត្រូវរៀន។ បើផ្នែកមួយមានលើសពីប្រាំ សូមជ្រើសយកតែអ្វីដែលសំខាន់ជាងគេ។
      # ដាក់ឈ្មោះ និងកាលបរិច្ឆេទ
      សូមគូសតារាងមួយមានបួនជួរ៖ អ្នកណា រៀនអ្វី ត្រឹមពេលណា និងដឹងដោយរបៀបណា។ «បម្រើអតិថិជនឱ្យល្អជាងមុន» វាស់មិនបានទេ។ «ត្រឹមខែមិថុនា ដារ៉ា និងស្រីមុំ ដោះស្រាយបណ្ដឹងអំពីការដឹកជញ្ជូនដោយខ្លួនឯងបាន» ទើបវាស់បាន។
      # រៀនតាមបីរបៀប
      - រៀនពីសហការី។ ជំនាញភាគច្រើនរៀនបាននៅកន្លែងធ្វើការ ពីអ្នកដែលធ្វើបានល្អ។ សូមទុកពេលឱ្យទាំងពីរនាក់ ហើយកុំភ្លេចអរគុណអ្នកបង្រៀន។
      - រៀនក្នុងវគ្គបណ្ដុះបណ្ដាលដែលមានកាលបរិច្ឆេទ។ របៀបនេះល្អសម្រាប់រឿងដែលក្នុងក្រុមហ៊ុនគ្មានអ្នកចេះ ដូចជាបែបបទពន្ធថ្មី ឬស្ដង់ដារថ្មី។ សូមបញ្ជូនពីរនាក់ នឹងបានរំលឹកគ្នា។
      - រៀនដោយខ្លួនឯង ពីរម៉ោងក្នុងមួយសប្ដាហ៍។ សូមដាក់ក្នុងប្រតិទិន ហើយកុំយកម៉ោងនោះទៅប្រជុំ។
      # រៀនហើយ យកមកប្រើភ្លាម
      មេរៀនពីសិក្ខាសាលា បើមិនបានយកមកប្រើ ប៉ុន្មានសប្ដាហ៍ក៏ភ្លេចអស់។ មុនទៅរៀន សូមកំណត់កិច្ចការដំបូងដែលត្រូវធ្វើក្រោយរៀនចប់។ ពេលត្រឡប់មកវិញ សូមឱ្យអ្នករៀនបង្ហាញក្រុមអំពីចំណុចសំខាន់បី ក្នុងរយៈពេលម្ភៃនាទី។
      # បីខែក្រោយ សូមមើលឡើងវិញ
      សួរប្រធានផ្ទាល់តែមួយសំណួរ៖ មានអ្វីប្លែកពីមុន? បើឆ្លើយថា «គ្មាន» ប្រហែលជាវគ្គមិនត្រូវ មនុស្សមិនត្រូវ ឬគ្មានឱកាសអនុវត្ត។ សូមដឹងមូលហេតុសិន មុនចំណាយលើកក្រោយ។
      បើក្រុមហ៊ុនចេញថ្លៃវគ្គវែង ហើយចង់ឱ្យបុគ្គលិកបន្តធ្វើការក្រោយរៀនចប់ សូមព្រមព្រៀងគ្នាជាលាយលក្ខណ៍អក្សរមុនចូលរៀន។
    `,
  },
  {
    topic: 'safety',
    titleEn: 'Five minutes of safety every morning',
    titleKm: 'ប្រាំនាទីសុវត្ថិភាពរៀងរាល់ព្រឹក',
    summaryEn: 'One hazard, one rule, one question: a short talk before work begins prevents accidents.',
    summaryKm: 'គ្រោះថ្នាក់មួយ វិធានមួយ សំណួរមួយ៖ ជជែកគ្នាខ្លីមុនចូលធ្វើការ ជួយការពារគ្រោះថ្នាក់។',
    en: `
      Most accidents at work have almost happened before: someone slipped but didn’t fall, or a load swung but hit nobody. Colleagues knew about it, but nobody had asked them. Five minutes each morning are enough to ask.
      # How it works
      The team meets where it works, standing, before the machines are switched on. A different person leads each day, the newest as well as the foreman. The leader asks three questions:
      - What could hurt us today?
      - What will we do about it?
      - Did anyone notice anything yesterday?
      Then work begins. There are no speeches and no phones, and it takes no longer than five minutes.
      # A subject for each day
      Take what’s in front of you: the wet floor after rain, the ladder with a cracked step, the new solvent, the delivery at ten, the heat in April. Show it rather than talk about it. Once a week, practise something: where’s the fire extinguisher, who can give first aid, where do we meet outside?
      # The road is part of it
      For many workers, the ride home on National Road 4 is more dangerous than any machine. An accident on the direct way between home and work counts as a work accident, and the NSSF covers it. Talk about helmets for passengers, about lights, about standing on the back of a truck.
      # Never punish the messenger
      If a worker reports a near miss and gets into trouble, it will be the last report you hear. Say thank you, in front of everyone, and tell the team the next day what was done. If a hazard is serious, anyone may stop the machine, and the question of who was right comes later.
      # Write one line
      Date, subject, who led, what was agreed: one line in a book is enough. After three months, read it through. If the same hazard comes up every week, the cause isn’t carelessness: something is broken and needs to be repaired.
      If something does happen in spite of all this: help first, call an ambulance, keep the scene as it is, and tell HR the same day, so that the NSSF is notified in time.
    `,
    km: `
      គ្រោះថ្នាក់ការងារភាគច្រើន មុនកើតឡើងពិតមែន ធ្លាប់ស្ទើរតែកើតឡើងរួចមកហើយ៖ មានអ្នករអិលតែមិនដួល ទំនិញយោលតែមិនត្រូវអ្នកណា។ សហការីដឹង តែគ្មានអ្នកសួរ។ ប្រាំនាទីរៀងរាល់ព្រឹក គ្រប់គ្រាន់ហើយសម្រាប់សួរ។
      # របៀបធ្វើ
      ក្រុមឈរជុំគ្នានៅកន្លែងធ្វើការ មុនបើកម៉ាស៊ីន។ មួយថ្ងៃម្នាក់ផ្លាស់វេនគ្នាដឹកនាំ ទាំងអ្នកទើបចូលថ្មី ទាំងមេការ។ អ្នកដឹកនាំសួរបីសំណួរ៖
      - ថ្ងៃនេះ អ្វីអាចធ្វើឱ្យយើងរបួស?
      - យើងការពារដោយរបៀបណា?
      - ម្សិលមិញ មានអ្នកណាឃើញអ្វីមិនប្រក្រតីទេ?
      ចប់ហើយ ចូលធ្វើការ។ មិនអានសុន្ទរកថា មិនលេងទូរស័ព្ទ ហើយមិនឱ្យលើសប្រាំនាទី។
      # មួយថ្ងៃ រឿងមួយ
      យករឿងដែលនៅចំពោះមុខ៖ កម្រាលឥដ្ឋសើមក្រោយភ្លៀង ជណ្ដើរបាក់កាំ សារធាតុគីមីថ្មី ឡានចូលម៉ោងដប់ ឬកម្ដៅខែមេសា។ បង្ហាញឱ្យឃើញផ្ទាល់ ល្អជាងនិយាយមាត់ទទេ។ មួយសប្ដាហ៍ម្ដង សូមហាត់ធ្វើ៖ បំពង់ពន្លត់អគ្គិភ័យនៅឯណា អ្នកណាចេះសង្គ្រោះបឋម ហើយចេញក្រៅជួបគ្នានៅកន្លែងណា?
      # ផ្លូវទៅធ្វើការក៏រាប់ដែរ
      សម្រាប់កម្មករជាច្រើន ការធ្វើដំណើរលើផ្លូវជាតិលេខ 4 គ្រោះថ្នាក់ជាងម៉ាស៊ីនទៅទៀត។ គ្រោះថ្នាក់តាមផ្លូវត្រង់ពីផ្ទះទៅកន្លែងធ្វើការ ឬពីកន្លែងធ្វើការមកផ្ទះ រាប់ជាគ្រោះថ្នាក់ការងារ ហើយ ប.ស.ស. ទទួលរ៉ាប់រង។ សូមនិយាយអំពីមួកសុវត្ថិភាពអ្នករួមដំណើរ ភ្លើងម៉ូតូ និងការឈរលើឡានដឹកកម្មករ។
      # កុំដាក់ទោសអ្នកប្រាប់
      បើកម្មករប្រាប់ពីគ្រោះថ្នាក់ដែលស្ទើរកើតឡើង ហើយត្រូវស្ដីបន្ទោស លើកក្រោយគ្មានអ្នកហ៊ានប្រាប់ទៀតទេ។ សូមអរគុណនៅមុខគ្រប់គ្នា ហើយថ្ងៃបន្ទាប់ប្រាប់ក្រុមថាបានកែអ្វី។ បើមានគ្រោះថ្នាក់ធ្ងន់ធ្ងរ អ្នកណាក៏អាចបញ្ឈប់ម៉ាស៊ីនបាន។ អ្នកណាត្រូវអ្នកណាខុស ចាំនិយាយក្រោយ។
      # កត់មួយបន្ទាត់
      កាលបរិច្ឆេទ រឿងដែលនិយាយ អ្នកដឹកនាំ និងអ្វីដែលព្រមព្រៀង៖ មួយបន្ទាត់ក្នុងសៀវភៅគ្រប់គ្រាន់ហើយ។ បីខែម្ដង សូមអានឡើងវិញ។ រឿងដែលលេចរាល់សប្ដាហ៍ មិនមែនមកពីអ្នកណាភ្លេចប្រយ័ត្នទេ គឺមានអ្វីមួយខូច ហើយត្រូវជួសជុល។
      បើនៅតែមានគ្រោះថ្នាក់កើតឡើង សូមជួយសង្គ្រោះមុនគេ ហៅឡានសង្គ្រោះ ទុកកន្លែងកើតហេតុឱ្យនៅដដែល ហើយប្រាប់ផ្នែកធនធានមនុស្សក្នុងថ្ងៃនោះ ដើម្បីជូនដំណឹង ប.ស.ស. ឱ្យទាន់ពេល។
    `,
  },
];
