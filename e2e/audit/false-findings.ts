import type { Engine } from './finding.ts';

/** A false finding: a person has checked the element in both languages. */
export interface FalseFinding {
  engine: Engine;
  /** The engine's name for the rule. */
  rule: string;
  /** A CSS selector for the wrongly reported elements, as narrow as possible. */
  selector: string;
  /** Why it is wrong. */
  reason: string;
}

/** Every known false finding. An entry that no longer occurs on any page fails the test. */
export const falseFindings: readonly FalseFinding[] = [
  {
    engine: 'IBM',
    rule: 'aria_content_in_landmark',
    selector: 'a[href="#main"]:first-child',
    reason:
      'The link that skips to the content comes before every landmark, so that it is the first stop of the keyboard.',
  },
  {
    engine: 'IBM',
    rule: 'input_label_exists',
    selector: 'output',
    reason:
      'No field of a form: an <output> has the role "status" and announces its text. A status needs no name, and its text would be announced after one each time.',
  },
  {
    engine: 'IBM',
    rule: 'fieldset_legend_valid',
    selector: 'fieldset:has(> legend:first-child:not(:empty))',
    reason:
      'The legend is there and read aloud. It is clipped, as a heading above shows the same text, and the engine takes clipped text for hidden text.',
  },
  {
    engine: 'IBM',
    rule: 'fieldset_label_valid',
    selector:
      'main fieldset:has(> legend + label:not([lang])), footer fieldset:has(> label > input[name="colour-scheme"])',
    reason: 'The settings of the account and the footer have the same choice of colours, so both have the same name.',
  },
  {
    engine: 'IBM',
    rule: 'fieldset_label_valid',
    selector: 'main search fieldset:has(> legend), [role="dialog"] fieldset:has(> legend)',
    reason:
      'On a phone the filters of meals open in a dialog. The same filters on the page behind have the same names, and are out of reach while it is open.',
  },
  {
    engine: 'IBM',
    rule: 'aria_accessiblename_exists',
    selector: 'th:has(> [aria-hidden="true"] + [class*="_hidden_"]:not(:empty))',
    reason:
      'The column of a weekday: "Sun" is shown and "Sunday" read aloud. The engine takes the clipped full name for hidden text.',
  },
  {
    engine: 'IBM',
    rule: 'aria_accessiblename_exists',
    selector: '[role="columnheader"]:has(> [class*="_hidden_"]:only-child:not(:empty))',
    reason: 'The name of the column of reports is clipped: read aloud, not shown. The engine takes it for hidden text.',
  },
  {
    engine: 'IBM',
    rule: 'label_content_exists',
    selector: 'label:has(> input[type="radio"][aria-label]:first-child)',
    reason:
      'A sprout of the rating: its label enlarges the target and holds a picture; the name, such as "Good, 3 of 5", is on the radio.',
  },
  {
    engine: 'IBM',
    rule: 'label_content_exists',
    selector: 'label:has(> [class*="_hidden_"]:only-child:not(:empty))',
    reason: 'The label is clipped: read aloud, not shown. The engine takes it for hidden text.',
  },
  {
    engine: 'IBM',
    rule: 'text_contrast_sufficient',
    selector: 'label:has(> input[type="radio"]) > [aria-hidden="true"]:last-child',
    reason:
      'The digits of the rating are white on the brown soil (7.6:1), which a pseudo-element draws; the engine measures against the green behind it.',
  },
  {
    engine: 'IBM',
    rule: 'element_attribute_deprecated',
    selector: 'main s:not(:empty)',
    reason:
      'HTML has <s> for what no longer holds, here the old price; text beside it names the change. The engine takes it for the <strike> of old.',
  },
  {
    engine: 'Alfa',
    rule: 'sia-r69',
    selector: 'label:has(> input[type="radio"]) > [aria-hidden="true"]:last-child',
    reason:
      'The digits of the rating are white on the brown soil (7.6:1), which a pseudo-element draws; the engine measures against the green behind it.',
  },
  {
    engine: 'Alfa',
    rule: 'sia-r57',
    selector: 'output[class*="_hidden_"], output[class*="_hidden_"] > span',
    reason:
      'The clipped live region that announces the title of the next page and the like: heard when it changes, of no use as a place to go to.',
  },
  {
    engine: 'IBM',
    rule: 'aria_content_in_landmark',
    selector: '[role="listbox"]',
    reason:
      'The open list of a field is at the end of the page so that nothing cuts it off. It is read as part of its combobox, which is in a landmark and controls it.',
  },
  {
    engine: 'Alfa',
    rule: 'sia-r57',
    selector: '[role="listbox"] [role="option"] *',
    reason:
      'The options of the open list of a field: read as part of its combobox, which is in a landmark and controls the list.',
  },
  {
    engine: 'Alfa',
    rule: 'sia-r56',
    selector: '[role="dialog"] nav',
    reason:
      'The menu of a phone has the tabs of the page once more, at the same place and with the same name. Those behind it are out of reach while it is open.',
  },
  {
    engine: 'Alfa',
    rule: 'sia-r84',
    selector: '[role="listbox"] [data-scrollarea-viewport]',
    reason:
      'The focus stays in the combobox. Its arrow keys move through the options and scroll the list (pattern of WAI-ARIA).',
  },
  {
    engine: 'IBM',
    rule: 'element_tabbable_role_valid',
    selector: '[role="region"][tabindex="0"][aria-labelledby]',
    reason:
      'A row that scrolls sideways and holds nothing else to focus: without a stop of its own, the arrow keys could not scroll it.',
  },
];
