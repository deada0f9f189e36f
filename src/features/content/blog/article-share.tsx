import { IconBrandWhatsapp, IconCheck, IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { addressInLanguage } from '#src/i18n/language-cookie.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import classes from './article-share.module.css';

/** Two ways to share an article: WhatsApp, which parents here use most, and copying its address. */
export function ArticleShare({ title }: { title: string }) {
  const intl = useIntl();
  const language = useLanguage();
  const [copying, setCopying] = useState<'copied' | 'failed'>();

  // The address contains the language, so that the preview in a chat and the opened page use it.
  const address = () => addressInLanguage(window.location.origin, window.location.pathname, language);
  const share = () => {
    const text = encodeURIComponent(`${title}\n${address()}`);
    window.open(`https://wa.me/?text=${text}`, '_blank', 'noopener,noreferrer');
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setCopying('copied');
    } catch {
      // The browser may refuse; the parent can still copy from the address bar.
      setCopying('failed');
    }
  };

  return (
    <section className={classes.share} aria-labelledby="pass-it-on">
      <p id="pass-it-on" className={classes.title}>
        <FormattedMessage id="article.share.title" />
      </p>
      <Button
        variant="secondary"
        size="small"
        icon={<IconBrandWhatsapp size={16} stroke={1.75} aria-hidden />}
        aria-label={intl.formatMessage({ id: 'article.share.whatsapp' })}
        onClick={share}
      >
        <FormattedMessage id="article.share" />
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon={
          copying === 'copied' ? (
            <IconCheck size={16} stroke={1.75} aria-hidden />
          ) : (
            <IconLink size={16} stroke={1.75} aria-hidden />
          )
        }
        onClick={() => {
          void copy();
        }}
      >
        <FormattedMessage id="article.copy" />
      </Button>
      <output className={classes.status}>
        {copying === undefined ? null : (
          <FormattedMessage id={copying === 'copied' ? 'article.copied' : 'article.copyFailed'} />
        )}
      </output>
    </section>
  );
}
