/**
 * Trades that a job seeker would gladly read on to, one group a line: not the same work, but work that the same person
 * could do. Each trade is named by a wording of the lexicon, which has its other wordings; one that the lexicon does not
 * have has all of its own, divided by slashes. After the bar stand sectors and places of work that people type for any
 * of them. Ranks are related to other ranks only.
 */
export const relatedTradeList = `
CEO, managing director, general manager, country director, COO
general manager, operations manager, branch manager, deputy manager, department head
finance manager, chief accountant, financial controller, CFO
HR manager, HR director, HR business partner, administration manager
administration manager, office manager, general affairs officer, facility management, operations manager
sales manager, area sales manager, sales supervisor, key account manager, business development, marketing manager
marketing manager, brand manager, social media manager, art director, sales manager
IT manager, CTO, project manager, product owner
project manager, program manager, program director, country director, construction manager
production manager, factory manager, quality manager, production supervisor, maintenance manager
construction manager, site manager, site supervisor, foreman
logistics manager, warehouse manager, procurement manager, fleet manager, factory manager
hotel manager, front office manager, guesthouse manager/resort manager/អ្នកគ្រប់គ្រងផ្ទះសំណាក់/អ្នកគ្រប់គ្រងរីសត, duty manager, F&B manager, housekeeping supervisor
restaurant manager, F&B manager, restaurant supervisor, shop manager, hotel manager, cafe manager/coffee shop manager/អ្នកគ្រប់គ្រងហាងកាហ្វេ
shop manager, restaurant manager, sales supervisor, branch manager, supermarket manager/អ្នកគ្រប់គ្រងផ្សារទំនើប
branch manager, deputy branch manager, chief credit officer, chief teller, relationship manager
school principal, vice principal, academic manager, dean, rector
hospital manager, head nurse, clinic manager/អ្នកគ្រប់គ្រងគ្លីនិក/ប្រធានគ្លីនិក
farm manager, agronomist, agriculture officer
security supervisor, cleaning supervisor, property manager, facility management, housekeeping supervisor
pit boss, casino host, casino surveillance, duty manager
line leader, cutting supervisor, production supervisor, shift leader, team leader
spa manager, salon manager/អ្នកគ្រប់គ្រងហាងកែសម្ផស្ស, front office manager
management trainee, operations officer, bank officer, business development officer
admin officer, admin assistant, office assistant, office clerk, document controller, general affairs officer, operations officer, school admin | administration, office work
secretary, personal assistant, executive secretary, personal secretary, company secretary, admin assistant
receptionist, telephone operator, customer service officer, hotel receptionist, spa receptionist, office assistant, call center agent
data entry clerk, typist, document controller, archivist, office clerk, medical record officer, enumerator | filing, photocopy
messenger, office boy, postman, delivery rider
HR officer, HR assistant, recruiter, payroll officer, compensation and benefits, training officer, employee relations, time keeper | human resources, NSSF, labour law
recruiter, headhunter, HR officer
training officer, trainer, teacher trainer, vocational trainer | training
project officer, project assistant, project coordinator, program officer, program assistant, program coordinator, field officer | project
business analyst, data analyst, business consultant, market research, BI analyst, financial analyst | strategic planning, business
researcher, research assistant, enumerator, statistician, monitoring evaluation officer, market research, data analyst | data collection
translator, English translator, Chinese translator, subtitle translator, proofreader, sign language interpreter | foreign language
Chinese translator, Chinese teacher
English translator, English teacher
Japanese translator, Japanese teacher
Korean translator, Korean teacher
Thai translator, Thai teacher
French translator, French teacher
Vietnamese translator, translator
proofreader, news editor, content writer, translator, technical writer, author | publishing
librarian, archivist, document controller
call center agent, telesales officer, customer service officer, customer chat, receptionist, telephone operator | call center, customer service
customer service officer, receptionist, customer relation officer, customer chat, counter staff, guest relations officer | complaint handling, after sales service
PR officer, communications officer, event coordinator, content writer, protocol officer, social media officer, journalist
event coordinator, wedding planner, MC, stage manager, PR officer | event, exhibition
accountant, tax accountant, cost accountant, accounts payable, accounts receivable, accounting assistant, auditor, finance officer, payroll officer | book keeping, accounting software, financial statement
senior accountant, chief accountant, tax accountant, external auditor, finance officer
accounting assistant, finance assistant, invoicing, payroll officer, cashier, data entry clerk | petty cash, accounting department
tax accountant, tax consultant, accountant, auditor | tax, tax declaration, VAT, business registration
auditor, internal auditor, external auditor, internal control officer, compliance, risk officer, tax consultant | audit
finance officer, financial analyst, finance assistant, treasurer, grants officer, accountant | finance, financial planning
cashier, bank teller, supermarket cashier, cage cashier, hospital cashier, counter staff, toll collector, ticket seller
bank teller, bank officer, personal banker, customer service officer, cashier, deposit officer | bank
debt collector, collection officer/recovery officer/មន្ត្រីប្រមូលបំណុល/មន្ត្រីទារបំណុល, loan officer, cash collector
loan officer, credit analyst, SME loan officer, relationship officer, collection officer, deposit officer, bank officer, leasing | credit, loan, microfinance, mortgage, village bank
relationship officer, personal banker, key account manager, insurance agent, deposit officer
insurance agent, claims officer, underwriter, real estate agent, sales agent | insurance, life insurance, health insurance
risk officer, compliance, AML, KYC, fraud officer, internal auditor, credit analyst
investment officer, stock broker, financial analyst, actuary, treasurer | stock exchange, fintech
valuer, credit analyst | collateral
money exchange, money transfer, bank agent, cashier, pawnshop, bank teller | ATM, digital payment, mobile banking
jeweller, jewellery designer, watch repair
sewing operator, seamstress, overlock operator, sample maker, embroiderer, shoe worker, garment worker | sewing, garment, garment factory, bag factory
garment worker, ironing worker, packing worker, folding, thread trimming, spreader, cutter, factory worker | textile, jeans, shirt
cutter, spreader, marker maker, pattern maker
pattern maker, grading, sample maker, fashion designer, marker maker
dressmaker, fashion designer, curtain maker, upholsterer, embroiderer, shoemaker | wedding dress, costume rental
merchandiser, purchasing officer, import export officer, production planner, logistics officer | shipment
IE officer, production planner, lean manufacturing, process engineer | line balancing, production line
fabric inspector, garment QC, QC inspector, quality assurance
sewing mechanic, maintenance technician, mechanical technician, machine operator
weaver, silk weaving, krama weaving, knitter, embroiderer, handicraft
dyeing, screen printing, garment washing, printing press operator, machine operator
shoe worker, shoemaker, leather goods, sewing operator | shoe factory, footwear
social compliance, labour inspector, safety officer, HR officer
fabric warehouse, accessories store, storekeeper
construction worker, mason, plasterer, tiler, house painter, steel fixer, scaffolder, formwork carpenter, demolition worker | construction, construction site, concrete, renovation
roofer, ceiling installer, plasterer, carpenter, construction worker, waterproofing
tiler, mason, plasterer, house painter
carpenter, furniture maker, wood carver, formwork carpenter, upholsterer, sawmill
sculptor, wood carver, potter, artist
glass installer, steel fabricator, stainless steel worker, welder, ceiling installer
welder, steel fabricator, stainless steel worker, steel fixer, lathe operator, blacksmith/ជាងដំដែក, pipe fitter
civil engineer, site engineer, structural engineer, road engineer, bridge engineer, geotechnical engineer, hydraulic engineer, quantity surveyor | road construction
foreman, site supervisor, site engineer, safety officer, quality inspector
architect, interior designer, draftsman, landscape architect, urban planner, 3D visualiser | architecture
draftsman, 3D visualiser, interior designer, land surveyor, quantity surveyor | AutoCAD, SketchUp, Revit, blueprint
quantity surveyor, cost estimator, tender officer, civil engineer, purchasing officer | BOQ
land surveyor, GIS officer, geologist, draftsman, geotechnical engineer
excavator operator, bulldozer operator, roller operator, crane operator, heavy equipment operator, forklift operator, tractor driver, concrete pump operator, piling
dump truck driver, concrete mixer driver, truck driver, heavy equipment operator
well driller, pile driving, pump technician, plumber
quarry worker, miner, sand dredging, brick kiln worker, construction worker | gold mining, cement factory
safety officer, environmental officer, compliance officer, fire protection | occupational safety
MEP engineer, electrical engineer, mechanical engineer, maintenance engineer, MEP technician, civil engineer
handyman, maintenance technician, plumber, electrician, house painter, caretaker, carpenter | repair, maintenance
real estate agent, property manager, land broker, valuer, sales agent, rental agent | real estate, borey, condominium, land
elevator technician, electrician, fire alarm, maintenance technician, HVAC technician
pool attendant, lifeguard, gardener, handyman
sign maker, printing press operator, screen printing, graphic designer
tender officer, procurement officer, quantity surveyor
geologist, mine engineer/mining engineer/វិស្វកររ៉ែ, geotechnical engineer, environmental engineer
electrician, electronics technician, MEP technician, solar technician, lineman, HVAC technician, generator technician, auto electrician | wiring, electrical, control panel
electrical engineer, electronics engineer, automation engineer, MEP engineer, maintenance engineer, mechanical engineer
mechanical engineer, maintenance engineer, process engineer, design engineer, chemical engineer, electrical engineer
maintenance technician, mechanical technician, boiler operator, electrician, instrument technician, machinery mechanic | technician
car mechanic, motorbike mechanic, truck mechanic, heavy equipment mechanic, auto electrician, auto body repair, tyre repair, EV technician | mechanic, garage, car
motorbike mechanic, bicycle mechanic, tyre repair, car mechanic, auto parts
car painter, auto body repair, house painter
car wash, fuel attendant, parking attendant, cleaner
service advisor, car sales, auto parts, motorbike sales
HVAC technician, refrigeration technician, aircon repair, electrician, MEP technician | air conditioner
plumber, MEP technician, pump technician, water treatment operator, handyman
water treatment operator, wastewater treatment, meter reader, plumber, boiler operator | water supply
lathe operator, CNC operator, mould maker, welder, machine operator
locksmith, phone repair, watch repair, TV repair
phone technician, computer technician, TV repair, electronics technician, phone seller
solar technician, electrician, generator technician, electrical engineer | renewable energy, energy, wind energy
power station, substation operator, hydropower plant, boiler operator, electrical engineer, lineman
fuel attendant, shop assistant, cashier | gas station
telecom technician, fiber splicer, internet installer, network technician, CCTV installer | telecommunication, internet, ISP
CCTV installer, network technician, fire alarm, IT support, electronics technician, internet installer
PLC programmer, robotics engineer, control panel, electrical engineer, instrument technician | IoT
biomedical engineer, electronics technician, medical equipment
sound technician, lighting technician, stage manager, videographer, DJ | sound system rental
printing press operator, screen printing, sign maker, photocopy, machine operator, packaging design
assembler, electronic assembly, production worker, packer, machine operator | bicycle factory
aircraft mechanic, ship mechanic, truck mechanic
pilot, air traffic controller/អ្នកគ្រប់គ្រងចរាចរណ៍អាកាស/អ្នកត្រួតពិនិត្យចរាចរណ៍អាកាស, flight attendant
train driver, bus driver, truck driver
hotel receptionist, guest relations officer, reservation officer, concierge, night auditor, receptionist, spa receptionist | hotel, resort, guesthouse, hospitality industry
bellboy, concierge, elevator attendant, gatekeeper
room attendant, public area cleaner, laundry attendant, cleaner, housemaid | room cleaning
laundry attendant, ironing clothes, room attendant, housemaid, cleaner
waiter, food runner, hostess, barista, bartender, banquet staff, head waiter, kitchen helper | restaurant, order taking, food and beverage
chef, commis, demi chef, wok cook, grill cook, canteen cook, home cook, pastry chef, kitchen helper | kitchen, cookery, food, catering, menu
head chef, sous chef, demi chef, restaurant manager
Khmer chef, Chinese chef, western chef, sushi chef, pizza chef, noodle cook, chef | Thai food, Korean food, Vietnamese food, Indian food, vegetarian food
dishwasher, kitchen helper, kitchen staff/kitchen crew/បុគ្គលិកផ្ទះបាយ/បុគ្គលិកចង្ក្រានបាយ, commis, food runner
grill cook, wok cook, noodle cook, fast food, street vendor | soup shop
canteen cook, home cook, kitchen helper, catering | canteen
baker, pastry chef, dessert maker, barista, ice cream | bakery
barista, bubble tea, bartender, waiter, counter staff | coffee shop, coffee, beverage
bartender, barista, waiter, sommelier, beer promoter | bar, cocktail, nightclub
fast food, counter staff, cashier, barista, waiter
butcher, fishmonger, slaughterhouse, seafood processing, kitchen helper
food safety, quality assurance, food technologist/food technician/អ្នកបច្ចេកទេសចំណីអាហារ, nutritionist | food hygiene
beer promoter, product promoter, hostess, saleswoman, leaflet distributor
DJ, singer, musician, dancer, MC | karaoke
tour guide, tour leader, tour operator, museum guide, travel agent, translator | tourism, ecotourism, CBT, temple
travel agent, ticketing officer, visa officer, tour operator, reservation officer, study abroad consultant
flight attendant, ground staff, ticketing officer, guest relations officer, hotel receptionist | airline
ship captain, boat driver, sailor, ferry operator, fishing boat crew, ship mechanic | port
casino dealer, slot attendant, casino host, cage cashier, casino surveillance | casino, card games
casino surveillance, CCTV operator, security guard, loss prevention
golf caddie, pool attendant, waiter | golf
gym instructor, yoga instructor, boxing trainer, swimming instructor, football coach, dance teacher, PE teacher | sports
lifeguard, diving instructor, swimming instructor, pool attendant | beach resort, swimming
souvenir shop, shop assistant, clothes seller, cashier
doctor, general practitioner, specialist doctor, surgeon, paediatrician, gynaecologist, dentist | hospital, clinic, medical
cardiologist, dermatologist, ophthalmologist, ENT doctor, radiologist, anaesthetist, psychiatrist, doctor
surgeon, anaesthetist, gynaecologist, doctor | plastic surgery
nurse, midwife, emergency nurse, nurse aide, school nurse, factory nurse, dental nurse, health worker, paramedic | patient care, health, vaccination
midwife, secondary midwife, primary midwife, nurse, gynaecologist | maternity, antenatal care, reproductive health
nurse aide, caregiver, dental assistant, pharmacy assistant, community health worker, hospital porter/hospital orderly/អ្នករុញអ្នកជំងឺ
caregiver, nurse aide, nanny, domestic helper | patient care, elderly
dentist, dental assistant, dental technician, doctor | dental clinic
pharmacist, pharmacy assistant, medical representative, lab technician, nurse | pharmacy, medicine, pharmaceutical company
medical representative, pharmacist, pharmacy assistant
lab technician, lab analyst, radiographer, chemist/អ្នកគីមីវិទ្យា/គីមីវិទូ, blood bank | laboratory
radiographer, radiologist, sonographer, lab technician
physiotherapist, occupational therapist, speech therapist, prosthetist, acupuncturist | rehabilitation
psychologist, counsellor, psychiatrist, social worker, student counsellor | mental health
optometrist, ophthalmologist, optical sales/eyewear sales/អ្នកលក់វ៉ែនតា
nutritionist, health educator, food safety, public health | nutrition
public health, epidemiologist, health educator, community health worker, WASH officer, nutritionist | HIV, malaria, tuberculosis
ambulance driver, company driver
paramedic, emergency nurse, ambulance driver, firefighter | emergency care, first aid
medical record officer, hospital cashier, receptionist, data entry clerk
traditional medicine, acupuncturist, massage therapist, physiotherapist
beautician, facial, laser hair removal, spa therapist, beauty advisor | skin care
teacher, tutor, teaching assistant, lecturer, trainer, academic officer | school, education, international school, language school
English teacher, tutor, teaching assistant, kindergarten teacher, primary teacher | IELTS, TOEFL
mathematics teacher, science teacher, physics teacher, chemistry teacher, biology teacher, tutor, secondary teacher | mathematics, physics, chemistry, biology
history teacher, geography teacher, Khmer teacher, secondary teacher, tutor
primary teacher, kindergarten teacher, homeroom teacher, Khmer teacher, teaching assistant, secondary teacher | primary school, secondary school, high school
kindergarten teacher, child care, teaching assistant, nanny, primary teacher | kindergarten, ECD
teaching assistant, substitute teacher, kindergarten teacher, tutor
computer teacher, IT trainer, IT officer, vocational trainer | computer skills
music teacher, piano teacher, guitar teacher, musician, singer, dance teacher | music
art teacher, artist, illustrator artist, sculptor | art, drawing
driving instructor, company driver | driving licence
lecturer, researcher, trainer, secondary teacher, research assistant | university, institute
vocational trainer, trainer, teacher trainer, training officer, lecturer | vocational training
academic officer, registrar, school administrator, student affairs, exam officer, student counsellor
study abroad consultant, student counsellor, registrar, visa officer | scholarship
curriculum developer, teacher trainer, e-learning, lecturer, academic officer
special education, speech therapist, teaching assistant, inclusive education, psychologist | disability
dormitory supervisor, child care, nanny, orphanage staff
literacy, community facilitator, social worker
archaeologist, museum guide, heritage conservation, anthropologist, historian/ប្រវត្តិវិទូ
economist, sociologist, researcher, statistician, policy officer, financial analyst
artist, illustrator artist, cartoonist, sculptor, tattoo artist, graphic designer
IT officer, IT support, IT assistant, computer technician, system administrator, network technician | IT, computer, hardware
computer technician, IT support, printer technician, phone technician, computer shop
network engineer, system administrator, network administrator, information security, cloud engineer, devops engineer, IT officer | network, Linux, Windows server
software developer, web developer, mobile developer, full stack developer, game developer, QA engineer, system analyst, database developer | programming, software, technology, startup
front end developer, back end developer, full stack developer, web designer, UI designer, web developer | website, JavaScript, React
PHP developer, laravel developer, java developer, python developer, WordPress, back end developer
mobile developer, Android developer, iOS developer, flutter developer, web developer | mobile app
web designer, UI designer, graphic designer, front end developer | Figma
QA tester, software developer, business analyst, IT support, system analyst
system analyst, business analyst, solution architect, product owner, scrum master, ERP consultant
database administrator, data engineer, data analyst, system administrator | database, SQL
data analyst, data scientist, BI analyst, statistician, data engineer, AI engineer | data, Excel
information security, penetration tester, network engineer
ERP consultant, odoo developer, SAP consultant, IT support | POS system
game developer, animator, 3D visualiser | gamer
technical writer, content writer, proofreader
company driver, personal driver, taxi driver, bus driver, truck driver, delivery driver, tuk tuk driver | driver, car rental
driver, delivery rider, driver assistant, forklift operator, motodop, tractor driver
truck driver, dump truck driver, concrete mixer driver, bus driver, forklift operator, crane operator, tractor driver | truck
delivery rider, motodop, tuk tuk driver, messenger, postman, food rider, driver assistant | delivery, express delivery, motorbike, transport
taxi driver, tuk tuk driver, motodop, delivery driver, personal driver
driver assistant, loader, warehouse worker, house moving, water delivery, gas delivery
bus driver, school bus driver, taxi driver, personal driver | bus
dispatcher, fleet supervisor, logistics officer, shipping officer
logistics officer, supply chain officer, import export officer, freight forwarder, shipping officer, dispatcher, purchasing officer | logistics, supply chain
customs broker, import export officer, customs officer, freight forwarder, shipping officer | customs, import, cargo
warehouse keeper, warehouse worker, order picker, tally clerk, forklift operator, inventory control | warehouse, stock count
warehouse worker, loader, order picker, packer, shelf stacker, sorter, delivery assistant
forklift operator, warehouse worker, loader, crane operator
purchasing officer, supply chain officer, merchandiser, storekeeper, tender officer, import export officer | supplier, quotation, purchase order
tally clerk, loader, crane operator, shipping agent | container
parking attendant, security guard, gatekeeper, toll collector, fuel attendant
cash in transit, security guard, company driver
factory worker, production worker, packer, assembler, garment worker, sorter, loader, machine operator | factory, production, worker, special economic zone
production planner, supply chain officer, storekeeper, merchandiser, IE officer | manufacturing
QC inspector, quality assurance, inspector, food safety, garment QC | quality, ISO
machine operator, production worker, boiler operator, CNC operator, printing press operator, injection moulding | machine
food processing, seafood processing, fish processing, fruit processing, cashew processing, packer, factory worker
ice factory, water bottling, brewery, food processing, machine operator
rice miller, sugar mill, feed mill, machine operator
sawmill, furniture factory, carpenter, machine operator
research and development, chemist, food technologist, quality assurance
chemical engineer, process engineer, environmental engineer, chemist | chemical
garbage collector, recycling, scrap collector, street sweeper, cleaner, sorter
potter, bamboo craft, candle maker, wood carver, weaver | handicraft
sales executive, sales representative, salesman, telesales officer, business development officer, account executive, door to door sales, shop assistant, marketing officer | sales, trading company, FMCG
shop assistant, product promoter, counter staff, cosmetics seller, clothes seller, phone seller, cashier, shelf stacker, salesman | shop, retail, supermarket, shopping mall
sales representative, medical representative, agricultural sales, technical sales, insurance agent
sales admin, admin assistant, customer service officer, invoicing
technical sales, mechanical engineer, electrical engineer
distributor, sales representative, wholesale, trade marketing officer
online seller, livestream seller, page admin, customer chat, content creator, e-commerce executive | online, Facebook, TikTok
page admin, social media officer, customer chat, content creator, online seller
phone seller, SIM seller, electronics shop, phone technician, shop assistant
car sales, motorbike sales, service advisor, sales executive | car showroom
hardware store, auto parts, storekeeper, shop assistant | building materials
market vendor, vegetable seller, fruit seller, grocery seller, spice seller, street vendor, fishmonger
florist, wedding decoration, flower grower, gardener
furniture sales, showroom sales, sales executive
visual merchandiser, shop assistant, merchandise display, trade marketing officer
product promoter, beer promoter, leaflet distributor, shop assistant, mystery shopper, event coordinator
lottery seller, SIM seller, market vendor, ticket seller
agricultural sales, agronomist, agricultural technician | fertiliser, pesticide, seed
marketing officer, marketing assistant, digital marketing officer, trade marketing officer, content creator, social media officer, event coordinator, sales executive | marketing, advertising, advertising agency
digital marketing officer, social media officer, SEO, Facebook ads, content creator, e-commerce executive, graphic designer | social media, Google ads
content creator, content writer, video editor, influencer, photographer, livestream seller | YouTube
graphic designer, illustrator artist, photo editor, UI designer, web designer, motion designer, packaging design, product designer | design, Photoshop, Canva, logo design
video editor, motion designer, videographer, film maker, photo editor, content creator | Premiere Pro, After Effects, CapCut
photographer, wedding photographer, photo editor, videographer, drone operator | photo studio
film director, script writer, producer, actor, videographer, video editor | film production
journalist, news editor, TV presenter, radio presenter, content writer, PR officer, videographer | journalism, television, newspaper
author, script writer, copywriter, journalist | literature
TV presenter, radio presenter, MC, voice over, singer, livestream seller
actor, singer, dancer, musician, model, voice actor | DJ
model, product promoter, influencer
product designer, packaging design, fashion designer, jewellery designer, interior designer
art director, graphic designer, brand manager, motion designer
farm worker, farmer, rubber tapper, rice farmer, gardener, vegetable grower, tractor driver | farm, plantation, cassava, pepper, cashew, mango, durian, banana, maize, sugarcane, palm oil, fruit
agronomist, agriculture officer, agricultural technician, agricultural engineer, agricultural sales, forestry officer, irrigation engineer | agriculture, agribusiness, organic farming
veterinarian, livestock technician, animal health worker, pet groomer, agriculture officer, zoo keeper
livestock technician, pig farmer, poultry farm, cattle farm, dairy farm, aquaculture technician, farm worker | egg, duck farm, goat farm
pet groomer, dog trainer, zoo keeper, mahout, veterinarian
aquaculture technician, fish farmer, shrimp farm, fisheries officer, livestock technician | fish, crab
fisherman, fishing boat crew, fish farmer, sailor, fish processing | seafood
gardener, flower grower, plant nursery, farm worker | lawn care
tractor operator, harvester operator, excavator operator, truck driver, farm worker
hydroponics, vegetable grower, agricultural technician, mushroom farm, plant nursery
salt worker, farm worker, fisherman
forestry officer, ranger, conservation officer, environmental officer, agriculture officer
environmental officer, environmental engineer, climate change, EIA, WASH officer, safety officer
beekeeper/honey farmer/អ្នកចិញ្ចឹមឃ្មុំ, cricket farm, sericulture, farmer
security guard, gatekeeper, bodyguard, loss prevention, control room operator, parking attendant, caretaker | security, patrol
cleaner, housemaid, room attendant, public area cleaner, window cleaner, street sweeper, office boy, dishwasher | cleaning, house cleaning, school cleaner
housemaid, nanny, live in maid, home cook, cleaner, laundry attendant, caregiver, house sitter
nanny, child care, caregiver, kindergarten teacher, housemaid, orphanage staff | children
pest control, window cleaner, cleaner, gardener
hairdresser, hair assistant, makeup artist, nail technician, beautician, hair dye | hair salon, haircut, hair extension
makeup artist, hairdresser, nail technician, costume designer, beauty advisor, beautician | makeup, wedding
nail technician, eyelash technician, microblading, beautician, hair assistant, spa therapist | nail salon
spa therapist, reflexology, beautician, facial, blind massage, waxing | spa
tattoo artist, microblading, nail artist
wedding decoration, florist, wedding planner, tent rental, event coordinator
caretaker, handyman, gatekeeper, house sitter, lift attendant, gardener, cleaner | apartment, house for rent
social worker, child protection officer, case management, counsellor, community facilitator, orphanage staff | charity, street children
community development officer, community facilitator, field officer, livelihood officer, project officer, youth officer, social worker | NGO, INGO, United Nations, rural development, community
monitoring evaluation officer, researcher, data analyst, project officer, enumerator
fundraising officer, proposal writing, grants officer, donor relations, communications officer
gender officer, human rights officer, advocacy officer, policy officer, child protection officer, safeguarding officer | gender
humanitarian aid, disaster management, volunteer coordinator, field officer | volunteer
police officer, soldier, military police, firefighter, security guard, bodyguard
firefighter, safety officer, fire protection
civil servant, immigration officer, customs officer, commune clerk, labour inspector, police officer | government, ministry
diplomat, protocol officer, embassy staff, policy officer | international relations
lawyer, legal officer, paralegal, notary, compliance, company secretary, bailiff | law, law firm, contract, land law
judge, prosecutor, court clerk, lawyer, bailiff
`;
