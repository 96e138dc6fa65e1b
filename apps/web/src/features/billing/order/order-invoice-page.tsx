import { paths } from '@acheep/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { InvoicePreview } from '../../../entities/billing/order/invoice-preview.tsx';
import { apiData } from '../../../lib/api-query.ts';

export function OrderInvoicePage() {
  const { id = '' } = useParams();
  const query = useQuery(apiData('GET /order/:id/invoice', { params: { id } }));
  return <InvoicePreview query={query} order={paths.manageOrder(id)} />;
}
