import { useState } from 'react';
import { languageOfText } from './text-direction.ts';
import classes from './cut-title.module.css';

type CutTitleProps = {
  component: 'h2' | 'h3';
  /** The full title. */
  title: string;
  /** The part that is shown at first. */
  cut: string;
};

/**
 * A heading with a title that may be cut. The full title is its accessible name, appears on hover and keyboard focus,
 * and replaces the cut title on press, which also works on touch devices.
 */
export function CutTitle({ component: Heading, title, cut }: CutTitleProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (cut === title) return <Heading lang={languageOfText(title)}>{title}</Heading>;
  return (
    <Heading className={classes.heading} aria-label={title} lang={languageOfText(title)}>
      <button
        type="button"
        className={classes.button}
        aria-label={title}
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {isOpen ? title : cut}
      </button>
      {!isOpen && (
        <span className={classes.whole} aria-hidden>
          {title}
        </span>
      )}
    </Heading>
  );
}
