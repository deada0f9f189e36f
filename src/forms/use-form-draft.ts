import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { announce } from '#src/ui/feedback/announce.ts';

/** A form's draft, stored on the device. */
export interface Draft<Values> {
  name: string;
  /** The fields to store: never a password, a code or a student's health information (rules.md#stored-data). */
  fields: readonly (keyof Values & string)[];
  /** Fields that can contain health information: kept until the next reload, and never stored on the device. */
  unstoredFields?: readonly (keyof Values & string)[];
  /** Converts a stored draft, which may come from an older version of the app; the returned fields are restored. */
  read?: (stored: Record<string, unknown>) => Record<string, unknown>;
}

const keyOf = (name: string) => `draft.${name}`;

/** Fields of drafts that are not stored, by the name of the draft. They count only while the stored part exists. */
const unstored = new Map<string, Record<string, unknown>>();

/** The fields of a form's draft; empty if there is no draft. */
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
  unstored.delete(name);
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // If storage is blocked, there is no draft.
  }
}

/** Stores fields as a form's draft, which fills in the form when it opens. Never a password, a code or health data. */
export function storeFormDraft(name: string, values: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // If storage is full or blocked, only the draft is lost.
  }
}

/**
 * Keeps a form's input over a reload, in this tab only (rules.md#stored-data). The draft is restored after the first
 * render, which has to match the server's.
 * @param draft null for a form without a draft
 * @param restoredText announced when a draft fills in the form
 */
export function useFormDraft<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  draft: Draft<Values> | null,
  restoredText: string,
): void {
  const restored = useRef(false);
  const stored = useRef(false);
  const { values } = form;

  // A layout effect runs before the browser paints, so that a user who types immediately types into the restored text.
  useLayoutEffect(() => {
    if (restored.current || draft === null) return;
    restored.current = true;
    const kept = readFormDraft(draft.name);
    const isKept = Object.keys(kept).length > 0;
    const found = { ...(draft.read ? draft.read(kept) : kept), ...(isKept ? unstored.get(draft.name) : {}) };
    // A draft does not overwrite the focused field or text that was typed before the app had loaded.
    const isFree = (field: string) => !form.isDirty(field) && form.getInputNode(field) !== document.activeElement;
    const fields = [...draft.fields, ...(draft.unstoredFields ?? [])].filter(
      (field) => field in found && isFree(field),
    );
    if (fields.length === 0) return;
    stored.current = true;
    form.setValues(Object.fromEntries(fields.map((field) => [field, found[field]])) as Partial<Values>);
    announce(restoredText);
  }, [draft, form, restoredText]);

  useEffect(() => {
    if (draft === null) return;
    if (!form.isDirty()) {
      // The input was typed and deleted again: the next visit starts with the saved values.
      if (stored.current) forgetFormDraft(draft.name);
      return;
    }
    stored.current = true;
    const valuesOf = (fields: readonly string[] = []) =>
      Object.fromEntries(fields.map((field) => [field, values[field]]));
    storeFormDraft(draft.name, valuesOf(draft.fields));
    unstored.set(draft.name, valuesOf(draft.unstoredFields));
  }, [draft, form, values]);
}
