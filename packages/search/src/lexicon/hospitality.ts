/** Hotels, travel, casinos, kitchens and bars. */
export const hospitality = `
hotel, សណ្ឋាគារ, ហូតែល, អូតែល
hospitality industry, hotel industry, បដិសណ្ឋារកិច្ច
guesthouse, guest house, homestay, hostel, ផ្ទះសំណាក់, ផ្ទះស្នាក់
resort, រីសត, រមណីយដ្ឋាន | រីស៊ត
hotel manager, អ្នកគ្រប់គ្រងសណ្ឋាគារ, ប្រធានសណ្ឋាគារ
hotel receptionist, hotel front office, front office agent, guest service agent, guest service officer, បុគ្គលិកទទួលភ្ញៀវសណ្ឋាគារ, អ្នកទទួលភ្ញៀវសណ្ឋាគារ | អ្នកទទួលភ្ញៀវនៅសណ្ឋាគារ, រីសេបសិនសណ្ឋាគារ
front office, front office manager, ផ្នែកមុខសណ្ឋាគារ, ប្រធានផ្នែកទទួលភ្ញៀវ
guest relations officer, guest relation, GRO, ទំនាក់ទំនងភ្ញៀវ
duty manager, ប្រធានយាមកាម
night auditor, សវនករយប់
concierge, កុងស៊ីស៊ែរ, អ្នកបម្រើព័ត៌មានភ្ញៀវ
bellboy, bellman, bell boy, porter, doorman, អ្នកលើកវ៉ាលីស, អ្នកយួរវ៉ាលី, អ្នកបើកទ្វារ | អ្នកយួរវ៉ាលីស, អ្នកកាន់ឥវ៉ាន់ភ្ញៀវ
reservation officer, reservations, room reservation, មន្ត្រីកក់បន្ទប់, កក់បន្ទប់
room attendant, housekeeper, house keeper, house keeping, chambermaid, room maid, room boy, អ្នកសម្អាតបន្ទប់, បុគ្គលិកថែទាំបន្ទប់, បុគ្គលិកសម្អាតបន្ទប់ | ហៅស៍ឃីពីង, ហោស៍ឃីពីង, ហៅឃីពីង, បោសបន្ទប់, អ្នកបោសបន្ទប់, រៀបបន្ទប់, អ្នករៀបបន្ទប់, អនាម័យបន្ទប់
room cleaning, ថែទាំបន្ទប់, សម្អាតបន្ទប់
housekeeping supervisor, executive housekeeper, ប្រធានផ្នែកសម្អាតបន្ទប់, ប្រធានផ្នែកថែទាំបន្ទប់
public area cleaner, អ្នកសម្អាតទីសាធារណៈ
laundry attendant, laundry, laundry worker, បោកអ៊ុត, អ្នកបោកអ៊ុត, អ្នកបោកគក់, បុគ្គលិកបោកអ៊ុត | បោកអ៊ុតខោអាវ, ហាងបោកអ៊ុត, អ្នកបោកខោអាវ
banquet, banquet staff, ជប់លៀង, ផ្នែកជប់លៀង
food and beverage, F&B, ម្ហូបអាហារ និងភេសជ្ជៈ, អាហារ និងភេសជ្ជៈ
F&B manager, food and beverage manager, ប្រធានផ្នែកអាហារ និងភេសជ្ជៈ
food, អាហារ, ម្ហូប, ម្ហូបអាហារ, ចំណីអាហារ
restaurant, ភោជនីយដ្ឋាន, ហាងបាយ | ហាងម្ហូប
restaurant manager, អ្នកគ្រប់គ្រងភោជនីយដ្ឋាន, ប្រធានភោជនីយដ្ឋាន
restaurant supervisor, អ្នកត្រួតពិនិត្យភោជនីយដ្ឋាន
restaurant captain, captain waiter, head waiter, ប្រធានអ្នករត់តុ
waiter, waitress, food server, restaurant server, table server, អ្នករត់តុ, បុគ្គលិករត់តុ, រត់តុ, អ្នកបម្រើតុ, អ្នកបម្រើភោជនីយដ្ឋាន | វ៉ៃធ័រ, វ៉េធ័រ, អ្នករត់តុហាង, លើកម្ហូប, រត់តុហាងបាយ
hostess, greeter, អ្នកស្វាគមន៍ភ្ញៀវ, អ្នកអញ្ជើញភ្ញៀវ
food runner, busser, អ្នកលើកម្ហូប
order taking, taking orders, ទទួលការកម្ម៉ង់, កម្ម៉ង់ម្ហូប
chef, cook, ចុងភៅ, អ្នកធ្វើម្ហូប, អ្នកចម្អិនម្ហូប, អ្នកចម្អិនអាហារ, អ្នកធ្វើបាយ | គូក, កុក, ឈេហ្វ, ឆេហ្វ, ខុក, អ្នកចម្អិន, មេផ្ទះបាយ
cookery, ធ្វើម្ហូប, ចម្អិនម្ហូប, ចម្អិនអាហារ
head chef, executive chef, chef de cuisine, មេចុងភៅ, ប្រធានចុងភៅ
sous chef, អនុប្រធានចុងភៅ, មេចុងភៅរង
commis chef, commis, assistant cook, ជំនួយការចុងភៅ, ចុងភៅរង
demi chef, chef de partie, ប្រធានផ្នែកចុងភៅ
Khmer food, Khmer cuisine, Khmer chef, ម្ហូបខ្មែរ, ចុងភៅម្ហូបខ្មែរ
Chinese food, Chinese cuisine, Chinese chef, ម្ហូបចិន, ចុងភៅម្ហូបចិន
Western food, western cuisine, western chef, European food, ម្ហូបអឺរ៉ុប, ចុងភៅម្ហូបអឺរ៉ុប
Japanese food, sushi, sushi chef, ម្ហូបជប៉ុន, ស៊ូស៊ី, ចុងភៅស៊ូស៊ី
Korean food, Korean cuisine, ម្ហូបកូរ៉េ
Thai food, Thai cuisine, ម្ហូបថៃ
Vietnamese food, Vietnamese cuisine, ម្ហូបវៀតណាម
Indian food, Indian cuisine, ម្ហូបឥណ្ឌា
Italian food, pizza, pizza chef, pizza maker, ម្ហូបអ៊ីតាលី, ភីហ្សា, អ្នកធ្វើភីហ្សា
vegetarian food, vegan food, ម្ហូបបួស, ម្ហូបបន្លែ
grill cook, barbecue, BBQ, អាំងសាច់, អ្នកអាំង, សាច់អាំង | អាំង, សាច់អាំងកូរ៉េ
wok cook, fry cook, stir fry, អ្នកឆា, ចុងភៅឆា
noodle cook, noodle shop, noodle maker, អ្នកធ្វើគុយទាវ, គុយទាវ, ហាងគុយទាវ
soup shop, hot pot, suki, ស៊ុគី, ហាងស៊ុប | ស៊ុបឆ្នាំងដី, ហាងស៊ុបគោ
rice cook, canteen cook, ចុងភៅអាហារដ្ឋាន, អ្នកដាំបាយ
canteen, cafeteria, អាហារដ្ឋាន, កង់ទីន
fast food, burger, fried chicken, អាហាររហ័ស, មាន់បំពង, ប៊ឺហ្គើ
- Pizza Company, ភីហ្សាខមផានី
- Burger King, ប៊ឺហ្គើឃីង
- KFC, ខេអេហ្វស៊ី
street food, street vendor, food stall, ម្ហូបតាមផ្លូវ, តូបលក់ម្ហូប, អ្នកលក់ម្ហូប | លក់ម្ហូបតាមផ្លូវ, លក់អាហារពេលព្រឹក, លក់បាយ, អ្នកលក់បាយ, លក់បាយព្រឹក
catering, ម្ហូបការ, សេវាម្ហូប, ខេធើរីង | ធ្វើម្ហូបការ, ចុងភៅម្ហូបការ
kitchen, ផ្ទះបាយ
kitchen helper, kitchen assistant, kitchen hand, cook helper, ជំនួយការផ្ទះបាយ, អ្នកជួយផ្ទះបាយ, អ្នកកាប់ចិញ្ច្រាំ | ជំនួយផ្ទះបាយ, អ្នកជួយក្នុងផ្ទះបាយ, ជំនួយចុងភៅ, អ្នកជួយចុងភៅ, កាប់ចិញ្ច្រាំ, កូនជំនួយផ្ទះបាយ
dishwasher, dish washer, kitchen steward, steward, អ្នកលាងចាន, លាងចាន | លាងចានឆ្នាំង, អ្នកលាងចានឆ្នាំង
butcher, meat cutter, អ្នកកាប់សាច់, អ្នកលក់សាច់, កាប់សាច់
fishmonger, fish seller, អ្នកលក់ត្រី, លក់ត្រី
baker, bread maker, អ្នកដុតនំ, អ្នកធ្វើនំប៉័ង, ជាងដុតនំ | អ្នកធ្វើនំដុត, ជាងធ្វើនំ, ជាងនំ
bakery, bread, baking, ហាងនំប៉័ង, នំប៉័ង, ដុតនំ | បេការី, ហាងនំ, ធ្វើនំ, ហាងនំខេក
pastry chef, pastry, cake maker, cake decorator, ចុងភៅនំ, អ្នកធ្វើនំ, អ្នកធ្វើនំខេក, នំខេក
dessert, dessert maker, បង្អែម, អ្នកធ្វើបង្អែម
ice cream, ការ៉េម, អ្នកលក់ការ៉េម
barista, coffee maker, អ្នកឆុងកាហ្វេ, បារីស្តា, អ្នកឆុងកាហ្វេ និងតែ, ឆុងកាហ្វេ, អ្នកធ្វើកាហ្វេ, ឆុងតែ | ធ្វើកាហ្វេ, អ្នកឆុង, អ្នកឆុងទឹក, ឆុងទឹក, បារិស្តា
coffee shop, cafe, coffeehouse, ហាងកាហ្វេ | ការីមកាហ្វេ
- Brown Coffee, ប្រោនកាហ្វេ
- Starbucks, ស្តាប៊ាក់ | ស្តាបាក់
- Cafe Amazon, Amazon Cafe, អាម៉ាហ្សូន | កាហ្វេអាម៉ាហ្សូន
coffee, espresso, latte, កាហ្វេ
bubble tea, milk tea, tea shop, តែគុជ, តែទឹកដោះគោ, ហាងតែ, ទឹកក្រឡុក | អ្នកក្រឡុកតែ, លក់តែគុជ, អ្នកលក់ទឹកក្រឡុក
bartender, barman, barmaid, mixologist, អ្នកលាយស្រា, អ្នកលាយភេសជ្ជៈ, លាយស្រា, លាយភេសជ្ជៈ | អ្នកឈរបារ, ឈរបារ, អ្នកក្រឡុកស្រា
bar, pub, បារ, ហាងស្រា
cocktail, ស្រាក្រឡុក
beverage, drinks, ភេសជ្ជៈ
beer promoter, ~beer girl, beer seller, អ្នកផ្សព្វផ្សាយស្រាបៀរ, ~ស្រីប៊ៀរ | អ្នកលក់ស្រាបៀរ, លក់ស្រាបៀរ, អ្នកលក់ប៊ៀរ
beer, brewery, ស្រាបៀរ, ប៊ៀរ, រោងចក្រស្រាបៀរ
wine, sommelier, ស្រាទំពាំងបាយជូរ, អ្នកជំនាញស្រា
nightclub, night club, KTV, karaoke, ក្លឹបរាត្រី, ខារ៉ាអូខេ, ក្លឹប | ខារ៉ាអូកេ, កេធីវី, ខេធីវី, ក្លឹបកំសាន្ត
DJ, disc jockey, ឌីជេ | អ្នកលេងឌីជេ
food safety, HACCP, សុវត្ថិភាពចំណីអាហារ, សុវត្ថិភាពម្ហូបអាហារ
food hygiene, kitchen hygiene, អនាម័យម្ហូបអាហារ, អនាម័យចំណីអាហារ
menu, menu planning, មុខម្ហូប, រៀបចំមុខម្ហូប
tourism, tourism industry, ទេសចរណ៍
tour guide, tourist guide, មគ្គុទ្ទេសក៍ទេសចរណ៍, មគ្គុទ្ទេសក៍, អ្នកនាំភ្ញៀវទេសចរ, អ្នកនាំភ្ញៀវ | ហ្គាយ, អ្នកហ្គាយ, ធួរហ្គាយ, អ្នកនាំផ្លូវទេសចរ
tour operator, ប្រតិបត្តិករទេសចរណ៍, ប្រតិបត្តិការទេសចរណ៍
tour leader, ប្រធានក្រុមទេសចរ
travel agent, travel consultant, travel agency, ភ្នាក់ងារទេសចរណ៍, ភ្នាក់ងារធ្វើដំណើរ, ក្រុមហ៊ុនទេសចរណ៍
ticketing officer, ticketing, ticket seller, air ticket, អ្នកលក់សំបុត្រ, លក់សំបុត្រ, លក់សំបុត្រយន្តហោះ | អ្នកកាត់សំបុត្រ, កាត់សំបុត្រ, លក់សំបុត្រឡាន, អ្នកលក់សំបុត្រឡាន
visa officer, visa service, ទិដ្ឋាការ, មន្ត្រីទិដ្ឋាការ, សេវាទិដ្ឋាការ
ecotourism, eco-tourism, eco tour, អេកូទេសចរណ៍, ទេសចរណ៍ធម្មជាតិ
community based tourism, CBT, ទេសចរណ៍សហគមន៍
temple, ប្រាសាទ
boat driver, boat operator, boatman, អ្នកបើកទូក, អ្នកបើកកាណូត, តៃកុងទូក
lifeguard, pool guard, អ្នកសង្គ្រោះអាងទឹក, អ្នកសង្គ្រោះជនលង់ទឹក
diving instructor, dive master, scuba, គ្រូមុជទឹក, មុជទឹក
beach resort, beach, ឆ្នេរ, រមណីយដ្ឋានឆ្នេរ
flight attendant, air hostess, cabin crew, អ្នកបម្រើលើយន្តហោះ, អ្នកបម្រើការលើជើងហោះហើរ
airport, airport staff, ground staff, អាកាសយានដ្ឋាន, ព្រលានយន្តហោះ, បុគ្គលិកអាកាសយានដ្ឋាន
airline, ក្រុមហ៊ុនអាកាសចរណ៍, អាកាសចរណ៍
pilot, aircraft pilot, អ្នកបើកយន្តហោះ, ពីឡុត
casino, កាស៊ីណូ | កាស៊ីណូរ, ខាស៊ីណូ
casino dealer, dealer, croupier, table games dealer, អ្នកចែកបៀ, អ្នកចែកបៀកាស៊ីណូ, ចែកបៀ, អ្នកចែកបៀរ, អ្នកចែកបៀរកាស៊ីណូ, ចែកបៀរ | ឌីលើរ, ឌីលឺរ, អ្នកហែកបៀ, ហែកបៀ
pit boss, pit supervisor, gaming supervisor, ប្រធានតុបៀ, អ្នកត្រួតពិនិត្យតុបៀ
slot machine attendant, slot attendant, slot machine, ម៉ាស៊ីនស្លត់, អ្នកមើលម៉ាស៊ីនស្លត់
casino surveillance, surveillance officer, អ្នកតាមដានកាមេរ៉ាកាស៊ីណូ
baccarat, poker, card games, បាការ៉ា, បៀ, ល្បែងបៀ
casino cage cashier, cage cashier, បេឡាករកាស៊ីណូ
VIP host, casino host, អ្នកទទួលភ្ញៀវវីអាយភី
golf caddie, caddie, អ្នករុញរទេះកូនហ្គោល, ខេឌី
golf, golf course, ទីលានវាយកូនហ្គោល, កូនហ្គោល
gym instructor, fitness trainer, personal trainer, fitness, gym, គ្រូហាត់ប្រាណ, ហាត់ប្រាណ, ក្លឹបហាត់ប្រាណ, ហ្គីម | ជីម, គ្រូហ្គីម, គ្រូហ្វឹកហាត់, ហាត់ហ្គីម
yoga instructor, yoga, គ្រូយូហ្គា, យូហ្គា
dancer, Apsara dancer, traditional dance, អ្នករាំ, អ្នករាំអប្សរា, របាំអប្សរា
souvenir shop, handicraft, វត្ថុអនុស្សាវរីយ៍, សិប្បកម្ម
tuk tuk driver, tuktuk driver, remork driver, tuk tuk, tuktuk, remork, អ្នករត់តុកតុក, អ្នកបើកតុកតុក, តុកតុក, រ៉ឺម៉ក, កង់បី | រត់តុក, រត់តុកតុក, រត់កង់បី, អ្នករត់កង់បី, អ្នករត់រ៉ឺម៉ក, រត់រ៉ឺម៉ក
`;
