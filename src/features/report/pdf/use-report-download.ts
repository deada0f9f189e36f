import { useIntl } from 'react-intl';
import { useKnownBusinessSettings } from '#src/api/business-settings.ts';
import type { OrderReport } from '#src/domain/order-report.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { usePdfDownload } from '#src/pdf/use-pdf-download.ts';

/**
 * Creates and downloads a report's PDF on demand, and returns whether that is pending or has failed.
 * @param read returns the report when the download starts
 */
export function useReportDownload(read: () => OrderReport | Promise<OrderReport>) {
  const intl = useIntl();
  const language = useLanguage();
  const settings = useKnownBusinessSettings();
  return usePdfDownload(async () => {
    const [report, { downloadReport }] = await Promise.all([read(), import('./download-report.ts')]);
    await downloadReport({ report, settings, language, intl });
  });
}
