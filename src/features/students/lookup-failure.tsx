import { FormattedMessage } from 'react-intl';
import { FailureMessages } from '#src/api/failure-messages.tsx';
import { ErrorLine } from '#src/ui/error-line.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import classes from './student-form.module.css';

type LookupFailureProps = {
  /** What could not be loaded. */
  text: 'student.school.failed' | 'student.home.searchFailed' | 'student.home.neighbourhoodFailed';
  error: unknown;
  onRetry: () => void;
};

/** Part of a field's help: its options could not be loaded, why, and a button that asks for them again. */
export function LookupFailure({ text, error, onRetry }: LookupFailureProps) {
  return (
    <span className={classes.lookupFailure}>
      <ErrorLine>
        <FormattedMessage id={text} /> <FailureMessages error={error} inline />{' '}
        <TextLink component="button" type="button" onClick={onRetry}>
          <FormattedMessage id="student.home.retry" />
        </TextLink>
      </ErrorLine>
    </span>
  );
}
