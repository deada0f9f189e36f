import { useState } from 'react';
import { languageOfText } from './text-direction.ts';
import classes from './cut-title.module.css';

type CutTitleProps = {
  component: 'h2' | 'h3';
  /** The whole title. */
  title: string;
  /** What is shown of it at first. */
  cut: string;
};

/**
 * A heading with a title that may be cut: the whole title is its accessible name, appears on hover and keyboard focus, and takes the
 * place of the cut one when it is pressed, which works on touch.
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
