import type { TranslationLocale } from '@baize/brand';

/**
 * What the player reads after too many cancelled withdrawals: A§8 shows the server's message, so the server writes it in
 * the page's language. English covers the English-speaking markets.
 */
const TEXTS: Readonly<Partial<Record<TranslationLocale, string>>> & { readonly en: string } = {
  en: 'You’ve reached today’s limit for cancelling withdrawals. This one goes ahead as planned.',
  fi: 'Olet perunut tänään niin monta kotiutusta kuin voi. Tämä kotiutus etenee normaalisti.',
  no: 'Du kan ikke avbryte flere uttak i dag. Dette går som planlagt.',
  de: 'Sie können heute keine weitere Auszahlung stornieren. Diese läuft wie geplant weiter.',
  fr: 'Vous avez atteint le nombre d’annulations possibles aujourd’hui. Ce retrait suit son cours.',
  caf: 'Vous avez atteint le nombre d’annulations permis aujourd’hui. Ce retrait suit son cours.',
  pt: 'Hoje já cancelou todos os levantamentos que podia. Este segue como previsto.',
  br: 'Você já cancelou todos os saques que podia hoje. Este segue como planejado.',
  cl: 'Ya cancelaste todos los retiros que puedes por hoy. Este sigue su curso.',
  pe: 'Ya cancelaste todos los retiros que puedes por hoy. Este sigue su curso.',
  ja: '本日キャンセルできる出金の上限に達しました。この出金は予定どおり処理します。',
  tl: 'Naabot mo na ang dami ng withdrawal na puwedeng kanselahin ngayong araw. Tuloy ang isang ito gaya ng nakaplano.',
  tr: 'Bugün iptal edebileceğiniz kadar çekim iptal ettiniz. Bu çekim planlandığı gibi ödenecek.',
  pl: 'Na dziś wyczerpano limit anulowania wypłat. Ta wypłata zostanie zrealizowana zgodnie z planem.',
};

/** Returns the message in a translation locale. */
export const cancelLimitText = (locale: TranslationLocale): string => TEXTS[locale] ?? TEXTS.en;
