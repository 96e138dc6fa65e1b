/**
 * Invented jobs to search, by role: its name, its category, titles in English and in Khmer with the province of each,
 * and texts of the announcements in either language.
 */
export const serviceJobs = `
driver | delivery | Driver @kandal; Family Driver @phnom-penh; Company Driver @siem-reap | អ្នកបើកបរ @kandal; អ្នកបើកបររថយន្តគ្រួសារ @phnom-penh; តៃកុងឡានក្រុមហ៊ុន @battambang
: Drives guests and staff safely and keeps the car clean. Holds a category B licence.
: ដឹកភ្ញៀវ និងបុគ្គលិកដោយសុវត្ថិភាព រក្សារថយន្តឱ្យស្អាត។ មានប័ណ្ណបើកបរប្រភេទ ខ។
truck-driver | delivery | Truck Driver @kampong-speu; Container Trailer Driver @preah-sihanouk | អ្នកបើកបររថយន្តដឹកទំនិញ @kampong-speu; តៃកុងឡានធំ @banteay-meanchey
: Drives a heavy truck between the port and the warehouse. Category C or E licence.
: បើកឡានធុនធ្ងន់រវាងកំពង់ផែ និងឃ្លាំង។ មានប័ណ្ណបើកបរប្រភេទ គ ឬ ង។
delivery-rider | delivery | Delivery Rider @phnom-penh; Motorbike Courier @siem-reap | អ្នកដឹកជញ្ជូនតាមម៉ូតូ @phnom-penh; អ្នកដឹកអីវ៉ាន់ @battambang
: Brings parcels and food to customers by motorbike and collects the money.
: ដឹកកញ្ចប់ និងម្ហូបជូនអតិថិជនតាមម៉ូតូ ហើយទទួលប្រាក់។
cook | restaurant | Cook @siem-reap; Khmer Cuisine Chef @phnom-penh; Commis Chef @kampot | ចុងភៅ @siem-reap; ចុងភៅម្ហូបខ្មែរ @phnom-penh; អ្នកធ្វើម្ហូប @kep
: Cooks the dishes of the menu, keeps the kitchen clean and orders ingredients.
: ចម្អិនម្ហូបតាមបញ្ជីមុខម្ហូប រក្សាផ្ទះបាយឱ្យស្អាត និងកម្ម៉ង់គ្រឿងផ្សំ។
waiter | restaurant | Waiter @siem-reap; Waitress @phnom-penh; Restaurant Server @kampot | អ្នករត់តុ @siem-reap; បុគ្គលិករត់តុ @phnom-penh; អ្នកបម្រើតុ @preah-sihanouk
: Takes orders, serves food and drinks and clears the tables.
: ទទួលការកម្ម៉ង់ លើកម្ហូប និងភេសជ្ជៈ ហើយរៀបចំតុ។
barista | restaurant | Barista @phnom-penh; Coffee Maker @battambang | អ្នកឆុងកាហ្វេ @phnom-penh; បារីស្តា @siem-reap
: Makes espresso, latte and iced coffee and greets the guests.
: ឆុងកាហ្វេអ៊ីតាលី ឡាតេ និងកាហ្វេទឹកកក ហើយស្វាគមន៍ភ្ញៀវ។
bartender | restaurant | Bartender @phnom-penh; Mixologist @preah-sihanouk | អ្នកលាយស្រា @phnom-penh; អ្នកលាយភេសជ្ជៈ @siem-reap
: Mixes cocktails and looks after the bar.
: លាយស្រាក្រឡុក និងមើលការខុសត្រូវបារ។
baker | restaurant | Baker @phnom-penh; Pastry Chef @siem-reap | អ្នកដុតនំ @phnom-penh; អ្នកធ្វើនំប៉័ង @takeo
: Bakes bread and cakes early in the morning.
: ដុតនំប៉័ង និងនំខេកពីព្រលឹម។
dishwasher | restaurant | Dishwasher @phnom-penh; Kitchen Steward @siem-reap | អ្នកលាងចាន @phnom-penh; អ្នកលាងចាន @kandal
: Washes dishes, pots and pans.
: លាងចាន ឆ្នាំង និងសម្ភារៈផ្ទះបាយ។
housekeeper | hospitality | Room Attendant @siem-reap; Housekeeping Supervisor @phnom-penh | អ្នកសម្អាតបន្ទប់ @siem-reap; បុគ្គលិកថែទាំបន្ទប់ @preah-sihanouk
: Makes beds, cleans guest rooms and reports what is broken.
: រៀបគ្រែ សម្អាតបន្ទប់ភ្ញៀវ និងរាយការណ៍អំពីរបស់ខូច។
receptionist | hospitality | Hotel Receptionist @siem-reap; Front Desk Officer @phnom-penh; Guest Service Agent @kep | អ្នកទទួលភ្ញៀវ @siem-reap; បុគ្គលិកទទួលភ្ញៀវសណ្ឋាគារ @kampot
: Checks guests in and out and answers the telephone.
: ចុះឈ្មោះភ្ញៀវចូល និងចេញ ហើយឆ្លើយទូរស័ព្ទ។
tour-guide | hospitality | English Speaking Tour Guide @siem-reap; Eco Tour Guide @mondulkiri | មគ្គុទ្ទេសក៍ទេសចរណ៍ @siem-reap; អ្នកនាំភ្ញៀវទេសចរ @ratanakiri
: Guides visitors through temples and villages and tells their history.
: នាំភ្ញៀវទស្សនាប្រាសាទ និងភូមិ ព្រមទាំងពន្យល់ប្រវត្តិ។
casino-dealer | hospitality | Casino Dealer @preah-sihanouk; Table Games Dealer @svay-rieng | អ្នកចែកបៀរកាស៊ីណូ @preah-sihanouk; អ្នកចែកបៀរ @banteay-meanchey
: Deals cards at baccarat tables in shifts.
: ចែកបៀរនៅតុបាការ៉ាតាមវេន។
cleaner | security | Cleaner @phnom-penh; Office Janitor @kandal | អ្នកសម្អាត @phnom-penh; អ្នកបោសសម្អាតការិយាល័យ @siem-reap
: Sweeps and mops floors and empties bins.
: បោស ជូតកម្រាល និងចោលសំរាម។
nanny | security | Nanny @phnom-penh; Babysitter @phnom-penh | អ្នកមើលក្មេង @phnom-penh; អ្នកមើលថែកូនង៉ែត @kandal
: Looks after two small children at home.
: មើលថែកុមារតូចពីរនាក់នៅផ្ទះ។
housemaid | security | Housemaid @phnom-penh; Live-in Maid @phnom-penh | អ្នកបម្រើផ្ទះ @phnom-penh; អ្នកធ្វើការផ្ទះ @kandal
: Cooks, washes clothes and cleans the house of a family.
: ដាំបាយ បោកខោអាវ និងសម្អាតផ្ទះឱ្យគ្រួសារមួយ។
guard | security | Security Guard @phnom-penh; Night Watchman @kampong-cham; Security Officer @svay-rieng | អ្នកយាម @phnom-penh; ភ្នាក់ងារសន្តិសុខ @kampong-speu; សន្តិសុខរោងចក្រ @kandal
: Patrols the site day and night and checks who comes in.
: ដើរល្បាតទាំងយប់ទាំងថ្ងៃ និងពិនិត្យអ្នកចេញចូល។
gardener | security | Gardener @siem-reap; Landscape Worker @phnom-penh | អ្នកថែសួន @siem-reap; អ្នកថែសួនច្បារ @phnom-penh
: Waters plants, cuts grass and trims trees.
: ស្រោចទឹករុក្ខជាតិ កាត់ស្មៅ និងលួសមែកឈើ។
hairdresser | beauty | Hairdresser @phnom-penh; Hair Stylist @siem-reap; Barber @battambang | ជាងកាត់សក់ @phnom-penh; ជាងអ៊ុតសក់ @kampong-cham
: Cuts, washes and colours hair.
: កាត់ កក់ និងលាបពណ៌សក់។
spa | beauty | Spa Therapist @siem-reap; Massage Therapist @phnom-penh | អ្នកម៉ាស្សា @siem-reap; បុគ្គលិកស្ប៉ា @phnom-penh
: Gives Khmer and oil massages.
: ម៉ាស្សាបែបខ្មែរ និងម៉ាស្សាប្រេង។
makeup | beauty | Makeup Artist @phnom-penh; Nail Technician @phnom-penh | ជាងផាត់មុខ @phnom-penh; ជាងធ្វើក្រចក @siem-reap
: Makes up brides and does nails.
: តុបតែងកូនក្រមុំ និងធ្វើក្រចក។
sales | sales | Sales Executive @phnom-penh; Sales Representative @battambang; Salesman @takeo | បុគ្គលិកផ្នែកលក់ @phnom-penh; ភ្នាក់ងារលក់ @siem-reap; អ្នកលក់ @kampong-cham
: Visits shops, takes orders and reaches the target of the month.
: ចុះសួរសុខទុក្ខហាង ទទួលការកម្ម៉ង់ និងសម្រេចគោលដៅប្រចាំខែ។
sales-manager | sales | Sales Manager @phnom-penh; Regional Sales Manager @siem-reap | ប្រធានផ្នែកលក់ @phnom-penh; អ្នកគ្រប់គ្រងផ្នែកលក់ @battambang
: Leads a sales team and plans its territory.
: ដឹកនាំក្រុមលក់ និងរៀបចំផែនការតំបន់។
shop-assistant | retail | Shop Assistant @phnom-penh; Store Sales Associate @siem-reap | អ្នកលក់ក្នុងហាង @phnom-penh; បុគ្គលិកលក់តាមហាង @kampot
: Greets customers in the shop, shows products and arranges shelves.
: ស្វាគមន៍អតិថិជនក្នុងហាង ណែនាំទំនិញ និងរៀបធ្នើរ។
online-seller | retail | E-commerce Executive @phnom-penh; Online Seller @phnom-penh; Livestream Seller @kandal | អ្នកលក់អនឡាញ @phnom-penh; បុគ្គលិកលក់តាមហ្វេសប៊ុក @siem-reap; មន្ត្រីពាណិជ្ជកម្មអេឡិចត្រូនិក @phnom-penh
: Sells on Facebook and TikTok live and answers chats.
: លក់ផ្ទាល់លើហ្វេសប៊ុក និងទីកតុក ព្រមទាំងឆ្លើយសារ។
cashier | retail | Cashier @phnom-penh; Supermarket Cashier @siem-reap | អ្នកគិតលុយ @phnom-penh; បេឡាករផ្សារទំនើប @battambang
: Takes payments at the counter and closes the till.
: ទទួលប្រាក់នៅបញ្ជរ និងបិទបញ្ជីប្រចាំថ្ងៃ។
call-centre | customer-service | Call Centre Agent @phnom-penh; Telesales Officer @phnom-penh | បុគ្គលិកឆ្លើយទូរស័ព្ទ @phnom-penh; ភ្នាក់ងារមជ្ឈមណ្ឌលទូរស័ព្ទ @phnom-penh
: Answers calls in Khmer and English and writes down complaints.
: ឆ្លើយទូរស័ព្ទជាភាសាខ្មែរ និងអង់គ្លេស ព្រមទាំងកត់ត្រាពាក្យបណ្ដឹង។
customer-service | customer-service | Customer Service Officer @phnom-penh; Customer Care Officer @siem-reap | មន្ត្រីសេវាអតិថិជន @phnom-penh; បុគ្គលិកបម្រើអតិថិជន @battambang
: Helps customers at the counter and solves their problems.
: ជួយអតិថិជននៅបញ្ជរ និងដោះស្រាយបញ្ហា។
property-agent | real-estate | Property Consultant @phnom-penh; Real Estate Agent @siem-reap | ភ្នាក់ងារអចលនទ្រព្យ @phnom-penh; ភ្នាក់ងារលក់បុរី @kandal
: Shows borey houses, condos and land to buyers.
: នាំអ្នកទិញមើលផ្ទះបុរី ខុនដូ និងដី។
translator | translation | Chinese Translator @preah-sihanouk; English Interpreter @phnom-penh | អ្នកបកប្រែភាសាចិន @preah-sihanouk; អ្នកបកប្រែ @phnom-penh
: Translates documents and meetings between Khmer and another language.
: បកប្រែឯកសារ និងកិច្ចប្រជុំរវាងភាសាខ្មែរ និងភាសាបរទេស។
photographer | media | Photographer @siem-reap; Video Editor @phnom-penh | អ្នកថតរូប @siem-reap; អ្នកកាត់តវីដេអូ @phnom-penh
: Takes pictures of weddings and cuts short films.
: ថតរូបពិធីមង្គលការ និងកាត់តវីដេអូខ្លី។
journalist | media | Reporter @phnom-penh; News Editor @phnom-penh | អ្នកសារព័ត៌មាន @phnom-penh; អ្នកយកព័ត៌មាន @battambang
: Writes news and interviews people.
: សរសេរព័ត៌មាន និងសម្ភាសប្រជាជន។
`;
