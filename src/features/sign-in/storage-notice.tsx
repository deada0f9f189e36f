import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { canRemember } from '#src/auth/session.ts';
import { company } from '#src/domain/company.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';

// Read once: a change of the browser's setting takes effect on the next page load.
let isClosed: boolean | undefined;
const askOnce = () => (isClosed ??= !canRemember());
const neverChanges = () => () => undefined;

/** A notice that the browser has to allow storage for the parent to stay signed in. */
export function StorageNotice({ className }: { className?: string | undefined }) {
  const language = useLanguage();
  const isNeeded = useSyncExternalStore(neverChanges, askOnce, () => false);
  if (!isNeeded) return null;
  const values = { brand: company.name[language] };
  return (
    <Notice
      kind="warning"
      announced
      className={className}
      title={<FormattedMessage id="signIn.storage.title" values={values} />}
    >
      <p>
        <FormattedMessage id="signIn.storage.text" values={values} />
      </p>
    </Notice>
  );
}
