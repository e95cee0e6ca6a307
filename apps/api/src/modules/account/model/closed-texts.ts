import { fill, messageLocale } from '../../identity/index.ts';

/** The email that confirms a closure, in the player's language. Placeholders: `{brand}`, `{name}` and `{support}`. */
const TEXTS: Readonly<Record<ReturnType<typeof messageLocale>, { readonly subject: string; readonly text: string }>> = {
  en: {
    subject: 'Your {brand} account is closed',
    text: 'Hi {name},\n\nYou’ve closed your account. You’ve been logged out everywhere, and we won’t send you any more marketing.\n\nThe law makes us keep some records, such as payments, for several years. We’ve deleted what we don’t have to keep.\n\nOnly our support team can open the account again. If you didn’t close it, email us immediately: {support}\n\n{brand}',
  },
  fi: {
    subject: 'Tilisi on suljettu: {brand}',
    text: 'Hei {name},\n\nSuljit tilisi. Sinut on kirjattu ulos kaikilta laitteilta, emmekä lähetä sinulle enää markkinointia.\n\nLaki vaatii meitä säilyttämään osan tiedoista, kuten maksut, useita vuosia. Poistimme tiedot, joita meidän ei tarvitse säilyttää.\n\nVain asiakaspalvelumme voi avata tilin uudelleen. Jos et sulkenut tiliä itse, kirjoita meille heti: {support}\n\n{brand}',
  },
  no: {
    subject: 'Kontoen din hos {brand} er stengt',
    text: 'Hei {name},\n\nDu har stengt kontoen din. Du er logget ut overalt, og du får ikke mer markedsføring fra oss.\n\nLoven krever at vi oppbevarer enkelte opplysninger, for eksempel betalinger, i flere år. Det vi ikke er pålagt å oppbevare, har vi slettet.\n\nBare kundeservice kan åpne kontoen igjen. Var det ikke du som stengte den, så skriv til oss med en gang: {support}\n\n{brand}',
  },
  de: {
    subject: 'Ihr Konto bei {brand} ist geschlossen',
    text: 'Guten Tag {name},\n\nSie haben Ihr Konto geschlossen. Sie sind überall ausgeloggt und erhalten keine Werbung mehr von uns.\n\nEinige Daten, zum Beispiel Zahlungen, müssen wir nach dem Gesetz mehrere Jahre aufbewahren. Was wir nicht aufbewahren müssen, haben wir gelöscht.\n\nNur unser Kundenservice kann das Konto wieder öffnen. Wenn Sie es nicht selbst geschlossen haben, schreiben Sie uns bitte sofort: {support}\n\n{brand}',
  },
  fr: {
    subject: 'Votre compte {brand} est fermé',
    text: 'Bonjour {name},\n\nVous avez fermé votre compte. Vous êtes déconnecté de tous vos appareils et vous ne recevrez plus de publicité de notre part.\n\nLa loi nous oblige à conserver certaines données, comme les paiements, pendant plusieurs années. Nous avons supprimé ce que nous ne devons pas conserver.\n\nSeul notre service client peut rouvrir le compte. Si ce n’est pas vous qui l’avez fermé, écrivez-nous tout de suite : {support}\n\n{brand}',
  },
  caf: {
    subject: 'Votre compte {brand} est fermé',
    text: 'Bonjour {name},\n\nVous avez fermé votre compte. Vous êtes déconnecté de tous vos appareils et vous ne recevrez plus de publicité de notre part.\n\nLa loi nous oblige à conserver certains renseignements, comme les paiements, pendant plusieurs années. Nous avons supprimé ce que nous ne sommes pas tenus de conserver.\n\nSeul notre service à la clientèle peut rouvrir le compte. Si ce n’est pas vous qui l’avez fermé, écrivez-nous immédiatement : {support}\n\n{brand}',
  },
  pt: {
    subject: 'A sua conta {brand} está encerrada',
    text: 'Olá {name},\n\nEncerrou a sua conta. A sessão foi terminada em todos os dispositivos e não receberá mais publicidade nossa.\n\nA lei obriga-nos a guardar alguns registos, como os pagamentos, durante vários anos. Apagámos o que não temos de guardar.\n\nSó o nosso apoio ao cliente pode voltar a abrir a conta. Se não foi você a encerrá-la, escreva-nos de imediato: {support}\n\n{brand}',
  },
  br: {
    subject: 'Sua conta {brand} está encerrada',
    text: 'Olá, {name}!\n\nVocê encerrou sua conta. Ela foi desconectada em todos os aparelhos, e você não vai mais receber publicidade nossa.\n\nA lei nos obriga a guardar alguns registros, como pagamentos, por vários anos. Apagamos o que não precisamos guardar.\n\nSó o nosso suporte pode reabrir a conta. Se não foi você quem a encerrou, escreva para a gente imediatamente: {support}\n\n{brand}',
  },
  cl: {
    subject: 'Tu cuenta de {brand} está cerrada',
    text: 'Hola, {name}:\n\nCerraste tu cuenta. Se cerró tu sesión en todos tus dispositivos y ya no te enviaremos publicidad.\n\nLa ley nos obliga a guardar algunos registros, como los pagos, durante varios años. Borramos lo que no tenemos que guardar.\n\nSolo nuestro equipo de soporte puede volver a abrir la cuenta. Si no la cerraste tú, escríbenos de inmediato: {support}\n\n{brand}',
  },
  pe: {
    subject: 'Tu cuenta de {brand} está cerrada',
    text: 'Hola, {name}:\n\nCerraste tu cuenta. Se cerró tu sesión en todos tus dispositivos y ya no te enviaremos publicidad.\n\nLa ley nos obliga a conservar algunos registros, como los pagos, durante varios años. Hemos borrado lo que no tenemos que conservar.\n\nSolo nuestro equipo de soporte puede volver a abrir la cuenta. Si no la cerraste tú, escríbenos de inmediato: {support}\n\n{brand}',
  },
  ja: {
    subject: '{brand}：アカウントを閉鎖しました',
    text: '{name} 様\n\nご依頼によりアカウントを閉鎖しました。すべての端末からログアウトされ、今後は広告や宣伝のご案内をお送りしません。\n\n入出金などの一部の記録は、法律により数年間保管する義務があります。保管義務のない情報は削除しました。\n\nアカウントを再開できるのはサポートのみです。ご自身で閉鎖していない場合は、至急ご連絡ください：{support}\n\n{brand}',
  },
  tl: {
    subject: 'Sarado na ang account mo sa {brand}',
    text: 'Hi {name},\n\nIsinara mo ang account mo. Naka-log out ka na sa lahat ng device, at hindi ka na namin padadalhan ng mga promo.\n\nAyon sa batas, kailangan naming itago nang ilang taon ang ilang rekord, gaya ng mga bayad. Binura na namin ang hindi kailangang itago.\n\nAng support team lang namin ang puwedeng magbukas ulit ng account. Kung hindi ikaw ang nagsara nito, mag-email agad sa amin: {support}\n\n{brand}',
  },
  tr: {
    subject: '{brand} hesabınız kapatıldı',
    text: 'Merhaba {name},\n\nHesabınızı kapattınız. Tüm cihazlardaki oturumunuz kapatıldı ve size artık tanıtım göndermeyeceğiz.\n\nYasa, ödemeler gibi bazı kayıtları birkaç yıl saklamamızı zorunlu kılıyor. Saklamak zorunda olmadıklarımızı sildik.\n\nHesabı yalnızca destek ekibimiz yeniden açabilir. Hesabı siz kapatmadıysanız hemen bize yazın: {support}\n\n{brand}',
  },
  pl: {
    subject: 'Twoje konto w {brand} jest zamknięte',
    text: 'Cześć {name},\n\nTwoje konto zostało zamknięte na Twoją prośbę. Wylogowaliśmy Cię na wszystkich urządzeniach i nie będziemy już wysyłać Ci reklam.\n\nPrawo nakazuje nam przechowywać niektóre dane, na przykład o płatnościach, przez kilka lat. Usunęliśmy to, czego nie musimy przechowywać.\n\nTylko nasza obsługa klienta może ponownie otworzyć konto. Jeśli zamknięto je bez Twojej wiedzy, napisz do nas od razu: {support}\n\n{brand}',
  },
};

/** Tells the player that the account is closed. If someone else closed it, this is the player's first warning. */
export function closedMessage(
  languageCode: string,
  countryCode: string,
  values: { readonly brand: string; readonly name: string; readonly support: string },
): { readonly locale: string; readonly subject: string; readonly text: string } {
  const locale = messageLocale(languageCode, countryCode);
  const { subject, text } = TEXTS[locale];
  return { locale, subject: fill(subject, values), text: fill(text, values) };
}
