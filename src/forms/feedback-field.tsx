import { FormattedMessage, useIntl } from 'react-intl';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import type { ServerForm } from './use-server-form.ts';

interface FeedbackFieldProps {
  field: ReturnType<ServerForm<{ feedback: string }>['field']>;
  value: string;
  maxLength: number;
  minRows: number;
}

/** The optional text of a rating, with the number of its characters. */
export function FeedbackField({ field, value, maxLength, minRows }: FeedbackFieldProps) {
  const intl = useIntl();
  return (
    <TextAreaField
      {...field}
      label={<FormattedMessage id="review.feedback.label" />}
      optionalMark={intl.formatMessage({ id: 'review.feedback.optional' })}
      autosize
      minRows={minRows}
      help={<FormattedMessage id="review.feedback.help" />}
      count={intl.formatMessage({ id: 'review.feedback.count' }, { count: value.trim().length, most: maxLength })}
    />
  );
}
