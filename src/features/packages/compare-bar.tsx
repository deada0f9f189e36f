import { IconArrowDown } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/actions/button.tsx';
import { usePageMark } from '#src/ui/layout/use-page-mark.ts';
import classes from './compare-bar.module.css';

type CompareBarProps = { count: number; panel: RefObject<HTMLElement | null>; onJump: () => void };

/**
 * A bar on a phone that scrolls to the comparison. It is shown from two ticked packages on, while the comparison is out
 * of view.
 */
export function CompareBar({ count, panel, onJump }: CompareBarProps) {
  const [panelInView, setPanelInView] = useState(false);

  useEffect(() => {
    const element = panel.current;
    if (!element || count < 2) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setPanelInView(entry?.isIntersecting === true);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [count, panel]);

  const isShown = count >= 2 && !panelInView;
  usePageMark('data-bottom-bar', isShown);
  if (!isShown) return null;
  return (
    <div className={classes.bar}>
      <span>
        <FormattedMessage id="packages.compare.chosen" values={{ count }} />
      </span>
      <Button
        variant="lime"
        size="small"
        iconAfter={<IconArrowDown size={16} stroke={1.75} aria-hidden />}
        onClick={onJump}
      >
        <FormattedMessage id="packages.compare.jump" />
      </Button>
    </div>
  );
}
