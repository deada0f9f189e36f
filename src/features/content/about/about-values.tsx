import { IconApple, IconAward, IconBulb, IconHeartHandshake, IconShieldCheck, IconUsers } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from './about-values.module.css';

const values = [
  { value: 'health', tone: 'pine', Icon: IconApple },
  { value: 'safety', tone: 'mango', Icon: IconShieldCheck },
  { value: 'quality', tone: 'berry', Icon: IconAward },
  { value: 'trust', tone: 'tomato', Icon: IconHeartHandshake },
  { value: 'innovation', tone: 'sprout', Icon: IconBulb },
  { value: 'social', tone: 'oat', Icon: IconUsers },
] as const;

/** The six values (rules.md#brand). */
export function AboutValues() {
  return (
    <section className={classes.section} aria-labelledby="about-values">
      <h2 id="about-values">
        <FormattedMessage id="about.values.title" />
      </h2>
      <ul className={classes.values}>
        {values.map(({ value, tone, Icon }) => (
          <li key={value} data-tone={tone}>
            <span className={classes.tile} aria-hidden>
              <Icon size={24} stroke={1.75} />
            </span>
            <h3>
              <FormattedMessage id={`about.values.${value}.title`} />
            </h3>
            <p>
              <FormattedMessage id={`about.values.${value}.text`} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
