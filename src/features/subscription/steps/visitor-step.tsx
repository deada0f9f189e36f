import { IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { fieldIds } from '#src/features/subscription/state/panel-field.ts';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { EmptyRow } from '#src/ui/feedback/empty-row.tsx';
import { PanelStep } from './panel-step.tsx';

/** Shown to visitors instead of the students. Dates and price can be tried without signing in. */
export function VisitorStep({ here, controlRef }: { here: string; controlRef: Ref<HTMLAnchorElement> }) {
  return (
    <PanelStep id={fieldIds.students} title={<FormattedMessage id="subscribe.students.title" />}>
      <EmptyRow
        icon={<IconUsers size={24} stroke={1.75} />}
        title={<FormattedMessage id="subscribe.visitor.title" />}
        text={<FormattedMessage id="subscribe.visitor.text" />}
        action={
          <TextLink
            standalone
            renderRoot={(props) => (
              <Link to="/signin" search={{ redirect: here }} preload="viewport" {...props} ref={controlRef} />
            )}
          >
            <FormattedMessage id="subscribe.visitor.signIn" />
          </TextLink>
        }
      />
    </PanelStep>
  );
}
