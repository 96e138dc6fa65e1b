/**
 * Cambodian places with their other names and spellings. A line that begins with a dash is a town or district of the
 * province above it: a search for it also finds, after all else, jobs in that province.
 */
export const place = `
Phnom Penh, PP, Phnompenh, Pnom Penh, ភ្នំពេញ, រាជធានីភ្នំពេញ
- Chamkar Mon, Chamkarmon, Chamkamon, ចំការមន
- Daun Penh, Doun Penh, Duan Penh, ដូនពេញ
- Prampir Makara, 7 Makara, Prampi Makara, ៧មករា, ប្រាំពីរមករា
- Toul Kork, Tuol Kouk, Tuol Kork, Toul Kouk, TK, ទួលគោក
- Sen Sok, Sensok, Saensokh, សែនសុខ
- Chroy Changvar, Chroy Changva, Chraoy Chongvar, ជ្រោយចង្វារ
- Meanchey Phnom Penh, Khan Meanchey, ខណ្ឌមានជ័យ
- Russey Keo, Ruessei Kaev, ឫស្សីកែវ
- Por Sen Chey, Pou Senchey, Posenchey, Porsenchey, ពោធិ៍សែនជ័យ
- Boeng Keng Kang, Boeung Keng Kang, BKK, BKK1, បឹងកេងកង
- Chbar Ampov, Chbar Ampeou, ច្បារអំពៅ
- Dangkao, Dangkor, ដង្កោ
- Prek Pnov, Praek Pnov, ព្រែកព្នៅ
- Kamboul, Kamboul district, កំបូល
- Stueng Meanchey, Steung Meanchey, Stung Meanchey, ស្ទឹងមានជ័យ
- Koh Pich, Diamond Island, កោះពេជ្រ
- Toul Tompoung, Russian Market, Toul Tom Poung, ទួលទំពូង, ផ្សារទួលទំពូង
- Central Market, Phsar Thmei, Psar Thmey, ផ្សារធំថ្មី
- Olympic Market, Olympic Stadium, ផ្សារអូឡាំពិក, អូឡាំពិក
- Orussey Market, Phsar Orussey, ផ្សារអូរឫស្សី, អូរឫស្សី
- Chaom Chau, Chom Chao, Choam Chao, ចោមចៅ
- Steung Chrov, Stueng Chrov, ស្ទឹងជ្រៅ
- Veng Sreng, Veng Sreng street, វ៉េងស្រេង
- Tuek Thla, Teuk Thla, Tek Thla, ទឹកថ្លា
- Phnom Penh Thmey, ភ្នំពេញថ្មី
- Boeng Kak, Boeung Kak, បឹងកក់
- Boeng Trabek, Boeung Trabek, បឹងត្របែក
- Wat Phnom, វត្តភ្នំ
- Chak Angre, Chak Angrae, ចាក់អង្រែ
- Kouk Roka, Kok Roka, គោករកា
- Boeng Tumpun, Boeung Tumpun, Boeung Tompun, បឹងទំពុន
- Kbal Thnal, ក្បាលថ្នល់
- Prek Leap, Praek Leap, ព្រែកលៀប
- Prek Eng, Praek Aeng, ព្រែកឯង
- Pochentong, ពោធិ៍ចិនតុង
- AEON Mall, ផ្សារអ៊ីអន
- PPSEZ, Phnom Penh SEZ, Phnom Penh Special Economic Zone, តំបន់សេដ្ឋកិច្ចពិសេសភ្នំពេញ
Banteay Meanchey, Bantey Meanchey, Banteay Mean Chey, BMC, បន្ទាយមានជ័យ
- Serei Saophoan, Sisophon, Serey Sophorn, Sisophorn, សិរីសោភ័ណ, ស៊ីសុផុន
- Poipet, Poi Pet, Poypet, Paoy Paet, ប៉ោយប៉ែត
- Mongkol Borei, Mongkul Borey, មង្គលបូរី
- Phnum Srok, Phnom Srok, ភ្នំស្រុក
- Preah Netr Preah, Preah Net Preah, ព្រះនេត្រព្រះ
- Ou Chrov, O Chrov, អូរជ្រៅ
- Thma Puok, Thmar Puok, ថ្មពួក
- Svay Chek, Svay Check, ស្វាយចេក
- Malai, Malay district, ម៉ាឡៃ
Battambang, Batambang, Bat Dambang, Batdambang, Battambong, បាត់ដំបង
- Banan, Banan district, បាណន់
- Thma Koul, Thmar Koul, Thmor Kol, ថ្មគោល
- Bavel, បវេល
- Aek Phnum, Ek Phnom, ឯកភ្នំ
- Moung Ruessei, Moung Russey, Mong Russei, មោងឫស្សី
- Rotanak Mondol, Ratanak Mondul, រតនមណ្ឌល
- Sangkae, Sangker, សង្កែ
- Samlout, Samlot, សំឡូត
- Sampov Lun, Sampov Loun, សំពៅលូន
- Phnum Proek, Phnom Prek, ភ្នំព្រឹក
- Kamrieng, Kamrieng district, កំរៀង
- Koas Krala, Koh Kralor, គាស់ក្រឡ
- Rukh Kiri, Rukhakiri, រុក្ខគិរី
Kampong Cham, Kompong Cham, Kg Cham, Kampongcham, KPC, កំពង់ចាម
- Batheay, បាធាយ
- Chamkar Leu, Chamkar Ler, ចំការលើ
- Cheung Prey, ជើងព្រៃ
- Kampong Siem, Kompong Siem, កំពង់សៀម
- Kang Meas, កងមាស
- Kaoh Soutin, Koh Sotin, កោះសូទិន
- Prey Chhor, ព្រៃឈរ
- Srei Santhor, ស្រីសន្ធរ
- Stueng Trang, Steung Trang, ស្ទឹងត្រង់
- Skun, Skuon, ស្គន់
Kampong Chhnang, Kompong Chhnang, Kampong Chnang, Kg Chhnang, កំពង់ឆ្នាំង
- Baribour, Boribo, បរិបូណ៌
- Chol Kiri, ជលគិរី
- Kampong Leaeng, Kampong Leng, កំពង់លែង
- Kampong Tralach, Kompong Tralach, កំពង់ត្រឡាច
- Rolea Bier, រលាប្អៀរ
- Sameakki Mean Chey, Samaki Meanchey, សាមគ្គីមានជ័យ
- Tuek Phos, Teuk Phos, ទឹកផុស
Kampong Speu, Kompong Speu, Kampong Spue, Kg Speu, កំពង់ស្ពឺ
- Chbar Mon, ច្បារមន
- Samraong Tong, Samrong Tong, សំរោងទង
- Kong Pisei, គងពិសី
- Basedth, Borset, បរសេដ្ឋ
- Odongk, Oudong, Udong, ឧដុង្គ, ឧដុង្គម៉ែជ័យ
- Phnum Sruoch, Phnom Sruoch, ភ្នំស្រួច
- Thpong, ថ្ពង
- Aoral, Oral, ឱរ៉ាល់
- Treng Trayueng, Treng Troyeung, ត្រែងត្រយឹង
- Kirirom, គិរីរម្យ
Kampong Thom, Kompong Thom, Kampong Thum, Kg Thom, កំពង់ធំ
- Stueng Saen, Stung Sen, Steung Sen, ស្ទឹងសែន
- Baray, បារាយណ៍
- Stoung, ស្ទោង
- Santuk, សន្ទុក
- Prasat Sambour, Prasat Sambo, ប្រាសាទសំបូរ
- Prasat Balangk, Prasat Balang, ប្រាសាទបល្ល័ង្ក
- Sandan, សណ្ដាន់
- Kampong Svay, Kompong Svay, កំពង់ស្វាយ
- Taing Kok, Tang Kork, តាំងគោក
Kampot, Kompot, Kam Pot, កំពត
- Chhuk, ឈូក
- Kampong Trach, Kompong Trach, កំពង់ត្រាច
- Angkor Chey, អង្គរជ័យ
- Banteay Meas, បន្ទាយមាស
- Chum Kiri, ជុំគិរី
- Dang Tong, ដងទង់
- Tuek Chhou, Teuk Chhou, ទឹកឈូ
- Bokor, Bokor Mountain, បូកគោ, ភ្នំបូកគោ
- Prek Chak, Preaek Chak, ព្រែកចាក
Kandal, Kandaal, Kondal, កណ្ដាល
- Ta Khmau, Takhmao, Ta Khmao, Takmao, តាខ្មៅ
- Kien Svay, Kean Svay, Keansvay, កៀនស្វាយ
- Ang Snuol, Angk Snuol, Ang Snoul, អង្គស្នួល
- Kandal Stueng, Kandal Steung, Kandal Stung, កណ្ដាលស្ទឹង
- Khsach Kandal, Ksach Kandal, ខ្សាច់កណ្ដាល
- Kaoh Thum, Koh Thom, កោះធំ
- Leuk Daek, Leuk Dek, លើកដែក
- Lvea Aem, Lvea Em, ល្វាឯម
- Mukh Kampul, Muk Kampoul, មុខកំពូល
- Ponhea Lueu, Ponhea Leu, ពញាឮ
- S'ang, Saang, Sa Ang, ស្អាង
- Arey Ksat, Areiy Ksatr, Arey Khsat, អរិយក្សត្រ
- Sampov Poun, Sampeou Poun, សំពៅពូន
- Prek Anchanh, ព្រែកអញ្ចាញ
- Chrey Thom, Chrey Thum, ជ្រៃធំ
- Techo Airport, Techo International Airport, អាកាសយានដ្ឋានតេជោ, អាកាសយានដ្ឋានអន្តរជាតិតេជោ
Kep, Krong Kep, Kaeb, កែប
- Damnak Chang'aeur, ដំណាក់ចង្អើរ
Koh Kong, Kohkong, Kaoh Kong, កោះកុង
- Khemarak Phoumin, Khemara Phoumin, ខេមរភូមិន្ទ
- Srae Ambel, Sre Ambel, ស្រែអំបិល
- Botum Sakor, បុទុមសាគរ
- Kiri Sakor, គិរីសាគរ
- Mondol Seima, Mondul Seima, មណ្ឌលសីមា
- Thma Bang, Thmar Bang, ថ្មបាំង
- Cham Yeam, ចាំយាម
Kratie, Kracheh, ក្រចេះ
- Snuol, ស្នួល
- Chhloung, Chhlong, ឆ្លូង
- Preaek Prasab, Prek Prasab, ព្រែកប្រសព្វ
- Sambour, Sambo Kratie, សំបូរ
- Chetr Borei, Chet Borey, ចិត្របុរី
Mondulkiri, Mondul Kiri, Mondolkiri, Mondol Kiri, MDK, មណ្ឌលគិរី
- Saen Monourom, Sen Monorom, Senmonorom, សែនមនោរម្យ
- Kaev Seima, Keo Seima, កែវសីមា
- Kaoh Nheaek, Koh Nhek, កោះញែក
- Ou Reang, O Rang, អូររាំង
- Pech Chreada, Pichreada, ពេជ្រាដា
Oddar Meanchey, Otdar Meanchey, Oddor Meanchey, Uddor Meanchey, Odor Mean Chey, ឧត្តរមានជ័យ
- Samraong, Krong Samraong, Samrong town, សំរោង
- Anlong Veng, អន្លង់វែង
- Banteay Ampil, បន្ទាយអំពិល
- Chong Kal, ចុងកាល់
- Trapeang Prasat, Trapaing Prasat, ត្រពាំងប្រាសាទ
- O Smach, Osmach, Ou Smach, អូរស្មាច់
Pailin, Pai Lin, ប៉ៃលិន
- Sala Krau, Sala Krao, សាលាក្រៅ
Preah Sihanouk, Sihanoukville, Sihanouk Ville, Sihanouk, Kampong Som, Kompong Som, Kampong Saom, SHV, ព្រះសីហនុ, ក្រុងព្រះសីហនុ, កំពង់សោម, ខេត្តព្រះសីហនុ
- Stueng Hav, Steung Hav, ស្ទឹងហាវ
- Prey Nob, Prey Nop, ព្រៃនប់
- Kampong Seila, Kompong Seila, កំពង់សីលា
- Veal Renh, Veal Rinh, វាលរេញ
- Koh Rong, Kaoh Rung, កោះរ៉ុង
- Otres, Otres Beach, អូរត្រេះ
- Ochheuteal, Ochheuteal Beach, អូរឈើទាល
- Ream, រាម
- SSEZ, Sihanoukville SEZ, Sihanoukville Special Economic Zone, តំបន់សេដ្ឋកិច្ចពិសេសក្រុងព្រះសីហនុ
Preah Vihear, Preahvihear, Preah Vihea, ព្រះវិហារ
- Rovieng, Rovieng district, រវៀង
- Choam Ksant, Choam Khsant, ជាំក្សាន្ត
- Chey Saen, Chey Sen, ជ័យសែន
- Chhaeb, Chheb, ឆែប
- Kulen district, Kuleaen, គូលែន
- Sangkum Thmei, Sangkom Thmei, សង្គមថ្មី
- Tbaeng Mean Chey, Tbeng Meanchey, ត្បែងមានជ័យ
Prey Veng, Preyveng, Prey Veaeng, ព្រៃវែង
- Peam Ro, ពាមរក៍
- Ba Phnum, Ba Phnom, បាភ្នំ
- Kamchay Mear, កំចាយមារ
- Kampong Trabaek, Kompong Trabek, កំពង់ត្របែក
- Kanhchriech, កញ្ជ្រៀច
- Mesang, មេសាង
- Peam Chor, ពាមជរ
- Pea Reang, Pearaing, ពារាំង
- Preah Sdach, ព្រះស្ដេច
- Sithor Kandal, Sithor Kandal district, ស៊ីធរកណ្ដាល
- Neak Loeung, Neak Leung, Neak Loeang, អ្នកលឿង
Pursat, Pursath, Posat, Pouthisat, ពោធិ៍សាត់, ពោធិសាត់
- Bakan, បាកាន
- Krakor, ក្រគរ
- Kandieng, កណ្ដៀង
- Phnum Kravanh, Phnom Kravanh, ភ្នំក្រវាញ
- Veal Veaeng, Veal Veng, វាលវែង
- Ta Lou Senchey, Talo Senchey, តាលោសែនជ័យ
Ratanakiri, Ratanak Kiri, Rattanakiri, Rotanakiri, Ratanakkiri, RTK, រតនគិរី
- Ban Lung, Banlung, Ban Long, បានលុង
- Bar Kaev, Bar Keo, Bokeo, បរកែវ
- Andoung Meas, អណ្ដូងមាស
- Koun Mom, Kon Mom, កូនមុំ
- Lumphat, លំផាត់
- Ou Chum, O Chum, អូរជុំ
- Ou Ya Dav, O Yadao, Oyadav, អូរយ៉ាដាវ
- Ta Veaeng, Taveng, តាវែង
- Veun Sai, Voeun Sai, វើនសៃ
Siem Reap, Siemreap, Siem Reab, Seam Reap, សៀមរាប
- Puok, Pouk, ពួក
- Sout Nikom, Sotnikum, Soutr Nikom, សូទ្រនិគម
- Angkor Thum, Angkor Thom, អង្គរធំ
- Angkor Chum, អង្គរជុំ
- Banteay Srei, បន្ទាយស្រី
- Chi Kraeng, Chikreng, ជីក្រែង
- Kralanh, ក្រឡាញ់
- Prasat Bakong, Bakong, ប្រាសាទបាគង, បាគង
- Srei Snam, ស្រីស្នំ
- Svay Leu, ស្វាយលើ
- Varin, វ៉ារិន
- Pub Street, ផាប់ស្ត្រីត
- Run Ta Aek, Run Ta Ek, រុនតាឯក
- Svay Dangkum, Svay Dankum, ស្វាយដង្គំ
- Sala Kamreuk, Sala Kamraeuk, សាលាកំរើក
Stung Treng, Steung Treng, Stueng Traeng, ស្ទឹងត្រែង
- Thala Barivat, Thalaborivat, ថាឡាបរិវ៉ាត់
- Sesan, សេសាន
- Siem Bouk, Siem Bok, សៀមបូក
- Siem Pang, សៀមប៉ាង
- Borei O Svay, បុរីអូរស្វាយសែនជ័យ
Svay Rieng, Svayrieng, Svay Reang, SVR, ស្វាយរៀង
- Bavet, Ba Vet, Bavit, បាវិត
- Romeas Haek, Romeas Hek, រមាសហែក
- Chantrea, ចន្ទ្រា
- Kampong Rou, Kampong Ro, កំពង់រោទិ៍
- Rumduol, Romdoul, រំដួល
- Svay Chrum, ស្វាយជ្រំ
- Svay Teab, Svay Tiep, ស្វាយទាប
Takeo, Ta Keo, Takaev, តាកែវ
- Doun Kaev, Daun Keo, Doun Keo, ដូនកែវ
- Tram Kak, Tramkak, ត្រាំកក់
- Bati, បាទី
- Angkor Borei, អង្គរបូរី
- Bourei Cholsar, Borey Cholsar, បុរីជលសារ
- Kiri Vong, Kirivong, គិរីវង់
- Phnom Den, Phnum Den, ភ្នំដិន
- Kaoh Andaet, Koh Andet, កោះអណ្ដែត
- Prey Kabbas, Prey Kabas, ព្រៃកប្បាស
- Samraong Takeo, Samrong Takeo, ស្រុកសំរោង
- Treang, Treang district, ទ្រាំង
Tboung Khmum, Tbong Khmum, Tbaung Khmum, TBK, ត្បូងឃ្មុំ
- Suong, Soung, សួង
- Memot, Memut, មេមត់
- Ponhea Kraek, Ponhea Krek, ពញាក្រែក
- Dambae, Dambe, តំបែរ
- Krouch Chhmar, Krouch Chhma, ក្រូចឆ្មារ
- Ou Reang Ov, O Reang Ov, អូររាំងឪ
Cambodia, Kingdom of Cambodia, កម្ពុជា, ស្រុកខ្មែរ
Thailand, ប្រទេសថៃ
Vietnam, Viet Nam, ប្រទេសវៀតណាម
Laos, ប្រទេសឡាវ
China, ប្រទេសចិន
Japan, ប្រទេសជប៉ុន
Korea, South Korea, ប្រទេសកូរ៉េ
Malaysia, ម៉ាឡេស៊ី
Singapore, សិង្ហបុរី
Taiwan, តៃវ៉ាន់
Hong Kong, ហុងកុង
Australia, អូស្ត្រាលី
United States, USA, America, អាមេរិក, សហរដ្ឋអាមេរិក
Dubai, ឌូបៃ
Europe, អឺរ៉ុប
Mekong, Mekong River, មេគង្គ, ទន្លេមេគង្គ
Tonle Sap, Tonle Sap Lake, ទន្លេសាប, បឹងទន្លេសាប
province, ខេត្តក្រៅ, តាមខេត្ត
`;
