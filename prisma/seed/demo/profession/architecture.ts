import type { Profession } from '../profession.ts';

export const architecture: Profession = {
  slug: 'architecture',
  weight: 1,
  industries: ['construction', 'real-estate'],
  field: ['architecture, interior design or a related field', 'ស្ថាបត្យកម្ម តុបតែងខាងក្នុង ឬជំនាញពាក់ព័ន្ធ'],
  intern: ['Architecture', 'ស្ថាបត្យកម្ម'],
  hard: [
    'AutoCAD',
    'SketchUp',
    'Revit',
    'Lumion',
    'Enscape',
    'Adobe Photoshop',
    ['Shop drawings', 'គូរប្លង់លម្អិត'],
    ['Material specification', 'ជ្រើសរើសសម្ភារសំណង់'],
  ],
  rare: ['Rhino Grasshopper', ['Heritage conservation', 'អភិរក្សអគារបុរាណ']],
  roles: [
    {
      en: ['Architect', 'Design Architect', 'Site Architect'],
      km: ['ស្ថាបត្យករ', 'ស្ថាបត្យករការដ្ឋាន', 'ស្ថាបត្យករផ្នែករចនា'],
      salary: [400, 1000],
      level: 'middle',
      study: 'degree',
      ranked: true,
      types: ['freelance'],
      dutiesEn: [
        'Develop concepts, plans and 3D views for villas, shophouses and offices',
        'Prepare drawings for the construction permit',
        'Visit the site and check that work follows the drawings',
      ],
      dutiesKm: [
        'រចនាគំនិត ប្លង់ និងរូប 3D សម្រាប់វីឡា ផ្ទះល្វែង និងអគារការិយាល័យ',
        'រៀបចំប្លង់សុំច្បាប់សាងសង់',
        'ចុះពិនិត្យការដ្ឋានឱ្យស្របតាមប្លង់',
      ],
    },
    {
      en: ['Interior Designer', '3D Visualizer', 'Furniture Designer'],
      km: ['អ្នករចនាតុបតែងខាងក្នុង', 'អ្នករចនា 3D', 'អ្នករចនាគ្រឿងសង្ហារិម'],
      salary: [350, 850],
      level: 'middle',
      study: 'degree',
      ranked: true,
      types: ['freelance'],
      dutiesEn: [
        'Turn the wishes of clients into layouts, mood boards and renderings',
        'Choose materials, lighting and furniture within the budget',
        'Prepare detailed drawings for the workshop',
      ],
      dutiesKm: [
        'រៀបចំប្លង់ និងរូបភាព 3D តាមតម្រូវការអតិថិជន',
        'ជ្រើសរើសសម្ភារ ពន្លឺ និងគ្រឿងសង្ហារិមឱ្យសមស្របនឹងថវិកា',
        'គូរប្លង់លម្អិតសម្រាប់រោងជាង',
      ],
    },
    {
      en: ['AutoCAD Draftsman', 'Architectural Drafter'],
      km: ['អ្នកគូរប្លង់', 'ជាងគូរប្លង់ AutoCAD'],
      salary: [280, 500],
      level: 'junior',
      study: 'vocational',
      types: ['freelance'],
      dutiesEn: [
        'Draw plans, sections and details from sketches',
        'Revise drawings after comments and keep versions in order',
        'Measure existing buildings on site',
      ],
      dutiesKm: ['គូរប្លង់ មុខកាត់ និងលម្អិតពីគំនូរព្រាង', 'កែប្លង់តាមមតិយោបល់ និងរក្សាទុកឱ្យមានរបៀប', 'ចុះវាស់វែងអគារជាក់ស្ដែង'],
    },
  ],
};
