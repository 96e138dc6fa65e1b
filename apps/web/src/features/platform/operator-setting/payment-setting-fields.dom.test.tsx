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
  rielRate: 4012 as number | '',
  rielRateOn: '2026-11-27',
};

function Fields({ invoicing }: { invoicing: typeof whole }) {
  const form = useForm({ defaultValues: { invoicing } }) as unknown as FieldsProps<'invoicing'>['form'];
  return (
    <MantineProvider>
      <InvoicingFields form={form} settings={{} as OperatorSettings} />
    </MantineProvider>
  );
}

function shown(more: Partial<typeof whole>) {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(<Fields invoicing={{ ...whole, ...more }} />);
  return root;
}
const lackingIn = (more: Partial<typeof whole>) =>
  [...shown(more).querySelectorAll('[role=status] li')].map(({ textContent }) => textContent?.trim());

it('what an invoice lacks is said while VAT is charged', () => {
  const [tin, address] = ['your VAT TIN', 'your address'];
  const riel = expect.stringContaining('riel');
  expect(lackingIn({})).toEqual([]);
  expect(lackingIn({ vatTin: '' })).toEqual([tin]);
  expect(lackingIn({ sellerAddress: ' ' })).toEqual([address]);
  expect(lackingIn({ sellerAddress: '', sellerAddressKm: 'ភ្នំពេញ' })).toEqual([]);
  expect(lackingIn({ rielRate: '', rielRateOn: '' })).toEqual([riel]);
  expect(lackingIn({ vatTin: ' ', sellerAddress: '', rielRate: '' })).toEqual([tin, address, riel]);
  expect(lackingIn({ vatTin: '', sellerAddress: '', rielRate: '', vatRate: 0 })).toEqual([]);
});

it('that an accountant should look is said while VAT is charged', () => {
  expect(shown({}).textContent).toContain('accountant');
  expect(shown({ vatRate: 0 }).textContent).not.toContain('accountant');
});
