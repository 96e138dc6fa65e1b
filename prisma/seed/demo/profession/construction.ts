import type { Profession } from '../profession.ts';

export const construction: Profession = {
  slug: 'construction',
  weight: 2,
  industries: ['construction', 'real-estate', 'energy'],
  field: ['civil engineering or a related field', 'វិស្វកម្មសំណង់ស៊ីវិល ឬជំនាញពាក់ព័ន្ធ'],
  intern: ['Civil Engineering', 'វិស្វកម្មសំណង់ស៊ីវិល'],
  hard: [
    'AutoCAD',
    'ETABS',
    'Microsoft Project',
    ['Quantity take-off', 'គណនាបរិមាណសំណង់'],
    ['Site supervision', 'ត្រួតពិនិត្យការដ្ឋាន'],
    ['Construction safety', 'សុវត្ថិភាពការដ្ឋាន'],
    ['Concrete works', 'ការងារបេតុង'],
    ['Land surveying', 'វាស់វែងដី'],
  ],
  rare: ['Tekla', ['Geotechnical drilling', 'ខួងសិក្សាដី'], ['Tunnelling', 'សំណង់ផ្លូវរូង']],
  roles: [
    {
      en: ['Site Engineer', 'Civil Engineer', 'Structural Engineer'],
      km: ['វិស្វករសំណង់ស៊ីវិល', 'វិស្វករការដ្ឋាន', 'វិស្វករសំណង់'],
      salary: [400, 950],
      level: 'middle',
      study: 'degree',
      ranked: true,
      dutiesEn: [
        'Supervise subcontractors and check works against the drawings',
        'Plan labour and materials for the coming week',
        'Report progress, quality and safety to the project office',
      ],
      dutiesKm: [
        'ត្រួតពិនិត្យអ្នកម៉ៅការ និងការងារសាងសង់ឱ្យត្រូវតាមប្លង់',
        'រៀបចំផែនការកម្លាំងពលកម្ម និងសម្ភារសម្រាប់សប្តាហ៍បន្ទាប់',
        'រាយការណ៍វឌ្ឍនភាព គុណភាព និងសុវត្ថិភាពការដ្ឋាន',
      ],
    },
    {
      en: ['Quantity Surveyor', 'Land Surveyor', 'Cost Estimator'],
      km: ['អ្នកប៉ាន់តម្លៃសំណង់', 'អ្នកវាស់វែង', 'វិស្វករគណនាបរិមាណ'],
      salary: [400, 900],
      level: 'middle',
      study: 'degree',
      dutiesEn: [
        'Measure quantities and prepare the bill of quantities',
        'Compare offers of suppliers and subcontractors',
        'Certify the monthly progress of works',
      ],
      dutiesKm: [
        'គណនាបរិមាណការងារ និងរៀបចំតារាងតម្លៃ (BOQ)',
        'ប្រៀបធៀបតម្លៃរបស់អ្នកផ្គត់ផ្គង់ និងអ្នកម៉ៅការ',
        'ពិនិត្យបញ្ជាក់បរិមាណការងារដែលបានធ្វើប្រចាំខែ',
      ],
    },
    {
      en: ['Project Manager', 'Construction Manager', 'Site Manager'],
      km: ['ប្រធានគម្រោងសំណង់', 'ប្រធានការដ្ឋាន', 'អ្នកគ្រប់គ្រងគម្រោង'],
      salary: [1000, 2500],
      level: 'lead',
      study: 'higher',
      dutiesEn: [
        'Carry the project from mobilisation to handover on time and in budget',
        'Lead engineers, foremen and subcontractors',
        'Meet the owner and consultants every week',
      ],
      dutiesKm: [
        'ដឹកនាំគម្រោងតាំងពីចាប់ផ្ដើមរហូតដល់ប្រគល់ឱ្យបានទាន់ពេល និងត្រូវតាមថវិកា',
        'ដឹកនាំវិស្វករ មេជាង និងអ្នកម៉ៅការ',
        'ប្រជុំជាមួយម្ចាស់គម្រោង និងទីប្រឹក្សារៀងរាល់សប្តាហ៍',
      ],
    },
    {
      en: ['Construction Worker', 'Mason', 'Foreman', 'Carpenter'],
      km: ['កម្មករសំណង់', 'ជាងឥដ្ឋ', 'មេការសំណង់', 'ជាងឈើ'],
      salary: [240, 450],
      level: 'junior',
      study: 'school',
      hard: [
        ['Bricklaying', 'រៀបឥដ្ឋ'],
        ['Formwork', 'ដំឡើងពុម្ពបេតុង'],
        ['Concrete works', 'ការងារបេតុង'],
        ['Tiling', 'រៀបការ៉ូ'],
        ['Construction safety', 'សុវត្ថិភាពការដ្ឋាន'],
      ],
      dutiesEn: [
        'Build walls, formwork and finishes as instructed',
        'Wear protective equipment and keep the site safe',
        'Take care of tools and materials',
      ],
      dutiesKm: [
        'រៀបឥដ្ឋ ពុម្ពបេតុង និងការងារបញ្ចប់តាមការណែនាំ',
        'ពាក់ឧបករណ៍ការពារ និងរក្សាសុវត្ថិភាពការដ្ឋាន',
        'ថែរក្សាឧបករណ៍ និងសម្ភារសំណង់',
      ],
    },
  ],
};
