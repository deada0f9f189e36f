import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#src/ui/actions/button.tsx';
import { ScrollingDialog } from '#src/ui/dialogs/scrolling-dialog.tsx';
import classes from './saved-elsewhere-dialog.module.css';

/** A field that differs from the stored record, as texts; empty for no value. */
export interface DifferingField {
  key: string;
  label: ReactNode;
  stored: string;
  mine: string;
}

interface SavedElsewhereDialogProps {
  /** The differing fields; null while there is no conflict. */
  fields: readonly DifferingField[] | null;
  /** An additional note, such as that the allergies of both are kept. */
  note?: ReactNode;
  onUseSaved: () => void;
  onKeepMine: () => void;
  /** Back to the form as it is. */
  onClose: () => void;
}

/**
 * Shows what another device has saved since the form was opened, and offers both ways out (rules.md#stale-write). Closing it
 * changes nothing, and neither way saves: the parent sees the form again first.
 */
export function SavedElsewhereDialog({ fields, note, onUseSaved, onKeepMine, onClose }: SavedElsewhereDialogProps) {
  const intl = useIntl();
  const valueOf = (value: string) =>
    value === '' ? <FormattedMessage id="savedElsewhere.field.none" /> : <bdi className={classes.value}>{value}</bdi>;
  return (
    <ScrollingDialog
      opened={fields !== null}
      onClose={onClose}
      title={<FormattedMessage id="savedElsewhere.dialog.title" />}
      closeLabel={intl.formatMessage({ id: 'savedElsewhere.dialog.close' })}
      width={520}
      foot={
        <div className={classes.actions}>
          <Button variant="secondary" onClick={onUseSaved}>
            <FormattedMessage id="savedElsewhere.action.useSaved" />
          </Button>
          <Button variant="primary" onClick={onKeepMine}>
            <FormattedMessage id="savedElsewhere.action.keepMine" />
          </Button>
        </div>
      }
    >
      <p className={classes.text}>
        <FormattedMessage id="savedElsewhere.dialog.text" />
      </p>
      <dl className={classes.fields}>
        {fields?.map(({ key, label, stored, mine }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <FormattedMessage id="savedElsewhere.field.stored" values={{ value: valueOf(stored) }} />
            </dd>
            <dd>
              <FormattedMessage id="savedElsewhere.field.mine" values={{ value: valueOf(mine) }} />
            </dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <p className={classes.text}>{note}</p>}
    </ScrollingDialog>
  );
}
