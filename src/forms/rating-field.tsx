import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ratingLabel, ratingText } from '#src/i18n/rating-texts.ts';
import { SproutBed } from '#src/ui/fields/sprout-bed.tsx';
import classes from './rating-field.module.css';

interface RatingFieldProps {
  id: string;
  /** One to five sprouts; null until one is chosen. */
  value: number | null;
  error: ReactNode;
  onChange: (rating: number) => void;
}

/** A rating of one to five sprouts, with its word and number below. */
export function RatingField({ id, value, error, onChange }: RatingFieldProps) {
  const intl = useIntl();
  return (
    <div>
      <SproutBed
        id={id}
        label={<FormattedMessage id="review.rating.label" />}
        value={value}
        labels={[
          ratingLabel(intl, 1),
          ratingLabel(intl, 2),
          ratingLabel(intl, 3),
          ratingLabel(intl, 4),
          ratingLabel(intl, 5),
        ]}
        error={error}
        onChange={onChange}
      />
      <p className={classes.word} aria-hidden>
        {value === null ? (
          <FormattedMessage id="review.rating.hint" />
        ) : (
          <>
            <b>{ratingText(intl, value)}</b>
            <span>
              <FormattedMessage id="review.rating.count" values={{ count: value }} />
            </span>
          </>
        )}
      </p>
    </div>
  );
}
