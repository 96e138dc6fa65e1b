import type { Prisma, PrismaClient } from '@acheep/database/client';

const month = { durationType: 'month', currency: 'USD' } as const;

/** Packages of the demo. A fresh install has none: the operator creates them. */
const packages: readonly Omit<Prisma.PackageCreateManyInput, 'position' | 'status'>[] = [
  {
    ...month,
    title: 'Free trial',
    titleKm: 'សាកល្បងឥតគិតថ្លៃ',
    description: 'Post one job and see the response.',
    descriptionKm: 'ផ្សាយការងារមួយ ដើម្បីមើលថាមាននរណាចាប់អារម្មណ៍។',
    price: 0,
    duration: 1,
    jobs: 1,
  },
  {
    ...month,
    title: 'Basic',
    titleKm: 'មូលដ្ឋាន',
    description: 'For a shop or an office that hires now and then.',
    descriptionKm: 'សម្រាប់ហាង ឬការិយាល័យដែលជ្រើសរើសបុគ្គលិកម្ដងម្កាល។',
    price: 30_00,
    duration: 1,
    jobs: 2,
    cvViews: 5,
  },
  {
    ...month,
    title: 'Standard',
    titleKm: 'ស្ដង់ដារ',
    description: 'For companies that hire every month. Each job is pinned for three days.',
    descriptionKm: 'សម្រាប់ក្រុមហ៊ុនដែលជ្រើសរើសបុគ្គលិករៀងរាល់ខែ។ ការងារនីមួយៗត្រូវបានខ្ទាស់នៅខាងលើ 3 ថ្ងៃ។',
    price: 120_00,
    isRecommended: true,
    duration: 3,
    jobs: 10,
    cvViews: 30,
    pinDays: 3,
  },
  {
    ...month,
    title: 'Business',
    titleKm: 'អាជីវកម្ម',
    description: 'For growing teams: pinned for a week, boosted for two.',
    descriptionKm: 'សម្រាប់ក្រុមការងារដែលកំពុងរីកចម្រើន៖ ខ្ទាស់នៅខាងលើ 1 សប្ដាហ៍ និងជំរុញ 2 សប្ដាហ៍។',
    price: 250_00,
    duration: 6,
    jobs: 30,
    cvViews: 100,
    pinDays: 7,
    boostDays: 14,
  },
  {
    title: 'A whole year',
    titleKm: 'ពេញមួយឆ្នាំ',
    description: 'For banks, factories and hotels that hire all year round.',
    descriptionKm: 'សម្រាប់ធនាគារ រោងចក្រ និងសណ្ឋាគារដែលជ្រើសរើសបុគ្គលិកពេញមួយឆ្នាំ។',
    price: 480_00,
    currency: 'USD',
    duration: 1,
    durationType: 'year',
    jobs: 100,
    cvViews: 400,
    pinDays: 7,
    boostDays: 30,
  },
];

export async function insertPackages(prisma: PrismaClient): Promise<void> {
  await prisma.package.createMany({
    data: packages.map((one, position) => ({ ...one, position, status: 'active' as const })),
  });
}
