import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import { initialOf } from '#src/domain/initial-of.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Food } from '#src/ui/food.tsx';
import { DrawnPlate } from '#src/ui/plate.tsx';
import type { PlacedFood } from '#src/ui/placed-food.tsx';
import { HomeSection } from './home-section.tsx';
import classes from './home-services.module.css';

const children = [
  { name: 'home.child.sara', need: 'home.services.profile.healthy', colour: 'mango', tone: 'pine' },
  { name: 'home.child.faisal', need: 'home.services.profile.no-nuts', colour: 'berry', tone: 'warm' },
  { name: 'home.child.lama', need: 'home.services.profile.diabetes', colour: 'tomato', tone: 'info' },
] as const;

// A school week in September, Sunday the 13th to Thursday the 17th; the Tuesday is taken off.
const week = [13, 14, 15, 16, 17] as const;
const offDay = 15;

const plates: readonly (readonly PlacedFood[])[] = [
  [
    { food: 'strawberry', x: 112, y: 140, size: 84, turn: -10 },
    { food: 'blueberries', x: 182, y: 136, size: 84, turn: 8 },
    { food: 'banana', x: 150, y: 196, size: 90, turn: 4 },
  ],
  [{ food: 'pita', x: 150, y: 150, size: 150 }],
  [{ food: 'salad', x: 150, y: 150, size: 150 }],
  [
    { food: 'watermelon', x: 124, y: 146, size: 96, turn: -8 },
    { food: 'orange', x: 188, y: 168, size: 84, turn: 6 },
  ],
];

type HomeServicesProps = { settings: Pick<BusinessSettings, 'offDaysPerMonth' | 'pauseNoticeHours'> };

/** What Nabta does, as a bento of four panels with small pieces of the product in them. */
export function HomeServices({ settings: { offDaysPerMonth, pauseNoticeHours } }: HomeServicesProps) {
  const intl = useIntl();
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
            <Food food="van" size={92} className={classes.van ?? ''} />
            <span className={classes.road} />
            <span className={classes.stop}>
              <Food food="school" size={64} />
            </span>
            <span className={classes.stop}>
              <Food food="home" size={64} />
            </span>
          </div>
        </div>
        <div className={classes.offDay}>
          <h3>
            <FormattedMessage id="home.services.off-day.title" />
          </h3>
          <p>
            <FormattedMessage
              id="home.services.off-day.text"
              values={{ days: offDaysPerMonth, hours: pauseNoticeHours }}
            />
          </p>
          <div className={classes.week} aria-hidden>
            {week.map((day) => (
              <div key={day} data-off={day === offDay || undefined}>
                <b>{day}</b>
                {day === offDay ? (
                  <FormattedMessage id="home.services.off-day.off" />
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
            {plates.map((foods) => (
              <DrawnPlate key={foods[0]?.food} foods={foods} className={classes.plate ?? ''} />
            ))}
          </div>
        </div>
      </div>
    </HomeSection>
  );
}
