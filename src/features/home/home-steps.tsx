import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import { formatClockTime } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import classes from './home-steps.module.css';

const steps = [
  { scene: 'choose', title: 'home.steps.choose.title', text: 'home.steps.choose.text', disc: 'sprout' },
  { scene: 'prepare', title: 'home.steps.prepare.title', text: 'home.steps.prepare.text', disc: 'mango' },
  { scene: 'deliver', title: 'home.steps.deliver.title', text: 'home.steps.deliver.text', disc: 'berry' },
  { scene: 'eat', title: 'home.steps.eat.title', text: 'home.steps.eat.text', disc: 'tomato' },
] as const;

type HomeStepsProps = { settings: Pick<BusinessSettings, 'deliveryWindow'> };

/** How Nabta works, as four steps on a dotted vine (row C01). */
export function HomeSteps({ settings: { deliveryWindow } }: HomeStepsProps) {
  const id = useId();
  const language = useLanguage();
  const time = (name: 'from' | 'until', at: string) => <bdi key={name}>{formatClockTime(language, at)}</bdi>;
  return (
    <section className={classes.steps} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id="home.steps.title" />
      </h2>
      <div className={classes.path}>
        <svg className={classes.vine} viewBox="0 0 960 90" preserveAspectRatio="none" fill="none" aria-hidden>
          <path
            d="M0 50C120 0 180 100 320 45S540 0 640 45 860 90 960 45"
            stroke="currentColor"
            strokeWidth="5"
            strokeDasharray="1 14"
            strokeLinecap="round"
          />
        </svg>
        <ol>
          {steps.map(({ scene, title, text, disc }, index) => (
            <li key={scene}>
              <div className={classes.disc} data-colour={disc} data-scene={scene}>
                <Scene name={scene} className={classes.scene ?? ''} />
              </div>
              <div>
                <h3>
                  <bdi className={classes.number}>{index + 1}</bdi>
                  <FormattedMessage id={title} />
                </h3>
                <p>
                  <FormattedMessage
                    id={text}
                    values={{
                      from: time('from', deliveryWindow.startsAt),
                      until: time('until', deliveryWindow.endsAt),
                    }}
                  />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
