import { useIntl } from 'react-intl';
import { errorTexts } from './error-texts.ts';

type FailureMessagesProps = {
  error: unknown;
  /** Sentences of one line, for a place that holds no paragraphs, such as a field's help. */
  inline?: boolean;
  /** A text beside them that is not repeated, such as the title. */
  except?: string;
};

/** The messages of a failed call (rules.md#error-messages), a paragraph each: for the place that made the call. */
export function ErrorMessages({ error, inline = false, except }: FailureMessagesProps) {
  const intl = useIntl();
  const all = errorTexts(error, (id, values) => intl.formatMessage({ id }, values));
  const texts = all.filter((text) => text !== except);
  return inline ? texts.join(' ') : texts.map((text) => <p key={text}>{text}</p>);
}
