import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { documentDue, loadDueDocument } from '#src/recovery/load-document.ts';
import { Button } from '#src/ui/actions/button.tsx';
import classes from './offline-banner.module.css';

/**
 * A message that the page has to load again. The parent decides when, because typed text would be lost. Part of the
 * initial bundle: after a release, no other file may be available.
 */
export function DocumentDue() {
  const isDue = useSyncExternalStore(documentDue.subscribe, documentDue.read, () => false);
  if (!isDue) return null;
  return (
    <section className={classes.banner} role="alert">
      <div className={classes.words}>
        <strong>
          <FormattedMessage id="shell.documentDue.title" />
        </strong>
        <span>
          <FormattedMessage id="shell.documentDue.text" />
        </span>
      </div>
      <Button size="small" variant="secondary" onClick={loadDueDocument}>
        <FormattedMessage id="shell.documentDue.load" />
      </Button>
    </section>
  );
}
