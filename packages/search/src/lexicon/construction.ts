/** Building, architecture, land and real estate. */
export const construction = `
construction, building, សំណង់, សាងសង់
construction worker, builder, building labourer, កម្មករសំណង់, ជាងសំណង់ | ធ្វើសំណង់, អ្នកធ្វើសំណង់, កម្មករការដ្ឋាន
construction site, building site, ការដ្ឋានសំណង់, ការដ្ឋាន
construction manager, ប្រធានការដ្ឋានសំណង់, អ្នកគ្រប់គ្រងសំណង់
site manager, ប្រធានការដ្ឋាន, អ្នកគ្រប់គ្រងការដ្ឋាន
site supervisor, construction supervisor, អ្នកត្រួតពិនិត្យការដ្ឋាន, ត្រួតពិនិត្យការដ្ឋាន
foreman, site foreman, មេការ, មេការសំណង់, មេជាង | មេជាងសំណង់, មេការដ្ឋាន, ហ្វរមេន
civil engineer, construction engineer, វិស្វករសំណង់, វិស្វករសំណង់ស៊ីវិល, វិស្វករស៊ីវិល, វិស្វកម្មសំណង់
site engineer, វិស្វករការដ្ឋាន | សាយអ៊ិនជីនៀរ, វិស្វករចុះការដ្ឋាន
structural engineer, វិស្វករគ្រោងឆ្អឹង, វិស្វកររចនាសម្ព័ន្ធ
road engineer, highway engineer, វិស្វករផ្លូវ, វិស្វករផ្លូវថ្នល់
bridge engineer, bridge construction, វិស្វករស្ពាន, សាងសង់ស្ពាន
road construction, road building, សាងសង់ផ្លូវ, ធ្វើផ្លូវ
water engineer, irrigation engineer, hydraulic engineer, វិស្វករធារាសាស្ត្រ, វិស្វករធនធានទឹក
geotechnical engineer, soil engineer, វិស្វករភូគព្ភសាស្ត្រ, ពិសោធន៍ដី
quantity surveyor, QS, quantity surveying, អ្នកគណនាបរិមាណសំណង់, គណនាបរិមាណសំណង់
bill of quantities, BOQ, តារាងបរិមាណការងារ
cost estimator, estimator, អ្នកប៉ាន់តម្លៃ, ប៉ាន់តម្លៃសំណង់
land surveyor, surveyor, topographic survey, អ្នកវាស់វែង, អ្នកវាស់វែងដី, វាស់វែងដី
architect, ស្ថាបត្យករ
architecture, ស្ថាបត្យកម្ម
landscape architect, landscape design, ស្ថាបត្យករទេសភាព, រចនាសួន
interior designer, interior decorator, អ្នករចនាតុបតែងខាងក្នុង, តុបតែងខាងក្នុង, រចនាខាងក្នុង
draftsman, drafter, draughtsman, CAD operator, អ្នកគូរប្លង់, ជាងគូរប្លង់, គូរប្លង់ | អ្នកគូរប្លង់ផ្ទះ, គូរប្លង់ផ្ទះ
3D visualiser, 3D modeler, 3D rendering, អ្នកគូរថ្រីឌី, គូរថ្រីឌី, 3D | ថ្រីឌី
urban planner, town planner, urban planning, អ្នករៀបចំនគរូបនីយកម្ម, នគរូបនីយកម្ម, ប្លង់ទីក្រុង
mason, bricklayer, bricklaying, ជាងឥដ្ឋ, ជាងរៀបឥដ្ឋ, រៀបឥដ្ឋ | អ្នករៀបឥដ្ឋ
plasterer, ជាងបូក, បូកជញ្ជាំង
tiler, tile setter, tiling, ជាងការ៉ូ, ក្រាលការ៉ូ, រៀបការ៉ូ, ការ៉ូ | ជាងក្រាលការ៉ូ, អ្នកក្រាលការ៉ូ
painter, house painter, wall painter, painting, ជាងថ្នាំ, ជាងលាបថ្នាំ, លាបថ្នាំ, លាបថ្នាំជញ្ជាំង | អ្នកលាបថ្នាំ, លាបថ្នាំផ្ទះ
carpenter, carpentry, woodworker, ជាងឈើ, ការងារឈើ | អ្នកធ្វើឈើ, ធ្វើឈើ
formwork carpenter, formwork, shuttering, ជាងពុម្ពបេតុង, ពុម្ពបេតុង
furniture maker, cabinet maker, furniture, ជាងធ្វើគ្រឿងសង្ហារិម, គ្រឿងសង្ហារិម, ជាងទូតុ
wood carver, wood carving, ជាងចម្លាក់ឈើ, ចម្លាក់ឈើ
stone carver, stone carving, sculptor, ជាងចម្លាក់ថ្ម, ជាងចម្លាក់, ចម្លាក់
roofer, roofing, ជាងប្រក់ដំបូល, ប្រក់ដំបូល
ceiling installer, gypsum ceiling, ជាងពិដាន, ដាក់ពិដាន | ប្លាហ្វុង, ជាងប្លាហ្វុង
glass installer, aluminium fabricator, aluminum and glass, ជាងកញ្ចក់, ជាងអាលុយមីញ៉ូម, អាលុយមីញ៉ូមកញ្ចក់ | ជាងអាលុយ, អាលុយ
steel fixer, rebar worker, bar bender, ជាងចងដែក, ចងដែក
steel fabricator, steel structure, metalworker, ជាងដែក, គ្រោងដែក | អ្នកធ្វើដែក, ធ្វើដែក
stainless steel worker, stainless steel, inox, ជាងអ៊ីណុក, អ៊ីណុក | ជាងធ្វើអ៊ីណុក
concrete, concrete work, បេតុង, លាយបេតុង
concrete pump operator, អ្នកបញ្ជាម៉ាស៊ីនបូមបេតុង
scaffolder, ជាងរន្ទា, ចងរន្ទា, រន្ទា
crane operator, tower crane operator, អ្នកបើកស្ទូច, អ្នកបញ្ជារថយន្តស្ទូច, តៃកុងស្ទូច | អ្នកបើកក្រេន, ក្រេន
excavator operator, excavator, digger operator, backhoe, អ្នកបើកអេស្កាវ៉ាទ័រ, អេស្កាវ៉ាទ័រ, តៃកុងអេស្កា, អេស្កា | អិចស្កា, អ្នកបើកអិចស្កា, អ្នកបើកអេស្កា, បើកអេស្កា, អ៊ិចស្កា
bulldozer operator, bulldozer, អ្នកបើកគ្រឿងឈូសដី, គ្រឿងឈូសដី | អ្នកបើកឈូសដី, ឈូសដី
roller operator, road roller, អ្នកបើករ៉ូឡូ, រ៉ូឡូកិនផ្លូវ | អ្នកបើករ៉ូឡូកិន
dump truck driver, dump truck, tipper truck, អ្នកបើកឡានបែន, ឡានបែន, ឡានបេន | អ្នកបើកឡានបេន, បើកឡានបែន, ឡានដឹកដី, អ្នកបើកឡានដឹកដី
concrete mixer driver, mixer truck driver, concrete truck, អ្នកបើកឡានបេតុង, ឡានបេតុង
heavy equipment operator, heavy machinery, អ្នកបើកគ្រឿងចក្រធុនធ្ងន់, គ្រឿងចក្រធុនធ្ងន់, គ្រឿងចក្រ
demolition, demolition worker, វាយកម្ទេចអគារ, រុះរើអគារ
waterproofing, ការពារជ្រាបទឹក
well drilling, well driller, ខួងអណ្ដូង, ជាងខួងអណ្ដូង, ជីកអណ្ដូង
pile driving, piling, បុកសសរគ្រឹះ, ដាំសសរគ្រឹះ
brick factory, brick kiln worker, ឡឥដ្ឋ, កម្មករឡឥដ្ឋ
cement, cement factory, ស៊ីម៉ងត៍, រោងចក្រស៊ីម៉ងត៍
building materials, construction materials, សម្ភារៈសំណង់, គ្រឿងសំណង់
safety officer, HSE officer, EHS officer, site safety, មន្ត្រីសុវត្ថិភាព, មន្ត្រីសុវត្ថិភាពការងារ
occupational health and safety, occupational safety, OHS, សុវត្ថិភាព និងសុខភាពការងារ, សុវត្ថិភាពការងារ
MEP engineer, M&E engineer, building services engineer, វិស្វករអេមអ៊ីភី, វិស្វករប្រព័ន្ធអគារ
blueprint, technical drawing, building plan, ប្លង់, ប្លង់សំណង់, គំនូរបច្ចេកទេស
construction permit, building permit, លិខិតអនុញ្ញាតសាងសង់
renovation, remodelling, ជួសជុលអគារ, កែលម្អផ្ទះ
contractor, subcontractor, អ្នកម៉ៅការ, ម៉ៅការ | អ្នកម៉ៅ, ម៉ៅសំណង់
handyman, maintenance man, ជាងគ្រប់មុខ, ជាងជួសជុលទូទៅ
real estate, property, អចលនទ្រព្យ
real estate agent, property agent, realtor, estate agent, property consultant, ភ្នាក់ងារអចលនទ្រព្យ, ភ្នាក់ងារលក់ផ្ទះ, ភ្នាក់ងារលក់បុរី, លក់បុរី | អ្នកលក់បុរី, លក់ផ្ទះ, អ្នកលក់ផ្ទះ, អ្នកលក់ដី, លក់ដី, អេជិនអចលនទ្រព្យ, ភ្នាក់ងារលក់ដី
property manager, អ្នកគ្រប់គ្រងអចលនទ្រព្យ, គ្រប់គ្រងអចលនទ្រព្យ
borey, gated community, បុរី
condominium, condo, ខុនដូ | ខនដូ
apartment, flat, អាផាតមិន, ផ្ទះល្វែង | អាផាតមេន, ខនដូជួល
land title, title deed, ប្លង់ដី, ប័ណ្ណកម្មសិទ្ធិ, ប្លង់រឹង
land, ដី, ដីធ្លី
land broker, broker, មេខ្យល់, មេខ្យល់ដី, ជើងសា
house for rent, rental agent, ផ្ទះជួល, ភ្នាក់ងារជួលផ្ទះ
elevator technician, lift technician, elevator, ជាងជណ្ដើរយន្ត, ជណ្ដើរយន្ត | ជាងជណ្ដើរប្រអប់, អាសង់ស័រ, ជាងអាសង់ស័រ
swimming pool technician, pool maintenance, pool attendant, ជាងអាងហែលទឹក, ថែទាំអាងហែលទឹក
sign maker, signage, neon sign, ជាងផ្លាកយីហោ, ផ្លាកយីហោ, ធ្វើផ្លាក
sand dredging, dredger, បូមខ្សាច់
quarry worker, quarry, stone crushing, ការដ្ឋានថ្ម, កម្មករវាយថ្ម, រោងម៉ាស៊ីនកិនថ្ម
mine worker, miner, mining, កម្មកររ៉ែ, រ៉ែ, ជីករ៉ែ
gold mining, រ៉ែមាស, ជីករ៉ែមាស
geologist, geology, ភូគព្ភវិទូ, ភូគព្ភវិទ្យា
demining, mine clearance, អ្នកដោះមីន, ដោះមីន, បោសសម្អាតមីន
GIS officer, geographic information system, mapping, ប្រព័ន្ធព័ត៌មានភូមិសាស្ត្រ, ធ្វើផែនទី
tender, bidding, tender officer, ដេញថ្លៃ, មន្ត្រីដេញថ្លៃ
`;
