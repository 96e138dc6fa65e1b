/** Hospitals, clinics, pharmacies and care. */
export const health = `
health, healthcare, health care, សុខាភិបាល, សុខភាព
hospital, មន្ទីរពេទ្យ, ពេទ្យ
clinic, medical clinic, គ្លីនិក, មន្ទីរសម្រាកព្យាបាល | គ្លីនិច
health worker, medical staff, hospital staff, បុគ្គលិកសុខាភិបាល, បុគ្គលិកពេទ្យ, បុគ្គលិកមន្ទីរពេទ្យ
health centre, health center, health post, មណ្ឌលសុខភាព
doctor, physician, medical doctor, វេជ្ជបណ្ឌិត, គ្រូពេទ្យ, ដុកទ័រ, លោកគ្រូពេទ្យ | អ្នកគ្រូពេទ្យ
general practitioner, GP, family doctor, គ្រូពេទ្យទូទៅ, វេជ្ជបណ្ឌិតទូទៅ
specialist doctor, medical specialist, វេជ្ជបណ្ឌិតឯកទេស, គ្រូពេទ្យឯកទេស
surgeon, surgery, គ្រូពេទ្យវះកាត់, វះកាត់
paediatrician, pediatrician, pediatrics, គ្រូពេទ្យកុមារ, ពេទ្យកុមារ
gynaecologist, gynecologist, obstetrician, គ្រូពេទ្យរោគស្ត្រី, រោគស្ត្រី, ផ្នែកសម្ភព
cardiologist, cardiology, គ្រូពេទ្យបេះដូង, ជំនាញបេះដូង
dermatologist, skin doctor, dermatology, គ្រូពេទ្យសើស្បែក, ជំនាញសើស្បែក
ophthalmologist, eye doctor, eye clinic, គ្រូពេទ្យភ្នែក, ពេទ្យភ្នែក
optometrist, optician, glasses shop, អ្នកវាស់ភ្នែក, ហាងវ៉ែនតា, វាស់ភ្នែក
ENT doctor, ear nose throat, គ្រូពេទ្យត្រចៀកច្រមុះបំពង់ក
psychiatrist, psychiatry, គ្រូពេទ្យវិកលវិទ្យា, ជំនាញវិកលចរិត
psychologist, psychology, អ្នកចិត្តវិទ្យា, ចិត្តវិទូ, ចិត្តវិទ្យា
counsellor, counselor, counselling, អ្នកប្រឹក្សា, អ្នកផ្ដល់ប្រឹក្សា, ប្រឹក្សាយោបល់
mental health, សុខភាពផ្លូវចិត្ត
anaesthetist, anesthetist, anesthesia, គ្រូពេទ្យដាក់ថ្នាំសណ្ដំ, ដាក់ថ្នាំសណ្ដំ
radiologist, radiology, គ្រូពេទ្យវិទ្យុសាស្ត្រ, វិទ្យុសាស្ត្រវេជ្ជសាស្ត្រ
radiographer, x-ray technician, x-ray, អ្នកបច្ចេកទេសអ៊ិចរេ, ថតអ៊ិចរេ, អ៊ិចរេ
ultrasound, sonographer, អេកូសាស្ត្រ, អេកូ
nurse, registered nurse, គិលានុបដ្ឋាក, គិលានុបដ្ឋាយិកា, ណឺស
head nurse, chief nurse, nurse supervisor, ប្រធានគិលានុបដ្ឋាក, ប្រធានគិលានុបដ្ឋាយិកា
nurse aide, nursing assistant, ជំនួយការគិលានុបដ្ឋាក
ICU nurse, emergency nurse, គិលានុបដ្ឋាកសង្គ្រោះបន្ទាន់
school nurse, គិលានុបដ្ឋាកសាលា
midwife, midwifery, ឆ្មប
secondary midwife, ឆ្មបមធ្យម
primary midwife, ឆ្មបបឋម
delivery of babies, childbirth, maternity, សម្រាលកូន, សម្ភព, មាតុភាព
antenatal care, prenatal care, ពិនិត្យផ្ទៃពោះ, ថែទាំផ្ទៃពោះ
dentist, dental doctor, dental surgeon, ទន្តពេទ្យ, ទន្តបណ្ឌិត, ពេទ្យធ្មេញ, គ្រូពេទ្យធ្មេញ
dental assistant, dental nurse, ជំនួយការទន្តពេទ្យ, ជំនួយការពេទ្យធ្មេញ | ជំនួយទន្តពេទ្យ, ជំនួយពេទ្យធ្មេញ
dental technician, dental lab, ជាងធ្មេញ, បច្ចេកទេសធ្មេញ
dental clinic, គ្លីនិកធ្មេញ, មន្ទីរពេទ្យធ្មេញ
pharmacist, ឱសថការី, អ្នកលក់ថ្នាំពេទ្យ | លក់ថ្នាំពេទ្យ, លក់ថ្នាំ, អ្នកលក់ថ្នាំ
pharmacy assistant, pharmacy seller, pharmacy staff, ជំនួយការឱសថស្ថាន, បុគ្គលិកលក់ថ្នាំ
pharmacy, drugstore, drug store, ឱសថស្ថាន, ហាងលក់ថ្នាំ | កន្លែងលក់ថ្នាំ
medicine, drugs, ថ្នាំពេទ្យ, ឱសថ
medical representative, medical rep, pharmaceutical sales, អ្នកតំណាងឱសថ, តំណាងផ្នែកវេជ្ជសាស្ត្រ
pharmaceutical company, pharmaceutical factory, ក្រុមហ៊ុនឱសថ, រោងចក្រឱសថ
laboratory, lab, មន្ទីរពិសោធន៍
laboratory technician, lab technician, medical technologist, lab staff, អ្នកបច្ចេកទេសមន្ទីរពិសោធន៍, បុគ្គលិកមន្ទីរពិសោធន៍ | អ្នកធ្វើឡាបូ
lab analyst, blood test, អ្នកវិភាគមន្ទីរពិសោធន៍, ពិនិត្យឈាម, វិភាគឈាម
physiotherapist, physiotherapy, physical therapist, អ្នកព្យាបាលដោយចលនា, ព្យាបាលដោយចលនា
occupational therapist, occupational therapy, អ្នកព្យាបាលដោយសកម្មភាព
speech therapist, speech therapy, អ្នកព្យាបាលការនិយាយ, ព្យាបាលការនិយាយ
prosthetist, prosthetics, orthotist, អ្នកធ្វើអវយវៈសិប្បនិម្មិត, អវយវៈសិប្បនិម្មិត
nutritionist, dietitian, dietician, អ្នកអាហារូបត្ថម្ភ, អ្នកជំនាញអាហារូបត្ថម្ភ
nutrition, diet, អាហារូបត្ថម្ភ
caregiver, care giver, carer, home care, elderly care, អ្នកថែទាំ, អ្នកថែទាំមនុស្សចាស់, ថែទាំមនុស្សចាស់, អ្នកមើលថែចាស់ | មើលថែមនុស្សចាស់, មើលមនុស្សចាស់, អ្នកមើលមនុស្សចាស់, មើលថែចាស់ជរា, care for the elderly
patient care, ថែទាំអ្នកជំងឺ
patient, អ្នកជំងឺ
first aid, សង្គ្រោះបឋម
emergency care, emergency room, ambulance, សង្គ្រោះបន្ទាន់, រថយន្តសង្គ្រោះ
ambulance driver, អ្នកបើករថយន្តសង្គ្រោះ
paramedic, emergency medical technician, អ្នកសង្គ្រោះបន្ទាន់
vaccination, immunisation, immunization, ចាក់វ៉ាក់សាំង, វ៉ាក់សាំង
HIV, AIDS, HIV AIDS, មេរោគអេដស៍, ជំងឺអេដស៍
tuberculosis, TB, ជំងឺរបេង, របេង
malaria, ជំងឺគ្រុនចាញ់, គ្រុនចាញ់
dengue, dengue fever, ជំងឺគ្រុនឈាម, គ្រុនឈាម
reproductive health, family planning, sexual health, សុខភាពបន្តពូជ, ពន្យារកំណើត
public health, សុខភាពសាធារណៈ
health educator, health promotion, អ្នកអប់រំសុខភាព, អប់រំសុខភាព, ផ្សព្វផ្សាយសុខភាព
village health volunteer, community health worker, អ្នកស្ម័គ្រចិត្តសុខភាពភូមិ
epidemiologist, epidemiology, អ្នករោគរាតត្បាត, រោគរាតត្បាតវិទ្យា
medical records, medical record officer, ឯកសារអ្នកជំងឺ, របាយការណ៍វេជ្ជសាស្ត្រ
hospital cashier, បេឡាករមន្ទីរពេទ្យ
hospital manager, hospital director, នាយកមន្ទីរពេទ្យ
medical equipment, medical devices, ឧបករណ៍ពេទ្យ, បរិក្ខារពេទ្យ
traditional medicine, Khmer medicine, ថ្នាំបុរាណ, គ្រូថ្នាំបុរាណ
acupuncture, acupuncturist, ចាក់ម្ជុលវិទ្យាសាស្ត្រ, ចាក់ម្ជុលបែបចិន
sterilisation, sterilization, infection control, ការពារការចម្លងរោគ, រម្ងាប់មេរោគ
rehabilitation, rehab, ស្ដារនីតិសម្បទា
disability, people with disabilities, ពិការភាព, ជនពិការ
special needs, special education, autism, តម្រូវការពិសេស, អប់រំពិសេស, អូទីស្សឹម
blood donation, blood bank, បរិច្ចាគឈាម, ធនាគារឈាម
skin care, skincare, aesthetic clinic, ថែរក្សាស្បែក, គ្លីនិកសម្ផស្ស, ថែស្បែក | គ្លីនិកស្បែក
plastic surgery, cosmetic surgery, កែសម្ផស្ស, វះកាត់សម្ផស្ស
medical, medicine studies, វេជ្ជសាស្ត្រ
water sanitation and hygiene, WASH officer, WASH, ទឹកស្អាត និងអនាម័យ
`;
