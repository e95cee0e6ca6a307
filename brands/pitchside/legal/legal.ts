import type { BrandLegal } from '@baize/brand';

/** Texts that the licence and the law ask for, by translation locale; English variants read English. */
export const legal: BrandLegal = {
  company: {
    en: 'Pitchside is run by Pitchside Sports Ltd (C 000005), 5 Stadium Street, Gzira, Malta, under a licence of the Malta Gaming Authority.',
    fi: 'Pitchsidea ylläpitää Pitchside Sports Ltd (C 000005), 5 Stadium Street, Gzira, Malta, Maltan peliviranomaisen (Malta Gaming Authority) myöntämällä toimiluvalla.',
    caf: 'Pitchside est exploité par Pitchside Sports Ltd (C 000005), 5 Stadium Street, Gzira, Malte, en vertu d’un permis de la Malta Gaming Authority.',
    fr: 'Pitchside est exploité par Pitchside Sports Ltd (C 000005), 5 Stadium Street, Gzira, Malte, sous licence de la Malta Gaming Authority.',
    de: 'Pitchside wird betrieben von Pitchside Sports Ltd (C 000005), 5 Stadium Street, Gzira, Malta, mit einer Lizenz der Malta Gaming Authority.',
    pl: 'Pitchside prowadzi Pitchside Sports Ltd (C 000005), 5 Stadium Street, Gzira, Malta, na podstawie licencji Malta Gaming Authority.',
    cl: 'Pitchside es operado por Pitchside Sports Ltd (C 000005), 5 Stadium Street, Gzira, Malta, con licencia de la Malta Gaming Authority.',
    br: 'A Pitchside é operada pela Pitchside Sports Ltd (C 000005), 5 Stadium Street, Gzira, Malta, sob licença da Malta Gaming Authority.',
    pe: 'Pitchside es operado por Pitchside Sports Ltd (C 000005), 5 Stadium Street, Gzira, Malta, con licencia de la Malta Gaming Authority.',
    no: 'Pitchside drives av Pitchside Sports Ltd (C 000005), 5 Stadium Street, Gzira, Malta, med lisens fra Malta Gaming Authority.',
    tr: 'Pitchside, Pitchside Sports Ltd (C 000005), 5 Stadium Street, Gzira, Malta tarafından Malta Gaming Authority lisansıyla işletilir.',
    pt: 'A Pitchside é explorada por Pitchside Sports Ltd (C 000005), 5 Stadium Street, Gzira, Malta, ao abrigo de uma licença da Malta Gaming Authority.',
    ja: 'Pitchsideは、Malta Gaming Authorityのライセンスのもと、Pitchside Sports Ltd（C 000005、5 Stadium Street, Gzira, Malta）が運営しています。',
    tl: 'Pinapatakbo ang Pitchside ng Pitchside Sports Ltd (C 000005), 5 Stadium Street, Gzira, Malta, sa ilalim ng lisensiya ng Malta Gaming Authority.',
  },
  gambling: {
    en: 'For adults only. Gambling can cost more than you meant to spend and harm you and those close to you. Set limits, take breaks, and do not chase a loss. If you have had enough, talk to us or to a free helpline near you.',
    fi: 'Vain aikuisille. Pelaamiseen voi kulua enemmän rahaa kuin oli tarkoitus, ja siitä voi koitua haittaa itselle ja läheisille. Aseta rajat, pidä taukoja äläkä yritä voittaa hävittyä takaisin. Jos pelaaminen huolettaa, ota yhteyttä meihin tai maksuttomaan Peluuriin (0800 100 101).',
    caf: 'Réservé aux adultes. Le jeu peut coûter plus que prévu et faire du tort à vous et à vos proches. Fixez-vous des limites, prenez des pauses et ne cherchez pas à vous refaire. Si le jeu vous inquiète, parlez-nous-en ou appelez une ligne d’aide gratuite près de chez vous.',
    fr: 'Réservé aux adultes. Le jeu peut coûter plus que prévu et vous nuire, à vous comme à vos proches. Fixez-vous des limites, faites des pauses et ne cherchez pas à vous refaire. Si c’en est trop, parlez-nous-en ou appelez Joueurs Info Service : 09 74 75 13 13 (appel non surtaxé).',
    de: 'Nur für Erwachsene. Glücksspiel kann mehr kosten, als Sie ausgeben wollten, und Ihnen und Ihren Nächsten schaden. Setzen Sie sich Limits, machen Sie Pausen und laufen Sie Verlusten nicht hinterher. Wenn Sie genug haben, sprechen Sie mit uns oder einer kostenlosen Beratungsstelle in Ihrer Nähe (in Deutschland: 0800 1 37 27 00).',
    pl: 'Tylko dla dorosłych. Hazard może kosztować więcej, niż zakładasz, oraz zaszkodzić Tobie i Twoim bliskim. Ustawiaj limity, rób przerwy i nie próbuj się odegrać. Jeśli masz dość, porozmawiaj z nami albo zadzwoń na Telefon Zaufania – Uzależnienia behawioralne (801 889 880).',
    cl: 'Solo para adultos. El juego puede costar más de lo que pensabas gastar y hacerte daño a ti y a los tuyos. Fija límites, haz pausas y no intentes recuperar lo perdido. Si ya fue suficiente, habla con nosotros o con una línea de ayuda gratuita cerca de ti.',
    br: 'Só para adultos. O jogo pode custar mais do que você queria gastar e prejudicar você e quem está por perto. Defina limites, faça pausas e não tente recuperar o que perdeu. Se já passou da conta, fale com a gente ou ligue de graça para o CVV: 188.',
    pe: 'Solo para adultos. El juego puede costarte más de lo que pensabas gastar, causar ludopatía y hacerte daño a ti y a los tuyos. Ponte límites, haz pausas y no intentes recuperar lo perdido. Si ya fue suficiente, habla con nosotros o con una línea de ayuda gratuita cerca de ti.',
    no: 'Bare for voksne. Pengespill kan koste mer enn du hadde tenkt, og skade deg og dem som står deg nær. Sett grenser, ta pauser, og ikke prøv å vinne tilbake et tap. Har du fått nok, snakk med oss eller ring Hjelpelinjen gratis på 800 800 40.',
    tr: 'Yalnızca yetişkinler için. Kumar, niyetinizden fazlasına mal olabilir, size ve yakınlarınıza zarar verebilir. Limit belirleyin, mola verin ve kaybın peşinden koşmayın. Yeter diyorsanız bizimle konuşun ya da ücretsiz YEDAM hattını (115) arayın.',
    pt: 'Só para adultos. O jogo pode custar mais do que queria gastar e fazer-lhe mal a si e aos seus. Defina limites, faça pausas e não tente recuperar o que perdeu. Se já chega, fale connosco ou ligue para a Linha Vida: 1414.',
    ja: '成人のみご利用いただけます。ギャンブルは思った以上にお金がかかり、ご自身や身近な人を傷つけることがあります。限度額を決め、休憩をとり、負けを追わないでください。もう十分だと感じたら、当社またはお近くの無料相談窓口にご相談ください。',
    tl: 'Para sa mga nasa hustong gulang lang. Maaaring mas malaki ang magastos sa pagsusugal kaysa sa balak mo at makasama sa iyo at sa mga mahal mo sa buhay. Magtakda ng mga limit, mag-break, at huwag habulin ang talo. Kung ayaw mo na, kausapin kami o tawagan ang National Problem Gambling Helpline ng PAGCOR, (02) 8248-9568.',
  },
  description: {
    en: 'A casino with an eye for the score: a fast board, clear figures, and limits that work.',
    fi: 'Kasino, jossa luvut ratkaisevat: nopea näkymä, selvät summat ja rajat, jotka pitävät.',
    caf: 'Un casino qui joue cartes sur table : un tableau rapide, des chiffres clairs et des limites qui tiennent.',
    fr: 'Un casino qui affiche le score : un tableau rapide, des chiffres clairs et des limites qui tiennent.',
    de: 'Ein Casino mit Blick für den Spielstand: eine schnelle Übersicht, klare Zahlen und Limits, die halten.',
    pl: 'Kasyno, w którym liczy się wynik: szybka tablica, proste liczby i limity, które obowiązują naprawdę.',
    cl: 'Un casino que muestra el marcador: un tablero rápido, números claros y límites que se respetan.',
    br: 'Um cassino com o placar à vista: um painel rápido, números claros e limites que valem de verdade.',
    pe: 'Un casino que muestra el marcador: un tablero rápido, números claros y límites que se respetan.',
    no: 'Et kasino som viser stillingen: rask oversikt, klare tall og grenser som holder.',
    tr: 'Skoru açıkça gösteren bir casino: hızlı bir ekran, yalın rakamlar ve sağlam limitler.',
    pt: 'Um casino com o marcador à vista: um painel rápido, números claros e limites que se cumprem.',
    ja: '数字で見せるカジノ。速いボード、はっきりした金額、守られる限度額。',
    tl: 'Isang casinong malinaw ang score: mabilis na board, madaling basahing numero, at mga limit na nasusunod.',
  },
  about: {
    en: {
      title: 'Close to the line',
      paragraphs: [
        'Pitchside puts the figures first: what a game returns, how high a jackpot is, and how much of your limit is left.',
        'Everything is within two taps, and so is the whistle: set a limit or take a break whenever you like.',
      ],
    },
    fi: {
      title: 'Aivan kentän laidalla',
      paragraphs: [
        'Pitchsidessa luvut tulevat ensin: paljonko peli palauttaa, missä jättipotti on menossa ja paljonko rajastasi on jäljellä.',
        'Kaikki löytyy parilla napautuksella, myös pillin vihellys: aseta raja tai pidä tauko, milloin vain haluat.',
      ],
    },
    caf: {
      title: 'Au bord du terrain',
      paragraphs: [
        'Chez Pitchside, les chiffres passent en premier : ce qu’un jeu redistribue, où en est un gros lot, ce qu’il reste de votre limite.',
        'Tout est à deux touches, y compris le coup de sifflet : fixez une limite ou prenez une pause quand vous voulez.',
      ],
    },
    fr: {
      title: 'Au plus près du terrain',
      paragraphs: [
        'Chez Pitchside, les chiffres passent en premier : ce qu’un jeu redistribue, où en est un jackpot, ce qu’il reste de votre limite.',
        'Tout se joue en deux touches, coup de sifflet compris : fixez une limite ou faites une pause quand vous voulez.',
      ],
    },
    de: {
      title: 'Direkt an der Seitenlinie',
      paragraphs: [
        'Bei Pitchside kommen die Zahlen zuerst: was ein Spiel zurückzahlt, wie hoch ein Jackpot steht, wie viel von Ihrem Limit übrig ist.',
        'Alles ist höchstens zweimal Tippen entfernt, auch der Abpfiff: Setzen Sie ein Limit oder machen Sie Pause, wann immer Sie möchten.',
      ],
    },
    pl: {
      title: 'Tuż przy linii',
      paragraphs: [
        'W Pitchside najważniejsze są liczby: ile gra zwraca, jak wysoko stoi jackpot, ile zostało z Twojego limitu.',
        'Wszystko jest w zasięgu dwóch dotknięć, gwizdek też: ustaw limit albo zrób przerwę, kiedy zechcesz.',
      ],
    },
    cl: {
      title: 'Al borde de la cancha',
      paragraphs: [
        'Pitchside pone los números primero: cuánto devuelve un juego, a cuánto va un jackpot, cuánto queda de tu límite.',
        'Todo está a dos toques, y el pitazo también: fija un límite o haz una pausa cuando quieras.',
      ],
    },
    br: {
      title: 'Na beira do gramado',
      paragraphs: [
        'Na Pitchside os números vêm primeiro: quanto um jogo devolve, em quanto está um jackpot, quanto resta do seu limite.',
        'Tudo está a dois toques, inclusive o apito: defina um limite ou faça uma pausa quando quiser.',
      ],
    },
    pe: {
      title: 'Al borde de la cancha',
      paragraphs: [
        'Pitchside pone los números primero: cuánto devuelve un juego, en cuánto va un jackpot, cuánto queda de tu límite.',
        'Todo está a dos toques, y el pitazo también: ponte un límite o haz una pausa cuando quieras.',
      ],
    },
    no: {
      title: 'Helt inntil sidelinjen',
      paragraphs: [
        'Pitchside setter tallene først: hva et spill betaler tilbake, hvor høyt en jackpot står, og hvor mye som er igjen av grensen din.',
        'Alt er innen to trykk, fløyta også: Sett en grense eller ta en pause når du vil.',
      ],
    },
    tr: {
      title: 'Çizginin hemen yanında',
      paragraphs: [
        'Pitchside rakamları öne koyar: bir oyun ne kadar geri öder, jackpot ne kadar yükseldi, limitinizden ne kaldı.',
        'Her şey iki dokunuş uzağınızda, düdük de: istediğiniz zaman limit belirleyin ya da mola verin.',
      ],
    },
    pt: {
      title: 'Junto à linha',
      paragraphs: [
        'Na Pitchside, os números vêm primeiro: o que um jogo devolve, em quanto vai um jackpot, quanto resta do seu limite.',
        'Tudo está a dois toques, incluindo o apito: defina um limite ou faça uma pausa quando quiser.',
      ],
    },
    ja: {
      title: 'タッチラインのすぐそばで',
      paragraphs: [
        'Pitchsideは数字が先です。ゲームの還元率、ジャックポットの現在額、限度額の残り。',
        'すべては2タップ以内。終了の笛も同じです。限度額の設定も休憩も、いつでもどうぞ。',
      ],
    },
    tl: {
      title: 'Malapit sa linya',
      paragraphs: [
        'Inuuna ng Pitchside ang mga numero: kung magkano ang ibinabalik ng laro, gaano na kataas ang jackpot, magkano pa ang natira sa limit mo.',
        'Dalawang tap lang ang layo ng lahat, pati ang pito: magtakda ng limit o mag-break kung kailan mo gusto.',
      ],
    },
  },
};
