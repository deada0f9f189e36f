import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useKnownBusinessSettings } from '#src/api/business-settings.ts';
import type { OrderReport } from '#src/domain/order-report.ts';
import { loadDocument } from '#src/recovery/load-document.ts';
import { isLostFile } from '#src/recovery/lost-file.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { showToast } from '#src/ui/feedback/toast.tsx';

/**
 * Creates and downloads a report's PDF on demand, and returns whether that is pending or has failed.
 * @param read returns the report when the download starts
 */
export function useReportDownload(read: () => OrderReport | Promise<OrderReport>): {
  state: 'ready' | 'busy' | 'failed';
  start: () => void;
} {
  const intl = useIntl();
  const language = useLanguage();
  const settings = useKnownBusinessSettings();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  const download = async () => {
    setState('busy');
    try {
      const [report, { downloadReport }] = await Promise.all([read(), import('./download-report.ts')]);
      await downloadReport({ report, settings, language, intl });
    } catch (error) {
      if (isLostFile(error) && (await loadDocument('press'))) return;
      // Any failure is handled the same way: the parent can only try again, and the page itself contains all data.
      setState('failed');
      return;
    }
    setState('ready');
    showToast({ kind: 'success', id: 'report', title: intl.formatMessage({ id: 'report.download.done' }) });
  };
  return { state, start: () => void download() };
}
