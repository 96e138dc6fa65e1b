/** Driving, delivery, warehouses, purchasing and trade across borders. */
export const logistics = `
driver, driving, chauffeur, អ្នកបើកបរ, តៃកុង, បើកបរ, បើកឡាន, អ្នកបើកឡាន, អ្នកបើករថយន្ត, បើករថយន្ត, សូហ្វ័រ | អ្នកឌ្រាយវ័រ, អ្នករត់ឡាន, រត់ឡាន
personal driver, family driver, private driver, អ្នកបើកបរគ្រួសារ, អ្នកបើកបរផ្ទាល់ខ្លួន, អ្នកបើកបររថយន្តគ្រួសារ | អ្នកបើកឡានឱ្យថៅកែ, បើកឡានឱ្យថៅកែ, អ្នកបើកឡានគ្រួសារ
company driver, អ្នកបើកបរក្រុមហ៊ុន, តៃកុងក្រុមហ៊ុន | អ្នកបើកឡានក្រុមហ៊ុន, បើកឡានឱ្យក្រុមហ៊ុន
truck driver, lorry driver, trailer driver, container driver, container truck driver, អ្នកបើកបររថយន្តដឹកទំនិញ, តៃកុងឡានធំ, អ្នកបើកឡានដឹកទំនិញ, បើកឡានដឹកទំនិញ, អ្នកបើកកុងតឺន័រ, តៃកុងកុងតឺន័រ, អ្នកបើកឡានកុងតឺន័រ | ឡានកុងតឺន័រ, បើកឡានកុងតឺន័រ, អ្នកបើកឡានធំ, បើកឡានធំ, តៃកុងកុងតៃន័រ, អ្នកបើកកុងតៃន័រ, អ្នកបើកសណ្ដោង, ឡានសណ្ដោង
bus driver, van driver, minibus driver, អ្នកបើករថយន្តក្រុង, អ្នកបើកឡានក្រុង, តៃកុងឡានក្រុង, អ្នកបើកវ៉ាន់ | អ្នកបើកឡានទេសចរណ៍, អ្នកបើកឡានវ៉ាន់, តៃកុងឡានវ៉ាន់, បើកឡានក្រុង
taxi driver, taxi, អ្នករត់តាក់ស៊ី, អ្នកបើកតាក់ស៊ី, តាក់ស៊ី
motodop, motorbike taxi, moto taxi, អ្នករត់ម៉ូតូឌុប, ម៉ូតូឌុប | រត់ម៉ូតូ, អ្នករត់ម៉ូតូ, រត់ម៉ូតូឌុប, មូតូឌុប
delivery, deliver, ដឹកជញ្ជូន, ដឹកទំនិញ, ដឹកអីវ៉ាន់, ដឹកឥវ៉ាន់, ដេលីវើរី | ដឹកជញ្ជូនទំនិញ, ដឹកអីវ៉ាន់តាមផ្ទះ, ផ្ញើអីវ៉ាន់
delivery rider, delivery man, courier, delivery driver, moto delivery, delivery boy, deliveryman, motorbike courier, អ្នកដឹកជញ្ជូន, អ្នកដឹកអីវ៉ាន់, អ្នកដឹកឥវ៉ាន់, អ្នកដឹកជញ្ជូនតាមម៉ូតូ, អ្នកដឹកទំនិញ, អ្នករត់ដឹក | អ្នករត់ដេលីវើរី, អ្នកដេលីវើរី, រត់ដេលីវើរី, អ្នករត់អីវ៉ាន់, អ្នកដឹកអីវ៉ាន់តាមផ្ទះ, ដឹកអីវ៉ាន់តាមម៉ូតូ
- E-GetS, E GetS, អ៊ីហ្គេត | អ៊ីហ្គេតស៍
- Nham24, ញ៉ាំ24 | ញ៉ាំម្ភៃបួន
- Foodpanda, food panda, Foodpanda rider, ហ្វូដផេនដា | ហ្វូដផានដា, រត់ហ្វូដផេនដា
- Grab, Grab driver, Grab rider, ហ្គ្រេប | រត់ហ្គ្រេប
- PassApp, PassApp driver, ផាសអែប | ផាសអេប, រត់ផាសអែប
food delivery, food rider, ដឹកម្ហូប, អ្នកដឹកម្ហូប
express delivery, parcel, parcel delivery, បញ្ញើ, ដឹកបញ្ញើ, កញ្ចប់អីវ៉ាន់ | ផ្ញើអីវ៉ាន់តាមខេត្ត, កន្លែងផ្ញើអីវ៉ាន់
- Capitol Express, Capitol Tours, កាពីតូល
- Larryta, ឡារីតា
- VET Express, Virak Buntham, Virak Buntham Express, វីរៈប៊ុនថាំ
- J&T, J&T Express, J and T, ជេអែនធី | ជេអេនធី
postman, mail carrier, post office, ប្រៃសណីយ៍, អ្នករត់សំបុត្រ
motorbike, motorcycle, moto, ម៉ូតូ
car, vehicle, automobile, រថយន្ត, ឡាន, យានយន្ត
car rental, rent a car, vehicle rental, ជួលរថយន្ត, ជួលឡាន
bus, ឡានក្រុង, រថយន្តក្រុង
truck, lorry, ឡានដឹកទំនិញ, រថយន្តដឹកទំនិញ, ឡានធំ
driving licence, driving license, driver's license, ប័ណ្ណបើកបរ, ប័ណ្ណបើកបររថយន្ត
driver assistant, truck assistant, delivery assistant, អ្នកតាមឡាន, កូនឡាន, ជំនួយការអ្នកបើកបរ | អ្នករត់តាមឡាន, ជំនួយការឡាន, អ្នកលើកអីវ៉ាន់តាមឡាន
fleet manager, fleet supervisor, អ្នកគ្រប់គ្រងយានយន្ត, គ្រប់គ្រងយានយន្ត
dispatcher, transport coordinator, អ្នកចាត់ចែងដឹកជញ្ជូន, អ្នកសម្របសម្រួលដឹកជញ្ជូន
transport, ការដឹកជញ្ជូន, គមនាគមន៍
logistics, ភស្តុភារ, ឡូជីស្ទិក, ឡូជីស្ទីក
logistics officer, logistics coordinator, logistic staff, មន្ត្រីភស្តុភារ, បុគ្គលិកភស្តុភារ
logistics manager, ប្រធានភស្តុភារ, អ្នកគ្រប់គ្រងភស្តុភារ
supply chain, supply chain management, ខ្សែច្រវាក់ផ្គត់ផ្គង់, សង្វាក់ផ្គត់ផ្គង់
supply chain officer, មន្ត្រីខ្សែច្រវាក់ផ្គត់ផ្គង់
warehouse, store room, storeroom, ឃ្លាំង, ឃ្លាំងទំនិញ | វែហោស៍, កន្លែងស្តុក
warehouse keeper, storekeeper, store keeper, stock keeper, warehouseman, stock controller, stock clerk, warehouse staff, អ្នកកាន់ឃ្លាំង, បុគ្គលិកឃ្លាំង, អ្នកយាមឃ្លាំង, បុគ្គលិកស្តុក, អ្នកកាន់ស្តុក | អ្នកស្តុក, មើលឃ្លាំង, អ្នកមើលឃ្លាំង, អ្នកមើលស្តុក, មើលស្តុក, កាន់ស្តុក, ឆែកស្តុក, អ្នកឆែកស្តុក, stock man
warehouse manager, warehouse supervisor, ប្រធានឃ្លាំង, អ្នកគ្រប់គ្រងឃ្លាំង
warehouse worker, warehouse labourer, កម្មករឃ្លាំង
stock, inventory, inventory control, ស្តុក, គ្រប់គ្រងស្តុក, សន្និធិ
stock count, stock taking, inventory count, រាប់ស្តុក, រាប់សន្និធិ
order picker, picker packer, picking, អ្នករើសទំនិញ, រៀបចំទំនិញតាមការបញ្ជាទិញ | អ្នកយកទំនិញ, អ្នករៀបឥវ៉ាន់, អ្នករៀបអីវ៉ាន់
forklift operator, forklift driver, forklift, អ្នកបើកហ្វកលីហ្វ, រថយន្តលើកទំនិញ, ឡានលើកទំនិញ, ហ្វកលីហ្វ
- crane truck, crane, ឡានស្ទូច, អ្នកបើកឡានស្ទូច | អ្នកបើករថយន្តស្ទូច, តៃកុងឡានស្ទូច
loader, loading, loading worker, porter goods, កម្មករលើកដាក់, លើកដាក់ទំនិញ, កម្មករលីសែង, អ្នកលីសែង | កម្មករលើកអីវ៉ាន់, អ្នកលើកអីវ៉ាន់, លើកអីវ៉ាន់, លីអីវ៉ាន់, កម្មករលីអីវ៉ាន់
purchasing, purchasing officer, procurement, procurement officer, buyer, មន្ត្រីលទ្ធកម្ម, លទ្ធកម្ម, បុគ្គលិកបញ្ជាទិញ, មន្ត្រីបញ្ជាទិញ, ផ្នែកបញ្ជាទិញ | អ្នកដើរទិញ, អ្នកទិញទំនិញ, អ្នកទិញអីវ៉ាន់ចូល
procurement manager, purchasing manager, ប្រធានលទ្ធកម្ម, ប្រធានផ្នែកបញ្ជាទិញ
supplier, vendor management, អ្នកផ្គត់ផ្គង់
quotation, price quotation, សម្រង់តម្លៃ
purchase order, ប័ណ្ណបញ្ជាទិញ
import export, import export officer, នាំចេញនាំចូល, នាំចូលនាំចេញ, មន្ត្រីនាំចេញនាំចូល
import, នាំចូល
export, នាំចេញ
customs, គយ
customs clearance, customs broker, customs declarant, ជម្រះគយ, ភ្នាក់ងារគយ, បែបបទគយ, ប្រកាសគយ | ឈីបភីង, រត់ការគយ, អ្នករត់ការគយ
freight forwarder, freight, អ្នកដឹកបញ្ជូនទំនិញ, ដឹកបញ្ជូនទំនិញអន្តរជាតិ
shipping, shipping officer, shipping agent, ការដឹកជញ្ជូនតាមនាវា, បុគ្គលិកដឹកជញ្ជូននាវា
sea freight, ocean freight, ដឹកជញ្ជូនតាមសមុទ្រ, ដឹកតាមសមុទ្រ
air freight, air cargo, ដឹកជញ្ជូនតាមអាកាស
cargo, goods, ទំនិញ
port, seaport, dry port, កំពង់ផែ, កំពង់ផែស្ងួត
container, container yard, កុងតឺន័រ, ទីលានកុងតឺន័រ | កុងតៃន័រ, ទូកុងតឺន័រ
tally clerk, cargo checker, អ្នករាប់ទំនិញ
border crossing, border checkpoint, ច្រកព្រំដែន, ច្រកទ្វារព្រំដែន
sailor, seaman, seafarer, នាវិក
ship captain, captain of ship, នាយនាវា, កាពីទែននាវា, កាពីតែននាវា
ferry, ferry operator, សាឡាង, អ្នកបើកសាឡាង
special economic zone, SEZ, industrial park, តំបន់សេដ្ឋកិច្ចពិសេស, សួនឧស្សាហកម្ម
cold chain, cold storage, ឃ្លាំងត្រជាក់, ខ្សែច្រវាក់ត្រជាក់
GPS tracking, vehicle tracking, តាមដានយានយន្ត, ជីភីអេស
route planning, delivery route, រៀបចំខ្សែផ្លូវ, ខ្សែផ្លូវដឹកជញ្ជូន
parking attendant, parking, car park, អ្នកយាមចំណត, អ្នកមើលចំណត, ចំណតរថយន្ត, យាមម៉ូតូ | អ្នកយាមម៉ូតូ, អ្នកមើលម៉ូតូ, មើលម៉ូតូ, អ្នកផ្ញើម៉ូតូ
cash in transit, cash van, ដឹកសាច់ប្រាក់, រថយន្តដឹកប្រាក់
moving company, house moving, រើផ្ទះ, សេវារើផ្ទះ | លើកអីវ៉ាន់រើផ្ទះ, ដឹករើផ្ទះ
toll collector, toll booth, expressway, អ្នកប្រមូលថ្លៃផ្លូវ, ផ្លូវល្បឿនលឿន | កាត់សំបុត្រផ្លូវ
`;
