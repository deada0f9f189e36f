import { useIntl } from 'react-intl';
import { errorTexts } from './error-texts.ts';

type FailureMessagesProps = {
  error: unknown;
  /** Renders sentences on one line, for a place that can't contain paragraphs, such as a field's help text. */
  inline?: boolean;
  /** A message to leave out because it is already shown nearby, such as the title. */
  except?: string;
};

/** The messages of a failed request (rules.md#error-messages), one paragraph each, shown where the request was made. */
export function ErrorMessages({ error, inline = false, except }: FailureMessagesProps) {
  const intl = useIntl();
  const all = errorTexts(error, (id, values) => intl.formatMessage({ id }, values));
  const texts = all.filter((text) => text !== except);
  return inline ? texts.join(' ') : texts.map((text) => <p key={text}>{text}</p>);
}
