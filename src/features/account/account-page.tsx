import {
  IconBell,
  IconCheck,
  IconDeviceMobile,
  IconLock,
  IconLogout,
  IconMail,
  IconPencil,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoadedUser } from '#src/api/signed-in-user.ts';
import { requestLanguage } from '#src/auth/language-switch.ts';
import { maskPhoneNumber } from '#src/domain/phone-number.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { languageSegments } from '#src/i18n/language-names.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Badge } from '#src/ui/text/badge.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { SegmentBar } from '#src/ui/actions/segment-bar.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { colourSchemes, useColourScheme } from '#src/ui/layout/use-colour-scheme.ts';
import { accountPath, editAccountPath, notificationChoicesPath, privacyPath } from './account-links.ts';
import classes from './account-page.module.css';
import { IconTile } from './icon-tile.tsx';
import { LogOutDialog } from './log-out-dialog.tsx';
import { UnverifiedNumber } from './unverified-number.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const smallIcon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

interface AccountPageProps {
  /** Opens the page where the code for a new number is entered. */
  onEnterCode: (mobileNumber: string) => void;
}

/** The account page: the parent's details, password, language, colour scheme, the ways to the choice of notifications and the privacy centre, and log-out (row R23). */
export function AccountPage({ onEnterCode }: AccountPageProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'myAccount.page.title' });
  usePageTitle(title);

  return (
    <>
      <PageHead size="small" className={classes.head} title={title} />
      <Details onEnterCode={onEnterCode} />
      <div className={classes.settings}>
        <PasswordSetting />
        <LanguageSetting />
        <ColoursSetting />
        <NotificationsSetting />
        <PrivacySetting />
        <LogOutSetting />
      </div>
    </>
  );
}

function Details({ onEnterCode }: AccountPageProps) {
  const user = useLoadedUser();
  const waiting = user.unconfirmedMobileNumber;

  return (
    <Card component="section" padding="none" className={classes.card}>
      <div className={classes.cardHead}>
        <h2>
          <FormattedMessage id="myAccount.details.title" />
        </h2>
        <Button
          variant="secondary"
          size="small"
          icon={<IconPencil {...smallIcon} />}
          renderRoot={(props) => <Link to={editAccountPath} {...props} />}
        >
          <FormattedMessage id="myAccount.details.edit" />
        </Button>
      </div>
      <dl className={classes.rows}>
        <Detail icon={<IconUser {...icon} />} label={<FormattedMessage id="account.field.fullName" />}>
          <DataText text={user.name} />
        </Detail>
        <Detail icon={<IconMail {...icon} />} label={<FormattedMessage id="account.field.email" />}>
          {user.email === null ? (
            <span className={classes.none}>
              <FormattedMessage id="myAccount.details.noEmail" />
            </span>
          ) : (
            <bdi dir="ltr">{user.email}</bdi>
          )}
        </Detail>
        <Detail
          icon={<IconDeviceMobile {...icon} />}
          label={<FormattedMessage id="account.field.mobile" />}
          mark={
            user.isVerified ? (
              <Badge icon={<IconCheck {...smallIcon} />}>
                <FormattedMessage id="myAccount.details.verified" />
              </Badge>
            ) : undefined
          }
        >
          <bdi dir="ltr">{maskPhoneNumber(user.mobileNumber)}</bdi>
        </Detail>
      </dl>
      {waiting !== null && (
        <UnverifiedNumber
          className={classes.waiting}
          unverified={waiting}
          current={user.mobileNumber}
          onEnterCode={() => {
            onEnterCode(waiting);
          }}
        />
      )}
    </Card>
  );
}

interface DetailProps {
  icon: ReactNode;
  label: ReactNode;
  mark?: ReactNode;
  children: ReactNode;
}

function Detail({ icon: drawing, label, mark, children }: DetailProps) {
  return (
    <div className={classes.row}>
      <dt>
        <IconTile className={classes.tile}>{drawing}</IconTile>
        {label}
      </dt>
      <dd>{children}</dd>
      {mark !== undefined && <dd className={classes.mark}>{mark}</dd>}
    </div>
  );
}

function Setting({ title, text, children }: { title: ReactNode; text: ReactNode; children: ReactNode }) {
  return (
    <Card component="section" padding="none" className={`${classes.card} ${classes.setting}`}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </Card>
  );
}

function PasswordSetting() {
  const { passwordChangedAt: changedAt } = useLoadedUser();
  return (
    <Setting
      title={<FormattedMessage id="account.field.password" />}
      text={
        changedAt === null ? (
          <FormattedMessage id="myAccount.password.text" />
        ) : (
          <FormattedMessage
            id="myAccount.password.changed"
            values={{ date: <DateText on={changedAt} variant="date" /> }}
          />
        )
      }
    >
      <Button
        variant="secondary"
        size="small"
        className={classes.control}
        icon={<IconLock {...smallIcon} />}
        renderRoot={(props) => <Link to={accountPath} search={{ change: 'password' }} {...props} />}
      >
        <FormattedMessage id="myAccount.password.change" />
      </Button>
    </Setting>
  );
}

function LanguageSetting() {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <Setting
      title={<FormattedMessage id="shell.menu.language" />}
      text={<FormattedMessage id="myAccount.language.text" />}
    >
      <SegmentBar
        className={classes.wide}
        label={intl.formatMessage({ id: 'shell.menu.language' })}
        segments={languageSegments}
        value={language}
        onChange={requestLanguage}
      />
    </Setting>
  );
}

function ColoursSetting() {
  const intl = useIntl();
  const [chosen, choose] = useColourScheme();
  return (
    <Setting
      title={<FormattedMessage id="shell.scheme.label" />}
      text={<FormattedMessage id="myAccount.scheme.text" />}
    >
      <SegmentBar
        className={classes.wide}
        label={intl.formatMessage({ id: 'shell.scheme.label' })}
        segments={colourSchemes.map((value) => ({ value, label: intl.formatMessage({ id: `shell.scheme.${value}` }) }))}
        value={chosen}
        onChange={choose}
      />
    </Setting>
  );
}

function NotificationsSetting() {
  return (
    <Setting
      title={<FormattedMessage id="notifications.title" />}
      text={<FormattedMessage id="myAccount.notifications.text" />}
    >
      <Button
        variant="secondary"
        size="small"
        className={classes.control}
        icon={<IconBell {...smallIcon} />}
        renderRoot={(props) => <Link to={notificationChoicesPath} {...props} />}
      >
        <FormattedMessage id="myAccount.notifications.open" />
      </Button>
    </Setting>
  );
}

function PrivacySetting() {
  return (
    <Setting
      title={<FormattedMessage id="privacy.page.title" />}
      text={<FormattedMessage id="myAccount.privacy.text" />}
    >
      <Button
        variant="secondary"
        size="small"
        className={classes.control}
        icon={<IconShieldLock {...smallIcon} />}
        renderRoot={(props) => <Link to={privacyPath} {...props} />}
      >
        <FormattedMessage id="myAccount.privacy.open" />
      </Button>
    </Setting>
  );
}

function LogOutSetting() {
  const [asking, setAsking] = useState(false);
  return (
    <Setting title={<FormattedMessage id="shell.menu.logOut" />} text={<FormattedMessage id="myAccount.logOut.text" />}>
      <Button
        variant="secondary"
        size="small"
        className={classes.control}
        icon={<IconLogout {...smallIcon} data-flip />}
        onClick={() => {
          setAsking(true);
        }}
      >
        <FormattedMessage id="shell.menu.logOut" />
      </Button>
      <LogOutDialog
        opened={asking}
        onClose={() => {
          setAsking(false);
        }}
      />
    </Setting>
  );
}
