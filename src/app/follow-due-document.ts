import { documentDue, loadDueDocument, takePressAgain } from '#src/recovery/load-document.ts';
import { showToast } from '#src/ui/feedback/toast.tsx';
import type { AppParts } from './create-app.ts';

/** Loads the next page as a document if one is due. After such a load, shows that the last press had no effect. */
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
