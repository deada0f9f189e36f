import { FormattedMessage } from 'react-intl';
import { languageOfText } from '#src/ui/text/text-direction.ts';
import classes from './given-feedback.module.css';

/** What a parent wrote with a rating, in its own direction and language. */
export function GivenFeedback({ text }: { text: string }) {
  return (
    <figure className={classes.words}>
      <figcaption>
        <FormattedMessage id="review.given.feedback" />
      </figcaption>
      <blockquote dir="auto" lang={languageOfText(text)}>
        {text}
      </blockquote>
    </figure>
  );
}
