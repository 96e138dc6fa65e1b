/** Hospitals, clinics, pharmacies and care. */
export const health = `
health, healthcare, health care, សុខាភិបាល, សុខភាព
hospital, មន្ទីរពេទ្យ, ពេទ្យ | មន្ទីពេទ្យ, ពេទ្យឯកជន, មន្ទីរពេទ្យឯកជន
clinic, medical clinic, គ្លីនិក, មន្ទីរសម្រាកព្យាបាល, polyclinic | គ្លីនិច, គ្លីនិកឯកជន, ប៉ូលីគ្លីនិក, ក្លីនិក, មន្ទីរព្យាបាល
health worker, medical staff, hospital staff, បុគ្គលិកសុខាភិបាល, បុគ្គលិកពេទ្យ, បុគ្គលិកមន្ទីរពេទ្យ | អ្នកពេទ្យ, គ្រូពេទ្យភូមិ, បុគ្គលិកពេទ្យឯកជន
health centre, health center, health post, មណ្ឌលសុខភាព
doctor, physician, medical doctor, វេជ្ជបណ្ឌិត, គ្រូពេទ្យ, ដុកទ័រ, លោកគ្រូពេទ្យ | អ្នកគ្រូពេទ្យ, ពេទ្យធំ, គ្រូពេទ្យគ្លីនិក, ដុកធ័រ
general practitioner, GP, family doctor, គ្រូពេទ្យទូទៅ, វេជ្ជបណ្ឌិតទូទៅ
specialist doctor, medical specialist, វេជ្ជបណ្ឌិតឯកទេស, គ្រូពេទ្យឯកទេស
surgeon, surgery, គ្រូពេទ្យវះកាត់, វះកាត់ | ពេទ្យវះកាត់, អ្នកវះកាត់, វេជ្ជបណ្ឌិតវះកាត់
paediatrician, pediatrician, pediatrics, គ្រូពេទ្យកុមារ, ពេទ្យកុមារ | គ្រូពេទ្យក្មេង, ពេទ្យក្មេង
gynaecologist, gynecologist, obstetrician, គ្រូពេទ្យរោគស្ត្រី, រោគស្ត្រី, ផ្នែកសម្ភព | ពេទ្យរោគស្ត្រី, ពេទ្យសម្ភព
cardiologist, cardiology, គ្រូពេទ្យបេះដូង, ជំនាញបេះដូង | ពេទ្យបេះដូង
dermatologist, skin doctor, dermatology, គ្រូពេទ្យសើស្បែក, ជំនាញសើស្បែក | ពេទ្យស្បែក, ពេទ្យសើស្បែក, គ្រូពេទ្យស្បែក
ophthalmologist, eye doctor, eye clinic, គ្រូពេទ្យភ្នែក, ពេទ្យភ្នែក
optometrist, optician, glasses shop, អ្នកវាស់ភ្នែក, ហាងវ៉ែនតា, វាស់ភ្នែក, eyewear shop, optical shop | លក់វ៉ែនតា, ជាងវ៉ែនតា, ធ្វើវ៉ែនតា, កាត់វ៉ែនតា, បុគ្គលិកហាងវ៉ែនតា, ហាងវែនតា, លក់វែនតា, ពិនិត្យភ្នែក
ENT doctor, ear nose throat, គ្រូពេទ្យត្រចៀកច្រមុះបំពង់ក
psychiatrist, psychiatry, គ្រូពេទ្យវិកលវិទ្យា, ជំនាញវិកលចរិត
psychologist, psychology, អ្នកចិត្តវិទ្យា, ចិត្តវិទូ, ចិត្តវិទ្យា | អ្នកព្យាបាលផ្លូវចិត្ត, អ្នកជំនាញចិត្តសាស្ត្រ, ចិត្តសាស្ត្រ
counsellor, counselor, counselling, អ្នកប្រឹក្សា, អ្នកផ្ដល់ប្រឹក្សា, ប្រឹក្សាយោបល់ | អ្នកពិគ្រោះយោបល់, ពិគ្រោះយោបល់, អ្នកផ្ដល់យោបល់
mental health, សុខភាពផ្លូវចិត្ត
anaesthetist, anesthetist, anesthesia, គ្រូពេទ្យដាក់ថ្នាំសណ្ដំ, ដាក់ថ្នាំសណ្ដំ
radiologist, radiology, គ្រូពេទ្យវិទ្យុសាស្ត្រ, វិទ្យុសាស្ត្រវេជ្ជសាស្ត្រ
radiographer, x-ray technician, x-ray, អ្នកបច្ចេកទេសអ៊ិចរេ, ថតអ៊ិចរេ, អ៊ិចរេ | អ្នកថតអ៊ិចរេ, ថតអ៊ិកស៍រេ, អ៊ិចសរេ, អ្នកថតកាំរស្មី, ថតកាំរស្មី, ថតអ៊ីម៉ារី, ថតស៊ីធីស្កេន
ultrasound, sonographer, អេកូសាស្ត្រ, អេកូ | ធ្វើអេកូ, អ្នកធ្វើអេកូ, អេកូផ្ទៃពោះ, ពេទ្យអេកូ
nurse, registered nurse, គិលានុបដ្ឋាក, គិលានុបដ្ឋាយិកា, ណឺស | ពេទ្យគិលា, នឺស, ណឺសស៍, ចាក់ថ្នាំ, អ្នកចាក់ថ្នាំ, ចាក់សេរ៉ូម, គិលានុបដ្ឋាករ, នើស, គិលានុបដ្ឋាកគ្លីនិក, ពេទ្យចាក់ថ្នាំ, អ្នក nurse
head nurse, chief nurse, nurse supervisor, ប្រធានគិលានុបដ្ឋាក, ប្រធានគិលានុបដ្ឋាយិកា
nurse aide, nursing assistant, ជំនួយការគិលានុបដ្ឋាក, medical assistant, clinic assistant, ward assistant | ជំនួយពេទ្យ, ជំនួយការពេទ្យ, ជំនួយការគ្រូពេទ្យ, ជំនួយគ្រូពេទ្យ
ICU nurse, emergency nurse, គិលានុបដ្ឋាកសង្គ្រោះបន្ទាន់
school nurse, គិលានុបដ្ឋាកសាលា
midwife, midwifery, ឆ្មប | ឆ្មបបង្កើតកូន, ពេទ្យឆ្មប, ឆ្មបគ្លីនិក, អ្នកបង្កើតកូន, មីតវ៉ាយ
secondary midwife, ឆ្មបមធ្យម
primary midwife, ឆ្មបបឋម
delivery of babies, childbirth, maternity, សម្រាលកូន, សម្ភព, មាតុភាព | បង្កើតកូន
antenatal care, prenatal care, ពិនិត្យផ្ទៃពោះ, ថែទាំផ្ទៃពោះ
dentist, dental doctor, dental surgeon, ទន្តពេទ្យ, ទន្តបណ្ឌិត, ពេទ្យធ្មេញ, គ្រូពេទ្យធ្មេញ | ពេទ្យធ្វើធ្មេញ, អ្នកធ្វើធ្មេញ, ធ្វើធ្មេញ, ដកធ្មេញ, ពត់ធ្មេញ, ដោតធ្មេញ
dental assistant, dental nurse, ជំនួយការទន្តពេទ្យ, ជំនួយការពេទ្យធ្មេញ | ជំនួយទន្តពេទ្យ, ជំនួយពេទ្យធ្មេញ, ជំនួយការទន្តបណ្ឌិត, ជំនួយការគ្រូពេទ្យធ្មេញ, អ្នកជំនួយពេទ្យធ្មេញ, ជំនួយការធ្មេញ, អេស៊ីស្ទិនធ្មេញ
dental technician, dental lab, ជាងធ្មេញ, បច្ចេកទេសធ្មេញ | ឡាបធ្មេញ, ជាងធ្វើធ្មេញ
dental clinic, គ្លីនិកធ្មេញ, មន្ទីរពេទ្យធ្មេញ | ក្លីនិកធ្មេញ, គ្លីនិចធ្មេញ, ហាងធ្វើធ្មេញ
pharmacist, ឱសថការី, អ្នកលក់ថ្នាំពេទ្យ | លក់ថ្នាំពេទ្យ, លក់ថ្នាំ, អ្នកលក់ថ្នាំ, ឱសថការិនី, លក់ឱសថ, អ្នកលក់ឱសថ, ផ្សំថ្នាំ
pharmacy assistant, pharmacy seller, pharmacy staff, ជំនួយការឱសថស្ថាន, បុគ្គលិកលក់ថ្នាំ, pharmacy cashier, pharmacy technician | លក់ថ្នាំក្នុងឱសថស្ថាន, ជំនួយការឱសថការី, បុគ្គលិកឱសថស្ថាន, បុគ្គលិកហាងលក់ថ្នាំ
pharmacy, drugstore, drug store, ឱសថស្ថាន, ហាងលក់ថ្នាំ | កន្លែងលក់ថ្នាំ, ហាងថ្នាំ, ហាងថ្នាំពេទ្យ
medicine, drugs, ថ្នាំពេទ្យ, ឱសថ
medical representative, medical rep, pharmaceutical sales, អ្នកតំណាងឱសថ, តំណាងផ្នែកវេជ្ជសាស្ត្រ, med rep | សេលថ្នាំ, សេលថ្នាំពេទ្យ, sale ថ្នាំពេទ្យ, មេឌីខលរ៉េប, អ្នកណែនាំថ្នាំ, អ្នកដើរណែនាំថ្នាំ
pharmaceutical company, pharmaceutical factory, ក្រុមហ៊ុនឱសថ, រោងចក្រឱសថ
laboratory, lab, មន្ទីរពិសោធន៍ | ឡាបូរ៉ាទ័រ, ឡាបូ, បន្ទប់ឡាប
laboratory technician, lab technician, medical technologist, lab staff, អ្នកបច្ចេកទេសមន្ទីរពិសោធន៍, បុគ្គលិកមន្ទីរពិសោធន៍, lab assistant, laboratory assistant | អ្នកធ្វើឡាបូ, ឡាបធិចនីសៀន, អ្នកបច្ចេកទេសឡាប, អ្នកឡាប, អ្នកឡាបូ, ធ្វើឡាបូ, អ្នកពិសោធន៍, ជំនាញមន្ទីរពិសោធន៍, បុគ្គលិកឡាបូ, អ្នក lab
lab analyst, blood test, អ្នកវិភាគមន្ទីរពិសោធន៍, ពិនិត្យឈាម, វិភាគឈាម | បូមឈាម, អ្នកបូមឈាម, អ្នកពិនិត្យឈាម, យកឈាម
physiotherapist, physiotherapy, physical therapist, អ្នកព្យាបាលដោយចលនា, ព្យាបាលដោយចលនា, physical therapy | កាយព្យាបាល, អ្នកព្យាបាលកាយសម្បទា, អ្នកកាយព្យាបាល, ហ្វីស៊ីអូ, ធ្វើកាយសម្ព័ន្ធព្យាបាល
occupational therapist, occupational therapy, អ្នកព្យាបាលដោយសកម្មភាព
speech therapist, speech therapy, អ្នកព្យាបាលការនិយាយ, ព្យាបាលការនិយាយ
prosthetist, prosthetics, orthotist, អ្នកធ្វើអវយវៈសិប្បនិម្មិត, អវយវៈសិប្បនិម្មិត
nutritionist, dietitian, dietician, អ្នកអាហារូបត្ថម្ភ, អ្នកជំនាញអាហារូបត្ថម្ភ
nutrition, diet, អាហារូបត្ថម្ភ
caregiver, care giver, carer, home care, elderly care, អ្នកថែទាំ, អ្នកថែទាំមនុស្សចាស់, ថែទាំមនុស្សចាស់, អ្នកមើលថែចាស់, elder care, caretaker for elderly | មើលថែមនុស្សចាស់, មើលមនុស្សចាស់, អ្នកមើលមនុស្សចាស់, មើលថែចាស់ជរា, care for the elderly, មើលចាស់, អ្នកមើលចាស់, ថែចាស់, មើលតាយាយ, អ្នកមើលតាយាយ, មើលចាស់ជរា, អ្នកមើលចាស់ជរា, អ្នកថែទាំចាស់ជរា, ថែទាំចាស់ជរា, មើលថែតាយាយ, ថែមនុស្សចាស់, មើលអ្នកជំងឺ, អ្នកមើលអ្នកជំងឺ, មើលអ្នកជំងឺតាមផ្ទះ, ថែទាំអ្នកជំងឺតាមផ្ទះ, អ្នកមើលថែអ្នកជំងឺ, យាមអ្នកជំងឺ, អ្នកមើលថែមនុស្សចាស់
patient care, ថែទាំអ្នកជំងឺ
patient, អ្នកជំងឺ
first aid, សង្គ្រោះបឋម
emergency care, emergency room, ambulance, សង្គ្រោះបន្ទាន់, រថយន្តសង្គ្រោះ | ឡានពេទ្យ, ឡានសង្គ្រោះ, ឡានសង្គ្រោះបន្ទាន់, អាំប៊ុយឡង់
ambulance driver, អ្នកបើករថយន្តសង្គ្រោះ | បើកឡានពេទ្យ, អ្នកបើកឡានពេទ្យ, បើករថយន្តសង្គ្រោះ, បើកឡានសង្គ្រោះ, តៃកុងឡានពេទ្យ
paramedic, emergency medical technician, អ្នកសង្គ្រោះបន្ទាន់
vaccination, immunisation, immunization, ចាក់វ៉ាក់សាំង, វ៉ាក់សាំង
HIV, AIDS, HIV AIDS, មេរោគអេដស៍, ជំងឺអេដស៍
tuberculosis, TB, ជំងឺរបេង, របេង
malaria, ជំងឺគ្រុនចាញ់, គ្រុនចាញ់
dengue, dengue fever, ជំងឺគ្រុនឈាម, គ្រុនឈាម
reproductive health, family planning, sexual health, សុខភាពបន្តពូជ, ពន្យារកំណើត
public health, សុខភាពសាធារណៈ
health educator, health promotion, អ្នកអប់រំសុខភាព, អប់រំសុខភាព, ផ្សព្វផ្សាយសុខភាព
village health volunteer, community health worker, អ្នកស្ម័គ្រចិត្តសុខភាពភូមិ | អ្នកស្ម័គ្រចិត្តសុខភាព
epidemiologist, epidemiology, អ្នករោគរាតត្បាត, រោគរាតត្បាតវិទ្យា
medical records, medical record officer, ឯកសារអ្នកជំងឺ, របាយការណ៍វេជ្ជសាស្ត្រ
hospital cashier, បេឡាករមន្ទីរពេទ្យ | គិតលុយពេទ្យ, អ្នកគិតលុយមន្ទីរពេទ្យ, គិតលុយគ្លីនិក, គិតលុយមន្ទីរពេទ្យ
hospital manager, hospital director, នាយកមន្ទីរពេទ្យ
medical equipment, medical devices, ឧបករណ៍ពេទ្យ, បរិក្ខារពេទ្យ | លក់ឧបករណ៍ពេទ្យ, អ្នកលក់ឧបករណ៍ពេទ្យ, សេលឧបករណ៍ពេទ្យ, បរិក្ខារវេជ្ជសាស្ត្រ, គ្រឿងពេទ្យ
traditional medicine, Khmer medicine, ថ្នាំបុរាណ, គ្រូថ្នាំបុរាណ | គ្រូបុរាណ, គ្រូថ្នាំខ្មែរ, លក់ថ្នាំខ្មែរ, គ្រូកោះឃ្យល់, ជប់កប់, កោះខ្យល់
acupuncture, acupuncturist, ចាក់ម្ជុលវិទ្យាសាស្ត្រ, ចាក់ម្ជុលបែបចិន | ចាក់ម្ជុល, អ្នកចាក់ម្ជុល, គ្រូចាក់ម្ជុល
sterilisation, sterilization, infection control, ការពារការចម្លងរោគ, រម្ងាប់មេរោគ
rehabilitation, rehab, ស្ដារនីតិសម្បទា
disability, people with disabilities, ពិការភាព, ជនពិការ
special needs, special education, autism, តម្រូវការពិសេស, អប់រំពិសេស, អូទីស្សឹម, autism teacher | មើលក្មេងអូទីស្សឹម, គ្រូក្មេងអូទីស្សឹម, អូទីស៊ឹម, អូទីសឹម
blood donation, blood bank, បរិច្ចាគឈាម, ធនាគារឈាម
skin care, skincare, aesthetic clinic, ថែរក្សាស្បែក, គ្លីនិកសម្ផស្ស, ថែស្បែក | គ្លីនិកស្បែក, បុគ្គលិកគ្លីនិកសម្ផស្ស, បុគ្គលិកថែស្បែក, គ្លីនិកកែសម្ផស្ស, ចាក់ប៊ូតុក, ចាក់ហ្វីលល័រ, ឡាស៊ែរស្បែក, ឡាស៊ែរមុខ
plastic surgery, cosmetic surgery, កែសម្ផស្ស, វះកាត់សម្ផស្ស | វះកាត់កែសម្ផស្ស, ពេទ្យកែសម្ផស្ស, កាត់ភ្នែក, ធ្វើច្រមុះ, ពេទ្យសម្ផស្ស
medical, medicine studies, វេជ្ជសាស្ត្រ
water sanitation and hygiene, WASH officer, WASH, ទឹកស្អាត និងអនាម័យ
`;
