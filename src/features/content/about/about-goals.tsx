import { FormattedMessage } from 'react-intl';
import classes from './about-goals.module.css';

const goals = ['habits', 'care', 'morning', 'schools'] as const;

/** The four goals of the company, numbered. */
export function AboutGoals() {
  return (
    <section className={classes.goals} aria-labelledby="about-goals">
      <h2 id="about-goals">
        <FormattedMessage id="about.goals.title" />
      </h2>
      <ol>
        {goals.map((goal, index) => (
          <li key={goal}>
            <span className={classes.number} aria-hidden>
              <bdi>{index + 1}</bdi>
            </span>
            <div>
              <h3>
                <FormattedMessage id={`about.goals.${goal}.title`} />
              </h3>
              <p>
                <FormattedMessage id={`about.goals.${goal}.text`} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
