import type { BrandLegal } from '@baize/brand';

/** Texts that the licence and the law ask for, by translation locale; English variants read English. */
export const legal: BrandLegal = {
  company: {
    en: 'Wireframe is the reference brand of this product, run by Wireframe Reference Ltd (C 000003), 1 Example Street, Valletta, Malta.',
    fi: 'Wireframe on tämän tuotteen vertailubrändi, jota ylläpitää Wireframe Reference Ltd (C 000003), 1 Example Street, Valletta, Malta.',
    caf: 'Wireframe est la marque de référence de ce produit, exploitée par Wireframe Reference Ltd (C 000003), 1 Example Street, La Valette, Malte.',
    fr: 'Wireframe est la marque de référence de ce produit, exploitée par Wireframe Reference Ltd (C 000003), 1 Example Street, La Valette, Malte.',
    de: 'Wireframe ist die Referenzmarke dieses Produkts, betrieben von Wireframe Reference Ltd (C 000003), 1 Example Street, Valletta, Malta.',
    pl: 'Wireframe to marka wzorcowa tego produktu, którą prowadzi Wireframe Reference Ltd (C 000003), 1 Example Street, Valletta, Malta.',
    cl: 'Wireframe es la marca de referencia de este producto, operada por Wireframe Reference Ltd (C 000003), 1 Example Street, La Valeta, Malta.',
    br: 'A Wireframe é a marca de referência deste produto, operada pela Wireframe Reference Ltd (C 000003), 1 Example Street, Valeta, Malta.',
    pe: 'Wireframe es la marca de referencia de este producto, operada por Wireframe Reference Ltd (C 000003), 1 Example Street, La Valeta, Malta.',
    no: 'Wireframe er referansemerket for dette produktet og drives av Wireframe Reference Ltd (C 000003), 1 Example Street, Valletta, Malta.',
    tr: 'Wireframe bu ürünün referans markasıdır; Wireframe Reference Ltd (C 000003), 1 Example Street, Valletta, Malta tarafından işletilir.',
    pt: 'A Wireframe é a marca de referência deste produto, explorada por Wireframe Reference Ltd (C 000003), 1 Example Street, Valeta, Malta.',
    ja: 'Wireframeは本製品の基準ブランドで、Wireframe Reference Ltd（C 000003、1 Example Street, Valletta, Malta）が運営しています。',
    tl: 'Ang Wireframe ang reference brand ng produktong ito, na pinapatakbo ng Wireframe Reference Ltd (C 000003), 1 Example Street, Valletta, Malta.',
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
    en: 'The whole product without a costume.',
    fi: 'Koko tuote ilman pukua.',
    caf: 'Tout le produit, sans costume.',
    fr: 'Tout le produit, sans costume.',
    de: 'Das ganze Produkt ohne Kostüm.',
    pl: 'Cały produkt bez kostiumu.',
    cl: 'El producto completo, sin disfraz.',
    br: 'O produto inteiro, sem fantasia.',
    pe: 'El producto completo, sin disfraz.',
    no: 'Hele produktet uten kostyme.',
    tr: 'Ürünün tamamı, kostümsüz.',
    pt: 'O produto inteiro, sem disfarce.',
    ja: '飾りを外した、製品のすべて。',
    tl: 'Ang buong produkto nang walang kasuotan.',
  },
  about: {
    en: {
      title: 'About this brand',
      paragraphs: ['Wireframe shows every screen in plain grey, so that structure can be judged before style.'],
    },
    fi: {
      title: 'Tietoa brändistä',
      paragraphs: ['Wireframe näyttää jokaisen näkymän harmaana, jotta rakennetta voi arvioida ennen tyyliä.'],
    },
    caf: {
      title: 'À propos de cette marque',
      paragraphs: ['Wireframe présente chaque écran en gris, pour que la structure soit jugée avant le style.'],
    },
    fr: {
      title: 'À propos de cette marque',
      paragraphs: ['Wireframe montre chaque écran en gris uni, pour que la structure soit jugée avant le style.'],
    },
    de: {
      title: 'Über diese Marke',
      paragraphs: [
        'Wireframe zeigt jede Ansicht in schlichtem Grau, damit der Aufbau vor dem Stil beurteilt werden kann.',
      ],
    },
    pl: {
      title: 'O tej marce',
      paragraphs: ['Wireframe pokazuje każdy ekran w zwykłej szarości, żeby można było ocenić układ przed stylem.'],
    },
    cl: {
      title: 'Sobre esta marca',
      paragraphs: ['Wireframe muestra cada pantalla en gris liso, para juzgar la estructura antes que el estilo.'],
    },
    br: {
      title: 'Sobre esta marca',
      paragraphs: ['A Wireframe mostra todas as telas em cinza, para que a estrutura seja avaliada antes do estilo.'],
    },
    pe: {
      title: 'Sobre esta marca',
      paragraphs: ['Wireframe muestra cada pantalla en gris liso, para juzgar la estructura antes que el estilo.'],
    },
    no: {
      title: 'Om dette merket',
      paragraphs: ['Wireframe viser hvert skjermbilde i enkelt grått, så strukturen kan bedømmes før stilen.'],
    },
    tr: {
      title: 'Bu marka hakkında',
      paragraphs: ['Wireframe her ekranı sade gri olarak gösterir; böylece biçimden önce yapı değerlendirilebilir.'],
    },
    pt: {
      title: 'Sobre esta marca',
      paragraphs: ['A Wireframe mostra cada ecrã em cinzento, para que a estrutura seja avaliada antes do estilo.'],
    },
    ja: {
      title: 'このブランドについて',
      paragraphs: ['Wireframeはすべての画面を無地のグレーで示します。見た目より先に、構造を確かめるためです。'],
    },
    tl: {
      title: 'Tungkol sa brand na ito',
      paragraphs: [
        'Ipinapakita ng Wireframe ang bawat screen sa simpleng gray, para mahusgahan ang istruktura bago ang estilo.',
      ],
    },
  },
};
