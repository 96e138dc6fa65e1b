/** Selling: sales, shops, markets, online. */
export const trade = `
sales, sales staff, salesperson, seller, selling, លក់, ផ្នែកលក់, អ្នកលក់, បុគ្គលិកផ្នែកលក់, បុគ្គលិកលក់, សេល, saler | សេលស៍, អ្នកសេល
sales executive, sales officer, sales associate, មន្ត្រីលក់, មន្ត្រីផ្នែកលក់ | សេលអ៊ិចសេគ្យូធីវ
sales representative, sales rep, sales agent, ភ្នាក់ងារលក់, ភ្នាក់ងារផ្នែកលក់, តំណាងផ្នែកលក់ | សេលអេជិន, អ្នកតំណាងលក់
salesman, saleswoman, salesgirl, sales man, sales woman, sales girl, អ្នកលក់ដូរ, នារីលក់
sales manager, head of sales, ប្រធានផ្នែកលក់, អ្នកគ្រប់គ្រងផ្នែកលក់, ប្រធានលក់ | សេលមេនេជ័រ, មេសេល
sales supervisor, sales team leader, អ្នកត្រួតពិនិត្យផ្នែកលក់, ប្រធានក្រុមលក់, មេក្រុមលក់ | សេលស៊ុប
area sales manager, regional sales manager, ប្រធានផ្នែកលក់តំបន់, ប្រធានតំបន់លក់
sales admin, sales coordinator, sales assistant admin, រដ្ឋបាលផ្នែកលក់, អ្នកសម្របសម្រួលផ្នែកលក់
sales engineer, technical sales, វិស្វករផ្នែកលក់, លក់បច្ចេកទេស
direct sales, door to door sales, outdoor sales, field sales, លក់ផ្ទាល់, លក់តាមផ្ទះ, លក់ចុះទីផ្សារ | សេលចុះទីផ្សារ, អ្នកដើរលក់, ដើរលក់, សេលរត់ខេត្ត, លក់តាមខេត្ត
indoor sales, showroom sales, showroom, លក់ក្នុងហាងតាំង, បន្ទប់តាំងលក់
wholesale, លក់ដុំ, បោះដុំ | លក់បោះដុំ, អ្នកលក់ដុំ
retail, លក់រាយ
distributor, distribution, dealer network, អ្នកចែកចាយ, ចែកចាយ | អ្នករត់ទីផ្សារ, រត់ទីផ្សារ
key account manager, key account, account executive, អ្នកគ្រប់គ្រងអតិថិជនសំខាន់, អ្នកគ្រប់គ្រងគណនីអតិថិជន
telesales, telemarketing, telesales officer, លក់តាមទូរស័ព្ទ, អ្នកលក់តាមទូរស័ព្ទ | តេឡេសេល, ខលលក់, អ្នកខលលក់
ecommerce, e commerce, e-commerce executive, online business, ពាណិជ្ជកម្មអេឡិចត្រូនិក, ជំនួញអនឡាញ
online seller, online sales, sell online, facebook seller, អ្នកលក់អនឡាញ, លក់អនឡាញ, បុគ្គលិកលក់អនឡាញ, លក់តាមហ្វេសប៊ុក, លក់តាមអនឡាញ | សេលអនឡាញ, អ្នកលក់តាមហ្វេសប៊ុក, លក់តាមផេក, លក់តាមតេឡេក្រាម, online shop
- page admin, admin page, facebook page admin, អាដមីនផេក | អេដមីនផេក, ផេកអាដមីន, អ្នកមើលផេក, មើលផេក, អ្នកគ្រប់គ្រងផេកហ្វេសប៊ុក
livestream seller, live seller, livestream, live streaming, live host, លក់ឡាយ, អ្នកលក់ឡាយ, ឡាយលក់, ឡាយ, អ្នកឡាយ, ផ្សាយផ្ទាល់, ឡាយស្ទ្រីម | អ្នកឡាយលក់, ឡាយលក់អីវ៉ាន់
customer chat, chat support, page reply, ឆ្លើយឆាត, អ្នកឆ្លើយឆាត, ឆ្លើយសារអតិថិជន, ឆាត | អ្នកឆាតផេក, ឆាតផេក, ឆ្លើយផេក, អ្នកឆ្លើយផេក, អ្នកតបឆាត, តបឆាត, ឆ្លើយអតិថិជន, chat page, online chat
online, អនឡាញ | online job, online work, តាមអនឡាញ
shop assistant, shop seller, store assistant, sales assistant, shop staff, store staff, retail assistant, អ្នកលក់ក្នុងហាង, បុគ្គលិកលក់តាមហាង, អ្នកលក់តាមហាង, បុគ្គលិកហាង, អ្នកឈរលក់ | អ្នកលក់អីវ៉ាន់, លក់អីវ៉ាន់, លក់ឥវ៉ាន់, អ្នកឈរហាង, ឈរលក់, ឈរហាង, លក់នៅហាង, លក់ក្នុងហាង, អ្នកចាំហាង, ចាំហាង, អ្នកមើលហាង, មើលហាង
shop, store, ហាង
shop manager, store manager, shop supervisor, អ្នកគ្រប់គ្រងហាង, ប្រធានហាង
supermarket, mart, minimart, mini mart, convenience store, ផ្សារទំនើប, ម៉ាត, ហាងទំនិញ
- 7 Eleven, seven eleven, សេវ៉ិនអ៊ីលេវ៉ិន
- Circle K, សឺខលខេ
- Makro, ម៉ាក្រូ
- Lucky Supermarket, Lucky Express, ឡាក់គី | ផ្សារទំនើបឡាក់គី
supermarket cashier, store cashier, បេឡាករផ្សារទំនើប, អ្នកគិតលុយផ្សារទំនើប
counter staff, counter, បុគ្គលិកបញ្ជរ, បញ្ជរ | អ្នកឈរខោនធ័រ, អ្នកឈរបញ្ជរ
shopping mall, mall, shopping centre, shopping center, ផ្សារទំនើបធំ, មជ្ឈមណ្ឌលពាណិជ្ជកម្ម, ម៉ល | ផ្សារម៉ល
market stall, market vendor, តូបផ្សារ, អ្នកលក់ផ្សារ
grocery, grocery seller, ចាប់ហួយ, grocery store | លក់ចាប់ហួយ, អ្នកលក់ចាប់ហួយ
spice seller, spices, លក់គ្រឿងទេស, អ្នកលក់គ្រឿងទេស, គ្រឿងទេស
vegetable seller, អ្នកលក់បន្លែ, លក់បន្លែ
fruit seller, fruit shop, អ្នកលក់ផ្លែឈើ, លក់ផ្លែឈើ
clothes seller, clothing shop, អ្នកលក់ខោអាវ, ហាងខោអាវ, លក់ខោអាវ | លក់សម្លៀកបំពាក់, ហាងសម្លៀកបំពាក់
cosmetics seller, cosmetics shop, beauty advisor, cosmetics, អ្នកលក់គ្រឿងសម្អាង, គ្រឿងសម្អាង, លក់គ្រឿងសម្អាង | លក់គ្រីម, អ្នកលក់គ្រីម
phone shop, phone seller, mobile phone sales, ហាងទូរស័ព្ទ, អ្នកលក់ទូរស័ព្ទ, លក់ទូរស័ព្ទ | លក់ទូរស័ព្ទដៃ
- Metfone, មិតហ្វូន
- Cellcard, សែលកាត
- Smart Axiata, ស្មាត
SIM seller, SIM card, SIM card seller, sell SIM, ស៊ីមកាត | លក់កាត, លក់ស៊ីម, អ្នកលក់ស៊ីម, លក់ស៊ីមកាត, កាតទូរស័ព្ទ, លក់កាតទូរស័ព្ទ
motorbike sales, motorbike shop, ហាងម៉ូតូ, លក់ម៉ូតូ | សេលម៉ូតូ, អ្នកលក់ម៉ូតូ
car sales, car salesman, car seller, លក់ឡាន, លក់រថយន្ត, អ្នកលក់ឡាន | សេលឡាន, សេលលក់ឡាន, អ្នកលក់រថយន្ត
electronics shop, home appliance sales, home appliances, ហាងគ្រឿងអេឡិចត្រូនិក, គ្រឿងប្រើប្រាស់ក្នុងផ្ទះ
hardware store, hardware shop, ហាងលក់គ្រឿងសំណង់, លក់គ្រឿងសំណង់
bookshop, bookstore, book seller, ហាងសៀវភៅ, បណ្ណាគារ, អ្នកលក់សៀវភៅ
flower shop, florist, flower seller, ហាងផ្កា, អ្នកលក់ផ្កា, អ្នករៀបផ្កា, រៀបផ្កា | ចងផ្កា, អ្នកចងផ្កា, ជាងផ្កា
toy shop, baby shop, mother and baby shop, ហាងកុមារ, ហាងលក់សម្ភារៈកុមារ
furniture sales, furniture shop, ហាងគ្រឿងសង្ហារិម, លក់គ្រឿងសង្ហារិម
shelf stacker, merchandise display, shelf stocker, អ្នករៀបទំនិញ, រៀបធ្នើរ, រៀបទំនិញ | រៀបអីវ៉ាន់, រៀបឥវ៉ាន់, អ្នកតម្រៀបទំនិញ
visual merchandiser, window display, product display, អ្នកតាំងបង្ហាញទំនិញ, តាំងបង្ហាញ
product promoter, promoter, brand promoter, ~promotion girl, PG, អ្នកផ្សព្វផ្សាយផលិតផល, នារីផ្សព្វផ្សាយ | ភីជី, អ្នកឈរប្រូម៉ូត, ប្រូម៉ូសិន, អ្នកប្រូម៉ូត, ឈរផ្សព្វផ្សាយ
sales target, គោលដៅលក់
commission, sales commission, កម្រៃជើងសា
negotiation, bargaining, ចរចា, ការចរចា
franchise, franchisee, ហ្វ្រេនឆាយ, សិទ្ធិផ្ដាច់មុខម៉ាក
trading company, trading, commerce, ពាណិជ្ជកម្ម, ជំនួញ
fast moving consumer goods, FMCG, consumer goods, ទំនិញប្រើប្រាស់ប្រចាំថ្ងៃ
lottery seller, lottery, ឆ្នោត, អ្នកលក់ឆ្នោត | លក់ឆ្នោត
vending machine, ម៉ាស៊ីនលក់ស្វ័យប្រវត្តិ
`;
