import type { BrandLegal } from '@baize/brand';

/** Texts that the licence and the law ask for, by translation locale; English variants read English. */
export const legal: BrandLegal = {
  company: {
    en: 'Marigold is run by Marigold Play Ltd (C 000002), 27 Old Bakery Street, Valletta, Malta, under a licence of the Malta Gaming Authority.',
    fi: 'Marigoldia ylläpitää Marigold Play Ltd (C 000002), 27 Old Bakery Street, Valletta, Malta, Maltan peliviranomaisen (Malta Gaming Authority) myöntämällä toimiluvalla.',
    caf: 'Marigold est exploité par Marigold Play Ltd (C 000002), 27 Old Bakery Street, La Valette, Malte, en vertu d’un permis de la Malta Gaming Authority.',
    fr: 'Marigold est exploité par Marigold Play Ltd (C 000002), 27 Old Bakery Street, La Valette, Malte, sous licence de la Malta Gaming Authority.',
    de: 'Marigold wird betrieben von Marigold Play Ltd (C 000002), 27 Old Bakery Street, Valletta, Malta, mit einer Lizenz der Malta Gaming Authority.',
    pl: 'Marigold prowadzi Marigold Play Ltd (C 000002), 27 Old Bakery Street, Valletta, Malta, na podstawie licencji Malta Gaming Authority.',
    cl: 'Marigold es operado por Marigold Play Ltd (C 000002), 27 Old Bakery Street, La Valeta, Malta, con licencia de la Malta Gaming Authority.',
    br: 'A Marigold é operada pela Marigold Play Ltd (C 000002), 27 Old Bakery Street, Valeta, Malta, sob licença da Malta Gaming Authority.',
    pe: 'Marigold es operado por Marigold Play Ltd (C 000002), 27 Old Bakery Street, La Valeta, Malta, con licencia de la Malta Gaming Authority.',
    no: 'Marigold drives av Marigold Play Ltd (C 000002), 27 Old Bakery Street, Valletta, Malta, med lisens fra Malta Gaming Authority.',
    tr: 'Marigold, Marigold Play Ltd (C 000002), 27 Old Bakery Street, Valletta, Malta tarafından Malta Gaming Authority lisansıyla işletilir.',
    pt: 'A Marigold é explorada por Marigold Play Ltd (C 000002), 27 Old Bakery Street, Valeta, Malta, ao abrigo de uma licença da Malta Gaming Authority.',
    ja: 'Marigoldは、Malta Gaming Authorityのライセンスのもと、Marigold Play Ltd（C 000002、27 Old Bakery Street, Valletta, Malta）が運営しています。',
    tl: 'Pinapatakbo ang Marigold ng Marigold Play Ltd (C 000002), 27 Old Bakery Street, Valletta, Malta, sa ilalim ng lisensiya ng Malta Gaming Authority.',
  },
  gambling: {
    en: 'Gambling is for adults only and should be fun. Set limits, take breaks, and never stake money you need. If gambling worries you, talk to us or to a free helpline near you.',
    fi: 'Rahapelaaminen on vain aikuisille, ja sen kuuluu olla hauskaa. Aseta rajat, pidä taukoja äläkä koskaan pelaa rahalla, jota tarvitset. Jos pelaaminen huolettaa, ota yhteyttä meihin tai maksuttomaan Peluuriin (0800 100 101).',
    caf: 'Le jeu est réservé aux adultes et doit rester un plaisir. Fixez-vous des limites, prenez des pauses et ne misez jamais l’argent dont vous avez besoin. Si le jeu vous inquiète, parlez-nous-en ou appelez une ligne d’aide gratuite près de chez vous.',
    fr: 'Le jeu est réservé aux adultes et doit rester un plaisir. Fixez-vous des limites, faites des pauses et ne misez jamais l’argent dont vous avez besoin. Si le jeu vous inquiète, parlez-nous-en ou appelez Joueurs Info Service : 09 74 75 13 13 (appel non surtaxé).',
    de: 'Glücksspiel ist nur für Erwachsene und soll Spaß machen. Setzen Sie sich Limits, machen Sie Pausen und spielen Sie nie mit Geld, das Sie brauchen. Wenn es Ihnen Sorgen macht, sprechen Sie mit uns oder einer kostenlosen Beratungsstelle in Ihrer Nähe (in Deutschland: 0800 1 37 27 00).',
    pl: 'Hazard jest tylko dla dorosłych i ma być rozrywką. Ustawiaj limity, rób przerwy i nigdy nie graj za pieniądze, których potrzebujesz. Jeśli gra Cię niepokoi, porozmawiaj z nami albo zadzwoń na Telefon Zaufania – Uzależnienia behawioralne (801 889 880).',
    cl: 'El juego es solo para adultos y debe ser entretenido. Fija límites, haz pausas y nunca apuestes dinero que necesitas. Si te preocupa, habla con nosotros o con una línea de ayuda gratuita cerca de ti.',
    br: 'O jogo é só para adultos e deve ser diversão, nunca investimento. Defina limites, faça pausas e jamais aposte um dinheiro de que precisa. Se o jogo preocupar você, fale com a gente ou ligue de graça para o CVV: 188.',
    pe: 'El juego es solo para adultos y debe ser divertido. Ponte límites, haz pausas y nunca apuestes dinero que necesitas. Jugar en exceso puede causar ludopatía: si te preocupa, habla con nosotros o con una línea de ayuda gratuita cerca de ti.',
    no: 'Pengespill er bare for voksne og skal være gøy. Sett grenser, ta pauser, og spill aldri for penger du trenger. Er du bekymret, snakk med oss eller ring Hjelpelinjen gratis på 800 800 40.',
    tr: 'Kumar yalnızca yetişkinler içindir ve eğlence olarak kalmalıdır. Limit belirleyin, mola verin ve ihtiyacınız olan parayla asla oynamayın. Kumar sizi kaygılandırıyorsa bizimle konuşun ya da ücretsiz YEDAM hattını (115) arayın.',
    pt: 'O jogo é só para adultos e deve ser divertido. Defina limites, faça pausas e nunca aposte dinheiro de que precisa. Se o jogo lhe traz preocupações, fale connosco ou ligue para a Linha Vida: 1414.',
    ja: 'ギャンブルは成人だけのもので、楽しむためのものです。限度額を決め、休憩をとり、必要なお金は決して賭けないでください。不安を感じたら、当社またはお近くの無料相談窓口にご相談ください。',
    tl: 'Para sa mga nasa hustong gulang lang ang pagsusugal at dapat itong maging masaya. Magtakda ng mga limit, mag-break, at huwag kailanman itaya ang perang kailangan mo. Kung nababahala ka, kausapin kami o tawagan ang National Problem Gambling Helpline ng PAGCOR, (02) 8248-9568.',
  },
  description: {
    en: 'Bright games for a good mood. Pick one, put the kettle on, and play for as long as it makes you smile.',
    fi: 'Iloisia pelejä hyvään hetkeen. Valitse suosikkisi, laita kahvi tulemaan ja pelaa niin kauan kuin se hymyilyttää.',
    caf: 'Des jeux lumineux pour la bonne humeur. Choisissez-en un, préparez-vous un café et jouez tant que ça vous fait sourire.',
    fr: 'Des jeux lumineux pour la bonne humeur. Choisissez-en un, mettez l’eau à chauffer et jouez tant que ça vous fait sourire.',
    de: 'Heitere Spiele für gute Laune. Suchen Sie sich eins aus, setzen Sie Kaffee auf und spielen Sie, solange Sie dabei lächeln.',
    pl: 'Pogodne gry na dobry humor. Wybierz jedną, nastaw czajnik i graj tak długo, jak długo wywołuje uśmiech.',
    cl: 'Juegos alegres para estar de buen ánimo. Elige uno, pon la tetera y juega mientras te saque una sonrisa.',
    br: 'Jogos cheios de cor para ficar de bom humor. Escolha um, passe um café e jogue enquanto der vontade de sorrir.',
    pe: 'Juegos alegres para el buen humor. Elige uno, prepárate un cafecito y juega mientras te saque una sonrisa.',
    no: 'Lyse spill for godt humør. Velg ett, sett på kaffen, og spill så lenge du smiler av det.',
    tr: 'Keyfinizi yerine getiren ışıl ışıl oyunlar. Birini seçin, çayı koyun ve yüzünüzü güldürdüğü sürece oynayın.',
    pt: 'Jogos luminosos para a boa disposição. Escolha um, ponha a chaleira ao lume e jogue enquanto lhe der vontade de sorrir.',
    ja: '気分が明るくなるゲームたち。ひとつ選んで、お茶をいれて、笑顔でいられる間だけ遊びましょう。',
    tl: 'Maliliwanag na laro para sa magandang mood. Pumili ng isa, magtimpla ng kape, at maglaro hangga’t napapangiti ka.',
  },
  about: {
    en: {
      title: 'Sunny side of the casino',
      paragraphs: [
        'Marigold keeps things light: small stakes are welcome, every rule is written in plain language, and nothing flashes at you.',
        'Set a budget before you start, and we’ll keep track of it with you, to the cent.',
      ],
    },
    fi: {
      title: 'Kasinon aurinkoisempi puoli',
      paragraphs: [
        'Marigoldissa pelataan kevyellä mielellä: pienet panokset ovat tervetulleita, säännöt kerrotaan selkokielellä eikä mikään vilku silmille.',
        'Päätä budjetti ennen aloittamista, niin pidämme siitä lukua kanssasi sentin tarkkuudella.',
      ],
    },
    caf: {
      title: 'Le côté ensoleillé du casino',
      paragraphs: [
        'Chez Marigold, on joue le cœur léger : les petites mises sont les bienvenues, les règles sont écrites simplement et rien ne clignote pour rien.',
        'Fixez un budget avant de commencer et nous en tiendrons le compte avec vous, au cent près.',
      ],
    },
    fr: {
      title: 'Le côté soleil du casino',
      paragraphs: [
        'Chez Marigold, on joue le cœur léger : les petites mises sont les bienvenues, chaque règle est écrite avec des mots simples et rien ne vous clignote au visage.',
        'Fixez un budget avant de commencer et nous compterons avec vous, au centime près.',
      ],
    },
    de: {
      title: 'Die Sonnenseite des Casinos',
      paragraphs: [
        'Marigold nimmt es leicht: Kleine Einsätze sind willkommen, jede Regel steht in einfachen Worten da, und nichts blinkt Sie an.',
        'Legen Sie Ihr Budget fest, bevor Sie beginnen, und wir zählen mit Ihnen mit, Cent für Cent.',
      ],
    },
    pl: {
      title: 'Słoneczna strona kasyna',
      paragraphs: [
        'W Marigold jest lekko: małe stawki są mile widziane, każda zasada jest napisana prostymi słowami i nic na Ciebie nie mruga.',
        'Ustal budżet, zanim zaczniesz, a będziemy go pilnować razem z Tobą, co do grosza.',
      ],
    },
    cl: {
      title: 'El lado soleado del casino',
      paragraphs: [
        'En Marigold todo es liviano: las apuestas chicas son bienvenidas, cada regla está escrita en palabras simples y nada te parpadea en la cara.',
        'Define un presupuesto antes de empezar y llevamos la cuenta contigo, peso a peso.',
      ],
    },
    br: {
      title: 'O lado ensolarado do cassino',
      paragraphs: [
        'Na Marigold tudo é leve: apostas pequenas são bem-vindas, cada regra está escrita em palavras simples e nada pisca na sua cara.',
        'Defina um orçamento antes de começar e fazemos as contas com você, centavo por centavo.',
      ],
    },
    pe: {
      title: 'El lado soleado del casino',
      paragraphs: [
        'En Marigold todo es ligero: las apuestas pequeñas son bienvenidas, cada regla está escrita en palabras sencillas y nada te parpadea en la cara.',
        'Define un presupuesto antes de empezar y llevamos la cuenta contigo, céntimo a céntimo.',
      ],
    },
    no: {
      title: 'Solsiden av kasinoet',
      paragraphs: [
        'Marigold tar det lett: Små innsatser er velkomne, hver regel står på godt norsk, og ingenting blinker mot deg.',
        'Sett et budsjett før du begynner, så fører vi regnskapet sammen med deg, øre for øre.',
      ],
    },
    tr: {
      title: 'Casinonun güneşli yanı',
      paragraphs: [
        'Marigold işi hafif tutar: küçük bahisler hoş karşılanır, her kural sade bir dille yazılır ve gözünüzü alan hiçbir şey yanıp sönmez.',
        'Başlamadan önce bütçenizi belirleyin, hesabını kuruşu kuruşuna birlikte tutalım.',
      ],
    },
    pt: {
      title: 'O lado soalheiro do casino',
      paragraphs: [
        'Na Marigold, tudo é leve: as apostas pequenas são bem-vindas, cada regra está escrita em palavras simples e nada lhe pisca aos olhos.',
        'Defina um orçamento antes de começar e fazemos as contas consigo, cêntimo a cêntimo.',
      ],
    },
    ja: {
      title: 'カジノの日だまり',
      paragraphs: [
        'Marigoldは気軽です。少額のベットも歓迎、ルールはどれもやさしい言葉で、目の前でちかちか光るものはありません。',
        '始める前に予算を決めてください。1セントに至るまで、一緒に数えていきます。',
      ],
    },
    tl: {
      title: 'Ang maaraw na panig ng casino',
      paragraphs: [
        'Magaan lang ang lahat sa Marigold: tanggap ang maliliit na taya, nakasulat nang simple ang bawat patakaran, at walang kumukutitap sa iyo.',
        'Magtakda ng budget bago magsimula at sabay nating bibilangin ito, sentimo por sentimo.',
      ],
    },
  },
};
