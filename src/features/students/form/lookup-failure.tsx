import { FormattedMessage } from 'react-intl';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { ErrorLine } from '#src/ui/feedback/error-line.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import classes from './student-form.module.css';

type LookupFailureProps = {
  /** The field's id: the button goes as the options are asked for again, and its focus goes on to the field. */
  fieldId: string;
  /** What could not be loaded. */
  text: 'student.school.failed' | 'student.home.searchFailed' | 'student.home.neighbourhoodFailed';
  error: unknown;
  onRetry: () => void;
};

/** Part of a field's help: its options could not be loaded, why, and a button that asks for them again. */
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
