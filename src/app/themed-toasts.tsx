import { useIntl } from 'react-intl';
import { directionOf } from '#src/i18n/direction.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { MantineTheme } from '#src/ui/mantine-theme.tsx';
import { ToastRegion } from '#src/ui/toast-region.tsx';

/** The region of toasts with the theme it needs, one chunk. */
export function ThemedToasts() {
  const intl = useIntl();
  return (
    <MantineTheme direction={directionOf(useLanguage())}>
      <ToastRegion
        label={intl.formatMessage({ id: 'shell.toasts' })}
        closeLabel={intl.formatMessage({ id: 'shell.menu.close' })}
      />
    </MantineTheme>
  );
}
