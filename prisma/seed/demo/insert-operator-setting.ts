import type { PrismaClient } from '@acheep/database/client';

/** How the demo is paid and who bills: an account of the test bank, which no money reaches. */
const settings = {
  invoicing: {
    vatRate: 1000,
    prefix: 'INV',
    sellerName: 'Acheep (demo)',
    sellerNameKm: 'អាជីព (សាកល្បង)',
    sellerAddress: 'Phnom Penh',
    sellerAddressKm: 'រាជធានីភ្នំពេញ',
  },
  khqr: {
    kind: 'individual',
    accountId: 'acheep_demo@devb',
    merchantName: 'Acheep demo',
    city: 'Phnom Penh',
  },
  banks: [
    { bank: 'Demo Bank', accountName: 'ACHEEP DEMO', accountNumber: '000 000 001', currency: 'USD' },
    { bank: 'Demo Bank', accountName: 'ACHEEP DEMO', accountNumber: '000 000 002', currency: 'KHR' },
  ],
};

export async function insertOperatorSettings(prisma: PrismaClient): Promise<void> {
  const updatedAt = new Date();
  await prisma.operatorSetting.createMany({
    data: Object.entries(settings).map(([name, value]) => ({ name, value, updatedAt })),
  });
}
