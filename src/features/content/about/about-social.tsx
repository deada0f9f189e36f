import { IconBook2, IconHeartHandshake, IconRecycle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Leaf } from '#src/ui/illustrations/leaf.tsx';
import classes from './about-social.module.css';

const deeds = [
  { deed: 'waste', Icon: IconRecycle },
  { deed: 'packages', Icon: IconHeartHandshake },
  { deed: 'blog', Icon: IconBook2 },
] as const;

/** The company's social responsibility. */
export function AboutSocial() {
  return (
    <section className={classes.panel} aria-labelledby="about-social">
      <Leaf className={classes.leaf} />
      <div className={classes.words}>
        <h2 id="about-social">
          <FormattedMessage id="about.social.title" />
        </h2>
        <p>
          <FormattedMessage id="about.social.text" />
        </p>
      </div>
      <ul>
        {deeds.map(({ deed, Icon }) => (
          <li key={deed}>
            <Icon size={24} stroke={1.75} aria-hidden />
            <FormattedMessage id={`about.social.${deed}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
