import type { Language } from '#src/domain/language.ts';
import { formatMoney, type MoneyStyle } from '#src/i18n/formats.ts';
import { classNames } from '#src/ui/layout/class-names.ts';
import classes from './money.module.css';

export interface MoneyProps {
  language: Language;
  /** Whole halalas. */
  halalas: number;
  /** `whole` on cards, `exact` (two decimals) in summaries. */
  style?: MoneyStyle | undefined;
  className?: string | undefined;
}

/** An amount in Saudi riyals. All amounts are rendered here (rules.md#money-format). */
export function Money({ language, halalas, style = 'whole', className }: MoneyProps) {
  return <bdi className={classNames(classes.money, className)}>{formatMoney(language, halalas, style)}</bdi>;
}
