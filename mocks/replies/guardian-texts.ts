import type { LocalizedText } from './localized-text.ts';

interface AccessTexts {
  title: LocalizedText;
  body: LocalizedText;
}

/** The notifications about who may look at a parent's students, with the name of the other person. */
export const guardianTexts = {
  invited: (name: string): AccessTexts => ({
    title: { en: `${name} invites you`, ar: `دعوة من ${name}` },
    body: {
      en: 'You can see their children’s school lunches if you accept within 7 days.',
      ar: 'يمكنك متابعة غداء الأطفال في المدرسة إذا قبلت الدعوة خلال 7 أيام.',
    },
  }),
  accepted: (name: string): AccessTexts => ({
    title: { en: `${name} can see your children’s lunches now`, ar: `صار بإمكان ${name} متابعة غداء أبنائك` },
    body: {
      en: 'The invitation was accepted. You can end the access at any time.',
      ar: 'قُبلت دعوتك، ويمكنك إنهاء الاطلاع متى شئت.',
    },
  }),
  declined: (name: string): AccessTexts => ({
    title: { en: `${name} declined your invitation`, ar: `لم تُقبل دعوتك إلى ${name}` },
    body: { en: 'Nothing was shared.', ar: 'لم يطّلع أحد على شيء.' },
  }),
  left: (name: string): AccessTexts => ({
    title: { en: `${name} no longer sees your children’s lunches`, ar: `انتهى اطلاع ${name} على غداء أبنائك` },
    body: { en: 'They ended the access themselves.', ar: 'جاء الإنهاء من طرف الشخص المدعو.' },
  }),
  removed: (name: string): AccessTexts => ({
    title: { en: `${name} has ended your access`, ar: `انتهى اطلاعك على غداء أطفال ${name}` },
    body: { en: 'You no longer see their children’s lunches.', ar: 'لم يعد بإمكانك متابعة غدائهم.' },
  }),
};
