import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Consent } from '#src/domain/consent.ts';
import type { Student } from '#src/domain/student.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';

interface ConsentTitleProps {
  consent: Consent;
  /** Undefined for the terms, and for a student who was removed or erased. */
  student: Student | undefined;
}

/** What a consent is about. */
export function ConsentTitle({ consent, student }: ConsentTitleProps) {
  const language = useLanguage();
  if (consent.type === 'terms') {
    return (
      <FormattedMessage
        id="privacy.consents.terms"
        values={{
          link: (text: ReactNode) => (
            <TextLink key="link" renderRoot={(props) => <Link to="/policy" {...props} />}>
              {text}
            </TextLink>
          ),
        }}
      />
    );
  }
  return student === undefined ? (
    <FormattedMessage id="privacy.consents.conditionsGone" />
  ) : (
    <FormattedMessage
      id="privacy.consents.conditions"
      values={{ name: <DataText key="name" text={nameOf(language, student)} /> }}
    />
  );
}
