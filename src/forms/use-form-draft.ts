import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { announce } from '#src/ui/feedback/announce.ts';

/** A form's draft on the device. */
export interface Draft<Values> {
  name: string;
  /** The fields to store: never a password, a code or anything of a student's health (rules.md#stored-data). */
  fields: readonly (keyof Values & string)[];
  /** Reads a draft that an older version of the app may have stored in another shape; it restores the fields that it returns. */
  read?: (stored: Record<string, unknown>) => Record<string, unknown>;
}

const keyOf = (name: string) => `draft.${name}`;

/** The fields of a form's draft; none where there is no draft. */
export function readFormDraft(name: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Removes a form's draft. */
export function forgetFormDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Without storage there is no draft.
  }
}

/** Stores fields as a form's draft, which fills in the form when it opens. Never a password, a code or health data. */
export function storeFormDraft(name: string, values: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // A full or blocked storage only costs the draft.
  }
}

/**
 * Keeps what is typed into a form over a reload, in this tab only (rules.md#stored-data). Restores it after the first render,
 * which has to be the same on a server.
 * @param draft null for a form without one
 * @param restoredText announced when the form is filled in from a draft
 */
export function useFormDraft<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  draft: Draft<Values> | null,
  restoredText: string,
): void {
  const restored = useRef(false);
  const stored = useRef(false);
  const { values } = form;

  // Before the browser paints, so that a person who types at once types into the restored text.
  useLayoutEffect(() => {
    if (restored.current || draft === null) return;
    restored.current = true;
    const found = draft.read ? draft.read(readFormDraft(draft.name)) : readFormDraft(draft.name);
    // What was typed before the app had loaded has priority, and so has the field with the focus.
    const isFree = (field: string) => !form.isDirty(field) && form.getInputNode(field) !== document.activeElement;
    const fields = draft.fields.filter((field) => field in found && isFree(field));
    if (fields.length === 0) return;
    stored.current = true;
    form.setValues(Object.fromEntries(fields.map((field) => [field, found[field]])) as Partial<Values>);
    announce(restoredText);
  }, [draft, form, restoredText]);

  useEffect(() => {
    if (draft === null) return;
    if (!form.isDirty()) {
      // Typed and deleted again: the next visit begins with the saved values.
      if (stored.current) forgetFormDraft(draft.name);
      return;
    }
    stored.current = true;
    storeFormDraft(draft.name, Object.fromEntries(draft.fields.map((field) => [field, values[field]])));
  }, [draft, form, values]);
}
