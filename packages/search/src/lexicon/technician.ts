/** Technicians, engineers, vehicles and energy. */
export const technician = `
technician, technical staff, អ្នកបច្ចេកទេស, បុគ្គលិកបច្ចេកទេស, ជាងបច្ចេកទេស | តិចនិច, ជាងបច្ចេក
engineer, វិស្វករ, វិស្វកម្ម
maintenance technician, maintenance staff, maintenance worker, ជាងថែទាំ, បុគ្គលិកថែទាំ, ជាងជួសជុលថែទាំ
maintenance engineer, វិស្វករថែទាំ
maintenance manager, chief engineer, ប្រធានផ្នែកថែទាំ, ប្រធានផ្នែកជួសជុល, ប្រធានវិស្វករ
maintenance, upkeep, ថែទាំ, ថែទាំ និងជួសជុល
repair, fixing, ជួសជុល
electrician, electrical technician, wireman, ជាងអគ្គិសនី, ជាងភ្លើង, ជាងតភ្លើង, ជាងតអគ្គិសនី | អេឡិចទ្រិចស៊ាន, ជាងអេឡិច, អ្នកតភ្លើង, ជាងបណ្ដាញភ្លើង, ជាងភ្លើងផ្ទះ
electrical, អគ្គិសនី
wiring, electrical wiring, តខ្សែភ្លើង, តភ្លើង, តខ្សែអគ្គិសនី
electrical engineer, វិស្វករអគ្គិសនី, វិស្វកម្មអគ្គិសនី
power line worker, lineman, electric power line, ជាងខ្សែបណ្ដាញអគ្គិសនី, តបណ្ដាញអគ្គិសនី
electronics technician, electronics, electronic repair, ជាងអេឡិចត្រូនិក, អេឡិចត្រូនិក, ជួសជុលអេឡិចត្រូនិក
electronics engineer, វិស្វករអេឡិចត្រូនិក, វិស្វកម្មអេឡិចត្រូនិក
mechanical engineer, វិស្វករមេកានិច, វិស្វកម្មមេកានិច
mechanical technician, មេកានិច, ជាងមេកានិច
mechanic, ជាងម៉ាស៊ីន, ជាងជួសជុល, ជាងជួសជុលម៉ាស៊ីន
car mechanic, auto mechanic, automotive technician, vehicle mechanic, car repair, auto repair, fix car, ជាងជួសជុលរថយន្ត, ជាងឡាន, ជាងជួសជុលឡាន, ជួសជុលរថយន្ត, ជួសជុលឡាន, ជាងរថយន្ត | ធ្វើឡាន, ជាងធ្វើឡាន, កូនជាងឡាន, រោងជាងឡាន
motorbike mechanic, motorcycle mechanic, moto mechanic, motorbike repair, ជាងម៉ូតូ, ជាងជួសជុលម៉ូតូ, ជួសជុលម៉ូតូ | ធ្វើម៉ូតូ, ជាងធ្វើម៉ូតូ, កូនជាងម៉ូតូ, ហាងធ្វើម៉ូតូ, ជាងជួសជុលមូតូ
truck mechanic, diesel mechanic, heavy vehicle mechanic, ជាងឡានធំ, ជាងម៉ាស៊ីនម៉ាស៊ូត
heavy equipment mechanic, machinery mechanic, ជាងគ្រឿងចក្រ, ជាងជួសជុលគ្រឿងចក្រ
bicycle mechanic, bicycle repair, ជាងកង់, ជួសជុលកង់
auto electrician, car electrician, ជាងភ្លើងឡាន, ជាងអគ្គិសនីរថយន្ត
auto body repair, panel beater, body shop, ជាងតម្រង់តួរថយន្ត, ជាងគោះប៉ាតេ
car painter, auto painter, spray painter, ជាងបាញ់ថ្នាំឡាន, ជាងបាញ់ថ្នាំ, បាញ់ថ្នាំរថយន្ត | បាញ់ថ្នាំឡាន, បាញ់ថ្នាំម៉ូតូ, ជាងបាញ់ថ្នាំម៉ូតូ
car wash, car washer, vehicle washing, លាងឡាន, អ្នកលាងឡាន, លាងរថយន្ត | លាងម៉ូតូ, អ្នកលាងម៉ូតូ, លាងឡានម៉ូតូ, កន្លែងលាងឡាន
tyre repair, tire repair, tyre shop, tire shop, ប៉ះកង់, ជាងប៉ះកង់, ប្ដូរសំបកកង់ | ប៉ះកង់ម៉ូតូ, ប៉ះកង់ឡាន, ដូរកង់
garage, workshop, auto garage, យានដ្ឋាន, ហ្គារ៉ាស, កន្លែងជួសជុលឡាន | ហ្គារ៉ាសឡាន, ហ្គារ៉ាសជួសជុលឡាន, ការ៉ាស, ការ៉ាសឡាន, យានដ្ឋានជួសជុល
auto parts, spare parts, គ្រឿងបន្លាស់, គ្រឿងបន្លាស់រថយន្ត | គ្រឿងឡាន, គ្រឿងម៉ូតូ, លក់គ្រឿងម៉ូតូ, លក់គ្រឿងឡាន
service advisor, automotive service advisor, ទីប្រឹក្សាសេវារថយន្ត
electric vehicle, EV technician, រថយន្តអគ្គិសនី, ជាងរថយន្តអគ្គិសនី
car showroom, car dealer, car dealership, កន្លែងតាំងលក់រថយន្ត, ឃ្លាំងឡាន
air conditioner technician, aircon technician, HVAC technician, AC technician, air con technician, ជាងម៉ាស៊ីនត្រជាក់, ជាងជួសជុលម៉ាស៊ីនត្រជាក់, ជាងដំឡើងម៉ាស៊ីនត្រជាក់ | ជាងអ៊ែរ, ជាងអេរ, ជាងអែរ, ជាងអ៊ែកូន, ជាងម៉ាស៊ីនអ៊ែ, ជាងលាងម៉ាស៊ីនត្រជាក់
air conditioner, air conditioning, aircon, HVAC, ម៉ាស៊ីនត្រជាក់, អ៊ែរ | អែរកុង
aircon repair, air conditioner repair, ជួសជុលម៉ាស៊ីនត្រជាក់, លាងម៉ាស៊ីនត្រជាក់ | លាងអ៊ែរ, ជួសជុលអ៊ែរ, បាញ់លាងម៉ាស៊ីនត្រជាក់
refrigeration technician, fridge repair, refrigeration, ជាងទូទឹកកក, ជួសជុលទូទឹកកក, ប្រព័ន្ធត្រជាក់
plumber, plumbing, pipe fitter, pipefitter, ជាងទឹក, ជាងតទុយោទឹក, ជាងតទឹក, តទុយោ, តទុយោទឹក | ជាងទុយោ, ជាងតទុយោ, ជាងលូ, ជាងបង្គន់
MEP technician, M&E technician, plumbing and electrical, ជាងទឹកភ្លើង, ជាងទឹក និងភ្លើង, ប្រព័ន្ធទឹកភ្លើង
water pump, pump technician, ម៉ាស៊ីនបូមទឹក, ជាងម៉ាស៊ីនបូមទឹក
water treatment, water treatment operator, ប្រព្រឹត្តកម្មទឹក, សម្អាតទឹក, ប្រតិបត្តិករទឹកស្អាត
water supply, clean water, ផ្គត់ផ្គង់ទឹក, ទឹកស្អាត, រដ្ឋាករទឹក
water meter reader, meter reader, អ្នកអានកុងទ័រ, អ្នកកត់កុងទ័រ, កត់កុងទ័រទឹក
waste water, wastewater treatment, sewage, ទឹកកខ្វក់, ប្រព្រឹត្តកម្មទឹកកខ្វក់
welder, welding, ជាងផ្សារ, ជាងផ្សារដែក, ផ្សារដែក, អ្នកផ្សារ | អ្នកផ្សារដែក, ផ្សារអ៊ីណុក, ជាងផ្សារអ៊ីណុក
lathe operator, turner, lathe, ជាងក្រឡឹង, ក្រឡឹង
CNC operator, CNC machine, CNC machinist, អ្នកបញ្ជាម៉ាស៊ីនស៊ីអិនស៊ី, ម៉ាស៊ីនស៊ីអិនស៊ី
locksmith, key maker, ជាងសោ, ចាក់សោ, ជាងចាក់កូនសោ | ចាក់កូនសោ, អ្នកចាក់កូនសោ
phone repair, mobile phone technician, phone technician, ជាងទូរស័ព្ទ, ជួសជុលទូរស័ព្ទ, ជាងជួសជុលទូរស័ព្ទ | ធ្វើទូរស័ព្ទ, ជាងធ្វើទូរស័ព្ទ, ជាងដូរអេក្រង់ទូរស័ព្ទ
TV repair, television repair, ជួសជុលទូរទស្សន៍, ជាងទូរទស្សន៍
watch repair, watchmaker, ជាងនាឡិកា, ជួសជុលនាឡិកា
generator, generator technician, ម៉ាស៊ីនភ្លើង, ជាងម៉ាស៊ីនភ្លើង
boiler operator, boiler, អ្នកបញ្ជាឡចំហាយ, ឡចំហាយ
solar technician, solar installer, solar energy, solar, ជាងសូឡា, សូឡា, ថាមពលព្រះអាទិត្យ, ថាមពលពន្លឺព្រះអាទិត្យ
wind energy, wind power, ថាមពលខ្យល់
renewable energy, clean energy, ថាមពលកកើតឡើងវិញ, ថាមពលស្អាត
energy, energy sector, ថាមពល
power plant, power station, រោងចក្រអគ្គិសនី, ស្ថានីយអគ្គិសនី
hydropower, hydropower plant, hydroelectric dam, វារីអគ្គិសនី, ទំនប់វារីអគ្គិសនី
coal power plant, coal, ធ្យូងថ្ម, រោងចក្រធ្យូងថ្ម
power substation, substation operator, អនុស្ថានីយ, អនុស្ថានីយអគ្គិសនី
gas station, petrol station, fuel station, filling station, ស្ថានីយប្រេង, ស្ថានីយប្រេងឥន្ធនៈ | ស្ថានីយប្រេងសាំង, កន្លែងចាក់សាំង
- Sokimex, សូគីម៉ិច
- PTT, PTT station, ភីធីធី
- Tela, Tela station, តេលា
- Caltex, កាល់តិច | កាល់តេច
- TotalEnergies, Total station, តូតាល់
fuel attendant, pump attendant, petrol pump attendant, អ្នកចាក់សាំង, អ្នកចាក់ប្រេង, ចាក់សាំង, អ្នកចាក់សាំងម៉ូតូ, gas station attendant | ស្តេសិន, ស្តេស្យុង, ស្ថានីយ៍សាំង, បូមសាំង, អ្នកបូមសាំង, ចាក់ប្រេង, អ្នកបូមប្រេង
gas, LPG, ហ្គាស, ឧស្ម័ន
oil and gas, petroleum, ប្រេង និងឧស្ម័ន, ប្រេងកាត
biogas, biodigester, ឡជីវឧស្ម័ន, ជីវឧស្ម័ន
telecom technician, telecommunication technician, ជាងទូរគមនាគមន៍, អ្នកបច្ចេកទេសទូរគមនាគមន៍
telecommunication, telecom, ទូរគមនាគមន៍
fibre optic technician, fiber optic, fiber splicer, ជាងខ្សែកាបអុបទិក, កាបអុបទិក, អុបទិក
CCTV installer, CCTV technician, security camera, CCTV, កាមេរ៉ាសុវត្ថិភាព, ជាងដំឡើងកាមេរ៉ា, ដំឡើងកាមេរ៉ា, ជាងកាមេរ៉ា | ជាងតកាមេរ៉ា, តកាមេរ៉ា, ជាងបំពាក់កាមេរ៉ា, ស៊ីស៊ីធីវី
fire alarm, fire protection, fire fighting system, ប្រព័ន្ធពន្លត់អគ្គិភ័យ, ប្រព័ន្ធរោទ៍ភ្លើង
automation engineer, PLC programmer, PLC, វិស្វករស្វ័យប្រវត្តិកម្ម, ស្វ័យប្រវត្តិកម្ម
control panel, electrical panel, switchboard panel, ទូភ្លើង, ទូបញ្ជា, ទូអគ្គិសនី
robotics, robotics engineer, មនុស្សយន្ត, រ៉ូបូត
calibration, instrument technician, ក្រិតឧបករណ៍, ជាងឧបករណ៍
chemical engineer, វិស្វករគីមី, វិស្វកម្មគីមី
environmental engineer, វិស្វករបរិស្ថាន
process engineer, វិស្វករដំណើរការផលិតកម្ម
design engineer, វិស្វកររចនា
biomedical engineer, medical equipment technician, វិស្វករជីវវេជ្ជសាស្ត្រ, ជាងឧបករណ៍ពេទ្យ
sound technician, sound engineer, audio technician, អ្នកបច្ចេកទេសសំឡេង, ជាងសំឡេង
lighting technician, stage lighting, ជាងភ្លើងឆាក, ភ្លើងឆាក
printing press operator, printing house, printing, រោងពុម្ព, បោះពុម្ព, អ្នកបញ្ជាម៉ាស៊ីនបោះពុម្ព
troubleshooting, fault finding, រកកំហូច, ដោះស្រាយកំហូច
installation, ដំឡើង, ជាងដំឡើង, តំឡើង | អ៊ិនស្តល, អ្នកដំឡើង
machine assembly, assembler, assembly worker, ដំឡើងគ្រឿង, កម្មករដំឡើងគ្រឿង, ផ្គុំគ្រឿង
electronics factory, electronic assembly, រោងចក្រអេឡិចត្រូនិក, ដំឡើងគ្រឿងអេឡិចត្រូនិក
bicycle factory, រោងចក្រកង់
train driver, railway, អ្នកបើករថភ្លើង, រថភ្លើង, ផ្លូវដែក
aviation technician, aircraft mechanic, aircraft maintenance, ជាងយន្តហោះ, ថែទាំយន្តហោះ
ship mechanic, boat mechanic, ជាងម៉ាស៊ីនទូក, ជាងកាណូត
`;
