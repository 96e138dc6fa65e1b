/** Guarding, cleaning, homes and beauty. */
export const household = `
security guard, guard, watchman, night watchman, security officer, security agent, អ្នកយាម, សន្តិសុខ, ភ្នាក់ងារសន្តិសុខ, អ្នកការពារ, បុគ្គលិកសន្តិសុខ, អ្នកយាមយប់, យាមឃ្លាំង | អ្នកយាមទ្វាររោងចក្រ, យាមយប់, អ្នកការពារសន្តិសុខ, សេគូរីតី, ធ្វើយាម, អ្នកធ្វើយាម, ការងារយាម
security, security company, ការពារសន្តិសុខ, ក្រុមហ៊ុនសន្តិសុខ
security supervisor, security manager, chief of security, head of security, ប្រធានសន្តិសុខ, ប្រធានផ្នែកសន្តិសុខ
bodyguard, close protection, អង្គរក្ស
gatekeeper, gate guard, អ្នកយាមទ្វារ, ឆ្មាំទ្វារ
patrol, ដើរល្បាត, ល្បាត
control room operator, CCTV operator, អ្នកមើលកាមេរ៉ា, បន្ទប់បញ្ជា
loss prevention, store detective, ការពារការបាត់បង់ទំនិញ
cleaner, cleaning staff, janitor, cleaning lady, office cleaner, អ្នកសម្អាត, បុគ្គលិកសម្អាត, អ្នកបោសសម្អាត, អ្នកអនាម័យ, បុគ្គលិកអនាម័យ, បោសសម្អាត, អ្នកបោសជូត | បោសជូត, អ្នកធ្វើអនាម័យ, ធ្វើអនាម័យ
cleaning, cleaning service, សម្អាត, អនាម័យ, សេវាសម្អាត
cleaning supervisor, cleaning manager, ប្រធានអនាម័យ, ប្រធានក្រុមសម្អាត
window cleaner, glass cleaner, អ្នកជូតកញ្ចក់, សម្អាតកញ្ចក់ | លាងកញ្ចក់
street sweeper, sweeper, អ្នកបោសផ្លូវ, អ្នកបោស
pest control, fumigation, pest control technician, កម្ចាត់សត្វល្អិត, បាញ់ថ្នាំសម្លាប់សត្វល្អិត | បាញ់មូស, បាញ់ថ្នាំមូស, បាញ់កណ្ដៀរ
house cleaning, home cleaning, សម្អាតផ្ទះ
housemaid, maid, domestic worker, domestic helper, house keeper home, home helper, អ្នកធ្វើការផ្ទះ, អ្នកបម្រើផ្ទះ, អ្នកធ្វើការតាមផ្ទះ, អ្នកបម្រើក្នុងផ្ទះ, ~ស្រីបម្រើ, ~អ្នកបម្រើ, អ្នកជួយធ្វើការផ្ទះ | មីងអ៊ុំ, អ្នកអ៊ុំ, ម៉ែអ៊ុំ, អ៊ុំធ្វើការផ្ទះ, ធ្វើការផ្ទះ, ធ្វើការងារផ្ទះ, ការងារផ្ទះ, អ្នកជួយការងារផ្ទះ, អ្នកធ្វើការងារផ្ទះ
live in maid, live-in helper, អ្នកបម្រើស្នាក់នៅក្នុងផ្ទះ
nanny, babysitter, baby sitter, child minder, childminder, អ្នកមើលក្មេង, អ្នកមើលកូន, អ្នកមើលថែកូនង៉ែត, អ្នកថែទាំកុមារ, អ្នកមើលថែកុមារ, ~មេដោះ, មើលកូន | អ្នកមើលក្មេងតូច
house sitter, house keeper guard, អ្នកយាមផ្ទះ, មើលផ្ទះ
home cook, family cook, ចុងភៅតាមផ្ទះ, អ្នកធ្វើម្ហូបតាមផ្ទះ | ធ្វើម្ហូបឱ្យគេ, អ្នកធ្វើម្ហូបក្នុងផ្ទះ
ironing clothes, washing clothes, laundry at home, បោកខោអាវ, អ៊ុតខោអាវ | បោកខោអាវតាមផ្ទះ, អ៊ុតខោអាវតាមផ្ទះ
hairdresser, hair stylist, hairstylist, barber, hair dresser, ជាងកាត់សក់, អ្នកធ្វើសក់, ជាងធ្វើសក់, ជាងអ៊ុតសក់, អ៊ុតសក់, ធ្វើសក់ | ជាងសក់, ជាងកាត់សក់បុរស, ជាងកាត់សក់ប្រុស, បាប៊ើរ
haircut, hair cutting, កាត់សក់
hair washing, shampoo, hair assistant, កក់សក់, អ្នកកក់សក់, ជំនួយការធ្វើសក់ | លាងសក់, អ្នកលាងសក់
hair colouring, hair coloring, hair dye, លាបពណ៌សក់, ជ្រលក់សក់
hair salon, beauty salon, barber shop, salon, ហាងកាត់សក់, ហាងធ្វើសក់, ហាងអ៊ុតសក់, សាឡុង | ហាងសក់, ហាងកាត់សក់បុរស, ប៊ែប៊ើសប
hair extension, តសក់
beauty, beautician, beauty therapist, aesthetician, សម្ផស្ស, អ្នកថែរក្សាសម្ផស្ស, ជាងសម្ផស្ស, អ្នកសម្ផស្ស | ជាងកែសម្ផស្ស, ថែរក្សាសម្ផស្ស
makeup artist, make up artist, bridal makeup, MUA, ជាងផាត់មុខ, អ្នកផាត់មុខ, ជាងតុបតែងមុខ, ជាងអ៊ុតសក់ផាត់មុខ | មេកអាប់, ជាងមេកអាប់, ជាងតែងមុខ, តែងមុខ, ជាងតែងកូនក្រមុំ, តែងកូនក្រមុំ
makeup, make up, ផាត់មុខ, តុបតែងមុខ
nail technician, manicurist, manicure, pedicure, nail artist, ជាងធ្វើក្រចក, អ្នកធ្វើក្រចក, ធ្វើក្រចក | ណេល, ធ្វើណេល, ជាងណេល, លាបក្រចក, ជាងលាបក្រចក, ជាងក្រចក
nail salon, nail shop, ហាងធ្វើក្រចក
eyelash extension, eyelash technician, lash artist, ជាងតរោមភ្នែក, តរោមភ្នែក | តរោមភ្នែកក្លែងក្លាយ
eyebrow tattoo, microblading, eyebrow, ជាងសាក់ចិញ្ចើម, សាក់ចិញ្ចើម
tattoo artist, tattoo, ជាងសាក់, សាក់រូប | សាក់, ជាងសាក់រូប
facial, facial treatment, ម៉ាស្សាមុខ, ថែទាំមុខ
spa therapist, massage therapist, masseuse, masseur, អ្នកម៉ាស្សា, បុគ្គលិកស្ប៉ា, បុគ្គលិកម៉ាស្សា | អ្នកធ្វើម៉ាស្សា, ធ្វើម៉ាស្សា, ជាងម៉ាស្សា, អ្នកធ្វើស្ប៉ា
spa, massage, ស្ប៉ា, ម៉ាស្សា, សប៉ា | ម៉ាសា, ម៉ាស្ស, ហាងម៉ាស្សា, ហាងស្ប៉ា
spa manager, spa supervisor, អ្នកគ្រប់គ្រងស្ប៉ា
spa receptionist, អ្នកទទួលភ្ញៀវស្ប៉ា
foot massage, reflexology, ម៉ាស្សាជើង
blind massage, ម៉ាស្សាពិការភ្នែក
waxing, hair removal, laser hair removal, វ៉ាក់រោម, បាញ់ឡាស៊ែរ
wedding decoration, decorator, event decoration, តុបតែងមង្គលការ, តុបតែងកម្មវិធី, អ្នកតុបតែង | ជាងតុបតែង
wedding, មង្គលការ, អាពាហ៍ពិពាហ៍
tent rental, table and chair rental, ជួលតុកៅអី, ជួលរោងការ
funeral service, funeral, សេវាបុណ្យសព, បុណ្យសព
fortune teller, astrologer, គ្រូទាយ, ហោរា
water delivery, drinking water delivery, ដឹកទឹកសុទ្ធ, អ្នកដឹកទឹកសុទ្ធ | ដឹកទឹក, ដឹកទឹកកក, អ្នកដឹកទឹកកក
gas delivery, ដឹកហ្គាស, អ្នកដឹកហ្គាស | ដូរហ្គាស, ដឹកហ្គាសតាមផ្ទះ
building caretaker, caretaker, apartment caretaker, អ្នកមើលអគារ, អ្នកថែទាំអគារ
elevator attendant, lift attendant, អ្នកចុចជណ្ដើរយន្ត
`;
