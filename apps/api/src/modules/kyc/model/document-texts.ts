import { fill, messageLocale } from '../../identity/index.ts';
import { QUESTIONNAIRE_TEXTS } from './questionnaire-texts.ts';

/** What an email tells about a document. */
export type DocumentNews = 'requested' | 'rejected' | 'verified';
export type News = Readonly<Record<DocumentNews, { readonly subject: string; readonly text: string }>>;

/** Emails about documents in the player's language. Placeholders: `{brand}` and `{name}`. They name no document. */
const TEXTS: Readonly<Record<ReturnType<typeof messageLocale>, News>> = {
  en: {
    requested: {
      subject: 'We need a document for your {brand} account',
      text: 'Hi {name},\n\nWe need a document from you. Log in and open the verification page in your account: it says which one, why, and how to send it.\n\nNever send documents by email.\n\n{brand}',
    },
    rejected: {
      subject: 'Please send your {brand} document again',
      text: 'Hi {name},\n\nWe couldn’t accept the document you sent. Log in and open the verification page in your account: it says what was wrong and how to send it again.\n\nNever send documents by email.\n\n{brand}',
    },
    verified: {
      subject: 'Your document has been verified by {brand}',
      text: 'Hi {name},\n\nWe’ve checked your document, and everything is in order. There’s nothing more to do for it.\n\n{brand}',
    },
  },
  fi: {
    requested: {
      subject: 'Tarvitsemme asiakirjan: {brand}',
      text: 'Hei {name},\n\nTarvitsemme sinulta asiakirjan. Kirjaudu sisään ja avaa tilisi varmennussivu: siellä kerrotaan, mikä asiakirja on kyseessä, miksi ja miten lähetät sen.\n\nÄlä koskaan lähetä asiakirjoja sähköpostilla.\n\n{brand}',
    },
    rejected: {
      subject: 'Lähetä asiakirjasi uudelleen: {brand}',
      text: 'Hei {name},\n\nEmme voineet hyväksyä lähettämääsi asiakirjaa. Kirjaudu sisään ja avaa tilisi varmennussivu: siellä kerrotaan, mikä oli vialla ja miten lähetät sen uudelleen.\n\nÄlä koskaan lähetä asiakirjoja sähköpostilla.\n\n{brand}',
    },
    verified: {
      subject: 'Asiakirjasi on vahvistettu: {brand}',
      text: 'Hei {name},\n\nTarkistimme asiakirjasi, ja kaikki on kunnossa. Sinun ei tarvitse tehdä enää mitään sen vuoksi.\n\n{brand}',
    },
  },
  no: {
    requested: {
      subject: 'Vi trenger et dokument fra deg hos {brand}',
      text: 'Hei {name},\n\nVi trenger et dokument fra deg. Logg inn og åpne verifiseringssiden på kontoen din: Der står det hvilket, hvorfor og hvordan du sender det.\n\nSend aldri dokumenter på e-post.\n\n{brand}',
    },
    rejected: {
      subject: 'Send dokumentet ditt på nytt til {brand}',
      text: 'Hei {name},\n\nVi kunne ikke godta dokumentet du sendte. Logg inn og åpne verifiseringssiden på kontoen din: Der står det hva som var galt, og hvordan du sender det på nytt.\n\nSend aldri dokumenter på e-post.\n\n{brand}',
    },
    verified: {
      subject: 'Dokumentet ditt hos {brand} er godkjent',
      text: 'Hei {name},\n\nVi har kontrollert dokumentet ditt, og alt er i orden. Du trenger ikke å gjøre noe mer med det.\n\n{brand}',
    },
  },
  de: {
    requested: {
      subject: '{brand} benötigt ein Dokument von Ihnen',
      text: 'Guten Tag {name},\n\nwir benötigen ein Dokument von Ihnen. Loggen Sie sich ein und öffnen Sie die Verifizierungsseite in Ihrem Konto: Dort steht, welches, warum und wie Sie es senden.\n\nSenden Sie Dokumente niemals per E-Mail.\n\n{brand}',
    },
    rejected: {
      subject: 'Bitte senden Sie Ihr Dokument erneut an {brand}',
      text: 'Guten Tag {name},\n\nwir konnten Ihr Dokument nicht annehmen. Loggen Sie sich ein und öffnen Sie die Verifizierungsseite in Ihrem Konto: Dort steht, was nicht stimmte und wie Sie es erneut senden.\n\nSenden Sie Dokumente niemals per E-Mail.\n\n{brand}',
    },
    verified: {
      subject: '{brand} hat Ihr Dokument bestätigt',
      text: 'Guten Tag {name},\n\nwir haben Ihr Dokument geprüft, und alles ist in Ordnung. Sie müssen dafür nichts weiter tun.\n\n{brand}',
    },
  },
  fr: {
    requested: {
      subject: '{brand} a besoin d’un document',
      text: 'Bonjour {name},\n\nNous avons besoin d’un document de votre part. Connectez-vous et ouvrez la page de vérification de votre compte : elle indique lequel, pourquoi et comment l’envoyer.\n\nN’envoyez jamais de documents par e-mail.\n\n{brand}',
    },
    rejected: {
      subject: 'Renvoyez votre document à {brand}',
      text: 'Bonjour {name},\n\nNous n’avons pas pu accepter le document que vous avez envoyé. Connectez-vous et ouvrez la page de vérification de votre compte : elle indique ce qui n’allait pas et comment le renvoyer.\n\nN’envoyez jamais de documents par e-mail.\n\n{brand}',
    },
    verified: {
      subject: '{brand} a vérifié votre document',
      text: 'Bonjour {name},\n\nNous avons contrôlé votre document et tout est en ordre. Vous n’avez plus rien à faire.\n\n{brand}',
    },
  },
  caf: {
    requested: {
      subject: '{brand} a besoin d’un document',
      text: 'Bonjour {name},\n\nNous avons besoin d’un document de votre part. Connectez-vous et allez à la page de vérification de votre compte : vous y verrez lequel, pourquoi et comment l’envoyer.\n\nN’envoyez jamais de documents par courriel.\n\n{brand}',
    },
    rejected: {
      subject: 'Veuillez renvoyer votre document à {brand}',
      text: 'Bonjour {name},\n\nNous n’avons pas pu accepter le document que vous avez envoyé. Connectez-vous et allez à la page de vérification de votre compte : vous y verrez ce qui n’allait pas et comment le renvoyer.\n\nN’envoyez jamais de documents par courriel.\n\n{brand}',
    },
    verified: {
      subject: '{brand} a vérifié votre document',
      text: 'Bonjour {name},\n\nNous avons vérifié votre document et tout est en ordre. Vous n’avez plus rien à faire.\n\n{brand}',
    },
  },
  ja: {
    requested: {
      subject: '{brand}より書類ご提出のお願い',
      text: '{name} 様\n\n書類のご提出をお願いいたします。ログインして、アカウントの本人確認ページを開いてください。必要な書類、理由、送信方法を記載しています。\n\n書類をメールで送らないでください。\n\n{brand}',
    },
    rejected: {
      subject: '{brand}より書類再提出のお願い',
      text: '{name} 様\n\nお送りいただいた書類は受理できませんでした。ログインして、アカウントの本人確認ページを開いてください。理由と再送方法を記載しています。\n\n書類をメールで送らないでください。\n\n{brand}',
    },
    verified: {
      subject: '{brand}で書類の確認が完了しました',
      text: '{name} 様\n\n書類を確認し、問題がないことを確かめました。この書類について必要な手続きはもうありません。\n\n{brand}',
    },
  },
  pl: {
    requested: {
      subject: 'Potrzebujemy dokumentu – {brand}',
      text: 'Cześć {name},\n\npotrzebujemy od Ciebie dokumentu. Zaloguj się i otwórz stronę weryfikacji na swoim koncie: znajdziesz tam informację, jaki to dokument, dlaczego go potrzebujemy i jak go wysłać.\n\nNigdy nie wysyłaj dokumentów pocztą elektroniczną.\n\n{brand}',
    },
    rejected: {
      subject: 'Wyślij dokument ponownie – {brand}',
      text: 'Cześć {name},\n\nnie mogliśmy przyjąć wysłanego dokumentu. Zaloguj się i otwórz stronę weryfikacji na swoim koncie: znajdziesz tam informację, co było nie tak i jak wysłać dokument ponownie.\n\nNigdy nie wysyłaj dokumentów pocztą elektroniczną.\n\n{brand}',
    },
    verified: {
      subject: 'Twój dokument został zweryfikowany – {brand}',
      text: 'Cześć {name},\n\nsprawdziliśmy Twój dokument i wszystko jest w porządku. Nie musisz już nic robić.\n\n{brand}',
    },
  },
  pt: {
    requested: {
      subject: 'A {brand} precisa de um documento seu',
      text: 'Olá {name},\n\nPrecisamos de um documento seu. Inicie sessão e abra a página de verificação da sua conta: indica qual, porque precisamos dele e como enviá-lo.\n\nNunca envie documentos por e-mail.\n\n{brand}',
    },
    rejected: {
      subject: 'Envie novamente o seu documento à {brand}',
      text: 'Olá {name},\n\nNão pudemos aceitar o documento que enviou. Inicie sessão e abra a página de verificação da sua conta: indica o que estava errado e como enviá-lo novamente.\n\nNunca envie documentos por e-mail.\n\n{brand}',
    },
    verified: {
      subject: 'O seu documento foi verificado pela {brand}',
      text: 'Olá {name},\n\nVerificámos o seu documento e está tudo em ordem. Não precisa de fazer mais nada.\n\n{brand}',
    },
  },
  br: {
    requested: {
      subject: 'A {brand} precisa de um documento seu',
      text: 'Olá, {name}!\n\nPrecisamos de um documento seu. Entre na sua conta e abra a página de verificação: ela mostra qual é, por que precisamos dele e como enviar.\n\nNunca envie documentos por e-mail.\n\n{brand}',
    },
    rejected: {
      subject: 'Envie seu documento de novo para a {brand}',
      text: 'Olá, {name}!\n\nNão pudemos aceitar o documento que você enviou. Entre na sua conta e abra a página de verificação: ela mostra o que estava errado e como enviar de novo.\n\nNunca envie documentos por e-mail.\n\n{brand}',
    },
    verified: {
      subject: 'Seu documento foi verificado pela {brand}',
      text: 'Olá, {name}!\n\nVerificamos seu documento e está tudo certo. Você não precisa fazer mais nada.\n\n{brand}',
    },
  },
  cl: {
    requested: {
      subject: '{brand} necesita un documento tuyo',
      text: 'Hola, {name}:\n\nNecesitamos un documento tuyo. Inicia sesión y abre la página de verificación de tu cuenta: ahí verás cuál es, por qué y cómo enviarlo.\n\nNunca envíes documentos por correo electrónico.\n\n{brand}',
    },
    rejected: {
      subject: 'Envía de nuevo tu documento a {brand}',
      text: 'Hola, {name}:\n\nNo pudimos aceptar el documento que enviaste. Inicia sesión y abre la página de verificación de tu cuenta: ahí verás qué estaba mal y cómo enviarlo de nuevo.\n\nNunca envíes documentos por correo electrónico.\n\n{brand}',
    },
    verified: {
      subject: '{brand} verificó tu documento',
      text: 'Hola, {name}:\n\nRevisamos tu documento y todo está en orden. No tienes que hacer nada más.\n\n{brand}',
    },
  },
  tl: {
    requested: {
      subject: 'Kailangan ng {brand} ng dokumento mula sa iyo',
      text: 'Hi {name},\n\nKailangan namin ng dokumento mula sa iyo. Mag-log in at buksan ang page ng verification sa account mo: nakasaad doon kung alin, bakit, at paano ito ipapadala.\n\nHuwag kailanman magpadala ng dokumento sa email.\n\n{brand}',
    },
    rejected: {
      subject: 'Pakipadala ulit ang dokumento mo sa {brand}',
      text: 'Hi {name},\n\nHindi namin matanggap ang ipinadala mong dokumento. Mag-log in at buksan ang page ng verification sa account mo: nakasaad doon kung ano ang mali at paano ito ipapadala ulit.\n\nHuwag kailanman magpadala ng dokumento sa email.\n\n{brand}',
    },
    verified: {
      subject: 'Na-verify na ng {brand} ang dokumento mo',
      text: 'Hi {name},\n\nNasuri na namin ang dokumento mo at maayos ang lahat. Wala ka nang kailangang gawin para dito.\n\n{brand}',
    },
  },
  tr: {
    requested: {
      subject: '{brand} sizden bir belge istiyor',
      text: 'Merhaba {name},\n\nSizden bir belgeye ihtiyacımız var. Giriş yapın ve hesabınızdaki doğrulama sayfasını açın: hangi belgenin, neden istendiği ve nasıl gönderileceği orada yazıyor.\n\nBelgeleri asla e-postayla göndermeyin.\n\n{brand}',
    },
    rejected: {
      subject: 'Belgenizi {brand} için yeniden gönderin',
      text: 'Merhaba {name},\n\nGönderdiğiniz belgeyi kabul edemedik. Giriş yapın ve hesabınızdaki doğrulama sayfasını açın: neyin yanlış olduğu ve yeniden nasıl gönderileceği orada yazıyor.\n\nBelgeleri asla e-postayla göndermeyin.\n\n{brand}',
    },
    verified: {
      subject: '{brand} belgenizi doğruladı',
      text: 'Merhaba {name},\n\nBelgenizi kontrol ettik, her şey yolunda. Bununla ilgili yapmanız gereken başka bir şey yok.\n\n{brand}',
    },
  },
  pe: {
    requested: {
      subject: '{brand} necesita un documento tuyo',
      text: 'Hola, {name}:\n\nNecesitamos un documento tuyo. Inicia sesión y abre la página de verificación de tu cuenta: ahí verás cuál es, por qué y cómo enviarlo.\n\nNunca envíes documentos por correo electrónico.\n\n{brand}',
    },
    rejected: {
      subject: 'Envía de nuevo tu documento a {brand}',
      text: 'Hola, {name}:\n\nNo pudimos aceptar el documento que enviaste. Inicia sesión y abre la página de verificación de tu cuenta: ahí verás qué estaba mal y cómo enviarlo de nuevo.\n\nNunca envíes documentos por correo electrónico.\n\n{brand}',
    },
    verified: {
      subject: '{brand} verificó tu documento',
      text: 'Hola, {name}:\n\nRevisamos tu documento y todo está en orden. No tienes que hacer nada más.\n\n{brand}',
    },
  },
};

/** Builds an email about a document, or about the questionnaire, which has words of its own. */
export function documentMessage(
  { news, isQuestionnaire }: { readonly news: DocumentNews; readonly isQuestionnaire: boolean },
  languageCode: string,
  countryCode: string,
  values: { readonly brand: string; readonly name: string },
): { readonly locale: string; readonly subject: string; readonly text: string } {
  const locale = messageLocale(languageCode, countryCode);
  const { subject, text } = (isQuestionnaire ? QUESTIONNAIRE_TEXTS : TEXTS)[locale][news];
  return { locale, subject: fill(subject, values), text: fill(text, values) };
}
