/** Factories and quality. */
export const manufacturing = `
factory, plant, រោងចក្រ
factory worker, factory labourer, កម្មកររោងចក្រ, កម្មការិនីរោងចក្រ | អ្នកធ្វើរោងចក្រ
worker, labourer, កម្មករ, កម្មការិនី, ~កូនឈ្នួល, អ្នកស៊ីឈ្នួល | កម្មករទូទៅ
production, ផលិតកម្ម, ផលិត
production worker, production operator, production staff, កម្មករផលិតកម្ម, បុគ្គលិកផលិតកម្ម
production supervisor, production leader, អ្នកត្រួតពិនិត្យផលិតកម្ម, មេក្រុមផលិត, ប្រធានក្រុមផលិត
production manager, ប្រធានផលិតកម្ម, អ្នកគ្រប់គ្រងផលិតកម្ម
factory manager, plant manager, នាយករោងចក្រ, អ្នកគ្រប់គ្រងរោងចក្រ
production planning, production planner, PPIC, រៀបចំផែនការផលិតកម្ម, ផែនការផលិតកម្ម
manufacturing, industry, កម្មន្តសាល, ឧស្សាហកម្ម
quality control, QC, quality inspector, quality control staff, QC inspector, អ្នកត្រួតពិនិត្យគុណភាព, ត្រួតពិនិត្យគុណភាព, បុគ្គលិកគុណភាព, អ្នកឆែកគុណភាព | ឃ្យូស៊ី, គ្យូស៊ី, ឆែកគុណភាព, អ្នកឆែកទំនិញ, ពិនិត្យទំនិញ
quality assurance, QA, quality assurance officer, ធានាគុណភាព, មន្ត្រីធានាគុណភាព | ឃ្យូអេ, គ្យូអេ
quality manager, QC manager, quality supervisor, ប្រធានផ្នែកគុណភាព, ប្រធានគុណភាព
quality, គុណភាព
inspector, inspection, អធិការ, អធិការកិច្ច
machine operator, machinery operator, អ្នកបញ្ជាម៉ាស៊ីន, បញ្ជាម៉ាស៊ីន, អ្នកប្រើម៉ាស៊ីន | អ្នកមើលម៉ាស៊ីន, មើលម៉ាស៊ីន, អ្នកបើកម៉ាស៊ីន, អ្នកឈរម៉ាស៊ីន, ឈរម៉ាស៊ីន, អូផេរ៉េទ័រ
machine, machinery, ម៉ាស៊ីន
plastic factory, plastic, injection moulding, injection molding, រោងចក្រផ្លាស្ទិក, ផ្លាស្ទិក
paper factory, carton factory, cardboard box, រោងចក្រក្រដាស, កេស, ប្រអប់ក្រដាស
furniture factory, រោងចក្រគ្រឿងសង្ហារិម
tyre factory, tire factory, រោងចក្រសំបកកង់, រោងចក្រកង់រថយន្ត
food factory, food processing, food production, រោងចក្រម្ហូបអាហារ, កែច្នៃម្ហូបអាហារ, កែច្នៃចំណីអាហារ
ice factory, ice maker, រោងចក្រទឹកកក, ទឹកកក | ឡទឹកកក, រោងទឹកកក
drinking water factory, water bottling, bottled water, រោងចក្រទឹកសុទ្ធ, ទឹកសុទ្ធ | រោងចក្រទឹកបរិសុទ្ធ, ឡទឹកសុទ្ធ
rice mill, rice miller, ម៉ាស៊ីនកិនស្រូវ, រោងម៉ាស៊ីនកិនស្រូវ, កិនស្រូវ
sugar factory, sugar mill, រោងចក្រស្ករ, ស្ករស
animal feed factory, feed mill, feed, រោងចក្រចំណីសត្វ, ចំណីសត្វ
cigarette factory, tobacco, រោងចក្របារី, ថ្នាំជក់
steel factory, steel mill, metal factory, រោងចក្រដែក, រោងចក្រដែកថែប
toy factory, toys, រោងចក្រតុក្កតា, តុក្កតា
wig factory, hair factory, wig, រោងចក្រសក់, សក់ពាក់
solar panel factory, រោងចក្រផ្ទាំងសូឡា
wood factory, sawmill, plywood factory, រោងចក្រឈើ, រោងអារឈើ
paint factory, រោងចក្រថ្នាំលាប
chemical, សារធាតុគីមី
lean manufacturing, lean, kaizen, ផលិតកម្មសន្សំសំចៃ, កៃហ្សេន
ISO, ISO 9001, ស្តង់ដារអាយអេសអូ, អាយអេសអូ
5S, គោលការណ៍ប្រាំអេស
research and development, R&D, product development, ស្រាវជ្រាវ និងអភិវឌ្ឍន៍, អភិវឌ្ឍផលិតផល
mould maker, mold maker, ជាងធ្វើពុម្ពដែក, ពុម្ពផ្លាស្ទិក
label, បិទស្លាក, ដាក់ស្លាក | បិទឡេប៊ែល
wrapping, gift wrapping, ខ្ចប់, ខ្ចប់អំណោយ | ខ្ចប់កាដូ, វេចកាដូ
sorting, sorter, ញែកទំនិញ, តម្រៀបទំនិញ, អ្នករើសសម្រាំង | អ្នករើស, រើសទំនិញ
recycling, waste recycling, កែច្នៃសំណល់, កែច្នៃឡើងវិញ
scrap buyer, scrap collector, waste picker, អេតចាយ, អ្នករើសអេតចាយ | ទិញអេតចាយ, អ្នកទិញអេតចាយ, រើសអេតចាយ
waste management, garbage collector, rubbish collector, waste collector, គ្រប់គ្រងសំណល់, អ្នកប្រមូលសំរាម, ប្រមូលសំរាម, គ្រប់គ្រងសំរាម | រើសសំរាម, អ្នករើសសំរាម, ឡានសំរាម, អ្នកដឹកសំរាម, ដឹកសំរាម, បុគ្គលិកសំរាម
pottery, potter, ceramics, ស្មូន, ជាងស្មូន, គ្រឿងស្មូន
candle maker, incense, ធូប, ធ្វើធូប
soap, detergent, សាប៊ូ, ធ្វើសាប៊ូ
fish sauce, soy sauce, ទឹកត្រី, ទឹកស៊ីអ៊ីវ
dried fish, prahok, fish processing, ត្រីងៀត, ប្រហុក, កែច្នៃត្រី
fruit processing, dried fruit, mango processing, កែច្នៃផ្លែឈើ, ផ្លែឈើក្រៀម
cashew factory, cashew processing, រោងចក្រគ្រាប់ស្វាយចន្ទី, កែច្នៃស្វាយចន្ទី
rubber factory, latex factory, រោងចក្រជ័រកៅស៊ូ
tapioca factory, cassava starch, រោងចក្រម្សៅដំឡូងមី
night shift, វេនយប់
day shift, វេនថ្ងៃ
shift work, rotating shift, ធ្វើការតាមវេន, ការងារតាមវេន | ធ្វើការវេន, ប្ដូរវេន, ឡើងវេន
`;
