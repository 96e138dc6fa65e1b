/** Selling: sales, shops, markets, online. */
export const trade = `
sales, sales staff, salesperson, seller, selling, លក់, ផ្នែកលក់, អ្នកលក់, បុគ្គលិកផ្នែកលក់, បុគ្គលិកលក់, សេល, saler | សេលស៍, អ្នកសេល, សេលមែន, សេលហ្គឺល, សេលល័រ, សេឡឺរ, លក់ដូរ, អ្នកលក់ទំនិញ, លក់ទំនិញ, លក់ផលិតផល, អ្នកលក់ផលិតផល, ផ្នែកសេល, អ្នកលក់ចល័ត, អ្នក sale, ផ្នែក sale, ធ្វើ sale, ជំនួយការផ្នែកលក់, បុគ្គលិកផ្នែកសេល
sales executive, sales officer, sales associate, មន្ត្រីលក់, មន្ត្រីផ្នែកលក់, sales consultant, sales advisor | សេលអ៊ិចសេគ្យូធីវ, បុគ្គលិក sale
sales representative, sales rep, sales agent, ភ្នាក់ងារលក់, ភ្នាក់ងារផ្នែកលក់, តំណាងផ្នែកលក់ | សេលអេជិន, អ្នកតំណាងលក់, តំណាងលក់, អ្នកតំណាងផ្នែកលក់
salesman, saleswoman, salesgirl, sales man, sales woman, sales girl, អ្នកលក់ដូរ, នារីលក់
sales manager, head of sales, ប្រធានផ្នែកលក់, អ្នកគ្រប់គ្រងផ្នែកលក់, ប្រធានលក់ | សេលមេនេជ័រ, មេសេល, ប្រធានសេល, មេផ្នែកលក់
sales supervisor, sales team leader, អ្នកត្រួតពិនិត្យផ្នែកលក់, ប្រធានក្រុមលក់, មេក្រុមលក់ | សេលស៊ុប, ស៊ុបសេល, sale sup, ប្រធានក្រុមសេល
area sales manager, regional sales manager, ប្រធានផ្នែកលក់តំបន់, ប្រធានតំបន់លក់
sales admin, sales coordinator, sales assistant admin, រដ្ឋបាលផ្នែកលក់, អ្នកសម្របសម្រួលផ្នែកលក់ | អាដមីនសេល, រដ្ឋបាលលក់
sales engineer, technical sales, វិស្វករផ្នែកលក់, លក់បច្ចេកទេស
direct sales, door to door sales, outdoor sales, field sales, លក់ផ្ទាល់, លក់តាមផ្ទះ, លក់ចុះទីផ្សារ | សេលចុះទីផ្សារ, អ្នកដើរលក់, ដើរលក់, សេលរត់ខេត្ត, លក់តាមខេត្ត, សេលក្រៅ, sale ក្រៅ, sale outdoor, លក់ក្រៅ, អ្នកលក់ក្រៅ, ដើរលក់តាមផ្ទះ, លក់ចុះខេត្ត, សេលចុះខេត្ត, sale ចុះទីផ្សារ, ដើរលក់ទំនិញ, សេលដើរ, អ្នកលក់តាមផ្ទះ
indoor sales, showroom sales, showroom, លក់ក្នុងហាងតាំង, បន្ទប់តាំងលក់ | សេលក្នុងហាង, sale indoor
wholesale, លក់ដុំ, បោះដុំ | លក់បោះដុំ, អ្នកលក់ដុំ, អ្នកលក់បោះដុំ, ហាងលក់ដុំ, ដេប៉ូ, លក់ដេប៉ូ
retail, លក់រាយ
distributor, distribution, dealer network, អ្នកចែកចាយ, ចែកចាយ | អ្នករត់ទីផ្សារ, រត់ទីផ្សារ, អ្នកចែកទំនិញ, ចែកទំនិញតាមហាង, ចែកចាយទំនិញ
key account manager, key account, account executive, អ្នកគ្រប់គ្រងអតិថិជនសំខាន់, អ្នកគ្រប់គ្រងគណនីអតិថិជន, account manager
telesales, telemarketing, telesales officer, លក់តាមទូរស័ព្ទ, អ្នកលក់តាមទូរស័ព្ទ | តេឡេសេល, ខលលក់, អ្នកខលលក់, ខលសេល, ហៅទូរស័ព្ទលក់, លក់តាមតេ, តេលក់, អ្នកតេលក់, តេរកភ្ញៀវ, តេរកអតិថិជន, ខលរកភ្ញៀវ, tele sale, sale តាម phone, sale phone, call លក់, call អតិថិជន
ecommerce, e commerce, e-commerce executive, online business, ពាណិជ្ជកម្មអេឡិចត្រូនិក, ជំនួញអនឡាញ | រកស៊ីអនឡាញ, អាជីវកម្មអនឡាញ
online seller, online sales, sell online, facebook seller, អ្នកលក់អនឡាញ, លក់អនឡាញ, បុគ្គលិកលក់អនឡាញ, លក់តាមហ្វេសប៊ុក, លក់តាមអនឡាញ | សេលអនឡាញ, អ្នកលក់តាមហ្វេសប៊ុក, លក់តាមផេក, លក់តាមតេឡេក្រាម, online shop, លក់អីវ៉ាន់អនឡាញ, លក់ឥវ៉ាន់អនឡាញ, អ្នកលក់អីវ៉ាន់អនឡាញ, លក់តាមផេកហ្វេសប៊ុក, លក់តាមតិកតុក, អ្នកលក់តាមតិកតុក, លក់លើតិកតុក, លក់តាមហ្វេស, sale online, sale អនឡាញ, លក់ online, លក់ខោអាវអនឡាញ, អនឡាញសប, ហាងអនឡាញ, TikTok shop, TikTok seller, Telegram seller, អ្នកលក់តាមតេឡេក្រាម, លក់តេឡេក្រាម, លក់អ៊ីវ៉ាន់អនឡាញ, order អីវ៉ាន់អនឡាញ
ordering from China, 1688 order, កម្ម៉ង់ទំនិញពីចិន, បញ្ជាទិញទំនិញពីចិន | កុម្ម៉ង់ពីចិន, កម្ម៉ង់ពីចិន, កម្ម៉ង់អីវ៉ាន់ពីចិន, អូដឺរពីចិន, ទិញអីវ៉ាន់ពីចិន, ទំនិញចិន, ថៅបាវ, Taobao order, order ពីចិន
- page admin, admin page, facebook page admin, អាដមីនផេក | អេដមីនផេក, ផេកអាដមីន, អ្នកមើលផេក, មើលផេក, អ្នកគ្រប់គ្រងផេកហ្វេសប៊ុក, admin ផេក, អ្នកអាដមីនផេក, គ្រប់គ្រងផេក, អាដមីនហ្វេសប៊ុក, បុគ្គលិកផេក, អាដមីនអនឡាញ, admin online, admin អនឡាញ, អាដមីនតេឡេក្រាម, page moderator, admin facebook, admin ហ្វេសប៊ុក, អាដមីនលក់អនឡាញ, admin លក់អនឡាញ, អ្នកអេដមីនផេក
livestream seller, live seller, livestream, live streaming, live host, លក់ឡាយ, អ្នកលក់ឡាយ, ឡាយលក់, ឡាយ, អ្នកឡាយ, ផ្សាយផ្ទាល់, ឡាយស្ទ្រីម, live stream seller, live streamer | អ្នកឡាយលក់, ឡាយលក់អីវ៉ាន់, ឡាយលក់ឥវ៉ាន់, ឡាយលក់ខោអាវ, លក់តាមឡាយ, អ្នកលក់តាមឡាយ, ឡាយតិកតុក, ឡាយហ្វេសប៊ុក, អ្នក live, live លក់, live លក់អីវ៉ាន់, លក់ live, live TikTok, TikTok live, ឡាយផេក, អ្នកឡាយផេក, បុគ្គលិកឡាយ, អ្នកឡាយស្ទ្រីម, ឡាយលក់អ៊ីវ៉ាន់, បុគ្គលិកឡាយលក់, streamer
customer chat, chat support, page reply, ឆ្លើយឆាត, អ្នកឆ្លើយឆាត, ឆ្លើយសារអតិថិជន, ឆាត, live chat agent | អ្នកឆាតផេក, ឆាតផេក, ឆ្លើយផេក, អ្នកឆ្លើយផេក, អ្នកតបឆាត, តបឆាត, ឆ្លើយអតិថិជន, chat page, online chat, ឆាតលក់, ឆ្លើយភ្ញៀវ, ឆាតជាមួយភ្ញៀវ, ឆាតអតិថិជន, អ្នកឆាតភ្ញៀវ, អ្នកឆាត, ឆ្លើយឆាតផេក, ឆ្លើយឆាតភ្ញៀវ, ឆ្លើយសារ, អ្នកឆ្លើយសារ, តបសារ, ឆ្លើយមេសេស, ឆ្លើយខមិន, តបខមិន, ឆាត page, chat លក់, ឆាតអនឡាញ, បុគ្គលិកឆាត, ឆាតលក់អីវ៉ាន់, reply chat, chat seller, អ្នក chat, chat ភ្ញៀវ, chat អតិថិជន, ឆ្លើយ chat, ឆ្លើយ page, ឆ្លើយ comment, chat admin, chat operator, បុគ្គលិកឆ្លើយឆាត, បុគ្គលិកឆ្លើយសារ
online, អនឡាញ | online job, online work, តាមអនឡាញ, ការងារលើទូរស័ព្ទ, ធ្វើការតាមទូរស័ព្ទ, ការងារតាមទូរស័ព្ទ
shop assistant, shop seller, store assistant, sales assistant, shop staff, store staff, retail assistant, អ្នកលក់ក្នុងហាង, បុគ្គលិកលក់តាមហាង, អ្នកលក់តាមហាង, បុគ្គលិកហាង, អ្នកឈរលក់, shop keeper, sales clerk | អ្នកលក់អីវ៉ាន់, លក់អីវ៉ាន់, លក់ឥវ៉ាន់, អ្នកឈរហាង, ឈរលក់, ឈរហាង, លក់នៅហាង, លក់ក្នុងហាង, អ្នកចាំហាង, ចាំហាង, អ្នកមើលហាង, មើលហាង, shopkeeper, shop girl, counter sales, លក់អីវ៉ាន់ក្នុងហាង, បុគ្គលិកលក់អីវ៉ាន់, អ្នកលក់ឥវ៉ាន់, បុគ្គលិកលក់ក្នុងហាង, ចាំលក់, ចាំលក់អីវ៉ាន់, អ្នកចាំលក់, លក់ឱ្យគេ, អ្នកជួយលក់, ជួយលក់, ជួយលក់អីវ៉ាន់, បុគ្គលិកឈរលក់, ឈរលក់អីវ៉ាន់, លក់តាមហាង, បុគ្គលិកលក់នៅហាង, ឈរលក់ក្នុងហាង, លក់អ៊ីវ៉ាន់, អ្នកលក់អ៊ីវ៉ាន់, ឈរលក់អ៊ីវ៉ាន់, ឈរលក់ឥវ៉ាន់, លក់ឥវ៉ាន់ក្នុងហាង, sale តាមហាង
shop, store, ហាង
shop manager, store manager, shop supervisor, អ្នកគ្រប់គ្រងហាង, ប្រធានហាង | មេហាង, គ្រប់គ្រងហាង
supermarket, mart, minimart, mini mart, convenience store, ផ្សារទំនើប, ម៉ាត, ហាងទំនិញ | បុគ្គលិកម៉ាត, បុគ្គលិកផ្សារទំនើប, លក់ក្នុងម៉ាត, ឈរម៉ាត, បុគ្គលិកមីនីម៉ាត
- 7 Eleven, seven eleven, សេវ៉ិនអ៊ីលេវ៉ិន
- Circle K, សឺខលខេ
- Makro, ម៉ាក្រូ
- Lucky Supermarket, Lucky Express, ឡាក់គី | ផ្សារទំនើបឡាក់គី
supermarket cashier, store cashier, បេឡាករផ្សារទំនើប, អ្នកគិតលុយផ្សារទំនើប
counter staff, counter, បុគ្គលិកបញ្ជរ, បញ្ជរ | អ្នកឈរខោនធ័រ, អ្នកឈរបញ្ជរ, ឈរបញ្ជរ, ឈរខោនធ័រ, ឈរខោនទ័រ, អ្នកអង្គុយបញ្ជរ
shopping mall, mall, shopping centre, shopping center, ផ្សារទំនើបធំ, មជ្ឈមណ្ឌលពាណិជ្ជកម្ម, ម៉ល | ផ្សារម៉ល
market stall, market vendor, តូបផ្សារ, អ្នកលក់ផ្សារ | លក់ក្នុងផ្សារ, អ្នកលក់ក្នុងផ្សារ, លក់នៅផ្សារ, លក់តូប, ចាំតូប, អ្នកចាំតូប, លក់ផ្សាររាត្រី, អាជីវករ, លក់តាមផ្សារ, មើលតូប, អ្នកលក់តូប, hawker
grocery, grocery seller, ចាប់ហួយ, grocery store | លក់ចាប់ហួយ, អ្នកលក់ចាប់ហួយ, លក់គ្រឿងចាប់ហួយ, ហាងចាប់ហួយ
spice seller, spices, លក់គ្រឿងទេស, អ្នកលក់គ្រឿងទេស, គ្រឿងទេស
vegetable seller, អ្នកលក់បន្លែ, លក់បន្លែ
fruit seller, fruit shop, អ្នកលក់ផ្លែឈើ, លក់ផ្លែឈើ | ហាងផ្លែឈើ, ចិតផ្លែឈើ, តូបផ្លែឈើ, អ្នកចិតផ្លែឈើ
clothes seller, clothing shop, អ្នកលក់ខោអាវ, ហាងខោអាវ, លក់ខោអាវ, clothing store | លក់សម្លៀកបំពាក់, ហាងសម្លៀកបំពាក់, អ្នកលក់សម្លៀកបំពាក់, បុគ្គលិកហាងខោអាវ, ប៊ូទិក, បូទិក, ហាងម៉ូដ, boutique, លក់ខោអាវជជុះ, អ្នកលក់ខោអាវជជុះ, ខោអាវជជុះ, ហាងខោអាវជជុះ
shoe shop, shoe seller, bag shop, ហាងស្បែកជើង, អ្នកលក់ស្បែកជើង | លក់ស្បែកជើង, លក់កាបូប, អ្នកលក់កាបូប, ហាងកាបូប
cosmetics seller, cosmetics shop, beauty advisor, cosmetics, អ្នកលក់គ្រឿងសម្អាង, គ្រឿងសម្អាង, លក់គ្រឿងសម្អាង, skincare seller | លក់គ្រីម, អ្នកលក់គ្រីម, លក់ស្គីនឃែរ, ហាងគ្រឿងសម្អាង, លក់ទឹកអប់, អ្នកណែនាំគ្រឿងសម្អាង, ហាងលក់គ្រឿងសម្អាង, លក់ឡេ, sale គ្រឿងសម្អាង
phone shop, phone seller, mobile phone sales, ហាងទូរស័ព្ទ, អ្នកលក់ទូរស័ព្ទ, លក់ទូរស័ព្ទ | លក់ទូរស័ព្ទដៃ, បុគ្គលិកហាងទូរស័ព្ទ, លក់គ្រឿងទូរស័ព្ទ, ហាងលក់ទូរស័ព្ទ, លក់ iPhone, លក់អាយហ្វូន, លក់តេឡេហ្វូន, sale ទូរស័ព្ទ, មើលហាងទូរស័ព្ទ
- Metfone, មិតហ្វូន
- Cellcard, សែលកាត
- Smart Axiata, ស្មាត
SIM seller, SIM card, SIM card seller, sell SIM, ស៊ីមកាត | លក់កាត, លក់ស៊ីម, អ្នកលក់ស៊ីម, លក់ស៊ីមកាត, កាតទូរស័ព្ទ, លក់កាតទូរស័ព្ទ, លក់កាតហ្វូន, អ្នកលក់កាត, អ្នកលក់ស៊ីមកាត, បញ្ចូលលុយទូរស័ព្ទ, ស៊ីមទូរស័ព្ទ
motorbike sales, motorbike shop, ហាងម៉ូតូ, លក់ម៉ូតូ | សេលម៉ូតូ, អ្នកលក់ម៉ូតូ, ហាងលក់ម៉ូតូ, sale ម៉ូតូ, ឌីល័រម៉ូតូ, លក់មូតូ
motorbike rental, bicycle rental, ជួលម៉ូតូ, ហាងជួលម៉ូតូ | ជួលកង់, ជួលមូតូ
car sales, car salesman, car seller, លក់ឡាន, លក់រថយន្ត, អ្នកលក់ឡាន | សេលឡាន, សេលលក់ឡាន, អ្នកលក់រថយន្ត, sale ឡាន
electronics shop, home appliance sales, home appliances, ហាងគ្រឿងអេឡិចត្រូនិក, គ្រឿងប្រើប្រាស់ក្នុងផ្ទះ | លក់គ្រឿងអេឡិចត្រូនិក, លក់គ្រឿងភ្លើង, ហាងគ្រឿងភ្លើង, ហាងលក់គ្រឿងអគ្គិសនី, លក់គ្រឿងប្រើប្រាស់ក្នុងផ្ទះ
hardware store, hardware shop, ហាងលក់គ្រឿងសំណង់, លក់គ្រឿងសំណង់ | ហាងគ្រឿងសំណង់, អ្នកលក់គ្រឿងសំណង់, ដេប៉ូគ្រឿងសំណង់, លក់ដែក, លក់ស៊ីម៉ងត៍, លក់ការ៉ូ
bookshop, bookstore, book seller, ហាងសៀវភៅ, បណ្ណាគារ, អ្នកលក់សៀវភៅ | លក់សៀវភៅ, លក់សម្ភារៈសិក្សា
flower shop, florist, flower seller, ហាងផ្កា, អ្នកលក់ផ្កា, អ្នករៀបផ្កា, រៀបផ្កា, flower arrangement | ចងផ្កា, អ្នកចងផ្កា, ជាងផ្កា, លក់ផ្កា, រៀបចំផ្កា, ហាងលក់ផ្កា, ផ្លរីស, ចងភួងផ្កា, អ្នករៀបចំផ្កា
toy shop, baby shop, mother and baby shop, ហាងកុមារ, ហាងលក់សម្ភារៈកុមារ | លក់ប្រដាប់ក្មេងលេង, លក់តុក្កតា, ហាងអីវ៉ាន់ក្មេង, លក់សម្ភារៈក្មេង
furniture sales, furniture shop, ហាងគ្រឿងសង្ហារិម, លក់គ្រឿងសង្ហារិម | លក់សាឡុង, លក់តុកៅអី, ហាងលក់គ្រឿងសង្ហារិម, លក់ពូក
shelf stacker, merchandise display, shelf stocker, អ្នករៀបទំនិញ, រៀបធ្នើរ, រៀបទំនិញ, stocker, shelf filler | រៀបអីវ៉ាន់, រៀបឥវ៉ាន់, អ្នកតម្រៀបទំនិញ, រៀបទំនិញលើធ្នើ, រៀបចំទំនិញ, អ្នករៀបចំទំនិញ, អ្នករៀបធ្នើរ, តម្រៀបអីវ៉ាន់, រៀបអ៊ីវ៉ាន់, តម្រៀបឥវ៉ាន់, បុគ្គលិករៀបអីវ៉ាន់, បុគ្គលិករៀបទំនិញ
visual merchandiser, window display, product display, អ្នកតាំងបង្ហាញទំនិញ, តាំងបង្ហាញ | តាំងទំនិញ, តុបតែងហាង, តាំងបង្ហាញទំនិញ
product promoter, promoter, brand promoter, ~promotion girl, PG, អ្នកផ្សព្វផ្សាយផលិតផល, នារីផ្សព្វផ្សាយ, brand ambassador | ភីជី, អ្នកឈរប្រូម៉ូត, ប្រូម៉ូសិន, អ្នកប្រូម៉ូត, ឈរផ្សព្វផ្សាយ, ឈរប្រូម៉ូត, ផ្សព្វផ្សាយផលិតផល, អ្នកផ្សព្វផ្សាយទំនិញ, អ្នកណែនាំផលិតផល, ណែនាំផលិតផល, បុគ្គលិកផ្សព្វផ្សាយ, អ្នកឈរផ្សព្វផ្សាយ, ឈរណែនាំផលិតផល, promotion staff
sales target, គោលដៅលក់
commission, sales commission, កម្រៃជើងសា | កម្រៃជើងសារ
negotiation, bargaining, ចរចា, ការចរចា
franchise, franchisee, ហ្វ្រេនឆាយ, សិទ្ធិផ្ដាច់មុខម៉ាក
trading company, trading, commerce, ពាណិជ្ជកម្ម, ជំនួញ
fast moving consumer goods, FMCG, consumer goods, ទំនិញប្រើប្រាស់ប្រចាំថ្ងៃ
lottery seller, lottery, ឆ្នោត, អ្នកលក់ឆ្នោត | លក់ឆ្នោត, លក់ឡូតូ, ឡូតូ
vending machine, ម៉ាស៊ីនលក់ស្វ័យប្រវត្តិ
`;
