import type { Profession } from '../profession.ts';

export const beauty: Profession = {
  slug: 'beauty',
  weight: 1,
  industries: ['beauty-wellness', 'hospitality', 'retail'],
  field: ['cosmetology or a related skill', 'កែសម្ផស្ស ឬជំនាញពាក់ព័ន្ធ'],
  hard: [
    ['Haircut and styling', 'កាត់ និងអ៊ុតសក់'],
    ['Hair colouring', 'លាបពណ៌សក់'],
    ['Bridal make-up', 'ផាត់មុខកូនក្រមុំ'],
    ['Khmer traditional massage', 'ម៉ាស្សាបុរាណខ្មែរ'],
    ['Gel nails', 'លាបក្រចកជែល'],
    ['Facial treatment', 'ថែទាំស្បែកមុខ'],
    ['Hygiene', 'អនាម័យ'],
  ],
  rare: [
    ['Microblading', 'ចាក់ចិញ្ចើម 3D'],
    ['Reflexology', 'ម៉ាស្សាចុចបាតជើង'],
    ['Ayurveda', 'អាយុរវេទ'],
  ],
  roles: [
    {
      en: ['Hair Stylist', 'Barber', 'Hairdresser'],
      km: ['ជាងកាត់សក់', 'ជាងអ៊ុតសក់', 'ជាងធ្វើសក់'],
      salary: [220, 500],
      level: 'middle',
      study: 'school',
      ranked: true,
      types: ['part-time'],
      hard: [
        ['Haircut and styling', 'កាត់ និងអ៊ុតសក់'],
        ['Hair colouring', 'លាបពណ៌សក់'],
        ['Hair washing', 'កក់សក់'],
        ['Hygiene', 'អនាម័យ'],
      ],
      industries: ['beauty-wellness'],
      dutiesEn: [
        'Cut, wash, colour and style hair as the client wishes',
        'Advise on products and suitable styles',
        'Keep tools clean and disinfected',
      ],
      dutiesKm: [
        'កាត់ កក់ លាបពណ៌ និងអ៊ុតសក់តាមចំណង់ចំណូលចិត្តអតិថិជន',
        'ណែនាំផលិតផល និងម៉ូដសក់ដែលសមនឹងអតិថិជន',
        'សម្អាតឧបករណ៍ឱ្យមានអនាម័យជានិច្ច',
      ],
    },
    {
      en: ['Spa Therapist', 'Massage Therapist', 'Beauty Therapist'],
      km: ['បុគ្គលិកម៉ាស្សា', 'អ្នកបច្ចេកទេសស្ប៉ា', 'បុគ្គលិកថែទាំស្បែក'],
      salary: [220, 420],
      level: 'junior',
      study: 'school',
      types: ['part-time'],
      hard: [
        ['Khmer traditional massage', 'ម៉ាស្សាបុរាណខ្មែរ'],
        ['Facial treatment', 'ថែទាំស្បែកមុខ'],
        ['Oil massage', 'ម៉ាស្សាប្រេង'],
        ['Hygiene', 'អនាម័យ'],
      ],
      industries: ['beauty-wellness', 'hospitality'],
      dutiesEn: [
        'Give body massage, facials and scrubs by the house standard',
        'Prepare rooms, towels and oils before each guest',
        'Listen to guests and respect their privacy',
      ],
      dutiesKm: [
        'ម៉ាស្សា ថែទាំមុខ និងខាត់ស្បែកតាមស្តង់ដាររបស់ហាង',
        'រៀបចំបន្ទប់ កន្សែង និងប្រេងមុនភ្ញៀវមកដល់',
        'យកចិត្តទុកដាក់ និងគោរពភាពឯកជនរបស់ភ្ញៀវ',
      ],
    },
    {
      en: ['Make-up Artist', 'Nail Technician', 'Beauty Advisor'],
      km: ['ជាងផាត់មុខ', 'ជាងធ្វើក្រចក', 'បុគ្គលិកណែនាំគ្រឿងសម្អាង'],
      salary: [230, 500],
      level: 'junior',
      study: 'school',
      types: ['freelance', 'part-time'],
      hard: [
        ['Bridal make-up', 'ផាត់មុខកូនក្រមុំ'],
        ['Gel nails', 'លាបក្រចកជែល'],
        ['Skin consultation', 'ណែនាំអំពីស្បែក'],
        ['Hygiene', 'អនាម័យ'],
      ],
      dutiesEn: [
        'Do make-up or nails for weddings, parties and photo shoots',
        'Show products and help clients choose their shade',
        'Keep the appointment book and stock of cosmetics',
      ],
      dutiesKm: [
        'ផាត់មុខ ឬធ្វើក្រចកសម្រាប់ពិធីមង្គលការ កម្មវិធី និងថតរូប',
        'ណែនាំផលិតផល និងជួយអតិថិជនជ្រើសរើសពណ៌',
        'កត់ត្រាការណាត់ជួប និងត្រួតពិនិត្យស្តុកគ្រឿងសម្អាង',
      ],
    },
  ],
};
