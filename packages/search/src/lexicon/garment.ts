/** Garment, footwear and bags. */
export const garment = `
garment, apparel, clothing, កាត់ដេរ, សម្លៀកបំពាក់
garment factory, clothing factory, រោងចក្រកាត់ដេរ, រោងចក្រសម្លៀកបំពាក់ | រោងចក្រដេរ, រោងចក្រដេរខោអាវ
textile, វាយនភណ្ឌ, តម្បាញ
garment worker, កម្មករកាត់ដេរ, កម្មការិនីកាត់ដេរ, កម្មការិនីរោងចក្រកាត់ដេរ | កម្មកររោងចក្រដេរ, អ្នកធ្វើរោងចក្រកាត់ដេរ
sewing operator, sewing machine operator, sewing worker, machinist, កម្មការិនីដេរ, កម្មករដេរ, អ្នកបញ្ជាម៉ាស៊ីនដេរ, អ្នកដេរ
sewer, seamstress, tailor, dressmaker, ជាងដេរ, ជាងកាត់ដេរ, អ្នកកាត់ដេរ, ដេរខោអាវ, ជាងដេរខោអាវ, អ្នកដេរខោអាវ | ជាងម៉ាស៊ីនកាត់ដេរ, ជាងដេរសម្លៀកបំពាក់
sewing, stitching, ដេរ, ការដេរ
sewing machine, ម៉ាស៊ីនដេរ
sewing machine mechanic, sewing mechanic, ជាងម៉ាស៊ីនដេរ, ជាងជួសជុលម៉ាស៊ីនដេរ
overlock, overlock operator, ម៉ាស៊ីនប៉ូច, ដេរប៉ូច | ប៉ូចអាវ, ម៉ាស៊ីនប៉ុច
embroidery, embroiderer, ប៉ាក់, ជាងប៉ាក់, អ្នកប៉ាក់, ប៉ាក់ម៉ាស៊ីន
cutting, cutter, fabric cutter, ផ្នែកកាត់, អ្នកកាត់ក្រណាត់, កាត់ក្រណាត់
cutting supervisor, cutting leader, ប្រធានផ្នែកកាត់
fabric spreader, fabric spreading, spreader, រាលក្រណាត់, កម្មកររាលក្រណាត់
pattern maker, pattern making, អ្នកធ្វើពុម្ព, ធ្វើពុម្ព, ជាងកាត់ពុម្ព
marker maker, marker making, អ្នកធ្វើម៉ាកឃ័រ, ធ្វើម៉ាកឃ័រ
grading, size grading, ពង្រីកទំហំពុម្ព
sample maker, sample sewer, sample room, អ្នកដេរគំរូ, ជាងដេរគំរូ, បន្ទប់គំរូ | ដេរគំរូ
fashion designer, អ្នករចនាម៉ូដ, រចនាម៉ូដ, ឌីហ្សាញសម្លៀកបំពាក់
merchandiser, garment merchandiser, បុគ្គលិកតាមដានការបញ្ជាទិញ, តាមដានការបញ្ជាទិញ, មឺឆិនដាយស៊ឺរ
line leader, line supervisor, sewing line leader, sewing supervisor, ប្រធានខ្សែ, មេខ្សែ, មេក្រុមដេរ, ប្រធានក្រុមដេរ | មេខ្សែដេរ
production line, sewing line, ខ្សែផលិតកម្ម, ខ្សែសង្វាក់ផលិតកម្ម
line balancing, តុល្យភាពខ្សែ, តុល្យភាពខ្សែផលិតកម្ម
work study, time study, industrial engineering, IE officer, សិក្សាពេលវេលាផលិតកម្ម, វិស្វកម្មឧស្សាហការ
ironing, presser, ironing worker, អ៊ុត, អ្នកអ៊ុត, កម្មករអ៊ុត | អ្នកអ៊ុតខោអាវ
packing, packer, packaging, packing worker, អ្នកវេចខ្ចប់, វេចខ្ចប់, កម្មករវេចខ្ចប់ | ខ្ចប់អីវ៉ាន់, វេចឥវ៉ាន់, វេចអីវ៉ាន់, ខ្ចប់ឥវ៉ាន់, អ្នកខ្ចប់អីវ៉ាន់, អ្នកខ្ចប់, ផាក់ឃីង, ផេកឃីង, ច្រកអីវ៉ាន់
folding, garment folding, បត់ខោអាវ, អ្នកបត់ខោអាវ
trimming, thread trimming, thread cutter, កាត់ព្រុយ, អ្នកកាត់ព្រុយ | កាត់ព្រុយអាវ
fabric inspection, fabric inspector, ពិនិត្យក្រណាត់, អ្នកពិនិត្យក្រណាត់
fabric store, fabric warehouse, ឃ្លាំងក្រណាត់
accessories store, trims store, ឃ្លាំងគ្រឿង, គ្រឿងបន្លាស់សម្លៀកបំពាក់
fabric, ក្រណាត់
button, button attaching, ឡេវ, ដាក់ឡេវ
zipper, រូត, ដាក់រូត
knitting, knitting operator, knitter, ត្បាញអាវយឺត, កម្មករត្បាញអាវយឺត, ចាក់អាវយឺត
weaving, weaver, ត្បាញ, អ្នកត្បាញ, ជាងត្បាញ
silk, silk weaving, សូត្រ, ត្បាញសូត្រ
krama weaving, scarf, ក្រមា, ត្បាញក្រមា
dyeing, dye house, fabric dyeing, ជ្រលក់ពណ៌, ជ្រលក់ក្រណាត់
screen printing, garment printing, silk screen, បោះពុម្ពលើក្រណាត់, ព្រីនអាវ | ព្រីនអាវយឺត, ជាងព្រីនអាវ
washing plant, garment washing, denim washing, បោកខោអាវរោងចក្រ, ផ្នែកបោក
jeans, denim, ខោខូវប៊យ
shirt, អាវ
trousers, pants, ខោ
uniform, ឯកសណ្ឋាន
underwear, lingerie, ខោអាវក្នុង
footwear, shoes, ស្បែកជើង
shoe factory, footwear factory, រោងចក្រស្បែកជើង | រោងចក្រដេរស្បែកជើង
shoe worker, footwear worker, កម្មករស្បែកជើង, អ្នកធ្វើស្បែកជើង
shoemaker, cobbler, ជាងស្បែកជើង, ជាងជួសជុលស្បែកជើង
bag, handbag, កាបូប
bag factory, handbag factory, រោងចក្រកាបូប
leather, leather goods, ស្បែក, ផលិតផលស្បែក
hat, cap maker, មួក, ធ្វើមួក
glove, ស្រោមដៃ
piece rate, piecework, ប្រាក់ឈ្នួលតាមដុំ, គិតតាមដុំ
production output, output target, ទិន្នផលផលិតកម្ម, គោលដៅផលិតកម្ម
compliance officer, social compliance, factory compliance, មន្ត្រីអនុលោមភាព, អនុលោមភាពរោងចក្រ
labour inspector, labor inspector, អធិការការងារ
factory clinic, factory nurse, គ្លីនិករោងចក្រ, គិលានុបដ្ឋាករោងចក្រ
quality inspection garment, garment QC, ត្រួតពិនិត្យគុណភាពសម្លៀកបំពាក់
shipment, garment shipment, ដឹកចេញទំនិញ, ការដឹកចេញ
wedding dress, bridal dress, ខោអាវកូនក្រមុំ, រ៉ូបកូនក្រមុំ
costume rental, traditional costume, ជួលខោអាវ, សម្លៀកបំពាក់ប្រពៃណី
upholstery, sofa maker, upholsterer, ជាងពូក, ធ្វើសាឡុង
curtain, curtain maker, វាំងនន, ជាងវាំងនន
`;
