import { IconArrowRight, IconListDetails, IconLock, IconReceipt2, IconToolsKitchen2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { Card } from '#src/ui/layout/card.tsx';
import classes from './about-transparency.module.css';

const things = [
  { thing: 'box', Icon: IconListDetails },
  { thing: 'cost', Icon: IconReceipt2 },
  { thing: 'cook', Icon: IconToolsKitchen2 },
  { thing: 'data', Icon: IconLock },
] as const;

/** The information that the company discloses, with links to the pages that show it. */
export function AboutTransparency() {
  return (
    <section className={classes.section} aria-labelledby="about-transparency">
      <div>
        <h2 id="about-transparency">
          <FormattedMessage id="about.transparency.title" />
        </h2>
        <p className={classes.lead}>
          <FormattedMessage id="about.transparency.text" />
        </p>
        <p className={classes.links}>
          <Link to="/meals">
            <FormattedMessage id="about.transparency.meals" />
            <IconArrowRight size={16} stroke={1.75} aria-hidden data-flip />
          </Link>
          <Link to="/policy">
            <FormattedMessage id="about.transparency.policy" />
            <IconArrowRight size={16} stroke={1.75} aria-hidden data-flip />
          </Link>
        </p>
      </div>
      <Card component="ul" padding="none" className={classes.things}>
        {things.map(({ thing, Icon }) => (
          <li key={thing}>
            <span className={classes.tile} aria-hidden>
              <Icon size={20} stroke={1.75} />
            </span>
            <div>
              <h3>
                <FormattedMessage id={`about.transparency.${thing}.title`} />
              </h3>
              <p>
                <FormattedMessage id={`about.transparency.${thing}.text`} />
              </p>
            </div>
          </li>
        ))}
      </Card>
    </section>
  );
}
