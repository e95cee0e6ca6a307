import type { messageLocale } from '../../identity/index.ts';
import type { News } from './document-texts.ts';

/** Emails about the questionnaire in the player's language. Placeholders: `{brand}` and `{name}`. */
export const QUESTIONNAIRE_TEXTS: Readonly<Record<ReturnType<typeof messageLocale>, News>> = {
  en: {
    requested: {
      subject: '{brand} has a few questions for you',
      text: 'Hi {name},\n\nPlease answer a few questions about your account. Log in and open the verification page in your account: it has the questionnaire and says why we ask.\n\nNever send your answers by email.\n\n{brand}',
    },
    rejected: {
      subject: 'Please answer {brand}’s questions again',
      text: 'Hi {name},\n\nWe couldn’t accept your answers. Log in and open the verification page in your account: it says what was wrong.\n\n{brand}',
    },
    verified: {
      subject: 'Your answers have been verified by {brand}',
      text: 'Hi {name},\n\nWe’ve checked your answers, and everything is in order. There’s nothing more to do.\n\n{brand}',
    },
  },
  fi: {
    requested: {
      subject: 'Meillä on sinulle muutama kysymys: {brand}',
      text: 'Hei {name},\n\nVastaathan muutamaan tiliäsi koskevaan kysymykseen. Kirjaudu sisään ja avaa tilisi varmennussivu: siellä on kyselylomake ja syy, miksi kysymme.\n\nÄlä koskaan lähetä vastauksia sähköpostilla.\n\n{brand}',
    },
    rejected: {
      subject: 'Vastaa kysymyksiin uudelleen: {brand}',
      text: 'Hei {name},\n\nEmme voineet hyväksyä vastauksiasi. Kirjaudu sisään ja avaa tilisi varmennussivu: siellä kerrotaan, mikä oli vialla.\n\n{brand}',
    },
    verified: {
      subject: 'Vastauksesi on vahvistettu: {brand}',
      text: 'Hei {name},\n\nTarkistimme vastauksesi, ja kaikki on kunnossa. Sinun ei tarvitse tehdä enää mitään.\n\n{brand}',
    },
  },
  no: {
    requested: {
      subject: '{brand} har noen spørsmål til deg',
      text: 'Hei {name},\n\nVi ber deg svare på noen spørsmål om kontoen din. Logg inn og åpne verifiseringssiden på kontoen din: Der finner du spørreskjemaet og hvorfor vi spør.\n\nSend aldri svarene på e-post.\n\n{brand}',
    },
    rejected: {
      subject: 'Svar på spørsmålene fra {brand} på nytt',
      text: 'Hei {name},\n\nVi kunne ikke godta svarene dine. Logg inn og åpne verifiseringssiden på kontoen din: Der står det hva som var galt.\n\n{brand}',
    },
    verified: {
      subject: 'Svarene dine hos {brand} er godkjent',
      text: 'Hei {name},\n\nVi har kontrollert svarene dine, og alt er i orden. Du trenger ikke å gjøre noe mer.\n\n{brand}',
    },
  },
  de: {
    requested: {
      subject: '{brand} hat einige Fragen an Sie',
      text: 'Guten Tag {name},\n\nbitte beantworten Sie einige Fragen zu Ihrem Konto. Loggen Sie sich ein und öffnen Sie die Verifizierungsseite in Ihrem Konto: Dort finden Sie den Fragebogen und den Grund dafür.\n\nSenden Sie Ihre Antworten niemals per E-Mail.\n\n{brand}',
    },
    rejected: {
      subject: 'Bitte beantworten Sie die Fragen von {brand} erneut',
      text: 'Guten Tag {name},\n\nwir konnten Ihre Antworten nicht annehmen. Loggen Sie sich ein und öffnen Sie die Verifizierungsseite in Ihrem Konto: Dort steht, was nicht stimmte.\n\n{brand}',
    },
    verified: {
      subject: '{brand} hat Ihre Antworten bestätigt',
      text: 'Guten Tag {name},\n\nwir haben Ihre Antworten geprüft, und alles ist in Ordnung. Sie müssen nichts weiter tun.\n\n{brand}',
    },
  },
  fr: {
    requested: {
      subject: '{brand} a quelques questions à vous poser',
      text: 'Bonjour {name},\n\nNous vous demandons de répondre à quelques questions sur votre compte. Connectez-vous et ouvrez la page de vérification de votre compte : vous y trouverez le questionnaire et la raison de notre demande.\n\nN’envoyez jamais vos réponses par e-mail.\n\n{brand}',
    },
    rejected: {
      subject: 'Répondez de nouveau aux questions de {brand}',
      text: 'Bonjour {name},\n\nNous n’avons pas pu accepter vos réponses. Connectez-vous et ouvrez la page de vérification de votre compte : elle indique ce qui n’allait pas.\n\n{brand}',
    },
    verified: {
      subject: '{brand} a vérifié vos réponses',
      text: 'Bonjour {name},\n\nNous avons contrôlé vos réponses et tout est en ordre. Vous n’avez plus rien à faire.\n\n{brand}',
    },
  },
  caf: {
    requested: {
      subject: '{brand} a quelques questions à vous poser',
      text: 'Bonjour {name},\n\nNous vous demandons de répondre à quelques questions sur votre compte. Connectez-vous et allez à la page de vérification de votre compte : vous y trouverez le questionnaire et la raison de notre demande.\n\nN’envoyez jamais vos réponses par courriel.\n\n{brand}',
    },
    rejected: {
      subject: 'Veuillez répondre de nouveau aux questions de {brand}',
      text: 'Bonjour {name},\n\nNous n’avons pas pu accepter vos réponses. Connectez-vous et allez à la page de vérification de votre compte : vous y verrez ce qui n’allait pas.\n\n{brand}',
    },
    verified: {
      subject: '{brand} a vérifié vos réponses',
      text: 'Bonjour {name},\n\nNous avons vérifié vos réponses et tout est en ordre. Vous n’avez plus rien à faire.\n\n{brand}',
    },
  },
  ja: {
    requested: {
      subject: '{brand}から質問へのご回答のお願い',
      text: '{name} 様\n\nアカウントに関するいくつかの質問にお答えください。ログインしてアカウントの本人確認ページを開くと、質問票とお尋ねする理由をご確認いただけます。\n\nご回答をメールで送信しないでください。\n\n{brand}',
    },
    rejected: {
      subject: '{brand}の質問に再度お答えください',
      text: '{name} 様\n\nご回答を受理できませんでした。ログインしてアカウントの本人確認ページを開き、理由をご確認ください。\n\n{brand}',
    },
    verified: {
      subject: '{brand}がご回答を確認しました',
      text: '{name} 様\n\nご回答を確認し、問題はありませんでした。必要な手続きはもうありません。\n\n{brand}',
    },
  },
  pl: {
    requested: {
      subject: '{brand} ma do Ciebie kilka pytań',
      text: 'Cześć {name},\n\nprosimy o odpowiedź na kilka pytań dotyczących Twojego konta. Zaloguj się i otwórz stronę weryfikacji na swoim koncie: znajdziesz tam kwestionariusz i powód, dla którego pytamy.\n\nNigdy nie wysyłaj odpowiedzi pocztą elektroniczną.\n\n{brand}',
    },
    rejected: {
      subject: 'Odpowiedz ponownie na pytania {brand}',
      text: 'Cześć {name},\n\nnie mogliśmy przyjąć Twoich odpowiedzi. Zaloguj się i otwórz stronę weryfikacji na swoim koncie: znajdziesz tam informację, co było nie tak.\n\n{brand}',
    },
    verified: {
      subject: '{brand}: odpowiedzi zweryfikowane',
      text: 'Cześć {name},\n\nsprawdziliśmy Twoje odpowiedzi i wszystko jest w porządku. Nie musisz już nic robić.\n\n{brand}',
    },
  },
  pt: {
    requested: {
      subject: 'A {brand} tem algumas perguntas para si',
      text: 'Olá {name},\n\nPedimos-lhe que responda a algumas perguntas sobre a sua conta. Inicie sessão e abra a página de verificação da sua conta: lá encontra o questionário e o motivo das perguntas.\n\nNunca envie as suas respostas por e-mail.\n\n{brand}',
    },
    rejected: {
      subject: 'Responda novamente às perguntas da {brand}',
      text: 'Olá {name},\n\nNão pudemos aceitar as suas respostas. Inicie sessão e abra a página de verificação da sua conta: ela indica o que estava errado.\n\n{brand}',
    },
    verified: {
      subject: 'A {brand} verificou as suas respostas',
      text: 'Olá {name},\n\nVerificámos as suas respostas e está tudo em ordem. Não precisa de fazer mais nada.\n\n{brand}',
    },
  },
  br: {
    requested: {
      subject: 'A {brand} tem algumas perguntas para você',
      text: 'Olá, {name}!\n\nPedimos que você responda a algumas perguntas sobre sua conta. Entre e abra a página de verificação da sua conta: lá estão o questionário e o motivo das perguntas.\n\nNunca envie suas respostas por e-mail.\n\n{brand}',
    },
    rejected: {
      subject: 'Responda de novo às perguntas da {brand}',
      text: 'Olá, {name}!\n\nNão pudemos aceitar suas respostas. Entre e abra a página de verificação da sua conta: ela mostra o que estava errado.\n\n{brand}',
    },
    verified: {
      subject: 'A {brand} verificou suas respostas',
      text: 'Olá, {name}!\n\nVerificamos suas respostas e está tudo certo. Você não precisa fazer mais nada.\n\n{brand}',
    },
  },
  cl: {
    requested: {
      subject: '{brand} tiene algunas preguntas para ti',
      text: 'Hola, {name}:\n\nTe pedimos que respondas algunas preguntas sobre tu cuenta. Inicia sesión y abre la página de verificación de tu cuenta: ahí están el cuestionario y el motivo de las preguntas.\n\nNunca envíes tus respuestas por correo electrónico.\n\n{brand}',
    },
    rejected: {
      subject: 'Responde de nuevo las preguntas de {brand}',
      text: 'Hola, {name}:\n\nNo pudimos aceptar tus respuestas. Inicia sesión y abre la página de verificación de tu cuenta: ahí verás qué estaba mal.\n\n{brand}',
    },
    verified: {
      subject: '{brand} verificó tus respuestas',
      text: 'Hola, {name}:\n\nRevisamos tus respuestas y todo está en orden. No tienes que hacer nada más.\n\n{brand}',
    },
  },
  tl: {
    requested: {
      subject: 'May ilang tanong ang {brand} para sa iyo',
      text: 'Hi {name},\n\nPakisagot ang ilang tanong tungkol sa account mo. Mag-log in at buksan ang page ng verification sa account mo: naroon ang questionnaire at kung bakit kami nagtatanong.\n\nHuwag kailanman ipadala ang mga sagot sa email.\n\n{brand}',
    },
    rejected: {
      subject: 'Pakisagot ulit ang mga tanong ng {brand}',
      text: 'Hi {name},\n\nHindi namin matanggap ang mga sagot mo. Mag-log in at buksan ang page ng verification sa account mo: nakasaad doon kung ano ang mali.\n\n{brand}',
    },
    verified: {
      subject: 'Na-verify na ng {brand} ang mga sagot mo',
      text: 'Hi {name},\n\nNasuri na namin ang mga sagot mo at maayos ang lahat. Wala ka nang kailangang gawin.\n\n{brand}',
    },
  },
  tr: {
    requested: {
      subject: '{brand} size birkaç soru soruyor',
      text: 'Merhaba {name},\n\nHesabınızla ilgili birkaç soruyu yanıtlamanızı rica ediyoruz. Giriş yapın ve hesabınızdaki doğrulama sayfasını açın: anket ve neden sorduğumuz orada yer alıyor.\n\nYanıtlarınızı asla e-postayla göndermeyin.\n\n{brand}',
    },
    rejected: {
      subject: '{brand} sorularını yeniden yanıtlayın',
      text: 'Merhaba {name},\n\nYanıtlarınızı kabul edemedik. Giriş yapın ve hesabınızdaki doğrulama sayfasını açın: neyin yanlış olduğu orada yazıyor.\n\n{brand}',
    },
    verified: {
      subject: '{brand} yanıtlarınızı doğruladı',
      text: 'Merhaba {name},\n\nYanıtlarınızı kontrol ettik, her şey yolunda. Yapmanız gereken başka bir şey yok.\n\n{brand}',
    },
  },
  pe: {
    requested: {
      subject: '{brand} tiene algunas preguntas para ti',
      text: 'Hola, {name}:\n\nTe pedimos que respondas algunas preguntas sobre tu cuenta. Inicia sesión y abre la página de verificación de tu cuenta: ahí están el cuestionario y el motivo de las preguntas.\n\nNunca envíes tus respuestas por correo electrónico.\n\n{brand}',
    },
    rejected: {
      subject: 'Responde de nuevo las preguntas de {brand}',
      text: 'Hola, {name}:\n\nNo pudimos aceptar tus respuestas. Inicia sesión y abre la página de verificación de tu cuenta: ahí verás qué estaba mal.\n\n{brand}',
    },
    verified: {
      subject: '{brand} verificó tus respuestas',
      text: 'Hola, {name}:\n\nRevisamos tus respuestas y todo está en orden. No tienes que hacer nada más.\n\n{brand}',
    },
  },
};
