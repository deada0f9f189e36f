import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import { initialOf } from '#src/domain/initial-of.ts';
import { directionOf } from '#src/i18n/direction.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/text/badge.tsx';
import { DrawnPicture } from '#src/ui/illustrations/drawn-picture.tsx';
import { HomeSection } from './home-section.tsx';
import classes from './home-services.module.css';

const children = [
  { name: 'home.child.sara', need: 'home.services.profile.healthy', colour: 'mango', tone: 'pine' },
  { name: 'home.child.faisal', need: 'home.services.profile.noNuts', colour: 'berry', tone: 'warm' },
  { name: 'home.child.lama', need: 'home.services.profile.diabetes', colour: 'tomato', tone: 'info' },
] as const;

// A school week in September, Sunday the 13th to Thursday the 17th; Tuesday is an off day.
const week = [13, 14, 15, 16, 17] as const;
const offDay = 15;

type HomeServicesProps = { settings: Pick<BusinessSettings, 'offDaysPerMonth' | 'pauseNoticeHours'> };

/** The services of Nabta, as a bento grid of four panels with small examples of the product. */
export function HomeServices({ settings: { offDaysPerMonth, pauseNoticeHours } }: HomeServicesProps) {
  const intl = useIntl();
  const language = useLanguage();
  const weekday = (day: number) =>
    intl.formatDate(new Date(Date.UTC(2026, 8, day)), {
      weekday: intl.locale.startsWith('ar') ? 'long' : 'short',
      timeZone: 'UTC',
    });

  return (
    <HomeSection title="home.services.title">
      <div className={classes.bento}>
        <div className={classes.profile}>
          <h3>
            <FormattedMessage id="home.services.profile.title" />
          </h3>
          <p>
            <FormattedMessage id="home.services.profile.text" />
          </p>
          <ul className={classes.children}>
            {children.map(({ name, need, colour, tone }) => (
              <li key={name}>
                <span className={classes.child}>
                  <span className={classes.avatar} data-colour={colour} aria-hidden>
                    {initialOf(intl.formatMessage({ id: name }))}
                  </span>
                  <b>
                    <FormattedMessage id={name} />
                  </b>
                </span>
                <Badge tone={tone}>
                  <FormattedMessage id={need} />
                </Badge>
              </li>
            ))}
          </ul>
        </div>
        <div className={classes.delivery}>
          <h3>
            <FormattedMessage id="home.services.delivery.title" />
          </h3>
          <p>
            <FormattedMessage id="home.services.delivery.text" />
          </p>
          <div className={classes.route}>
            <DrawnPicture name="van" className={classes.van} />
            <span className={classes.road} />
            <span className={classes.stop}>
              <DrawnPicture name="school" />
            </span>
            <span className={classes.stop}>
              <DrawnPicture name="home" />
            </span>
          </div>
        </div>
        <div className={classes.offDay}>
          <h3>
            <FormattedMessage id="home.services.offDay.title" />
          </h3>
          <p>
            <FormattedMessage
              id="home.services.offDay.text"
              values={{ days: offDaysPerMonth, hours: pauseNoticeHours }}
            />
          </p>
          <div className={classes.week} aria-hidden>
            {week.map((day) => (
              <div key={day} data-off={day === offDay || undefined}>
                <b>{day}</b>
                {day === offDay ? (
                  <FormattedMessage id="home.services.offDay.off" />
                ) : (
                  <Fragment>{weekday(day)}</Fragment>
                )}
              </div>
            ))}
          </div>
        </div>
        <div className={classes.event}>
          <h3>
            <FormattedMessage id="home.services.event.title" />
          </h3>
          <p>
            <FormattedMessage id="home.services.event.text" />
          </p>
          <div className={classes.plates}>
            <DrawnPicture
              name={directionOf(language) === 'rtl' ? 'event-panel-rtl' : 'event-panel-ltr'}
              sizes="(max-width: 45em) 320px, 522px"
            />
          </div>
        </div>
      </div>
    </HomeSection>
  );
}
