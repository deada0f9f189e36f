import { useForm } from '@mantine/form';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { forgetFormDraft, useFormDraft } from './use-form-draft.ts';

const initialValues = { rating: 0, feedback: '' };
const draft = { name: 'test', fields: ['rating'], unstoredFields: ['feedback'] } as const;

function openForm() {
  const { result, unmount } = renderHook(() => {
    const form = useForm({ mode: 'controlled', initialValues });
    useFormDraft(form, draft, 'restored');
    return form;
  });
  return { form: () => result.current, close: unmount };
}

afterEach(() => {
  forgetFormDraft(draft.name);
});

function typeAndClose() {
  const { form, close } = openForm();
  act(() => {
    form().setValues({ rating: 2, feedback: 'Hives from sesame.' });
  });
  close();
}

it('keeps what is not stored while the page is loaded, and stores the rest', () => {
  typeAndClose();
  expect(JSON.parse(sessionStorage.getItem('draft.test') ?? '')).toEqual({ rating: 2 });
  expect(openForm().form().values).toEqual({ rating: 2, feedback: 'Hives from sesame.' });
});

it('forgets both after logging out, which removes the stored part', () => {
  typeAndClose();
  sessionStorage.clear();
  expect(openForm().form().values).toEqual(initialValues);
});

it('forgets both once the form is sent', () => {
  typeAndClose();
  forgetFormDraft(draft.name);
  sessionStorage.setItem('draft.test', JSON.stringify({ rating: 3 }));
  expect(openForm().form().values).toEqual({ rating: 3, feedback: '' });
});
