import type { OperatorSettings } from '@acheep/contract/platform/operator-setting';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { beforeAll, expect, it } from 'vitest';
import { loadNamespaces, startI18n } from '../../../lib/i18n.ts';
import { InvoicingFields } from './payment-setting-fields.tsx';
import type { FieldsProps } from './setting-form.tsx';

beforeAll(async () => {
  await startI18n();
  await loadNamespaces(['operator-setting', 'field']);
});

const whole = {
  vatRate: 1000,
  prefix: 'INV',
  sellerName: '',
  sellerNameKm: '',
  sellerAddress: 'Phnom Penh',
  sellerAddressKm: '',
  vatTin: 'K001-100200300',
};

function Fields({ invoicing }: { invoicing: typeof whole }) {
  const form = useForm({ defaultValues: { invoicing } }) as unknown as FieldsProps<'invoicing'>['form'];
  return (
    <MantineProvider>
      <InvoicingFields form={form} settings={{} as OperatorSettings} />
    </MantineProvider>
  );
}

function saidOf(more: Partial<typeof whole>) {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(<Fields invoicing={{ ...whole, ...more }} />);
  return root.querySelector('[role=status]')?.textContent ?? null;
}

it('what an invoice lacks is said while VAT is charged', () => {
  expect(saidOf({})).toBeNull();
  expect(saidOf({ vatTin: '' })).toContain('no VAT TIN');
  expect(saidOf({ sellerAddress: ' ' })).toContain('no address');
  expect(saidOf({ sellerAddress: '', sellerAddressKm: 'ភ្នំពេញ' })).toBeNull();
  expect(saidOf({ vatTin: ' ', sellerAddress: '' })).toContain('no VAT TIN and no address');
  expect(saidOf({ vatTin: '', sellerAddress: '', vatRate: 0 })).toBeNull();
});
