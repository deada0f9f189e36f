import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { schoolWeek } from '#src/domain/menu-week.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDate, hijriParts } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { IconButton } from '#src/ui/actions/icon-button.tsx';
import classes from './week-title.module.css';

type WeekTitleProps = {
  on: CivilDate;
  isFirst: boolean;
  isLast: boolean;
  /** Moves by one week. */
  onMove: (weeks: -1 | 1) => void;
};

/** The dates of a week, Gregorian and Hijri, between the buttons for the week before and the week after. */
export function WeekTitle({ on, isFirst, isLast, onMove }: WeekTitleProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [first = on, , , , last = on] = schoolWeek(on);
  const button = (weeks: -1 | 1, isEnd: boolean) => ({
    outlined: true,
    label: intl.formatMessage({ id: weeks < 0 ? 'menu.week.previous' : 'menu.week.next' }),
    // A button without a target stays focusable: `disabled` would drop the focus at the last week.
    'aria-disabled': isEnd || undefined,
    onClick: () => {
      if (!isEnd) onMove(weeks);
    },
  });
  return (
    <div className={classes.week}>
      <IconButton {...button(-1, isFirst)}>
        <IconChevronLeft size={20} stroke={1.75} aria-hidden data-flip />
      </IconButton>
      <p className={classes.dates} aria-live="polite">
        <bdi className={classes.gregorian}>
          {`${formatDate(language, first, 'dayMonth')} – ${formatDate(language, last, 'date')}`}
        </bdi>
        <bdi className={classes.hijri}>{hijriWeek(language, first, last)}</bdi>
      </p>
      <IconButton {...button(1, isLast)}>
        <IconChevronRight size={20} stroke={1.75} aria-hidden data-flip />
      </IconButton>
    </div>
  );
}

/** The Hijri days of a week: "19 – 23 Jumada II 1448 AH". */
function hijriWeek(language: Language, from: CivilDate, to: CivilDate): string {
  const [first, last] = [hijriParts(language, from), hijriParts(language, to)];
  const end = `${last.day} ${last.month} ${last.year} ${last.era}`;
  if (first.year !== last.year) return `${first.day} ${first.month} ${first.year} – ${end}`;
  return first.month === last.month ? `${first.day} – ${end}` : `${first.day} ${first.month} – ${end}`;
}
