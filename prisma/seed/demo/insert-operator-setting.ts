import { today } from '@acheep/contract/kernel/calendar';
import type { PrismaClient } from '@acheep/database/client';

export const demoKhqr = {
  kind: 'individual',
  accountId: 'acheep_demo@devb',
  merchantName: 'Acheep demo',
  city: 'Phnom Penh',
} as const;

/** On invoices; the number is nobody's. */
export const demoSeller = {
  name: 'Acheep (demo)',
  nameKm: 'អាជីព (សាកល្បង)',
  address: 'Phnom Penh',
  addressKm: 'រាជធានីភ្នំពេញ',
  vatTin: 'K000-000000000',
};

/** Rate at which the demo's invoices are in riel. */
export const demoRate = { rielRate: 4015, rielRateOn: today() };

/** Payment, invoicing and support of the demo, with an account of the test bank, which receives no money. */
const settings = {
  invoicing: {
    vatRate: 1000,
    prefix: 'INV',
    sellerName: demoSeller.name,
    sellerNameKm: demoSeller.nameKm,
    sellerAddress: demoSeller.address,
    sellerAddressKm: demoSeller.addressKm,
    vatTin: demoSeller.vatTin,
    ...demoRate,
  },
  khqr: demoKhqr,
  banks: [
    { bank: 'Demo Bank', accountName: 'ACHEEP DEMO', accountNumber: '000 000 001', currency: 'USD' },
    { bank: 'Demo Bank', accountName: 'ACHEEP DEMO', accountNumber: '000 000 002', currency: 'KHR' },
  ],
  contacts: [
    {
      name: 'Demo support 1',
      role: 'For job seekers',
      roleKm: 'សម្រាប់អ្នកស្វែងរកការងារ',
      phone: '+85512000001',
    },
    { name: 'Demo support 2', role: 'For recruiters', roleKm: 'សម្រាប់អ្នកជ្រើសរើសបុគ្គលិក', phone: '+85512000002' },
    { name: 'Demo support 3', role: 'For payments', roleKm: 'សម្រាប់ការបង់ប្រាក់', email: 'support@example.com' },
  ],
};

export async function insertOperatorSettings(prisma: PrismaClient): Promise<void> {
  const updatedAt = new Date();
  await prisma.operatorSetting.createMany({
    data: Object.entries(settings).map(([name, value]) => ({ name, value, updatedAt })),
  });
}
