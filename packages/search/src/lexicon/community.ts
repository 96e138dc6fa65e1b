/** Non-governmental organisations, social work, the state and the law. */
export const community = `
NGO, non governmental organisation, non-governmental organization, nonprofit, non profit, អង្គការ, អង្គការក្រៅរដ្ឋាភិបាល | អិនជីអូ, អេនជីអូ, បុគ្គលិកអង្គការ, ធ្វើការអង្គការ, អ្នកធ្វើការអង្គការ, អ្នកអង្គការ, អ៊ិនជីអូ, អេនជីអូស៍, បុគ្គលិក NGO, មន្ត្រីអង្គការ, NGO staff
international organisation, international organization, international NGO, INGO, អង្គការអន្តរជាតិ | បុគ្គលិកអង្គការអន្តរជាតិ
United Nations, UN agency, UN, អង្គការសហប្រជាជាតិ | យូអិន, អង្គការ UN, យូអេន
charity, foundation, មូលនិធិ, សប្បុរសធម៌ | អង្គការសប្បុរសធម៌, ការងារសប្បុរសធម៌
social enterprise, សហគ្រាសសង្គម
social worker, social work, case worker, អ្នកធ្វើការសង្គម, បុគ្គលិកសង្គម, ការងារសង្គម, មន្ត្រីសង្គមកិច្ច | អ្នកសង្គមកិច្ច, ភ្នាក់ងារសង្គម, មន្ត្រីសង្គម, សង្គមកិច្ច
case management, គ្រប់គ្រងករណី, អ្នកគ្រប់គ្រងករណី
child protection, child protection officer, ការពារកុមារ, មន្ត្រីការពារកុមារ | អ្នកការពារកុមារ, បុគ្គលិកការពារកុមារ
child rights, children rights, សិទ្ធិកុមារ
orphanage, orphanage staff, មណ្ឌលកុមារកំព្រា, កុមារកំព្រា | មើលកុមារកំព្រា, អ្នកមើលកុមារកំព្រា, មណ្ឌលកុមារ
street children, vulnerable children, កុមារអនាថា, កុមារងាយរងគ្រោះ
women empowerment, women's rights, gender, សិទ្ធិស្ត្រី, យេនឌ័រ, បង្កើនអំណាចស្ត្រី
gender officer, gender specialist, មន្ត្រីយេនឌ័រ
domestic violence, gender based violence, GBV, អំពើហិង្សាក្នុងគ្រួសារ, អំពើហិង្សាលើស្ត្រី
human rights, human rights officer, សិទ្ធិមនុស្ស, មន្ត្រីសិទ្ធិមនុស្ស
human trafficking, anti trafficking, ការជួញដូរមនុស្ស, ប្រឆាំងការជួញដូរមនុស្ស
migration, migrant workers, migrant, ចំណាកស្រុក, ពលករចំណាកស្រុក, ពលករ
community development, community development officer, អភិវឌ្ឍន៍សហគមន៍, មន្ត្រីអភិវឌ្ឍន៍សហគមន៍
community facilitator, community mobiliser, community organizer, អ្នកសម្របសម្រួលសហគមន៍, អ្នករៀបចំសហគមន៍ | ចលនាសហគមន៍, អ្នកចុះសហគមន៍, ភ្នាក់ងារសហគមន៍
community, សហគមន៍
rural development, rural, អភិវឌ្ឍន៍ជនបទ, ជនបទ
livelihood, livelihood officer, ជីវភាព, មន្ត្រីជីវភាព, មុខរបរ
field officer, field staff, field coordinator, មន្ត្រីចុះមូលដ្ឋាន, បុគ្គលិកមូលដ្ឋាន, មន្ត្រីមូលដ្ឋាន | អ្នកចុះហ្វៀល, ចុះហ្វៀល, អ្នកចុះមូលដ្ឋាន, បុគ្គលិកចុះមូលដ្ឋាន, បុគ្គលិកចុះខេត្ត, អ្នកចុះភូមិ, ចុះភូមិ
field work, fieldwork, ចុះមូលដ្ឋាន, ចុះសហគមន៍ | ការងារចុះមូលដ្ឋាន
facilitator, អ្នកសម្របសម្រួលវគ្គ, អ្នកសម្របសម្រួលការពិភាក្សា, ការសម្របសម្រួល
coordinator, អ្នកសម្របសម្រួល, អ្នកសម្របសម្រួលការងារ, អ្នកសម្របសម្រួលទូទៅ | អ្នកសម្រួលការងារ, មន្ត្រីសម្របសម្រួល
monitoring and evaluation, M&E, MEAL officer, monitoring evaluation officer, តាមដាន និងវាយតម្លៃ, មន្ត្រីតាមដាន និងវាយតម្លៃ, MEAL, monitoring officer | មន្ត្រី M&E, ម៉ូនីធ័រីង, អ្នកតាមដានគម្រោង
proposal writing, grant writing, grant proposal, សរសេរសំណើគម្រោង, សំណើគម្រោង
fundraising, fundraising officer, រៃអង្គាសថវិកា, រៃអង្គាសប្រាក់ | រកថវិកា, អ្នករៃអង្គាស
donor, donor relations, ម្ចាស់ជំនួយ
volunteer, អ្នកស្ម័គ្រចិត្ត, ស្ម័គ្រចិត្ត | ការងារស្ម័គ្រចិត្ត, ធ្វើស្ម័គ្រចិត្ត
volunteer coordinator, អ្នកសម្របសម្រួលអ្នកស្ម័គ្រចិត្ត
youth, young people, youth officer, យុវជន, មន្ត្រីយុវជន
humanitarian, humanitarian aid, relief, មនុស្សធម៌, ជំនួយមនុស្សធម៌
disaster risk reduction, disaster management, DRR, គ្រប់គ្រងគ្រោះមហន្តរាយ, កាត់បន្ថយហានិភ័យគ្រោះមហន្តរាយ
climate change, climate adaptation, ប្រែប្រួលអាកាសធាតុ, បម្រែបម្រួលអាកាសធាតុ
environment, environmental officer, environmentalist, បរិស្ថាន, មន្ត្រីបរិស្ថាន
environmental impact assessment, EIA, វាយតម្លៃហេតុប៉ះពាល់បរិស្ថាន
wildlife conservation, conservation, conservation officer, អភិរក្សសត្វព្រៃ, អភិរក្ស, មន្ត្រីអភិរក្ស
forest ranger, ranger, park ranger, ឧទ្យានុរក្ស, អ្នកយាមព្រៃ | អ្នកល្បាតព្រៃ, ល្បាតព្រៃ, យាមព្រៃ, ការពារព្រៃឈើ, អ្នកការពារព្រៃ
indigenous people, ethnic minority, ជនជាតិដើមភាគតិច, ជនជាតិភាគតិច
land rights, land dispute, សិទ្ធិដីធ្លី, ទំនាស់ដីធ្លី
safeguarding, safeguarding officer, សុវត្ថិភាពកុមារ និងការការពារ
advocacy, advocacy officer, policy advocacy, តស៊ូមតិ, មន្ត្រីតស៊ូមតិ
policy officer, policy analyst, public policy, មន្ត្រីគោលនយោបាយ, គោលនយោបាយសាធារណៈ
capacity building, កសាងសមត្ថភាព, ពង្រឹងសមត្ថភាព
consultant, advisor, adviser, ទីប្រឹក្សា
technical advisor, technical adviser, ទីប្រឹក្សាបច្ចេកទេស
civil servant, government officer, government official, public servant, មន្ត្រីរាជការ, មន្ត្រីរដ្ឋាភិបាល, ក្របខ័ណ្ឌរដ្ឋ, ក្របខណ្ឌ, ក្របខណ្ឌរដ្ឋ, ក្របខ័ណ្ឌ, state job | បុគ្គលិករដ្ឋ, ធ្វើការរដ្ឋ, ការងាររដ្ឋ, ប្រឡងក្របខណ្ឌ, ការងាររដ្ឋាភិបាល, បុគ្គលិករាជការ, ក្របខណ្ឌគ្រូ, ចូលក្របខណ្ឌ, ធ្វើការក្រសួង, បុគ្គលិកក្រសួង, បុគ្គលិកសាលាខេត្ត, រដ្ឋការ, ប្រឡងចូលរដ្ឋ, ប្រឡងក្រសួង, government job, government staff
ministry, government ministry, ក្រសួង
government, public sector, រដ្ឋាភិបាល, វិស័យសាធារណៈ
provincial department, provincial hall, មន្ទីរខេត្ត, សាលាខេត្ត
embassy, consulate, embassy staff, ស្ថានទូត, បុគ្គលិកស្ថានទូត | ទូត
diplomat, diplomacy, អ្នកការទូត, ការទូត
commune council, commune clerk, ឃុំ, ក្រុមប្រឹក្សាឃុំ, ស្មៀនឃុំ | សាលាឃុំ, សាលាសង្កាត់, មេឃុំ, ចៅសង្កាត់, ស្មៀនសង្កាត់, បុគ្គលិកសង្កាត់
village chief, មេភូមិ | ប្រធានភូមិ, អនុភូមិ
village, ភូមិ
police, police officer, នគរបាល, ប៉ូលិស, policeman | ប៉ូលីស, អ្នកប៉ូលិស, អ្នកនគរបាល, ធ្វើប៉ូលិស, ធ្វើនគរបាល, ប្រឡងនគរបាល, នគរបាលជាតិ
traffic police, នគរបាលចរាចរណ៍ | ប៉ូលិសចរាចរណ៍, ប៉ូលីសចរាចរណ៍
soldier, army, military, ទាហាន, កងទ័ព, យោធា | ធ្វើទាហាន, ប្រឡងទាហាន, យោធិន, ទាហ៊ាន
military police, gendarmerie, កងរាជអាវុធហត្ថ, ប៉េអិម | ប៉េអឹម, អាវុធហត្ថ
firefighter, fireman, fire brigade, អ្នកពន្លត់អគ្គិភ័យ, ពន្លត់អគ្គិភ័យ | អ្នកពន្លត់ភ្លើង, ប៉ុំពីយេ, ឡានពន្លត់អគ្គិភ័យ, បុគ្គលិកពន្លត់អគ្គិភ័យ, ឡានទឹកពន្លត់
immigration officer, immigration, មន្ត្រីអន្តោប្រវេសន៍, អន្តោប្រវេសន៍
customs officer, មន្ត្រីគយ | ធ្វើគយ, ប្រឡងគយ
election officer, election observer, election, មន្ត្រីបោះឆ្នោត, អ្នកសង្កេតការណ៍បោះឆ្នោត, បោះឆ្នោត
judge, court judge, ចៅក្រម
prosecutor, ព្រះរាជអាជ្ញា
court, court clerk, តុលាការ, ក្រឡាបញ្ជី
bailiff, អាជ្ញាសាលា
lawyer, attorney, attorney at law, solicitor, មេធាវី | អ្នកមេធាវី, ឡយយ័រ, ធ្វើមេធាវី, អ្នកច្បាប់
law, legal, ច្បាប់
legal officer, legal advisor, legal counsel, legal consultant, មន្ត្រីច្បាប់, ទីប្រឹក្សាច្បាប់, legal staff, បុគ្គលិកផ្នែកច្បាប់, មន្ត្រីផ្នែកច្បាប់ | បុគ្គលិកច្បាប់, អ្នកជំនាញច្បាប់, លីហ្គល, ផ្នែកច្បាប់, អ្នកផ្នែកច្បាប់, ជំនាញច្បាប់
legal assistant, paralegal, law clerk, ជំនួយការមេធាវី, ជំនួយការច្បាប់ | ជំនួយមេធាវី, លេខាមេធាវី, ជំនួយការសារការី
legal manager, head of legal, ប្រធានផ្នែកច្បាប់
law firm, law office, ការិយាល័យមេធាវី, ក្រុមហ៊ុនមេធាវី
notary, notary public, សារការី
contract drafting, contract, កិច្ចសន្យា, ព្រាងកិច្ចសន្យា | ធ្វើកិច្ចសន្យា, សរសេរកិច្ចសន្យា
compliance, regulatory compliance, អនុលោមភាព, អនុលោមភាពច្បាប់
company secretary, corporate secretary, លេខាធិការក្រុមហ៊ុន
intellectual property, trademark, កម្មសិទ្ធិបញ្ញា, ពាណិជ្ជសញ្ញា | ចុះម៉ាក, ចុះបញ្ជីម៉ាក, ម៉ាកសញ្ញា
arbitration, mediation, អាជ្ញាកណ្ដាល, សម្រុះសម្រួល
land law, ច្បាប់ភូមិបាល, ភូមិបាល
monk, Buddhist monk, ព្រះសង្ឃ, លោកសង្ឃ
pastor, church staff, church, គ្រូគង្វាល, ព្រះវិហារគ្រិស្ត | បាទរី, គង្វាល, បុគ្គលិកព្រះវិហារ
`;
