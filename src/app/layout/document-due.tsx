import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { documentDue, loadDueDocument } from '#src/recovery/load-document.ts';
import { Button } from '#src/ui/actions/button.tsx';
import classes from './offline-banner.module.css';

/**
 * Says that the page has to load again, where something typed would be lost by it and so the parent decides. Part of the first
 * files: after a release no other file can be fetched.
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
