import { loadNamespaces } from '../../../lib/i18n.ts';

/** The report dialog with its words, which pages load when it is opened. */
export async function loadReportDialog() {
  const [{ ReportDialog }] = await Promise.all([
    import('./report-dialog.tsx'),
    loadNamespaces(['engagement', 'field']),
  ]);
  return { default: ReportDialog };
}
