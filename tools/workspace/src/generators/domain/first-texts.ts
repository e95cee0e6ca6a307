/**
 * The texts of a new domain's first page: an empty state that says there is nothing on the page yet. They are real
 * sentences in every language, so the page can ship as it is.
 */
export interface FirstTexts {
  /** The page's title and its item in the navigation. The generator knows the domain's name in English only. */
  readonly title: string;
  /** The title of the empty state. */
  readonly empty: string;
  readonly text: string;
  /** For search engines; `{brand}` is filled by the site. */
  readonly description: string;
}

/** By translation locale. Variants of English (`ca`, `nz`, `inen`) state only what they word differently, so they need none. */
export const FIRST_TEXTS: Readonly<Record<string, FirstTexts>> = {
  en: {
    title: 'New page',
    empty: 'Nothing here yet',
    text: 'This page is empty for now. You haven’t missed anything.',
    description: 'A new page on {brand}. It is still empty.',
  },
  br: {
    title: 'Nova página',
    empty: 'Ainda não há nada aqui',
    text: 'Esta página está vazia por enquanto. Você não perdeu nada.',
    description: 'Uma nova página da {brand}, ainda vazia.',
  },
  caf: {
    title: 'Nouvelle page',
    empty: 'Rien ici pour l’instant',
    text: 'Cette page est encore vide. Vous n’avez rien manqué.',
    description: 'Une nouvelle page de {brand}, encore vide.',
  },
  cl: {
    title: 'Página nueva',
    empty: 'Aún no hay nada',
    text: 'Esta página está vacía por ahora. No te has perdido nada.',
    description: 'Una página nueva de {brand}, todavía vacía.',
  },
  de: {
    title: 'Neue Seite',
    empty: 'Hier ist noch nichts',
    text: 'Diese Seite ist noch leer. Sie haben nichts verpasst.',
    description: 'Eine neue Seite von {brand}, die noch leer ist.',
  },
  fi: {
    title: 'Uusi sivu',
    empty: 'Täällä ei ole vielä mitään',
    text: 'Tämä sivu on vielä tyhjä. Et ole jäänyt mistään paitsi.',
    description: 'Uusi sivu palvelussa {brand}. Sivu on vielä tyhjä.',
  },
  fr: {
    title: 'Nouvelle page',
    empty: 'Rien pour le moment',
    text: 'Cette page est encore vide. Vous n’avez rien manqué.',
    description: 'Une nouvelle page de {brand}, encore vide.',
  },
  ja: {
    title: '新しいページ',
    empty: 'まだ何もありません',
    text: 'このページにはまだ内容がありません。見逃したものはありませんので、ご安心ください。',
    description: '{brand}の新しいページです。まだ内容はありません。',
  },
  no: {
    title: 'Ny side',
    empty: 'Ingenting her ennå',
    text: 'Denne siden er tom foreløpig. Du har ikke gått glipp av noe.',
    description: 'En ny side hos {brand}, foreløpig uten innhold.',
  },
  pe: {
    title: 'Página nueva',
    empty: 'Aún no hay nada',
    text: 'Esta página está vacía por ahora. No te has perdido nada.',
    description: 'Una página nueva de {brand}, todavía vacía.',
  },
  pl: {
    title: 'Nowa strona',
    empty: 'Nic tu jeszcze nie ma',
    text: 'Ta strona jest na razie pusta. Nic Cię nie ominęło.',
    description: 'Nowa strona w {brand}, na razie pusta.',
  },
  pt: {
    title: 'Nova página',
    empty: 'Ainda não há nada aqui',
    text: 'Esta página está vazia por agora. Não perdeu nada.',
    description: 'Uma nova página da {brand}, ainda vazia.',
  },
  tl: {
    title: 'Bagong pahina',
    empty: 'Wala pang laman dito',
    text: 'Wala pang laman ang pahinang ito. Wala kayong nalampasan.',
    description: 'Bagong pahina ng {brand} na wala pang laman.',
  },
  tr: {
    title: 'Yeni sayfa',
    empty: 'Burada henüz bir şey yok',
    text: 'Bu sayfa şimdilik boş. Hiçbir şey kaçırmadınız.',
    description: '{brand} sitesinde yeni bir sayfa; şimdilik boş.',
  },
};
