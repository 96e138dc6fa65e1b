import { adminPaths } from '@acheep/contract/admin-paths';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { InvoicePreview } from '../../../entities/billing/order/invoice-preview.tsx';
import { apiData } from '../../../lib/api-query.ts';

export function AdminInvoicePage() {
  const { id = '' } = useParams();
  const query = useQuery(apiData('GET /admin/order/:id/invoice', { params: { id } }));
  return <InvoicePreview query={query} order={adminPaths.order(id)} />;
}
