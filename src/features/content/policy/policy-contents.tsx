import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '#src/ui/layout/card.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import classes from './policy-contents.module.css';
import { policySections } from './policy-sections.ts';

type PolicyContentsProps = {
  /** Index of the section being read, from 0. */
  current: number;
};

const total = policySections.length;

/** The table of contents with the current section marked: beside the text, or on a phone behind a sticky button. */
export function PolicyContents({ current }: PolicyContentsProps) {
  const intl = useIntl();
  const [opened, setOpened] = useState(false);
  const id = policySections[current]?.id ?? 'registration';
  const section = intl.formatMessage({ id: `policy.${id}.title` });
  const place = current + 1;
  return (
    <>
      <Card component="nav" padding="none" className={classes.contents} aria-labelledby="policy-contents">
        <h2 id="policy-contents">
          <FormattedMessage id="policy.contents" />
        </h2>
        <Sections current={current} />
      </Card>
      <div className={classes.bar}>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            setOpened(true);
          }}
        >
          <span className={classes.section}>{section}</span>
          <small>
            <FormattedMessage id="policy.contents.position" values={{ place, total }} />
          </small>
          <VisuallyHidden>
            <FormattedMessage id="policy.contents.open" />
          </VisuallyHidden>
          <IconChevronDown size={20} stroke={1.75} aria-hidden />
        </button>
        <span className={classes.pods} aria-hidden>
          {policySections.map((each, index) => (
            <i key={each.id} data-state={stateOf(index, current)} />
          ))}
        </span>
      </div>
      <Dialog
        opened={opened}
        onClose={() => {
          setOpened(false);
        }}
        title={<FormattedMessage id="policy.contents" />}
        closeLabel={intl.formatMessage({ id: 'policy.contents.close' })}
      >
        <div className={classes.inDialog}>
          <Sections
            current={current}
            onChoose={() => {
              setOpened(false);
            }}
          />
        </div>
      </Dialog>
    </>
  );
}

const stateOf = (index: number, current: number) => (index < current ? 'done' : index === current ? 'now' : undefined);

function Sections({ current, onChoose }: { current: number; onChoose?: () => void }) {
  return (
    <ol className={classes.list}>
      {policySections.map(({ id }, index) => (
        <li key={id} data-state={stateOf(index, current)}>
          <Link
            to="/policy"
            hash={id}
            aria-current={index === current ? 'location' : undefined}
            {...(onChoose ? { onClick: onChoose } : {})}
          >
            <span className={classes.node} aria-hidden />
            <FormattedMessage id={`policy.${id}.title`} />
          </Link>
        </li>
      ))}
    </ol>
  );
}
