import type { Page } from '@playwright/test';

// Names and numbers of documents that are the same in both languages, or text written by `Intl`.
const names =
  /X{3,4}|nabta|نبتة|English|العربية|WhatsApp|Instagram|mada|Visa|Mastercard|Apple Pay|STC Pay|SAR|kcal|PDF|QR|VAT|Waha Studio|[A-Z]+-\d{6}|\S+@\S*|https?:\S+|\S+\.example\S*/gi;

/**
 * Texts of the page that a screen reader would read with the wrong voice: text in the other language's script without a
 * `lang` on its element or an ancestor. Names that are the same in both languages are left out.
 */
export async function textsInTheWrongLanguage(page: Page): Promise<string[]> {
  return page.evaluate(
    ([source, flags]) => {
      const known = new RegExp(source, flags);
      const otherScript = { ar: /\p{Script=Latin}{3}/u, en: /\p{Script=Arabic}{2}/u };
      const found = new Set<string>();
      const languageOf = (element: Element) => (element.closest('[lang]')?.getAttribute('lang') === 'ar' ? 'ar' : 'en');
      const look = (text: string, language: 'ar' | 'en') => {
        if (!otherScript[language].test(text.replaceAll(known, ' '))) return;
        found.add(`${language}: ${text.trim().slice(0, 80)}`);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || parent.closest('script, style, svg, noscript, [aria-hidden="true"], nabta-mock-panel')) continue;
        if (parent.checkVisibility({ visibilityProperty: true })) look(node.textContent ?? '', languageOf(parent));
      }
      for (const element of document.querySelectorAll('[aria-label], [placeholder], img[alt]')) {
        if (element.closest('[aria-hidden="true"], nabta-mock-panel')) continue;
        const language = languageOf(element);
        for (const name of ['aria-label', 'placeholder', 'alt']) {
          const text = element.getAttribute(name) ?? '';
          // An attribute has one language: a name inside a sentence of the page's language is read in that language.
          if (!(language === 'ar' ? /\p{Script=Arabic}/u : /\p{Script=Latin}/u).test(text)) look(text, language);
        }
      }
      return [...found];
    },
    [names.source, names.flags] as const,
  );
}
