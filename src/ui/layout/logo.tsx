import type { Language } from '#src/domain/language.ts';
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
      <LogoMark />
      <span className={classes.word} />
    </span>
  );
}

/** The mark alone, ن as a bowl with a sprout: as high as its container, in the surrounding text colour. Decorative. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" fill="none" className={className === undefined ? classes.mark : className} aria-hidden>
      <path d="M9 33C9 47.5 19 56 32 56S55 47.5 55 33" stroke="currentColor" strokeWidth="9" strokeLinecap="round" />
      <path d="M32 42V31" stroke="#8FB024" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M32 33C31 20.5 38.5 9.5 53 8C54.5 22.5 45 32.5 32 33Z" fill="#8FB024" />
      <path d="M32 36.5C22.5 37 14.6 30.6 14 19.5C24.5 19.5 32.2 26.5 32 36.5Z" fill="#C0DF52" />
    </svg>
  );
}
