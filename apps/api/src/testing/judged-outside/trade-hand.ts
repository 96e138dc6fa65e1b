/**
 * Trades of kitchens, shops, roads, workshops, sites, factories and farms. See `trade.ts` for the columns, and for
 * where the titles come from.
 */
export const handTrades = `
cook | 5120 3434 | restaurant | 220-600 | Cook; Chef; Chef de Partie; Khmer Cook | ចុងភៅ; មេចុងភៅ; ចុងភៅម្ហូបខ្មែរ | kitchen-helper baker | restaurant-manager
kitchen-helper | 9412 | restaurant | 150-260 | Kitchen Helper; Assistant Cook; Kitchen Staff; Dishwasher | កូនកាំបិត; ជំនួយការចុងភៅ; អ្នកលាងចាន | | cook baker waiter
baker | 7512 | restaurant | 220-450 | Baker; Pastry Chef; Cake Decorator | ចុងភៅធ្វើនំ; ជាងធ្វើនំ; អ្នកដុតនំ | | cook kitchen-helper
waiter | 5131 | restaurant | 170-280 | Waiter/Waitress; Service Staff; Waiter; Restaurant Host | អ្នករត់តុ; បុគ្គលិកបម្រើតុ; អ្នកបម្រើសេវាភ្ញៀវ | | barista bartender cashier kitchen-helper
barista | 5132 | restaurant | 170-320 | Barista; Coffee Shop Assistant; Coffee Barista | អ្នកឆុងកាហ្វេ; បុគ្គលិកហាងកាហ្វេ; បុគ្គលិកផ្នែកឆុងកាហ្វេ | | bartender waiter cashier shop-assistant
bartender | 5132 | restaurant | 180-350 | Bartender; Senior Bartender | អ្នកឆុងភេសជ្ជៈ; បុគ្គលិកបារ | | barista waiter
restaurant-manager | 1412 | restaurant | 450-1000 | Restaurant Manager; Café Manager; F&B Supervisor | អ្នកគ្រប់គ្រងភោជនីយដ្ឋាន; អ្នកគ្រប់គ្រងហាងកាហ្វេ | | waiter hotel-manager store-manager
hotel-receptionist | 4224 | hospitality | 200-400 | Hotel Receptionist; Front Office Agent; Guest Relation Officer | បុគ្គលិកទទួលភ្ញៀវសណ្ឋាគារ; បុគ្គលិកផ្នែកមុខសណ្ឋាគារ | receptionist | hotel-manager customer-service
housekeeper | 9112 5151 | hospitality | 160-280 | Housekeeper; Room Attendant; Housekeeping Attendant | បុគ្គលិកសម្អាតបន្ទប់; អ្នករៀបចំបន្ទប់ | | cleaner laundry-attendant housemaid
laundry-attendant | 9121 | hospitality | 160-260 | Laundry Attendant; Laundry Staff | បុគ្គលិកបោកអ៊ុត; អ្នកបោកអ៊ុត | | housekeeper cleaner
tour-guide | 5113 | hospitality | 250-600 | Tour Guide; Tour Leader | មគ្គុទ្ទេសក៍ទេសចរណ៍; អ្នកនាំភ្ញៀវទេសចរ | | travel-agent
travel-agent | 4221 | hospitality | 250-550 | Travel Consultant; Tour Operator; Ticketing Officer | បុគ្គលិកលក់សំបុត្រយន្តហោះ; បុគ្គលិករៀបចំដំណើរកម្សាន្ត | | tour-guide
hotel-manager | 1411 | hospitality | 800-1800 | Hotel Manager; Front Office Manager; Resort Manager | នាយកសណ្ឋាគារ; ប្រធានផ្នែកទទួលភ្ញៀវ | | restaurant-manager
shop-assistant | 5223 | retail | 180-300 | Shop Assistant; Sales Associate; Mini-mart Staff | បុគ្គលិកលក់ក្នុងហាង; បុគ្គលិកហាង; អ្នកលក់ឥវ៉ាន់; បុគ្គលិករៀបចំទំនិញក្នុងហាង | | showroom-sales cashier online-seller store-manager
cashier | 5230 | retail | 180-300 | Cashier; Supermarket Cashier; Senior Cashier | អ្នកគិតលុយ; បុគ្គលិកគិតលុយ; បេឡាករហាងទំនិញ | | shop-assistant teller waiter accounts-clerk
online-seller | 5249 | retail | 200-400 | Online Seller; Live Stream Seller; Online Sales | អ្នកលក់អនឡាញ; អ្នកលក់ផ្សាយផ្ទាល់; បុគ្គលិកលក់អនឡាញ | chat-agent | shop-assistant telesales
store-manager | 1420 5222 | retail | 450-900 | Store Manager; Shop Manager; Shift Leader | អ្នកគ្រប់គ្រងហាង; ប្រធានហាង; ប្រធានក្រុមលក់ក្នុងហាង | | shop-assistant restaurant-manager
driver | 8322 | delivery | 230-400 | Driver; Company Driver; Personal Driver; Car Driver | អ្នកបើកបរ; អ្នកបើកឡាន; តៃកុងឡាន | truck-driver | delivery-rider
truck-driver | 8332 | delivery | 260-450 | Truck Driver; Lorry Driver; Container Truck Driver | អ្នកបើកបររថយន្តដឹកទំនិញ; អ្នកបើកឡានដឹកទំនិញ; តៃកុងឡានកុងតឺន័រ | | driver excavator-driver forklift-driver delivery-rider
delivery-rider | 8321 9621 | delivery | 200-400 | Delivery Rider; Delivery Man; Moto Delivery | អ្នកដឹកជញ្ជូន; អ្នកដឹកជញ្ជូនតាមម៉ូតូ; បុគ្គលិកផ្នែកដឹកជញ្ជូន | | messenger driver loader truck-driver
excavator-driver | 8342 8343 | construction | 300-550 | Excavator Operator; Bulldozer Operator; Crane Operator | អ្នកបើកអេស្កាវ៉ាទ័រ; អ្នកបើកឡានស្ទូច; អ្នកបើកគ្រឿងចក្រ | | truck-driver forklift-driver
forklift-driver | 8344 | logistics | 250-450 | Forklift Operator; Forklift Driver | អ្នកបើកហ្វកលីហ្វ; អ្នកបើករថយន្តលើកទំនិញ | | truck-driver excavator-driver loader
fleet-supervisor | 4323 | delivery | 450-800 | Delivery Supervisor; Fleet Supervisor; Dispatcher | ប្រធានក្រុមដឹកជញ្ជូន; មន្ត្រីបែងចែកការដឹកជញ្ជូន | | logistics-manager driver delivery-rider
stock-keeper | 4321 | logistics | 200-400 | Stock Controller; Warehouse Officer; Stock Keeper; Inventory Officer | បុគ្គលិកស្តុក; អ្នកកាន់ឃ្លាំង; បុគ្គលិកឃ្លាំង; ជំនួយការឃ្លាំង | | loader logistics-manager
loader | 9333 9321 | logistics | 180-280 | Warehouse Loader; Packer; Packing Staff | អ្នកលើកអីវ៉ាន់; អ្នករៀបអីវ៉ាន់ក្នុងឃ្លាំង; អ្នកវេចខ្ចប់ | | stock-keeper factory-worker delivery-rider
buyer | 3323 | logistics | 280-550 | Purchasing Officer; Purchaser; Procurement Officer | បុគ្គលិកផ្នែកទិញទំនិញ; មន្ត្រីលទ្ធកម្ម; មន្ត្រីបញ្ជាទិញ | | shipping-officer merchandiser stock-keeper
shipping-officer | 3331 4323 | logistics | 280-550 | Shipping Officer; Import-Export Officer; Customs Clearance Officer | មន្ត្រីនាំចូលនាំចេញ; បុគ្គលិករត់ឯកសារគយ | | buyer logistics-manager
logistics-manager | 1324 | logistics | 800-1600 | Warehouse Manager; Logistics Manager; Supply Chain Manager; Procurement Manager | ប្រធានឃ្លាំង; ប្រធានផ្នែកភស្តុភារ; ប្រធានផ្នែកលទ្ធកម្ម | | stock-keeper fleet-supervisor buyer
security-guard | 5414 | security | 180-280 | Security Guard; Night Guard; Security | សន្តិសុខ; អ្នកយាម; បុគ្គលិកសន្តិសុខ | | cctv-operator security-supervisor
cctv-operator | 5414 3511 | security | 200-330 | CCTV Officer; CCTV Operator | បុគ្គលិកត្រួតពិនិត្យកាមេរ៉ាសុវត្ថិភាព; អ្នកតាមដានកាមេរ៉ាសុវត្ថិភាព | | security-guard cctv-technician
security-supervisor | 5414 | security | 320-600 | Security Supervisor; Head of Security | ប្រធានសន្តិសុខ; ប្រធានផ្នែកសន្តិសុខ | | security-guard safety-officer
safety-officer | 3257 2263 | security | 350-800 | Site Safety Officer; HSE Officer; Safety Supervisor | មន្ត្រីសុវត្ថិភាពការងារ; មន្ត្រីសុវត្ថិភាព និងសុខភាពការងារ | | security-supervisor
cleaner | 9112 | security | 160-250 | Cleaner; Office Cleaner; Cleaning Staff | បុគ្គលិកអនាម័យ; អ្នកអនាម័យ; អ្នកសម្អាត | | housekeeper housemaid laundry-attendant
gardener | 6113 9214 | security | 170-260 | Gardener; Gardening Staff | អ្នកថែសួន; បុគ្គលិកថែទាំសួន | | farm-worker cleaner
housemaid | 9111 5152 | security | 180-320 | House Maid; Home Helper | មេផ្ទះ; អ្នកបម្រើការងារតាមផ្ទះ | | nanny cleaner housekeeper
nanny | 5311 | education | 200-350 | Nanny; Babysitter | អ្នកមើលក្មេង; អ្នកថែទាំកុមារតាមផ្ទះ | | housemaid kindergarten-teacher
electrician | 7411 7412 | technician | 250-450 | Electrician; Electrical Technician | ជាងអគ្គិសនី; ជាងភ្លើង | | maintenance-technician aircon-technician electrical-engineer
aircon-technician | 7127 | technician | 230-420 | Air Conditioner Technician; Aircon Technician; HVAC Technician | ជាងម៉ាស៊ីនត្រជាក់; អ្នកបច្ចេកទេសផ្នែកម៉ាស៊ីនត្រជាក់ | | electrician maintenance-technician
plumber | 7126 | technician | 220-400 | Plumber; Plumbing Technician | ជាងទឹក; ជាងតបណ្ដាញទឹក | | maintenance-technician electrician
welder | 7212 | technician | 240-450 | Welder; Steel Welder | ជាងផ្សារ; ជាងផ្សារដែក | | maintenance-technician mason
car-mechanic | 7231 | technician | 250-600 | Car Mechanic; Senior Mechanic; Auto Mechanic | ជាងជួសជុលរថយន្ត; ជាងឡាន | | moto-mechanic car-painter maintenance-technician
moto-mechanic | 7231 | technician | 220-450 | Motorbike Mechanic; Motorcycle Mechanic | ជាងម៉ូតូ; ជាងជួសជុលម៉ូតូ | | car-mechanic car-painter
car-painter | 7132 | technician | 230-450 | Spray Painter; Body Paint Technician | ជាងបាញ់ថ្នាំឡាន; ជាងប៉ូលារថយន្ត | | car-mechanic painter
maintenance-technician | 7233 7412 | technician | 240-500 | Maintenance Technician; Maintenance Officer; Generator Technician | ជាងជួសជុលទូទៅ; ជាងថែទាំម៉ាស៊ីន; ជាងម៉ាស៊ីនភ្លើង | | electrician mechanical-engineer aircon-technician
phone-repairer | 7421 7422 | technician | 220-420 | Phone Repair Technician; Mobile Phone Technician | ជាងជួសជុលទូរស័ព្ទ; ជាងទូរស័ព្ទ | | it-support
cctv-technician | 7422 | technician | 230-420 | CCTV Technician; CCTV Installation Technician | ជាងកាមេរ៉ាសុវត្ថិភាព; ជាងដំឡើងកាមេរ៉ា | | electrician cctv-operator
workshop-manager | 3122 1321 | technician | 600-1100 | Workshop Supervisor; Technical Supervisor; Workshop Manager | ប្រធានរោងជាង; មេជាង; ប្រធានក្រុមបច្ចេកទេស | | car-mechanic maintenance-technician
construction-worker | 9313 | construction | 200-320 | Construction Worker; Site Worker | កម្មករសំណង់; កម្មករការដ្ឋាន | | mason carpenter painter
mason | 7112 | construction | 230-400 | Mason; Bricklayer | ជាងឥដ្ឋ; ជាងបូកស៊ីម៉ងត៍ | | construction-worker carpenter painter
carpenter | 7115 7522 | construction | 240-450 | Carpenter; Furniture Maker | ជាងឈើ; ជាងធ្វើគ្រឿងសង្ហារិម | | mason construction-worker
painter | 7131 | construction | 220-400 | Painter; House Painter | ជាងលាបថ្នាំ; ជាងថ្នាំ | | car-painter construction-worker mason
foreman | 3123 | construction | 400-800 | Foreman; Site Supervisor; Site Foreman | មេការសំណង់; មេការ | | construction-manager mason
sewing-operator | 8153 | garment | 208-320 | Sewing Operator; Garment Worker; Sewing Worker | កម្មករកាត់ដេរ; ជាងដេរ; កម្មការិនីដេរ | tailor | factory-worker line-leader
tailor | 7531 | garment | 220-450 | Tailor; Dressmaker; Pattern Maker | ជាងកាត់ដេរ; ជាងកាត់ខោអាវ | | sewing-operator
quality-inspector | 7543 | garment | 240-450 | QC Inspector; QC Officer; Quality Control Officer; Quality Assurance Officer | អ្នកត្រួតពិនិត្យគុណភាព; បុគ្គលិក QC; មន្ត្រីត្រួតពិនិត្យគុណភាព | | line-leader
merchandiser | 3323 | garment | 350-750 | Merchandiser; Apparel Merchandiser; Merchandise Executive | មន្ត្រីតាមដានការបញ្ជាទិញ; បុគ្គលិក Merchandiser | | buyer
line-leader | 3122 | garment | 350-650 | Production Line Leader; Sewing Supervisor; Line Leader | មេក្រុមដេរ; ប្រធានខ្សែផលិតកម្ម; មេក្រុមផលិតកម្ម | | sewing-operator production-manager
factory-worker | 9329 8189 | manufacturing | 208-320 | Factory Worker; Production Worker; Machine Operator; Line Operator | កម្មកររោងចក្រ; កម្មករផលិតកម្ម; អ្នកបញ្ជាម៉ាស៊ីន | | sewing-operator loader
production-manager | 1321 | manufacturing | 700-1600 | Production Manager; Factory Manager; Production Supervisor | ប្រធានផ្នែកផលិតកម្ម; ប្រធានរោងចក្រ; អ្នកគ្រប់គ្រងរោងចក្រ | | line-leader
hairdresser | 5141 | beauty | 220-450 | Hairdresser; Hair Stylist; Barber | ជាងកាត់សក់; ជាងអ៊ុតសក់; ជាងធ្វើសក់ | | make-up-artist
spa-therapist | 5142 3255 | beauty | 200-400 | Spa Therapist; Massage Therapist; Beauty Therapist | បុគ្គលិកម៉ាស្សា; អ្នកបច្ចេកទេសស្ប៉ា; បុគ្គលិកថែទាំស្បែក | | make-up-artist nail-technician
make-up-artist | 5142 | beauty | 220-450 | Make-up Artist; Makeup Artist; Beauty Advisor | ជាងផាត់មុខ; ជាងតុបតែងមុខ; បុគ្គលិកណែនាំគ្រឿងសម្អាង | | hairdresser spa-therapist nail-technician
nail-technician | 5142 | beauty | 200-420 | Nail Technician; Nail Artist | ជាងធ្វើក្រចក; អ្នកធ្វើក្រចក | | make-up-artist spa-therapist hairdresser
farm-worker | 9211 9212 | agriculture | 180-280 | Farm Worker; Plantation Worker; Greenhouse Worker | កម្មករកសិដ្ឋាន; កម្មករចម្ការ; កម្មករថែទាំដំណាំ | | gardener agronomist
agronomist | 2132 | agriculture | 350-700 | Agronomist; Agriculture Field Officer; Farm Supervisor | មន្ត្រីកសិកម្ម; ក្សេត្រវិទូ; មេកសិដ្ឋាន | | veterinarian farm-worker
veterinarian | 2250 3240 | agriculture | 350-750 | Veterinarian; Livestock Technician | បសុពេទ្យ; អ្នកបច្ចេកទេសចិញ្ចឹមសត្វ; បុគ្គលិកថែទាំសត្វ | | agronomist
`;
