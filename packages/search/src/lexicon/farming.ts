/** Farms, animals, forests and fishing. */
export const farming = `
agriculture, កសិកម្ម
agronomist, agronomy, ក្សេត្រវិទូ, អ្នកក្សេត្រសាស្ត្រ, ក្សេត្រសាស្ត្រ
agriculture officer, agriculture extension, extension officer, មន្ត្រីកសិកម្ម, មន្ត្រីផ្សព្វផ្សាយកសិកម្ម
agricultural engineer, វិស្វករកសិកម្ម
agricultural technician, អ្នកបច្ចេកទេសកសិកម្ម, ជាងកសិកម្ម
farmer, កសិករ, អ្នកធ្វើស្រែចម្ការ, ធ្វើស្រែ
farm, កសិដ្ឋាន | ហ្វាម
farm worker, farm labourer, farm hand, plantation worker, field worker, កម្មករចម្ការ, កម្មករកសិដ្ឋាន, កម្មករកសិកម្ម, អ្នកចម្ការ, អ្នកធ្វើចម្ការ, ធ្វើចម្ការ | ស៊ីឈ្នួលធ្វើស្រែ, ស៊ីឈ្នួលចម្ការ, ធ្វើស្រែចម្ការ
farm manager, farm supervisor, អ្នកគ្រប់គ្រងកសិដ្ឋាន, ប្រធានកសិដ្ឋាន, អ្នកគ្រប់គ្រងចម្ការ
plantation, ចម្ការ
rice, paddy, rice farming, ស្រូវ, អង្ករ, ដាំស្រូវ
rice farmer, អ្នកធ្វើស្រែ, កសិករដាំស្រូវ
vegetable farming, vegetable, vegetable grower, បន្លែ, ដាំបន្លែ, អ្នកដាំបន្លែ
organic farming, organic, កសិកម្មសរីរាង្គ, សរីរាង្គ
hydroponics, greenhouse, ដាំបន្លែក្នុងទឹក, ផ្ទះសំណាញ់
rubber tapper, rubber plantation, rubber plantation worker, rubber, កម្មករចៀរជ័រកៅស៊ូ, ចៀរជ័រ, ចម្ការកៅស៊ូ, កៅស៊ូ, អ្នកចៀរជ័រ | អ្នកជៀរកៅស៊ូ, ជៀរកៅស៊ូ, ចៀរកៅស៊ូ
cassava, cassava farm, ដំឡូងមី, ចម្ការដំឡូងមី
pepper, pepper farm, Kampot pepper, ម្រេច, ចម្ការម្រេច
cashew, cashew nut, cashew farm, ស្វាយចន្ទី, ចម្ការស្វាយចន្ទី
maize, corn, ពោត, ដាំពោត
soybean, soya bean, សណ្ដែកសៀង
mango, mango farm, ស្វាយ, ចម្ការស្វាយ
banana, banana plantation, ចេក, ចម្ការចេក
durian, durian farm, ធុរេន, ចម្ការធុរេន
longan, longan farm, មៀន, ចម្ការមៀន
palm oil, oil palm, ដូងប្រេង, ចម្ការដូងប្រេង
palm sugar, sugar palm, ត្នោត, ស្ករត្នោត, អ្នកឡើងត្នោត
sugarcane, sugar cane, អំពៅ, ចម្ការអំពៅ
coconut, coconut farm, ដូង, ចម្ការដូង
fruit, fruit farm, fruit grower, ផ្លែឈើ, ដាំផ្លែឈើ
mushroom, mushroom farm, ផ្សិត, ដាំផ្សិត
flower grower, flower farm, ដាំផ្កា, ចម្ការផ្កា
plant nursery, tree nursery, seedling, ថ្នាលបណ្ដុះ, បណ្ដុះកូនឈើ, កូនឈើ
seed, crop seed, គ្រាប់ពូជ
fertiliser, fertilizer, ជី, ជីកសិកម្ម
pesticide, agrochemical, ថ្នាំកសិកម្ម, ថ្នាំពុល, ថ្នាំសម្លាប់សត្វល្អិត
agricultural sales, fertiliser sales, បុគ្គលិកលក់ជី, លក់ថ្នាំកសិកម្ម
tractor driver, tractor operator, tractor, អ្នកបើកត្រាក់ទ័រ, ត្រាក់ទ័រ, គោយន្ត
harvester operator, combine harvester, harvesting, ម៉ាស៊ីនច្រូត, អ្នកបើកម៉ាស៊ីនច្រូត, ប្រមូលផល
irrigation, irrigation system, ធារាសាស្ត្រ, ប្រព័ន្ធស្រោចស្រព, ស្រោចស្រព
soil, soil science, វិទ្យាសាស្ត្រដី, គុណភាពដី
agricultural cooperative, cooperative, farmer cooperative, សហគមន៍កសិកម្ម, សហករណ៍
contract farming, កសិកម្មតាមកិច្ចសន្យា
good agricultural practice, GAP, ការអនុវត្តកសិកម្មល្អ
agribusiness, កសិធុរកិច្ច, កសិពាណិជ្ជកម្ម
agro-industry, agri food, កសិឧស្សាហកម្ម
veterinarian, vet, veterinary, veterinary doctor, បសុពេទ្យ, ពេទ្យសត្វ, គ្រូពេទ្យសត្វ | ពេទ្យសត្វចិញ្ចឹម, គ្រូពេទ្យសត្វចិញ្ចឹម
animal health, animal health worker, village animal health worker, សុខភាពសត្វ, ភ្នាក់ងារសុខភាពសត្វភូមិ
livestock, livestock technician, animal husbandry, animal production, ចិញ្ចឹមសត្វ, បុគ្គលិកចិញ្ចឹមសត្វ, បសុសត្វ, ផលិតកម្មសត្វ
pig farm, pig farmer, swine farm, pig, កសិដ្ឋានជ្រូក, ចិញ្ចឹមជ្រូក, ជ្រូក | ហ្វាមជ្រូក
chicken farm, poultry, poultry farm, chicken, កសិដ្ឋានមាន់, ចិញ្ចឹមមាន់, មាន់, បក្សី | ហ្វាមមាន់, កសិដ្ឋានមាន់ពង
duck farm, duck, ចិញ្ចឹមទា, ទា
cattle farm, cattle, cow, beef cattle, ចិញ្ចឹមគោ, គោ, គោក្របី
dairy farm, dairy, milk, ទឹកដោះគោ, កសិដ្ឋានគោទឹកដោះ
goat farm, goat, ចិញ្ចឹមពពែ, ពពែ
crocodile farm, crocodile, ចិញ្ចឹមក្រពើ, ក្រពើ
cricket farm, ចិញ្ចឹមចង្រិត, ចង្រិត
silkworm, sericulture, ដង្កូវនាង, ចិញ្ចឹមដង្កូវនាង
egg, hatchery, ពងមាន់, ទូភ្ញាស់, ភ្ញាស់កូនមាន់
slaughterhouse, abattoir, slaughter, ទីសត្តឃាត, សត្តឃាតដ្ឋាន
pet shop, pet groomer, pet care, pet grooming, ហាងសត្វចិញ្ចឹម, ថែទាំសត្វចិញ្ចឹម, កាត់រោមសត្វ | ប៉េតសប, ហាងលក់ឆ្កែ, ហាងឆ្កែឆ្មា
dog trainer, dog handler, អ្នកហ្វឹកហ្វឺនឆ្កែ, ហ្វឹកហ្វឺនឆ្កែ
zoo keeper, zookeeper, zoo, សួនសត្វ, អ្នកថែសត្វ
elephant keeper, mahout, elephant, ហ្មដំរី, ដំរី
aquaculture, aquaculture technician, fish farming, វារីវប្បកម្ម, បុគ្គលិកវារីវប្បកម្ម, ចិញ្ចឹមត្រី
fish farm worker, fish farmer, អ្នកចិញ្ចឹមត្រី, កម្មករចិញ្ចឹមត្រី, កសិដ្ឋានត្រី
shrimp farm, shrimp, prawn, ចិញ្ចឹមបង្គា, បង្គា
crab, crab farm, ក្ដាម, ចិញ្ចឹមក្ដាម
fisherman, fisher, អ្នកនេសាទ, នេសាទ, ចុះទូក | អ្នកចុះទូក, កម្មករទូក
fishery, fisheries officer, ជលផល, មន្ត្រីជលផល
fish, ត្រី
seafood, seafood processing, គ្រឿងសមុទ្រ, កែច្នៃគ្រឿងសមុទ្រ
fishing boat, fishing boat crew, ទូកនេសាទ, កម្មករទូកនេសាទ
salt farm, salt worker, salt, អំបិល, អ្នកធ្វើស្រែអំបិល
forestry, forestry officer, forester, ព្រៃឈើ, ព្រៃ, មន្ត្រីព្រៃឈើ, រុក្ខាវិទូ
community forestry, សហគមន៍ព្រៃឈើ
bamboo, rattan, bamboo craft, ឫស្សី, ផ្ដៅ, តម្បាញឫស្សី
charcoal, firewood, ធ្យូង, អុស
gardener, landscape worker, landscaper, អ្នកថែសួន, អ្នកថែសួនច្បារ, ថែសួន, អ្នកមើលសួន | ថែសួនច្បារ, កាត់ស្មៅថែសួន, អ្នកកាត់ស្មៅ
lawn care, រៀបចំសួន, កាត់ស្មៅ
bird nest, swiftlet, សំបុកត្រចៀកកាំ, ត្រចៀកកាំ
`;
