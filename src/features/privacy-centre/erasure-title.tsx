import { FormattedMessage } from 'react-intl';
import type { Erasure } from '#src/domain/erasure.ts';
import type { Student } from '#src/domain/student.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { DataText } from '#src/ui/text/data-text.tsx';

interface ErasureTitleProps {
  erasure: Erasure;
  /** Undefined for the account, and for a student who was removed or erased. */
  student: Student | undefined;
}

/** Whose data a request erases. */
export function ErasureTitle({ erasure, student }: ErasureTitleProps) {
  const language = useLanguage();
  if (erasure.scope === 'account') return <FormattedMessage id="privacy.erase.account" />;
  if (student === undefined) return <FormattedMessage id="students.gone" />;
  return <DataText text={nameOf(language, student)} />;
}
