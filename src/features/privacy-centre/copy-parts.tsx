import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { HomeAddress } from '#src/domain/home-address.ts';
import type { Order } from '#src/domain/order.ts';
import type { PastPayment } from '#src/domain/payment.ts';
import type { ListedOrderEvent, ListedTaxDocument, PersonalCopy } from '#src/domain/personal-copy.ts';
import { displayPhoneNumber } from '#src/domain/phone-number.ts';
import type { Student } from '#src/domain/student.ts';
import { DateText, InstantText } from '#src/i18n/date-text.tsx';
import { languageNames } from '#src/i18n/language-names.ts';
import { nameOf } from '#src/i18n/localized.ts';
import type { MessageId } from '#src/i18n/messages.ts';
import { PaymentMethodText } from '#src/i18n/payment-method-text.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Card } from '#src/ui/layout/card.tsx';
import rows from '#src/ui/lists/action-rows.module.css';
import { DataText } from '#src/ui/text/data-text.tsx';
import { Money } from '#src/ui/text/money.tsx';
import { ConsentTitle } from './consent-title.tsx';
import { ErasureKept } from './erasure-kept.tsx';
import { ErasureTitle } from './erasure-title.tsx';
import { HealthLines } from './health-lines.tsx';
import { PrivacySection } from './privacy-section.tsx';
import classes from './privacy-page.module.css';

/** All parts of a copy, in a parent's words and in the order of the file. */
export function CopyParts({ copy }: { copy: PersonalCopy }) {
  const language = useLanguage();
  const { user, students } = copy;
  return (
    <>
      <Part id="account" title="privacy.copy.part.account" count={1}>
        <Entry title={<DataText text={user.name} />}>
          <p>
            <bdi dir="ltr">{displayPhoneNumber(user.mobileNumber)}</bdi>
          </p>
          {user.unconfirmedMobileNumber !== null && (
            <p>
              <bdi dir="ltr">{displayPhoneNumber(user.unconfirmedMobileNumber)}</bdi>
            </p>
          )}
          {user.email !== null && (
            <p>
              <bdi dir="ltr">{user.email}</bdi>
            </p>
          )}
        </Entry>
      </Part>
      <Part id="students" title="profile.menu.students" count={students.length}>
        {students.map((student) => (
          <StudentEntry key={student.id} student={student} />
        ))}
      </Part>
      <Part id="orders" title="profile.menu.orders" count={copy.orders.length}>
        {copy.orders.map((order) => (
          <OrderEntry
            key={order.id}
            order={order}
            events={copy.orderEvents.filter(({ orderId }) => orderId === order.id)}
          />
        ))}
      </Part>
      <TaxDocuments id="invoices" title="privacy.copy.part.invoices" documents={copy.invoices} />
      <TaxDocuments id="credits" title="privacy.copy.part.credits" documents={copy.creditNotes} />
      <Part id="payments" title="profile.menu.payments" count={copy.payments.length}>
        {copy.payments.map((payment) => (
          <PaymentEntry key={payment.id} payment={payment} />
        ))}
      </Part>
      <Part id="cards" title="privacy.family.cards" count={copy.cards.length}>
        {copy.cards.map(({ id, brand, last4 }) => (
          <Entry
            key={id}
            title={<PaymentMethodText payment={{ method: 'card', cardBrand: brand, cardLast4: last4 }} />}
          />
        ))}
      </Part>
      <Part id="notifications" title="notifications.title" count={copy.notifications.length}>
        {copy.notifications.map(({ id, title, arabicTitle, body, arabicBody, createdAt }) => (
          <Entry key={id} title={<DataText text={nameOf(language, { name: title, arabicName: arabicTitle })} />}>
            <p>
              <DataText text={nameOf(language, { name: body, arabicName: arabicBody })} />
            </p>
            <p>
              <InstantText at={createdAt} />
            </p>
          </Entry>
        ))}
      </Part>
      <Part id="consents" title="privacy.consents.title" count={copy.consents.length}>
        {copy.consents.map((consent) => (
          <Entry
            key={consent.id}
            title={<ConsentTitle consent={consent} student={students.find(({ id }) => id === consent.studentId)} />}
          >
            <p>
              <FormattedMessage
                id="privacy.consents.accepted"
                values={{
                  version: <bdi key="version">{consent.version}</bdi>,
                  date: <DateText key="date" on={consent.acceptedAt} />,
                }}
              />
            </p>
          </Entry>
        ))}
      </Part>
      <Part id="guardians" title="sharing.page.title" count={copy.guardians.length}>
        {copy.guardians.map(({ id, name, mobileNumber, access, status, invitedAt }) => (
          <Entry key={id} title={<DataText text={name} />}>
            <p>
              <bdi dir="ltr">{displayPhoneNumber(mobileNumber)}</bdi>
            </p>
            <p>
              <FormattedMessage id={`sharing.access.${access}`} /> ·{' '}
              <FormattedMessage id={`sharing.status.${status}`} /> · <InstantText at={invitedAt} />
            </p>
          </Entry>
        ))}
      </Part>
      <Part id="requests" title="privacy.requests.title" count={copy.erasures.length}>
        {copy.erasures.map((erasure) => (
          <Entry
            key={erasure.id}
            title={<ErasureTitle erasure={erasure} student={students.find(({ id }) => id === erasure.studentId)} />}
          >
            <p>
              <FormattedMessage
                id="privacy.requests.requestedAt"
                values={{ date: <InstantText key="date" at={erasure.requestedAt} /> }}
              />
            </p>
            <ErasureKept kept={erasure.kept} />
          </Entry>
        ))}
      </Part>
      <Part id="feeds" title="orders.calendar.links.label" count={copy.calendarFeeds.length}>
        {copy.calendarFeeds.map((feed) => (
          <Entry key={feed.id} title={<FeedTitle student={students.find(({ id }) => id === feed.studentId)} />}>
            <p>
              <FormattedMessage
                id="orders.calendar.link.made"
                values={{
                  date: <DateText key="date" on={feed.createdAt} />,
                  language: (
                    <bdi key="language" lang={feed.language}>
                      {languageNames[feed.language]}
                    </bdi>
                  ),
                }}
              />
            </p>
          </Entry>
        ))}
      </Part>
    </>
  );
}

/** Whose lunches a private link has. */
function FeedTitle({ student }: { student: Student | undefined }) {
  const language = useLanguage();
  return student ? <DataText text={nameOf(language, student)} /> : <FormattedMessage id="orders.calendar.family" />;
}

interface PartProps {
  id: string;
  title: MessageId;
  /** The number of entries; 0 shows that there are none. */
  count: number;
  children: ReactNode;
}

function Part({ id, title, count, children }: PartProps) {
  return (
    <PrivacySection id={`copy-${id}`} title={<FormattedMessage id={title} />}>
      <Card padding="none" className={classes.card}>
        {count === 0 ? (
          <p className={classes.muted}>
            <FormattedMessage id="privacy.copy.part.empty" />
          </p>
        ) : (
          <ul className={classes.entries}>{children}</ul>
        )}
      </Card>
    </PrivacySection>
  );
}

function Entry({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <li>
      <p className={rows.title}>{title}</p>
      {children}
    </li>
  );
}

function StudentEntry({ student }: { student: Student }) {
  const language = useLanguage();
  return (
    <Entry title={<DataText text={nameOf(language, student)} />}>
      <p>
        <FormattedMessage
          id="privacy.family.born"
          values={{ date: <DateText key="date" on={student.birthDate} variant="date" /> }}
        />
      </p>
      <p>
        <DataText text={nameOf(language, student.school)} /> ·{' '}
        <DataText text={nameOf(language, student.educationalLevel)} />
      </p>
      {student.homeAddress !== null && <Address home={student.homeAddress} />}
      <dl className={classes.health}>
        <dt className={classes.muted}>
          <FormattedMessage id="privacy.copy.health" />
        </dt>
        <HealthLines student={student} />
      </dl>
    </Entry>
  );
}

function Address({ home }: { home: HomeAddress }) {
  const language = useLanguage();
  const { street, buildingNumber, buildingName, landmark, shortAddress, zip, phoneNumber } = home;
  const parts = [
    [buildingNumber, street].filter(Boolean).join(' '),
    buildingName,
    nameOf(language, home.neighbourhood),
    nameOf(language, home.region),
    zip,
    shortAddress,
    landmark,
  ].filter((part) => part !== null && part !== '');
  return (
    <>
      <p>
        {parts.map((part, at) => (
          // The parts of one address have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at}>
            {at > 0 && ' · '}
            <DataText text={part ?? ''} />
          </span>
        ))}
      </p>
      {phoneNumber !== null && (
        <p>
          <bdi dir="ltr">{displayPhoneNumber(phoneNumber)}</bdi>
        </p>
      )}
    </>
  );
}

function OrderEntry({ order, events }: { order: Order; events: readonly ListedOrderEvent[] }) {
  const language = useLanguage();
  const feedback = order.review?.feedback ?? null;
  return (
    <Entry
      title={
        <>
          <bdi dir="ltr">{`#${order.number}`}</bdi> ·{' '}
          <Money language={language} halalas={order.totalHalalas} style="exact" />
        </>
      }
    >
      {order.paidAt !== null && (
        <p>
          <FormattedMessage id="privacy.copy.paid" values={{ date: <DateText key="date" on={order.paidAt} /> }} />
        </p>
      )}
      {order.subscriptions.map((each) => (
        <p key={each.id}>
          <DataText text={nameOf(language, each.student)} /> · <DataText text={nameOf(language, each.package)} /> ·{' '}
          <DateText on={each.startsOn} variant="date" /> – <DateText on={each.endsOn} variant="date" />
        </p>
      ))}
      {feedback !== null && (
        <p>
          <DataText text={feedback} />
        </p>
      )}
      {events.map((event) => (
        <p key={event.id} className={classes.muted}>
          <bdi dir="ltr">{`#${event.reference}`}</bdi> · <FormattedMessage id={`orderEvents.type.${event.type}`} /> ·{' '}
          <InstantText at={event.at} />
        </p>
      ))}
    </Entry>
  );
}

function TaxDocuments({
  id,
  title,
  documents,
}: Pick<PartProps, 'id' | 'title'> & { documents: readonly ListedTaxDocument[] }) {
  const language = useLanguage();
  return (
    <Part id={id} title={title} count={documents.length}>
      {documents.map(({ number, issuedAt, totalHalalas }) => (
        <Entry
          key={number}
          title={
            <>
              <bdi dir="ltr">{number}</bdi> · <Money language={language} halalas={totalHalalas} style="exact" />
            </>
          }
        >
          <p>
            <DateText on={issuedAt} />
          </p>
        </Entry>
      ))}
    </Part>
  );
}

function PaymentEntry({ payment }: { payment: PastPayment }) {
  const language = useLanguage();
  const { orderNumber, amountHalalas, status, at } = payment;
  return (
    <Entry
      title={
        <>
          <bdi dir="ltr">{`#${orderNumber}`}</bdi> · <Money language={language} halalas={amountHalalas} style="exact" />
        </>
      }
    >
      <p>
        <FormattedMessage
          id={status === 'initiated' || status === 'pending' ? 'payments.status.checking' : `payments.status.${status}`}
        />{' '}
        · <InstantText at={at} /> · <PaymentMethodText payment={payment} />
      </p>
    </Entry>
  );
}
