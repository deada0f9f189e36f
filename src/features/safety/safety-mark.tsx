import { IconAlertTriangle, IconBan, IconCircleCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { SafetyVerdict } from '#src/domain/meal-safety.ts';
import { Badge, type BadgeProps } from '#src/ui/text/badge.tsx';
import classes from './safety-mark.module.css';

const icons = { safe: IconCircleCheck, check: IconAlertTriangle, blocked: IconBan } as const;

const tones: Record<SafetyVerdict, BadgeProps['tone']> = { safe: 'pine', check: 'warm', blocked: 'error' };

interface SafetyMarkProps {
  verdict: SafetyVerdict;
  /** What the verdict is about, which changes the word. */
  of: 'dish' | 'package';
  className?: string | undefined;
}

/** Whether a dish or a package suits a student, as an icon and a word (rules.md#meal-safety); never by colour alone. */
export function SafetyMark({ verdict, of, className }: SafetyMarkProps) {
  const Icon = icons[verdict];
  return (
    <Badge tone={tones[verdict]} icon={<Icon size={16} stroke={1.75} aria-hidden />} className={className}>
      <FormattedMessage id={`safety.mark.${of}.${verdict}`} />
    </Badge>
  );
}

/** The room of a `SafetyMark` until its verdict is known, so that what follows does not move when it comes. */
export function SafetyMarkRoom() {
  return (
    <span className={classes.room} aria-hidden>
      <Badge className={classes.line}>{null}</Badge>
    </span>
  );
}
