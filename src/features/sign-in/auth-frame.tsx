import { IconLanguage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LanguageLink } from '#src/auth/language-link.tsx';
import { languageNames } from '#src/i18n/language-names.ts';
import { company } from '#src/domain/company.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { classNames } from '#src/ui/layout/class-names.ts';
import { DrawnPicture } from '#src/ui/illustrations/drawn-picture.tsx';
import { Leaf } from '#src/ui/illustrations/leaf.tsx';
import { Logo } from '#src/ui/layout/logo.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import type { SceneName } from '#src/ui/illustrations/scene-pictures.ts';
import { usePageMark } from '#src/ui/layout/use-page-mark.ts';
import classes from './auth-frame.module.css';
import { StorageNotice } from './storage-notice.tsx';

type Props = {
  /** The colour of the art panel: lime for sign-in, berry for sign-up, mango for codes and password resets. */
  tone: 'lime' | 'berry' | 'mango';
  /** The picture on the art panel. */
  picture: SceneName | 'lunch-box';
  /** The document's title. */
  documentTitle: string;
  /** Content above the heading, such as the steps of a password reset. */
  above?: ReactNode;
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** The link to the other form. */
  foot?: ReactNode;
};

/**
 * The frame of sign-in, sign-up, verify and reset (screens.md#account-access): a form beside an art panel, without a
 * top bar.
 */
export function AuthFrame({ tone, picture, documentTitle, above, title, lead, children, foot }: Props) {
  const intl = useIntl();
  const language = useLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  usePageTitle(documentTitle);
  usePageMark('data-toasts-on-picture');
  return (
    <div className={classes.frame}>
      <div className={classes.side}>
        <div className={classes.bar}>
          <Link className={classes.home} to="/">
            <Logo
              language={language}
              label={intl.formatMessage({ id: 'shell.homeLink' }, { brand: company.name[language] })}
            />
          </Link>
          <LanguageLink to={other} className={classes.language}>
            <IconLanguage size={20} stroke={1.75} aria-hidden />
            {languageNames[other]}
          </LanguageLink>
        </div>
        <div className={classes.body}>
          <div className={classes.heading}>
            {above}
            <h1 tabIndex={-1} className={classes.title}>
              {title}
            </h1>
            <p className={classes.lead}>{lead}</p>
          </div>
          <StorageNotice className={classes.notice} />
          {children}
          {foot === undefined ? null : <p className={classes.foot}>{foot}</p>}
        </div>
      </div>
      <div className={classNames(classes.art, classes[tone], picture === 'grow' && classes.tall)} aria-hidden>
        <Leaf className={classes.leaf} />
        {picture === 'lunch-box' ? (
          <DrawnPicture
            name="pasta-and-fruit-box"
            sizes="(max-width: 63.9375em) 240px, 520px"
            eager
            className={classes.box}
          />
        ) : (
          <Scene name={picture} eager className={classes.picture} />
        )}
      </div>
    </div>
  );
}
