import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Frequency } from '#src/domain/business-settings.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { IconButton } from '#src/ui/actions/icon-button.tsx';
import classes from './folded-steps.module.css';
import { fieldIds } from './field-ids.ts';
import type { Student } from '#src/features/subscription/state/student.ts';

interface FoldedStepsProps {
  student: Student | null;
  count: number;
  frequency: Frequency;
  startsOn: string;
  /** Opens the questions again, at the field with this id. */
  onEdit: (fieldId: string) => void;
}

/** The answered questions while off days are being chosen: who, how long, from when, each with a way back to it. */
export function FoldedSteps({ student, count, frequency, startsOn, onEdit }: FoldedStepsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const answer = (label: string, value: ReactNode, fieldId: string, picture?: ReactNode) => (
    <li className={classes.answer}>
      {picture}
      <div className={classes.words}>
        <span className={classes.label}>{label}</span>
        <b className={classes.value}>{value}</b>
      </div>
      <IconButton
        label={intl.formatMessage({ id: 'subscribe.answered.change' }, { what: label })}
        className={classes.edit}
        onClick={() => {
          onEdit(fieldId);
        }}
      >
        <IconPencil size={16} stroke={1.75} aria-hidden />
      </IconButton>
    </li>
  );
  return (
    <ul className={classes.answers}>
      {answer(
        intl.formatMessage({ id: 'subscribe.answered.student' }),
        student?.name ?? <FormattedMessage id="subscribe.answered.noStudent" />,
        fieldIds.students,
        student && <Avatar name={student.name} id={String(student.id)} size={32} />,
      )}
      {answer(
        intl.formatMessage({ id: `subscribe.count.label.${frequency}` }),
        intl.formatMessage({ id: `subscribe.count.${frequency}` }, { count }),
        fieldIds.count,
      )}
      {answer(
        intl.formatMessage({ id: 'subscribe.answered.start' }),
        <bdi>{formatDate(language, startsOn, 'day')}</bdi>,
        fieldIds.start,
      )}
    </ul>
  );
}
