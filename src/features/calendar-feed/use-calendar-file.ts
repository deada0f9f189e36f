import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { deliveriesQuery } from '#src/api/deliveries.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { firstNameOf, lunchCalendar } from '#src/domain/lunch-calendar.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { saveFile } from '#src/pdf/save-file.ts';
import { showToast } from '#src/ui/feedback/toast.tsx';
import type { CalendarStudent } from './calendar-students.ts';

/** The file's name has no person's name, because a downloads folder is shared. */
const fileName = 'nabta-lunches.ics';

/** Downloads the days of some students as a calendar file, made on the device from the server's present answers. */
export function useCalendarFile() {
  const intl = useIntl();
  const language = useLanguage();
  const guard = useSubmitGuard();
  const queryClient = useQueryClient();
  const { deliveryWindow } = useBusinessSettings();
  const changedAt = useServerNow();

  const download = useMutation({
    mutationFn: async (students: readonly CalendarStudent[]) => {
      const texts = {
        name: intl.formatMessage({ id: 'orders.calendar.file.name' }),
        description: intl.formatMessage({ id: 'orders.calendar.file.description' }),
        lunch: (name: string) => intl.formatMessage({ id: 'orders.calendar.event.lunch' }, { name }),
        offDay: (name: string) => intl.formatMessage({ id: 'orders.calendar.event.offDay' }, { name }),
        vacation: (name: string, vacation: string | null) =>
          vacation === null
            ? intl.formatMessage({ id: 'orders.calendar.event.vacation' }, { name })
            : intl.formatMessage({ id: 'orders.calendar.event.vacationNamed' }, { name, vacation }),
        cancelled: (name: string) => intl.formatMessage({ id: 'orders.calendar.event.cancelled' }, { name }),
      };
      const subscriptions = await Promise.all(
        students.flatMap(({ name, subscriptions: all }) =>
          all.map(async ({ id }) => ({
            subscriptionId: id,
            firstName: firstNameOf(nameOf(language, name)),
            days: await queryClient.query({ ...deliveriesQuery(id), staleTime: 0 }),
          })),
        ),
      );
      const vacationName = (reason: Parameters<typeof nameOf>[1]) => nameOf(language, reason) || null;
      const file = lunchCalendar({ subscriptions, texts, vacationName, deliveryWindow, changedAt });
      saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), fileName);
    },
    onSuccess: () => {
      showToast({ id: 'calendar', kind: 'success', title: intl.formatMessage({ id: 'orders.calendar.downloaded' }) });
    },
  });

  return {
    error: download.error,
    /** The students whose file is being made; undefined if none is. */
    pending: download.isPending ? download.variables : undefined,
    download: (students: readonly CalendarStudent[]) => {
      guard(async () => download.mutateAsync(students).catch(() => undefined));
    },
  };
}
