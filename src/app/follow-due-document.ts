import { documentDue, loadDueDocument, takePressAgain } from '#src/recovery/load-document.ts';
import { showToast } from '#src/ui/feedback/toast.tsx';
import type { AppParts } from './create-app.ts';

/**
 * If a document load is due, loads the next page as a document. After such a load, shows that the last press had no
 * effect.
 */
export function followDueDocument({ intl, router }: AppParts): void {
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged || !documentDue.read()) return;
    // Without the flush, the router would write the new address in a later task.
    router.history.flush();
    loadDueDocument();
  });
  if (takePressAgain()) {
    showToast({
      id: 'press-again',
      kind: 'info',
      title: intl.formatMessage({ id: 'shell.loadedAgain.title' }),
      text: intl.formatMessage({ id: 'shell.loadedAgain.text' }),
      stays: true,
    });
  }
}
