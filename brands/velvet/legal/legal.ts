import type { BrandLegal } from '@baize/brand';

/** Texts that the licence and the law ask for, by translation locale; English variants read English. */
export const legal: BrandLegal = {
  company: {
    en: 'Velvet is run by Velvet House Ltd (C 000004), 9 Old Theatre Street, Valletta, Malta, licensed and supervised by the Malta Gaming Authority.',
    fi: 'Velvetiä ylläpitää Velvet House Ltd (C 000004), 9 Old Theatre Street, Valletta, Malta. Toimiluvan on myöntänyt ja toimintaa valvoo Maltan peliviranomainen (Malta Gaming Authority).',
    caf: 'Velvet est exploité par Velvet House Ltd (C 000004), 9 Old Theatre Street, La Valette, Malte, titulaire d’un permis de la Malta Gaming Authority, qui en assure la surveillance.',
    fr: 'Velvet est exploité par Velvet House Ltd (C 000004), 9 Old Theatre Street, La Valette, Malte, société titulaire d’une licence de la Malta Gaming Authority et placée sous son contrôle.',
    de: 'Velvet wird betrieben von Velvet House Ltd (C 000004), 9 Old Theatre Street, Valletta, Malta, lizenziert und beaufsichtigt durch die Malta Gaming Authority.',
    pl: 'Velvet prowadzi Velvet House Ltd (C 000004), 9 Old Theatre Street, Valletta, Malta. Licencję wydał i nadzór sprawuje Malta Gaming Authority.',
    cl: 'Velvet es operado por Velvet House Ltd (C 000004), 9 Old Theatre Street, La Valeta, Malta, con licencia y supervisión de la Malta Gaming Authority.',
    br: 'A Velvet é operada pela Velvet House Ltd (C 000004), 9 Old Theatre Street, Valeta, Malta, licenciada e supervisionada pela Malta Gaming Authority.',
    pe: 'Velvet es operado por Velvet House Ltd (C 000004), 9 Old Theatre Street, La Valeta, Malta, con licencia y supervisión de la Malta Gaming Authority.',
    no: 'Velvet drives av Velvet House Ltd (C 000004), 9 Old Theatre Street, Valletta, Malta, med lisens fra og under tilsyn av Malta Gaming Authority.',
    tr: 'Velvet, Velvet House Ltd (C 000004), 9 Old Theatre Street, Valletta, Malta tarafından işletilir; Malta Gaming Authority lisansına ve denetimine tabidir.',
    pt: 'A Velvet é explorada por Velvet House Ltd (C 000004), 9 Old Theatre Street, Valeta, Malta, entidade licenciada e supervisionada pela Malta Gaming Authority.',
    ja: 'Velvetは、Malta Gaming Authorityのライセンスと監督のもと、Velvet House Ltd（C 000004、9 Old Theatre Street, Valletta, Malta）が運営しています。',
    tl: 'Pinapatakbo ang Velvet ng Velvet House Ltd (C 000004), 9 Old Theatre Street, Valletta, Malta, na lisensiyado at binabantayan ng Malta Gaming Authority.',
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
    en: 'Live tables for the late hours: dealers who know their craft, stakes to suit any evening, and no hurry at all.',
    fi: 'Livepöytiä myöhäisille tunneille: ammattitaitoiset jakajat, panokset jokaiseen iltaan eikä kiire minnekään.',
    caf: 'Des tables en direct pour les heures tardives : des croupiers de métier, des mises pour toutes les soirées, et aucune hâte.',
    fr: 'Des tables en direct pour les heures tardives : des croupiers qui connaissent leur métier, des mises pour chaque soirée, et tout votre temps.',
    de: 'Live-Tische für die späten Stunden: Dealer, die ihr Handwerk verstehen, Einsätze für jeden Abend und keinerlei Eile.',
    pl: 'Stoły na żywo na późne godziny: krupierzy, którzy znają swój fach, stawki na każdy wieczór i żadnego pośpiechu.',
    cl: 'Mesas en vivo para las horas tardías: crupieres que conocen su oficio, apuestas para cada noche y ningún apuro.',
    br: 'Mesas ao vivo para as horas mais tardias: crupiês que dominam o ofício, apostas para qualquer noite e nenhuma pressa.',
    pe: 'Mesas en vivo para las horas tardías: crupieres que conocen su oficio, apuestas para cada noche y ningún apuro.',
    no: 'Livebord for de sene timene: dealere som kan faget sitt, innsatser for enhver kveld, og ingen hast i det hele tatt.',
    tr: 'Gecenin geç saatleri için canlı masalar: işinin ehli krupiyeler, her akşama uygun bahisler ve hiç acele yok.',
    pt: 'Mesas ao vivo para as horas tardias: croupiers que conhecem o ofício, apostas à medida de cada serão e pressa nenhuma.',
    ja: '夜更けのためのライブテーブル。腕の確かなディーラー、どの夜にも合うベット額、そして急がない時間。',
    tl: 'Mga live table para sa malalim na gabi: mga dealer na bihasa sa kanilang gawain, mga tayang bagay sa anumang gabi, at walang pagmamadali.',
  },
  about: {
    en: {
      title: 'The house, after dark',
      paragraphs: [
        'Velvet opens with the tables. Roulette, blackjack and baccarat come first here, each with its limits written on the card before you sit down, and the slots wait in the next room.',
        'A good evening also knows when to end. Decide in advance what you want to spend, and we’ll help you keep to it. You can withdraw your winnings whenever you like.',
      ],
    },
    fi: {
      title: 'Talo, joka herää illalla',
      paragraphs: [
        'Velvetissä pöydät tulevat ensin. Ruletin, blackjackin ja baccaratin rajat näet kortista jo ennen kuin istut alas, ja kolikkopelit odottavat viereisessä salissa.',
        'Hyvä ilta osaa myös päättyä ajallaan. Päätä etukäteen, mitä se saa maksaa, niin pidämme siitä kiinni yhdessä. Voittosi kotiutat silloin, kun itse haluat.',
      ],
    },
    caf: {
      title: 'La maison, la nuit venue',
      paragraphs: [
        'Chez Velvet, tout commence aux tables. La roulette, le blackjack et le baccara passent en premier, et chaque carte annonce ses limites avant même que vous preniez place; les machines à sous vous attendent dans la salle d’à côté.',
        'Une belle soirée sait aussi se terminer. Décidez d’avance de ce qu’elle peut coûter et nous nous y tiendrons avec vous; vos gains repartent avec vous dès que vous le demandez.',
      ],
    },
    fr: {
      title: 'La maison, à la nuit tombée',
      paragraphs: [
        'Chez Velvet, tout commence par les tables. La roulette, le blackjack et le baccara passent en premier, chaque carte annonçant ses limites avant que vous ne preniez place ; les machines à sous attendent dans le salon voisin.',
        'Une belle soirée sait aussi s’achever. Décidez d’avance de ce qu’elle peut coûter et nous nous y tiendrons avec vous ; vos gains repartent avec vous dès que vous le demandez.',
      ],
    },
    de: {
      title: 'Das Haus nach Einbruch der Dunkelheit',
      paragraphs: [
        'Bei Velvet stehen die Tische am Anfang. Roulette, Blackjack und Baccarat haben hier den Vortritt, und jede Karte nennt die Limits, bevor Sie Platz nehmen; die Spielautomaten warten im Nebenraum.',
        'Ein guter Abend weiß auch, wann er zu Ende ist. Bestimmen Sie vorher, was er kosten darf, und wir helfen Ihnen, dabei zu bleiben. Ihre Gewinne können Sie sich auszahlen lassen, wann immer Sie möchten.',
      ],
    },
    pl: {
      title: 'Dom po zmroku',
      paragraphs: [
        'Velvet zaczyna się od stołów. Ruletka, blackjack i bakarat mają tu pierwszeństwo, a karta każdego stołu podaje limity, zanim przy nim usiądziesz. Sloty czekają w sąsiedniej sali.',
        'Dobry wieczór wie też, kiedy się skończyć. Zdecyduj wcześniej, ile chcesz wydać, a pomożemy Ci się tego trzymać. Wygrane możesz wypłacić, kiedy tylko chcesz.',
      ],
    },
    cl: {
      title: 'La casa, de noche',
      paragraphs: [
        'Velvet abre con las mesas. Aquí la ruleta, el blackjack y el baccarat van primero, cada una con sus límites escritos en la tarjeta antes de que te sientes, y las tragamonedas esperan en la sala de al lado.',
        'Una buena noche también sabe cuándo terminar. Decide de antemano cuánto quieres gastar y te ayudamos a cumplirlo. Puedes retirar tus ganancias cuando quieras.',
      ],
    },
    br: {
      title: 'A casa, depois que anoitece',
      paragraphs: [
        'A Velvet abre com as mesas. Roleta, blackjack e bacará vêm primeiro aqui, cada mesa com os limites escritos no cartão antes de você se sentar, e os slots esperam na sala ao lado.',
        'Uma boa noite também sabe a hora de acabar. Decida antes quanto quer gastar, e ajudamos você a cumprir. Você pode sacar seus ganhos quando quiser.',
      ],
    },
    pe: {
      title: 'La casa, de noche',
      paragraphs: [
        'Velvet abre con las mesas. Aquí la ruleta, el blackjack y el baccarat van primero, cada una con sus límites escritos en la tarjeta antes de que te sientes, y las tragamonedas esperan en la sala de al lado.',
        'Una buena noche también sabe cuándo terminar. Decide de antemano cuánto quieres gastar y te ayudamos a cumplirlo. Puedes retirar tus ganancias cuando quieras.',
      ],
    },
    no: {
      title: 'Huset etter mørkets frembrudd',
      paragraphs: [
        'Hos Velvet begynner alt ved bordene. Rulett, blackjack og baccarat kommer først, og hvert kort oppgir grensene før du setter deg; automatene venter i rommet ved siden av.',
        'En god kveld vet også når den er over. Bestem på forhånd hva den får koste, så hjelper vi deg å holde deg til det. Gevinstene dine kan du ta ut når du vil.',
      ],
    },
    tr: {
      title: 'Gece çökünce açılan ev',
      paragraphs: [
        'Velvet kapısını masalarla açar. Burada önce rulet, blackjack ve bakara gelir; her birinin limitleri siz oturmadan kartın üzerinde yazar, slotlar ise yan odada bekler.',
        'İyi bir akşam ne zaman biteceğini de bilir. Ne kadar harcamak istediğinize önceden karar verin, buna sadık kalmanıza yardım edelim. Kazancınızı istediğiniz zaman çekebilirsiniz.',
      ],
    },
    pt: {
      title: 'A casa, ao cair da noite',
      paragraphs: [
        'A Velvet abre com as mesas. Aqui, a roleta, o blackjack e o bacará vêm primeiro, com os limites escritos no cartão antes de se sentar, e as slots esperam na sala ao lado.',
        'Um bom serão também sabe quando acabar. Decida antes quanto quer gastar e ajudamos a cumprir. Pode levantar os seus ganhos quando quiser.',
      ],
    },
    ja: {
      title: '日が暮れてからの館',
      paragraphs: [
        'Velvetはテーブルから始まります。ルーレット、ブラックジャック、バカラが主役。限度額は着席前にカードでご覧いただけます。スロットは隣の間でお待ちしています。',
        'よい夜は、終わりどきも心得ています。いくらまで使うかを先にお決めください。守れるようお手伝いします。勝利金はいつでも出金できます。',
      ],
    },
    tl: {
      title: 'Ang bahay, pagsapit ng dilim',
      paragraphs: [
        'Sa mga mesa nagbubukas ang Velvet. Nauuna rito ang roulette, blackjack at baccarat, bawat isa may limit na nakasulat sa card bago ka maupo, at naghihintay ang slots sa kabilang silid.',
        'Alam din ng magandang gabi kung kailan magtatapos. Magpasya nang maaga kung magkano ang gagastusin, at tutulungan ka naming sundin ito. Mawi-withdraw mo ang panalo mo kung kailan mo gusto.',
      ],
    },
  },
};
