import { FormattedMessage } from 'react-intl';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { ErrorLine } from '#src/ui/feedback/error-line.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import classes from './student-form.module.css';

type LookupFailureProps = {
  /** The field's id. The button disappears while the options are requested again, and the focus moves to the field. */
  fieldId: string;
  /** The message that names what could not be loaded. */
  text: 'student.school.failed' | 'student.home.searchFailed' | 'student.home.neighbourhoodFailed';
  error: unknown;
  onRetry: () => void;
};

/** Part of a field's help: an error message about options that did not load, with a button that requests them again. */
export function LookupFailure({ fieldId, text, error, onRetry }: LookupFailureProps) {
  const retry = () => {
    onRetry();
    document.getElementById(fieldId)?.focus();
  };
  return (
    <span className={classes.lookupFailure}>
      <ErrorLine>
        <FormattedMessage id={text} /> <ErrorMessages error={error} inline />{' '}
        <TextLink component="button" type="button" onClick={retry}>
          <FormattedMessage id="student.home.retry" />
        </TextLink>
      </ErrorLine>
    </span>
  );
}
