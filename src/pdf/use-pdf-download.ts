import { useState } from 'react';
import { useIntl } from 'react-intl';
import { loadDocument } from '#src/recovery/load-document.ts';
import { isLostFile } from '#src/recovery/lost-file.ts';
import { showToast } from '#src/ui/feedback/toast.tsx';

/**
 * Creates and downloads a PDF on demand, and returns whether that is pending or has failed.
 * @param save creates the file and starts its download
 */
export function usePdfDownload(save: () => Promise<void>): { state: 'ready' | 'busy' | 'failed'; start: () => void } {
  const intl = useIntl();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  const download = async () => {
    setState('busy');
    try {
      await save();
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
