import { fill } from './fill.ts';
import { messageLocale } from './message-texts.ts';

/** A break that has started: a time-out, or a self-exclusion with an end date or without one (null). */
export interface StartedBreak {
  readonly status: 'TIMEOUT' | 'SELF_EXCLUDED';
  readonly until: Date | null;
}

/**
 * Emails about a break that has started, in the player's language: until when, what stops, what still works, and where
 * to get help. Placeholders: `{brand}`, `{name}`, `{what}`, `{date}`, `{help}` and `{support}`.
 */
interface BreakTexts {
  /** Tag with which the end date is written. */
  readonly tag: string;
  readonly timeoutSubject: string;
  readonly exclusionSubject: string;
  readonly timeout: string;
  readonly exclusion: string;
  readonly forever: string;
  readonly text: string;
}

const TEXTS: Readonly<Record<ReturnType<typeof messageLocale>, BreakTexts>> = {
  en: {
    tag: 'en-GB',
    timeoutSubject: 'Your break at {brand} has started',
    exclusionSubject: 'Your self-exclusion at {brand} has started',
    timeout:
      'Your break has started. It ends on {date}. Until then you cannot deposit or play at any of our brands, and nobody can shorten the break.',
    exclusion:
      'Your self-exclusion has started. It ends on {date}. Until then you cannot deposit or play at any of our brands, and nobody can undo this.',
    forever:
      'Your self-exclusion has started. It has no end date. You can no longer deposit or play at any of our brands, and nobody can undo this.',
    text: 'Hi {name},\n\n{what}\n\nOpen bets are still settled, and any winnings are paid to your balance. Pending withdrawals continue, and your balance stays yours. You can log in at any time to withdraw it, see your history and contact us.\n\nFree and confidential help with gambling: {help}\n\nDo you have a question, or did you not ask for this? Email us: {support}\n\n{brand}',
  },
  fi: {
    tag: 'fi-FI',
    timeoutSubject: 'Pelitaukosi on alkanut: {brand}',
    exclusionSubject: 'Pelikieltosi on alkanut: {brand}',
    timeout:
      'Pelitaukosi on alkanut. Se päättyy {date}. Sitä ennen et voi tallettaa etkä pelata millään sivustollamme, eikä kukaan voi lyhentää taukoa.',
    exclusion:
      'Pelikieltosi on alkanut. Se päättyy {date}. Sitä ennen et voi tallettaa etkä pelata millään sivustollamme, eikä kukaan voi perua kieltoa.',
    forever:
      'Pelikieltosi on alkanut. Sillä ei ole päättymispäivää. Et voi enää tallettaa etkä pelata millään sivustollamme, eikä kukaan voi perua kieltoa.',
    text: 'Hei {name},\n\n{what}\n\nAvoimet vedot ratkaistaan normaalisti, ja mahdolliset voitot maksetaan saldollesi. Kesken olevat kotiutukset jatkuvat, ja saldosi on sinun. Voit milloin tahansa kirjautua kotiuttamaan sen, katsoa historiaasi ja kirjoittaa meille.\n\nMaksutonta ja luottamuksellista apua peliongelmiin: {help}\n\nOnko sinulla kysyttävää, tai etkö pyytänyt tätä itse? Kirjoita meille: {support}\n\n{brand}',
  },
  no: {
    tag: 'nb-NO',
    timeoutSubject: 'Spillepausen din hos {brand} har begynt',
    exclusionSubject: 'Selvutestengelsen din hos {brand} har begynt',
    timeout:
      'Spillepausen din har begynt. Den varer til {date}. Frem til da kan du ikke sette inn penger eller spille hos noen av merkevarene våre, og ingen kan korte ned pausen.',
    exclusion:
      'Selvutestengelsen din har begynt. Den varer til {date}. Frem til da kan du ikke sette inn penger eller spille hos noen av merkevarene våre, og ingen kan oppheve den.',
    forever:
      'Selvutestengelsen din har begynt. Den har ingen sluttdato. Du kan ikke lenger sette inn penger eller spille hos noen av merkevarene våre, og ingen kan oppheve den.',
    text: 'Hei {name},\n\n{what}\n\nÅpne veddemål avgjøres fortsatt, og eventuelle gevinster legges til saldoen din. Uttak som er underveis, behandles som vanlig, og saldoen er fortsatt din. Du kan når som helst logge inn for å ta den ut, se historikken og skrive til oss.\n\nGratis og fortrolig hjelp ved spilleproblemer: {help}\n\nHar du spørsmål, eller var det ikke du som ba om dette? Skriv til oss: {support}\n\n{brand}',
  },
  de: {
    tag: 'de-DE',
    timeoutSubject: 'Ihre Spielpause bei {brand} hat begonnen',
    exclusionSubject: 'Ihre Selbstsperre bei {brand} hat begonnen',
    timeout:
      'Ihre Spielpause hat begonnen. Sie endet am {date}. Bis dahin können Sie bei keiner unserer Marken einzahlen oder spielen, und niemand kann die Pause verkürzen.',
    exclusion:
      'Ihre Selbstsperre hat begonnen. Sie endet am {date}. Bis dahin können Sie bei keiner unserer Marken einzahlen oder spielen, und niemand kann die Sperre zurücknehmen.',
    forever:
      'Ihre Selbstsperre hat begonnen. Sie hat kein Enddatum. Sie können bei keiner unserer Marken mehr einzahlen oder spielen, und niemand kann die Sperre zurücknehmen.',
    text: 'Guten Tag {name},\n\n{what}\n\nOffene Wetten werden weiterhin abgerechnet, und Gewinne werden Ihrem Guthaben gutgeschrieben. Auszahlungen, die unterwegs sind, laufen weiter, und Ihr Guthaben bleibt Ihres. Sie können sich jederzeit einloggen, um es auszahlen zu lassen, Ihren Verlauf anzusehen und uns zu schreiben.\n\nKostenlose und vertrauliche Hilfe bei Spielproblemen: {help}\n\nHaben Sie eine Frage, oder haben Sie das nicht selbst gewünscht? Schreiben Sie uns: {support}\n\n{brand}',
  },
  fr: {
    tag: 'fr-FR',
    timeoutSubject: 'Votre pause chez {brand} a commencé',
    exclusionSubject: 'Votre auto-exclusion chez {brand} a commencé',
    timeout:
      'Votre pause a commencé. Elle se termine le {date}. D’ici là, vous ne pouvez ni déposer ni jouer chez aucune de nos marques, et personne ne peut raccourcir la pause.',
    exclusion:
      'Votre auto-exclusion a commencé. Elle se termine le {date}. D’ici là, vous ne pouvez ni déposer ni jouer chez aucune de nos marques, et personne ne peut annuler cette mesure.',
    forever:
      'Votre auto-exclusion a commencé. Elle n’a pas de date de fin. Vous ne pouvez plus ni déposer ni jouer chez aucune de nos marques, et personne ne peut annuler cette mesure.',
    text: 'Bonjour {name},\n\n{what}\n\nLes paris en cours seront tout de même réglés, et les gains éventuels versés sur votre solde. Les retraits en cours suivent leur cours et votre solde reste le vôtre. Vous pouvez vous connecter à tout moment pour le retirer, consulter votre historique et nous écrire.\n\nUne aide gratuite et confidentielle pour les joueurs : {help}\n\nVous avez une question, ou vous n’avez pas demandé cette mesure ? Écrivez-nous : {support}\n\n{brand}',
  },
  caf: {
    tag: 'fr-CA',
    timeoutSubject: 'Votre pause chez {brand} a commencé',
    exclusionSubject: 'Votre autoexclusion chez {brand} a commencé',
    timeout:
      'Votre pause a commencé. Elle se termine le {date}. D’ici là, vous ne pouvez ni déposer ni jouer chez aucune de nos marques, et personne ne peut raccourcir la pause.',
    exclusion:
      'Votre autoexclusion a commencé. Elle se termine le {date}. D’ici là, vous ne pouvez ni déposer ni jouer chez aucune de nos marques, et personne ne peut annuler cette mesure.',
    forever:
      'Votre autoexclusion a commencé. Elle n’a pas de date de fin. Vous ne pouvez plus ni déposer ni jouer chez aucune de nos marques, et personne ne peut annuler cette mesure.',
    text: 'Bonjour {name},\n\n{what}\n\nLes paris en cours seront tout de même réglés, et les gains éventuels versés sur votre solde. Les retraits en cours suivent leur cours et votre solde reste le vôtre. Vous pouvez vous connecter à tout moment pour le retirer, consulter votre historique et nous écrire.\n\nDe l’aide gratuite et confidentielle en matière de jeu : {help}\n\nVous avez une question, ou vous n’avez pas demandé cette mesure? Écrivez-nous : {support}\n\n{brand}',
  },
  pt: {
    tag: 'pt-PT',
    timeoutSubject: 'A sua pausa na {brand} começou',
    exclusionSubject: 'A sua autoexclusão na {brand} começou',
    timeout:
      'A sua pausa começou. Termina em {date}. Até lá não pode depositar nem jogar em nenhuma das nossas marcas, e ninguém pode encurtar a pausa.',
    exclusion:
      'A sua autoexclusão começou. Termina em {date}. Até lá não pode depositar nem jogar em nenhuma das nossas marcas, e ninguém o pode anular.',
    forever:
      'A sua autoexclusão começou. Não tem data de fim. Deixa de poder depositar ou jogar em qualquer das nossas marcas, e ninguém o pode anular.',
    text: 'Olá {name},\n\n{what}\n\nAs apostas em aberto continuam a ser liquidadas e eventuais ganhos são creditados no seu saldo. Os levantamentos pendentes prosseguem e o seu saldo continua a ser seu. Pode iniciar sessão a qualquer momento para o levantar, ver o histórico e escrever-nos.\n\nAjuda gratuita e confidencial para problemas com o jogo: {help}\n\nTem alguma dúvida, ou não foi você que pediu isto? Escreva-nos: {support}\n\n{brand}',
  },
  br: {
    tag: 'pt-BR',
    timeoutSubject: 'Sua pausa na {brand} começou',
    exclusionSubject: 'Sua autoexclusão na {brand} começou',
    timeout:
      'Sua pausa começou. Ela termina em {date}. Até lá, não é possível depositar nem jogar em nenhuma das nossas marcas, e ninguém pode encurtar a pausa.',
    exclusion:
      'Sua autoexclusão começou. Ela termina em {date}. Até lá, não é possível depositar nem jogar em nenhuma das nossas marcas, e ninguém pode desfazer isso.',
    forever:
      'Sua autoexclusão começou. Ela não tem data para terminar. Você não poderá mais depositar nem jogar em nenhuma das nossas marcas, e ninguém pode desfazer isso.',
    text: 'Olá, {name}!\n\n{what}\n\nAs apostas em aberto continuam sendo liquidadas, e eventuais ganhos são creditados no seu saldo. Os saques pendentes seguem normalmente e seu saldo continua sendo seu. Você pode entrar a qualquer momento para sacar, ver o histórico e escrever para nós.\n\nAjuda gratuita e sigilosa para problemas com jogo: {help}\n\nTem alguma dúvida, ou não foi você que pediu isso? Escreva para nós: {support}\n\n{brand}',
  },
  cl: {
    tag: 'es-CL',
    timeoutSubject: 'Tu pausa en {brand} comenzó',
    exclusionSubject: 'Tu autoexclusión en {brand} comenzó',
    timeout:
      'Tu pausa comenzó. Termina el {date}. Hasta entonces no puedes depositar ni jugar en ninguna de nuestras marcas, y nadie puede acortar la pausa.',
    exclusion:
      'Tu autoexclusión comenzó. Termina el {date}. Hasta entonces no puedes depositar ni jugar en ninguna de nuestras marcas, y nadie puede deshacerlo.',
    forever:
      'Tu autoexclusión comenzó. No tiene fecha de término. Ya no podrás depositar ni jugar en ninguna de nuestras marcas, y nadie puede deshacerlo.',
    text: 'Hola, {name}:\n\n{what}\n\nLas apuestas abiertas se resuelven igualmente y las ganancias se abonan a tu saldo. Los retiros pendientes siguen su curso y tu saldo sigue siendo tuyo. Puedes iniciar sesión cuando quieras para retirarlo, ver tu historial y escribirnos.\n\nAyuda gratuita y confidencial para problemas con el juego: {help}\n\n¿Tienes alguna duda, o no pediste esto? Escríbenos: {support}\n\n{brand}',
  },
  pe: {
    tag: 'es-PE',
    timeoutSubject: 'Tu pausa en {brand} ha comenzado',
    exclusionSubject: 'Tu autoexclusión en {brand} ha comenzado',
    timeout:
      'Tu pausa ha comenzado. Termina el {date}. Hasta entonces no puedes depositar ni jugar en ninguna de nuestras marcas, y nadie puede acortar la pausa.',
    exclusion:
      'Tu autoexclusión ha comenzado. Termina el {date}. Hasta entonces no puedes depositar ni jugar en ninguna de nuestras marcas, y nadie puede deshacerlo.',
    forever:
      'Tu autoexclusión ha comenzado. No tiene fecha de fin. Ya no podrás depositar ni jugar en ninguna de nuestras marcas, y nadie puede deshacerlo.',
    text: 'Hola, {name}:\n\n{what}\n\nLas apuestas abiertas se resuelven igualmente y las ganancias se abonan a tu saldo. Los retiros pendientes siguen su curso y tu saldo sigue siendo tuyo. Puedes iniciar sesión cuando quieras para retirarlo, ver tu historial y escribirnos.\n\nAyuda gratuita y confidencial para problemas con el juego: {help}\n\n¿Tienes alguna duda, o no pediste esto? Escríbenos: {support}\n\n{brand}',
  },
  ja: {
    tag: 'ja-JP',
    timeoutSubject: '{brand}：休止が始まりました',
    exclusionSubject: '{brand}：自己除外が始まりました',
    timeout:
      'プレイの休止が始まりました。{date}に終了します。それまでは当社のどのブランドでも入金とプレイができず、休止を短縮することは誰にもできません。',
    exclusion:
      '自己除外が始まりました。{date}に終了します。それまでは当社のどのブランドでも入金とプレイができず、取り消すことは誰にもできません。',
    forever:
      '自己除外が始まりました。終了日はありません。今後は当社のどのブランドでも入金とプレイができず、取り消すことは誰にもできません。',
    text: '{name} 様\n\n{what}\n\n未確定のベットは通常どおり精算され、勝利金は残高に支払われます。処理中の出金はそのまま続きます。残高はお客様のものです。いつでもログインして、出金、履歴の確認、お問い合わせをご利用いただけます。\n\n無料で秘密厳守のギャンブル相談窓口：{help}\n\nご不明な点がある場合、またはお心当たりがない場合は、ご連絡ください：{support}\n\n{brand}',
  },
  tl: {
    tag: 'fil-PH',
    timeoutSubject: 'Nagsimula na ang break mo sa {brand}',
    exclusionSubject: 'Nagsimula na ang self-exclusion mo sa {brand}',
    timeout:
      'Nagsimula na ang break mo. Matatapos ito sa {date}. Hanggang doon ay hindi ka makakapag-deposit o makakapaglaro sa alinmang brand namin, at walang makapagpapaikli ng break.',
    exclusion:
      'Nagsimula na ang self-exclusion mo. Matatapos ito sa {date}. Hanggang doon ay hindi ka makakapag-deposit o makakapaglaro sa alinmang brand namin, at walang makababawi nito.',
    forever:
      'Nagsimula na ang self-exclusion mo. Wala itong petsa ng pagtatapos. Hindi ka na makakapag-deposit o makakapaglaro sa alinmang brand namin, at walang makababawi nito.',
    text: 'Hi {name},\n\n{what}\n\nIse-settle pa rin ang mga bukas mong taya, at papasok sa balanse mo ang anumang panalo. Tuloy ang mga pending na withdrawal, at iyo pa rin ang balanse mo. Puwede kang mag-log in anumang oras para i-withdraw ito, tingnan ang history mo at sumulat sa amin.\n\nLibre at kumpidensiyal na tulong sa problema sa pagsusugal: {help}\n\nMay tanong ka ba, o hindi ikaw ang humiling nito? Sumulat sa amin: {support}\n\n{brand}',
  },
  tr: {
    tag: 'tr-TR',
    timeoutSubject: '{brand} molanız başladı',
    exclusionSubject: '{brand}: kendini dışlama süreniz başladı',
    timeout:
      'Molanız başladı. Bitiş: {date}. O zamana kadar hiçbir markamızda para yatıramaz ve oynayamazsınız; molayı kimse kısaltamaz.',
    exclusion:
      'Kendinizi oyundan dışladınız. Bitiş: {date}. O zamana kadar hiçbir markamızda para yatıramaz ve oynayamazsınız; bunu kimse geri alamaz.',
    forever:
      'Kendinizi oyundan dışladınız. Bunun bir bitiş tarihi yoktur. Artık hiçbir markamızda para yatıramaz ve oynayamazsınız; bunu kimse geri alamaz.',
    text: 'Merhaba {name},\n\n{what}\n\nAçık bahisler yine de sonuçlandırılır ve varsa kazançlar bakiyenize ödenir. Bekleyen çekimler sürer, bakiyeniz sizindir. Çekmek, geçmişinizi görmek ve bize yazmak için dilediğiniz zaman giriş yapabilirsiniz.\n\nKumar sorununa ücretsiz ve gizli destek: {help}\n\nBir sorunuz mu var ya da bunu siz istemediniz mi? Bize yazın: {support}\n\n{brand}',
  },
  pl: {
    tag: 'pl-PL',
    timeoutSubject: 'Twoja przerwa w {brand} się rozpoczęła',
    exclusionSubject: 'Twoje samowykluczenie w {brand} się rozpoczęło',
    timeout:
      'Twoja przerwa w grze się rozpoczęła. Koniec: {date}. Do tego czasu nie możesz wpłacać ani grać w żadnej z naszych marek i nikt nie może skrócić przerwy.',
    exclusion:
      'Twoje samowykluczenie się rozpoczęło. Koniec: {date}. Do tego czasu nie możesz wpłacać ani grać w żadnej z naszych marek i nikt nie może tego cofnąć.',
    forever:
      'Twoje samowykluczenie się rozpoczęło. Nie ma ono daty końcowej. Nie możesz już wpłacać ani grać w żadnej z naszych marek i nikt nie może tego cofnąć.',
    text: 'Cześć {name},\n\n{what}\n\nOtwarte zakłady zostaną rozliczone, a ewentualne wygrane trafią na Twoje saldo. Wypłaty w toku będą realizowane, a saldo pozostaje Twoje. W każdej chwili możesz się zalogować, aby je wypłacić, przejrzeć historię i napisać do nas.\n\nBezpłatna i poufna pomoc w problemach z grą: {help}\n\nMasz pytanie albo nie była to Twoja decyzja? Napisz do nas: {support}\n\n{brand}',
  },
};

/**
 * Returns the email that says that a break has started. The end is written in the player's time zone, which it names.
 * @param help address of the page with helplines
 */
export function breakStartedMessage(
  languageCode: string,
  countryCode: string,
  { status, until }: StartedBreak,
  values: {
    readonly brand: string;
    readonly name: string;
    readonly support: string;
    readonly help: string;
    readonly timeZone: string;
  },
): { readonly locale: string; readonly subject: string; readonly text: string } {
  const locale = messageLocale(languageCode, countryCode);
  const texts = TEXTS[locale];
  const { timeZone, ...rest } = values;
  const date =
    until?.toLocaleString(texts.tag, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    }) ?? '';
  const what = status === 'TIMEOUT' ? texts.timeout : until === null ? texts.forever : texts.exclusion;
  const subject = status === 'TIMEOUT' ? texts.timeoutSubject : texts.exclusionSubject;
  return {
    locale,
    subject: fill(subject, rest),
    text: fill(texts.text, { ...rest, what: fill(what, { date }) }),
  };
}
