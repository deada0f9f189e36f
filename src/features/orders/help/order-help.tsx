import { IconBrandWhatsapp, IconChevronDown, IconMail, IconPencil, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { companyContacts, whatsAppLink } from '#src/api/company-contacts.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { ambulanceNumber } from '#src/domain/care-card.ts';
import type { Order } from '#src/domain/order.ts';
import { type HelpSituation, helpSituations } from '#src/domain/order-help.ts';
import { instantInRiyadh, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { formatTime } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './order-help.module.css';

/**
 * What to do in situations that parents ask about, the likeliest first, and the ways to reach the company with the
 * number of the order filled in (rows G65 and G66, rules.md#order-help).
 */
export function OrderHelp({ order, subscription }: { order: Order; subscription: Subscription }) {
  return (
    <section className={classes.help} aria-labelledby="order-help" data-screen-only>
      <h2 id="order-help" className={classes.title}>
        <FormattedMessage id="order.help.title" />
      </h2>
      <Card padding="none">
        {helpSituations(subscription).map((situation) => (
          <details key={situation} className={classes.situation}>
            <summary>
              <span>
                <FormattedMessage id={`order.help.${situation}.question`} />
              </span>
              <IconChevronDown size={20} stroke={1.75} aria-hidden />
            </summary>
            <Answer situation={situation} order={order} subscription={subscription} />
          </details>
        ))}
      </Card>
      <ContactLinks number={subscription.number} />
    </section>
  );
}

interface AnswerProps {
  situation: HelpSituation;
  order: Order;
  subscription: Subscription;
}

function Answer({ situation, order, subscription }: AnswerProps) {
  const language = useLanguage();
  const today = riyadhDateOf(useServerNow());
  const { deliveryWindow, pauseNoticeHours, cancelNoticeHours } = useBusinessSettings();
  const name = <DataText key="name" text={nameOf(language, subscription.student)} />;
  const time = (at: string) => <bdi>{formatTime(language, instantInRiyadh(today, at)).replace(':00', '')}</bdi>;
  const careCard = (parts: ReactNode) => (
    <TextLink
      renderRoot={(props) => (
        <Link
          to="/profile/my-account/applicants/care-card/$applicantId"
          params={{ applicantId: String(subscription.studentId) }}
          {...props}
        />
      )}
    >
      {parts}
    </TextLink>
  );
  const changes = (parts: ReactNode) => (
    <TextLink
      renderRoot={(props) => (
        <Link to="/profile/my-orders/changes/$orderId" params={{ orderId: String(order.id) }} {...props} />
      )}
    >
      {parts}
    </TextLink>
  );

  const menu = (parts: ReactNode) => (
    <TextLink
      renderRoot={(props) => (
        <Link to="/meals" search={{ view: 'week', package: subscription.package.id }} {...props} />
      )}
    >
      {parts}
    </TextLink>
  );

  if (situation === 'reaction') {
    const ambulance = (
      <TextLink key="ambulance" href={`tel:${ambulanceNumber}`}>
        <bdi>{ambulanceNumber}</bdi>
      </TextLink>
    );
    return (
      <ol className={classes.answer}>
        <li>
          <FormattedMessage id="order.help.reaction.ambulance" values={{ ambulance }} />
        </li>
        <li>
          <FormattedMessage id="order.help.reaction.medicine" values={{ name }} />
        </li>
        <li>
          <FormattedMessage id="order.help.reaction.school" values={{ link: careCard }} />
        </li>
        <li>
          <FormattedMessage id="order.help.reaction.us" />
        </li>
      </ol>
    );
  }
  return (
    <p className={classes.answer}>
      {situation === 'late' && (
        <FormattedMessage
          id="order.help.late.answer"
          values={{ from: time(deliveryWindow.startsAt), until: time(deliveryWindow.endsAt) }}
        />
      )}
      {situation === 'wrongDish' && <FormattedMessage id="order.help.wrongDish.answer" values={{ name, link: menu }} />}
      {situation === 'offDay' && (
        <FormattedMessage
          id="order.help.offDay.answer"
          values={{ offDay: pauseNoticeHours, cancel: cancelNoticeHours }}
        />
      )}
      {situation === 'moved' && <FormattedMessage id="order.help.moved.answer" />}
      {situation === 'refund' && <FormattedMessage id="order.help.refund.answer" values={{ link: changes }} />}
    </p>
  );
}

/** The company's phone, WhatsApp, email and form; messages begin with the number of the subscription. */
function ContactLinks({ number }: { number: string }) {
  const intl = useIntl();
  const { email, mobileNumber, whatsApp } = companyContacts();
  const subject = encodeURIComponent(
    intl.formatMessage({ id: 'order.help.contact.subject' }, { number: `#${number}` }),
  );
  const ways = [
    { channel: 'phone', href: `tel:${mobileNumber}`, Icon: IconPhone },
    { channel: 'whatsapp', href: `${whatsAppLink(whatsApp)}?text=${subject}`, Icon: IconBrandWhatsapp },
    { channel: 'email', href: `mailto:${email}?subject=${subject}`, Icon: IconMail },
  ] as const;
  return (
    <div className={classes.contact}>
      <p>
        <FormattedMessage
          id="order.help.contact"
          values={{ number: <bdi className={classes.number}>{`#${number}`}</bdi> }}
        />
      </p>
      <p className={classes.ways}>
        {ways.map(({ channel, href, Icon }) => (
          <Button
            key={channel}
            variant="secondary"
            size="small"
            icon={<Icon size={16} stroke={1.75} aria-hidden />}
            component="a"
            href={href}
            {...(href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})}
          >
            <FormattedMessage id={`contact.channel.${channel}`} />
          </Button>
        ))}
        <Button
          variant="secondary"
          size="small"
          icon={<IconPencil size={16} stroke={1.75} aria-hidden />}
          renderRoot={(props) => <Link to="/contact" state={{ contactNumber: number }} {...props} />}
        >
          <FormattedMessage id="contact.form.title" />
        </Button>
      </p>
    </div>
  );
}
