import { useSuspenseQuery } from '@tanstack/react-query';
import { IconCalendarEvent, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { eventsQuery } from '#src/api/events.ts';
import { localized, nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyRow } from '#src/ui/feedback/empty-row.tsx';
import { keyed } from '#src/ui/layout/keyed.ts';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './event-kinds.module.css';

const tones = ['pine', 'mango', 'berry'] as const;

/** The kinds of event, each with what is included. */
export function EventKinds() {
  const language = useLanguage();
  const { data: events } = useSuspenseQuery(eventsQuery());
  if (events.length === 0) {
    return (
      <EmptyRow
        icon={<IconCalendarEvent size={24} stroke={1.75} />}
        title={<FormattedMessage id="event.kinds.empty" />}
        text={<FormattedMessage id="event.kinds.empty.text" />}
        action={
          <Button size="small" variant="secondary" renderRoot={(props) => <Link to="/contact" {...props} />}>
            <FormattedMessage id="event.kinds.empty.ask" />
          </Button>
        }
      />
    );
  }
  return (
    <ul className={classes.kinds}>
      {events.map((event, index) => (
        <li key={event.id} className={classes.kind} data-tone={tones[index % tones.length]}>
          <h2>
            <DataText text={nameOf(language, event)} />
          </h2>
          <p>
            <DataText text={localized(language, event.description, event.arabicDescription)} />
          </p>
          <ul className={classes.facts}>
            {event.minimumGuests === null ? null : (
              <li>
                <IconCircleCheck size={16} stroke={1.75} aria-hidden />
                <FormattedMessage id="event.kind.guests" values={{ guests: event.minimumGuests }} />
              </li>
            )}
            {keyed(event.highlights, ({ name }) => String(name)).map(({ key, item: highlight }) => (
              <li key={key}>
                <IconCircleCheck size={16} stroke={1.75} aria-hidden />
                <DataText text={nameOf(language, highlight)} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
