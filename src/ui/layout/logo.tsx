import type { Language } from '#src/domain/language.ts';
import { mark, wordmarks } from '#src/theme/logo-shapes.ts';
import { classNames } from './class-names.ts';
import classes from './logo.module.css';

type LogoProps = {
  /** The language of the wordmark. */
  language: Language;
  /** The accessible name; an empty string if the brand's name is already beside the logo. */
  label: string;
  className?: string | undefined;
};

/**
 * The logo: mark and wordmark. Bowl and word have the surrounding text colour (so one drawing works on light, dark and
 * deep panels), the sprout has its own. Neither is mirrored: the Arabic wordmark is left of the mark on every page.
 */
export function Logo({ language, label, className }: LogoProps) {
  return (
    <span
      className={classNames(classes.logo, className)}
      data-language={language}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Mark />
      <Wordmark language={language} />
    </span>
  );
}

function Mark() {
  const { bowl, stem, leaves } = mark;
  return (
    <svg viewBox="0 0 64 64" fill="none" className={classes.mark} aria-hidden>
      <path d={bowl.path} stroke="currentColor" strokeWidth={bowl.width} strokeLinecap="round" />
      <path d={stem.path} stroke={stem.colour} strokeWidth={stem.width} strokeLinecap="round" />
      {leaves.map(({ path, colour }) => (
        <path key={path} d={path} fill={colour} />
      ))}
    </svg>
  );
}

// Part of the page: as a picture, the browser would open a document of its own for it.
function Wordmark({ language }: { language: Language }) {
  const { width, x, y, path } = wordmarks[language];
  return (
    <svg viewBox={`0 0 ${width} 64`} fill="currentColor" className={classes.word} aria-hidden>
      <path transform={`translate(${x} ${y})`} d={path} />
    </svg>
  );
}
