import { IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { EmptyRow } from '#src/ui/feedback/empty-row.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { fieldIds } from './field-ids.ts';
import { PanelStep } from './panel-step.tsx';

/** In the students' place for a visitor: dates and price can be tried without them. */
export function VisitorStep({ here }: { here: string }) {
  return (
    <PanelStep id={fieldIds.students} title={<FormattedMessage id="subscribe.students.title" />}>
      <EmptyRow
        icon={<IconUsers size={24} stroke={1.75} />}
        title={<FormattedMessage id="subscribe.visitor.title" />}
        text={<FormattedMessage id="subscribe.visitor.text" />}
        action={
          <TextLink
            standalone
            renderRoot={(props) => <Link to="/signin" search={{ redirect: here }} preload="viewport" {...props} />}
          >
            <FormattedMessage id="subscribe.visitor.signIn" />
          </TextLink>
        }
      />
    </PanelStep>
  );
}
