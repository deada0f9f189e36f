import { IconCheck, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { searchInLanguage } from '#src/i18n/language-cookie.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import classes from './share-day.module.css';

/**
 * Shares the address of a day of the menu: by the device's own way, else by copying it (row F03).
 * @param search the query of the address; it must name no child
 */
export function ShareDay({ title, search }: { title: string; search: string }) {
  const language = useLanguage();
  const [copying, setCopying] = useState<{ search: string; result: 'copied' | 'failed' }>();
  const result = copying?.search === search ? copying.result : undefined;

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      setCopying({ search, result: 'copied' });
    } catch {
      // The browser may refuse; the parent can still copy from the address bar.
      setCopying({ search, result: 'failed' });
    }
  };

  const share = async () => {
    // The address contains the language, so that the opened page uses it.
    const url = window.location.origin + window.location.pathname + searchInLanguage(search, language);
    if (typeof navigator.share !== 'function') {
      await copy(url);
      return;
    }
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the device's dialog is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };

  return (
    <div className={classes.share}>
      <Button
        variant="secondary"
        size="small"
        icon={
          result === 'copied' ? (
            <IconCheck size={16} stroke={1.75} aria-hidden />
          ) : (
            <IconShare size={16} stroke={1.75} aria-hidden />
          )
        }
        onClick={() => {
          void share();
        }}
      >
        <FormattedMessage id="menu.share" />
      </Button>
      <output className={classes.status}>
        {result === undefined ? null : <FormattedMessage id={`menu.share.${result}`} />}
      </output>
    </div>
  );
}
