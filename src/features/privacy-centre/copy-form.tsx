import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { keepInList } from '#src/api/cached-list.ts';
import { dataExportQuery, dataExportsQuery, requestDataExport } from '#src/api/data-exports.ts';
import { exportKeptHours } from '#src/domain/erasure.ts';
import { useNavigateFromHere } from '#src/forms/use-navigate-from-here.ts';
import { PasswordForm } from './password-form.tsx';

/** Asks for a copy of all data, after the password (row G73), and opens it. */
export function CopyForm() {
  const intl = useIntl();
  const navigate = useNavigateFromHere();
  const queryClient = useQueryClient();
  return (
    <PasswordForm
      id="copy"
      title={intl.formatMessage({ id: 'privacy.copy.ask' })}
      refusedTitle="privacy.copy.refused"
      submitLabel={intl.formatMessage({ id: 'privacy.copy.submit' })}
      pendingLabel={intl.formatMessage({ id: 'privacy.copy.pending' })}
      variant="primary"
      send={requestDataExport}
      onSent={async (made) => {
        queryClient.setQueryData(dataExportQuery(made.id).queryKey, made);
        await keepInList(queryClient, dataExportsQuery(), made);
        await navigate({
          to: '/profile/my-account/privacy/copy/$exportId',
          params: { exportId: String(made.id) },
          replace: true,
        });
      }}
    >
      <p>
        <FormattedMessage id="privacy.copy.what" values={{ count: exportKeptHours }} />
      </p>
      <p>
        <FormattedMessage id="privacy.copy.why" />
      </p>
    </PasswordForm>
  );
}
