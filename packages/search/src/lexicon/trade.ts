/** Selling: sales, shops, markets, online. */
export const trade = `
sales, sales staff, salesperson, seller, selling, លក់, ផ្នែកលក់, អ្នកលក់, បុគ្គលិកផ្នែកលក់, បុគ្គលិកលក់
sales executive, sales officer, sales associate, មន្ត្រីលក់, មន្ត្រីផ្នែកលក់
sales representative, sales rep, sales agent, ភ្នាក់ងារលក់, ភ្នាក់ងារផ្នែកលក់, តំណាងផ្នែកលក់
salesman, saleswoman, salesgirl, sales man, sales woman, sales girl, អ្នកលក់ដូរ, នារីលក់
sales manager, head of sales, ប្រធានផ្នែកលក់, អ្នកគ្រប់គ្រងផ្នែកលក់, ប្រធានលក់
sales supervisor, sales team leader, អ្នកត្រួតពិនិត្យផ្នែកលក់, ប្រធានក្រុមលក់, មេក្រុមលក់
area sales manager, regional sales manager, ប្រធានផ្នែកលក់តំបន់, ប្រធានតំបន់លក់
sales admin, sales coordinator, sales assistant admin, រដ្ឋបាលផ្នែកលក់, អ្នកសម្របសម្រួលផ្នែកលក់
sales engineer, technical sales, វិស្វករផ្នែកលក់, លក់បច្ចេកទេស
direct sales, door to door sales, outdoor sales, field sales, លក់ផ្ទាល់, លក់តាមផ្ទះ, លក់ចុះទីផ្សារ
indoor sales, showroom sales, showroom, លក់ក្នុងហាងតាំង, បន្ទប់តាំងលក់
wholesale, លក់ដុំ, បោះដុំ
retail, លក់រាយ
distributor, distribution, dealer network, អ្នកចែកចាយ, ចែកចាយ
key account manager, key account, account executive, អ្នកគ្រប់គ្រងអតិថិជនសំខាន់, អ្នកគ្រប់គ្រងគណនីអតិថិជន
telesales, telemarketing, telesales officer, លក់តាមទូរស័ព្ទ, អ្នកលក់តាមទូរស័ព្ទ
ecommerce, e commerce, e-commerce executive, online business, ពាណិជ្ជកម្មអេឡិចត្រូនិក, ជំនួញអនឡាញ
online seller, online sales, sell online, facebook seller, page admin, អ្នកលក់អនឡាញ, លក់អនឡាញ, បុគ្គលិកលក់អនឡាញ, លក់តាមហ្វេសប៊ុក, លក់តាមអនឡាញ
livestream seller, live seller, livestream, live streaming, live host, លក់ឡាយ, អ្នកលក់ឡាយ, ឡាយលក់, ឡាយ, អ្នកឡាយ, ផ្សាយផ្ទាល់
customer chat, chat support, page reply, ឆ្លើយឆាត, អ្នកឆ្លើយឆាត, ឆ្លើយសារអតិថិជន
shop assistant, shop seller, store assistant, sales assistant, shop staff, store staff, retail assistant, អ្នកលក់ក្នុងហាង, បុគ្គលិកលក់តាមហាង, អ្នកលក់តាមហាង, បុគ្គលិកហាង, អ្នកឈរលក់
shop, store, ហាង
shop manager, store manager, shop supervisor, អ្នកគ្រប់គ្រងហាង, ប្រធានហាង
supermarket, mart, minimart, mini mart, convenience store, ផ្សារទំនើប, ម៉ាត, ហាងទំនិញ
supermarket cashier, store cashier, បេឡាករផ្សារទំនើប, អ្នកគិតលុយផ្សារទំនើប
counter staff, counter, បុគ្គលិកបញ្ជរ, បញ្ជរ
shopping mall, mall, shopping centre, shopping center, ផ្សារទំនើបធំ, មជ្ឈមណ្ឌលពាណិជ្ជកម្ម
market stall, market vendor, តូបផ្សារ, អ្នកលក់ផ្សារ
grocery, grocery seller, vegetable seller, ចាប់ហួយ, អ្នកលក់បន្លែ, លក់គ្រឿងទេស
fruit seller, fruit shop, អ្នកលក់ផ្លែឈើ, លក់ផ្លែឈើ
clothes seller, clothing shop, អ្នកលក់ខោអាវ, ហាងខោអាវ, លក់ខោអាវ
cosmetics seller, cosmetics shop, beauty advisor, cosmetics, អ្នកលក់គ្រឿងសម្អាង, គ្រឿងសម្អាង, លក់គ្រឿងសម្អាង
phone shop, phone seller, mobile phone sales, ហាងទូរស័ព្ទ, អ្នកលក់ទូរស័ព្ទ, លក់ទូរស័ព្ទ
motorbike sales, motorbike shop, ហាងម៉ូតូ, លក់ម៉ូតូ
car sales, car salesman, car seller, លក់ឡាន, លក់រថយន្ត, អ្នកលក់ឡាន
electronics shop, home appliance sales, home appliances, ហាងគ្រឿងអេឡិចត្រូនិក, គ្រឿងប្រើប្រាស់ក្នុងផ្ទះ
hardware store, hardware shop, ហាងលក់គ្រឿងសំណង់, លក់គ្រឿងសំណង់
bookshop, bookstore, book seller, ហាងសៀវភៅ, បណ្ណាគារ, អ្នកលក់សៀវភៅ
flower shop, florist, flower seller, ហាងផ្កា, អ្នកលក់ផ្កា, អ្នករៀបផ្កា, រៀបផ្កា
toy shop, baby shop, mother and baby shop, ហាងកុមារ, ហាងលក់សម្ភារៈកុមារ
furniture sales, furniture shop, ហាងគ្រឿងសង្ហារិម, លក់គ្រឿងសង្ហារិម
shelf stacker, merchandise display, shelf stocker, អ្នករៀបទំនិញ, រៀបធ្នើរ, រៀបទំនិញ
visual merchandiser, window display, product display, អ្នកតាំងបង្ហាញទំនិញ, តាំងបង្ហាញ
product promoter, promoter, brand promoter, promotion girl, PG, អ្នកផ្សព្វផ្សាយផលិតផល, នារីផ្សព្វផ្សាយ
sales target, គោលដៅលក់
commission, sales commission, កម្រៃជើងសា
negotiation, bargaining, ចរចា, ការចរចា
franchise, franchisee, ហ្វ្រេនឆាយ, សិទ្ធិផ្ដាច់មុខម៉ាក
trading company, trading, commerce, ពាណិជ្ជកម្ម, ជំនួញ
fast moving consumer goods, FMCG, consumer goods, ទំនិញប្រើប្រាស់ប្រចាំថ្ងៃ
lottery seller, lottery, ឆ្នោត, អ្នកលក់ឆ្នោត
vending machine, ម៉ាស៊ីនលក់ស្វ័យប្រវត្តិ
`;
