import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useKnownBusinessSettings } from '#src/api/business-settings.ts';
import type { Weekday } from '#src/domain/business-settings.ts';
import { type Stretch, stretchesOf } from '#src/domain/working-hours.ts';
import { formatClockTime } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

// 4 January 1970 was a Sunday.
const onWeekday = (weekday: Weekday) => new Date(Date.UTC(1970, 0, 4 + weekday));

function dayName(intl: IntlShape, weekday: Weekday, form: 'short' | 'long'): string {
  return intl.formatDate(onWeekday(weekday), { weekday: form, timeZone: 'UTC' });
}

/**
 * The office's working hours in two lines: the days it is open, then the days it is closed (rules.md#working-hours).
 */
export function WorkingHours() {
  const intl = useIntl();
  const language = useLanguage();
  const { workingHours } = useKnownBusinessSettings();
  const stretches = stretchesOf(workingHours);
  const form = language === 'ar' ? 'long' : 'short';
  const daysOf = ({ from, to }: Stretch, shape: 'short' | 'long') =>
    from === to
      ? dayName(intl, from, shape)
      : intl.formatMessage(
          { id: 'shell.footer.hours.range' },
          { from: dayName(intl, from, shape), to: dayName(intl, to, shape) },
        );

  return (
    <>
      <span>
        {stretches
          .flatMap((stretch) =>
            stretch.hours
              ? intl.formatMessage(
                  { id: 'shell.footer.hours.open' },
                  {
                    days: daysOf(stretch, form),
                    opens: formatClockTime(language, stretch.hours.opensAt),
                    closes: formatClockTime(language, stretch.hours.closesAt),
                  },
                )
              : [],
          )
          .join(' · ')}
      </span>
      {stretches.flatMap((stretch) =>
        stretch.hours ? (
          []
        ) : (
          <span key={stretch.from}>
            <FormattedMessage id="shell.footer.hours.closed" values={{ days: daysOf(stretch, 'long') }} />
          </span>
        ),
      )}
    </>
  );
}
