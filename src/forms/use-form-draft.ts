import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { announce } from '#src/ui/feedback/announce.ts';

const keyOf = (name: string) => `draft.${name}`;

/** What a form's draft holds; nothing where there is none. */
export function readFormDraft(name: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Forgets a form's draft once it was sent. */
export function forgetFormDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Without storage there is no draft.
  }
}

/** Stores a form's fields as its draft: the form is found filled in. Never a password, a code or health data. */
export function storeFormDraft(name: string, values: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // A full or refused storage only costs the draft.
  }
}

/**
 * Keeps what is typed into a form over a reload, in this tab only (rules.md#stored-data). Restored after the first render,
 * so that this is the same on a server.
 * @param fields the fields to keep: never a password, a code or anything of a child's health
 * @param restoredText announced when the form is filled in from a draft
 */
export function useFormDraft<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  name: string,
  fields: readonly (keyof Values & string)[],
  restoredText: string,
): void {
  const restored = useRef(false);
  const kept = useRef(false);
  const { values } = form;

  // Before the browser paints: whoever types at once types into the field as filled in.
  useLayoutEffect(() => {
    if (restored.current) return;
    restored.current = true;
    const draft = readFormDraft(name);
    // What was typed before the app had loaded counts more, and so does a field that the person is in.
    const isFree = (field: string) => !form.isDirty(field) && form.getInputNode(field) !== document.activeElement;
    const found = fields.filter((field) => field in draft && isFree(field));
    const known = Object.fromEntries(found.map((field) => [field, draft[field]]));
    if (Object.keys(known).length === 0) return;
    kept.current = true;
    form.setValues(known as Partial<Values>);
    announce(restoredText);
  }, [fields, form, name, restoredText]);

  useEffect(() => {
    if (!form.isDirty()) {
      // Typed and taken back: the next visit begins with what is saved.
      if (kept.current) forgetFormDraft(name);
      return;
    }
    kept.current = true;
    storeFormDraft(name, Object.fromEntries(fields.map((field) => [field, values[field]])));
  }, [fields, form, name, values]);
}
