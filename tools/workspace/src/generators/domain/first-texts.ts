/** The texts of a new domain's first page. They are real sentences in every language, so the page can ship as it is. */
export interface FirstTexts {
  readonly title: string;
  readonly text: string;
  /** For search engines; `{brand}` is filled by the site. */
  readonly description: string;
}

/** By translation locale. Variants of English (`ca`, `nz`, `inen`) state only what they word differently, so they need none. */
export const FIRST_TEXTS: Readonly<Record<string, FirstTexts>> = {
  en: {
    title: 'Coming soon',
    text: "We're preparing this page. Visit again later.",
    description: 'A new page of {brand}, coming soon.',
  },
  br: {
    title: 'Em breve',
    text: 'Estamos preparando esta página. Volte mais tarde.',
    description: 'Uma nova página da {brand}, em breve.',
  },
  caf: {
    title: 'Bientôt disponible',
    text: 'Nous préparons cette page. Revenez plus tard.',
    description: 'Une nouvelle page de {brand}, bientôt disponible.',
  },
  cl: {
    title: 'Muy pronto',
    text: 'Estamos preparando esta página. Vuelve más tarde.',
    description: 'Una nueva página de {brand}, muy pronto.',
  },
  de: {
    title: 'Demnächst verfügbar',
    text: 'Wir bereiten diese Seite vor. Schau später wieder vorbei.',
    description: 'Eine neue Seite von {brand}, demnächst verfügbar.',
  },
  fi: {
    title: 'Tulossa pian',
    text: 'Valmistelemme tätä sivua. Tule myöhemmin uudelleen.',
    description: 'Uusi sivu palvelussa {brand}, tulossa pian.',
  },
  fr: {
    title: 'Bientôt disponible',
    text: 'Nous préparons cette page. Revenez plus tard.',
    description: 'Une nouvelle page de {brand}, bientôt disponible.',
  },
  ja: {
    title: '近日公開',
    text: 'このページは準備中です。しばらくしてからもう一度ご覧ください。',
    description: '{brand}の新しいページを近日公開します。',
  },
  no: {
    title: 'Kommer snart',
    text: 'Vi gjør denne siden klar. Kom tilbake senere.',
    description: 'En ny side hos {brand}, kommer snart.',
  },
  pe: {
    title: 'Muy pronto',
    text: 'Estamos preparando esta página. Vuelve más tarde.',
    description: 'Una nueva página de {brand}, muy pronto.',
  },
  pl: {
    title: 'Już wkrótce',
    text: 'Przygotowujemy tę stronę. Zajrzyj tu później.',
    description: 'Nowa strona w {brand}, już wkrótce.',
  },
  pt: {
    title: 'Em breve',
    text: 'Estamos a preparar esta página. Volte mais tarde.',
    description: 'Uma nova página da {brand}, em breve.',
  },
  tl: {
    title: 'Malapit na',
    text: 'Inihahanda namin ang pahinang ito. Bumalik mamaya.',
    description: 'Bagong pahina ng {brand}, malapit na.',
  },
  tr: {
    title: 'Çok yakında',
    text: 'Bu sayfayı hazırlıyoruz. Daha sonra tekrar ziyaret edin.',
    description: '{brand} sitesinde yeni bir sayfa, çok yakında.',
  },
};
