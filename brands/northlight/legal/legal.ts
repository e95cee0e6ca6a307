import type { BrandLegal } from '@baize/brand';

/** Texts that the licence and the law ask for, by translation locale; English variants read English. */
export const legal: BrandLegal = {
  company: {
    en: 'Northlight is run by Northlight Gaming Ltd (C 000001), 18 Tower Road, Sliema, Malta, licensed and supervised by the Malta Gaming Authority.',
    fi: 'Northlightia ylläpitää Northlight Gaming Ltd (C 000001), 18 Tower Road, Sliema, Malta. Toimiluvan on myöntänyt ja toimintaa valvoo Maltan peliviranomainen (Malta Gaming Authority).',
    caf: 'Northlight est exploité par Northlight Gaming Ltd (C 000001), 18 Tower Road, Sliema, Malte, titulaire d’un permis de la Malta Gaming Authority, qui le surveille.',
    fr: 'Northlight est exploité par Northlight Gaming Ltd (C 000001), 18 Tower Road, Sliema, Malte, société titulaire d’une licence de la Malta Gaming Authority et placée sous son contrôle.',
    de: 'Northlight wird betrieben von Northlight Gaming Ltd (C 000001), 18 Tower Road, Sliema, Malta, lizenziert und beaufsichtigt durch die Malta Gaming Authority.',
    pl: 'Northlight prowadzi Northlight Gaming Ltd (C 000001), 18 Tower Road, Sliema, Malta. Licencję wydał i nadzór sprawuje Malta Gaming Authority.',
    cl: 'Northlight es operado por Northlight Gaming Ltd (C 000001), 18 Tower Road, Sliema, Malta, con licencia y supervisión de la Malta Gaming Authority.',
    br: 'A Northlight é operada pela Northlight Gaming Ltd (C 000001), 18 Tower Road, Sliema, Malta, licenciada e supervisionada pela Malta Gaming Authority.',
    pe: 'Northlight es operado por Northlight Gaming Ltd (C 000001), 18 Tower Road, Sliema, Malta, con licencia y supervisión de la Malta Gaming Authority.',
    no: 'Northlight drives av Northlight Gaming Ltd (C 000001), 18 Tower Road, Sliema, Malta, med lisens fra og under tilsyn av Malta Gaming Authority.',
    tr: 'Northlight, Northlight Gaming Ltd (C 000001), 18 Tower Road, Sliema, Malta tarafından işletilir; Malta Gaming Authority lisansına ve denetimine tabidir.',
    pt: 'A Northlight é explorada por Northlight Gaming Ltd (C 000001), 18 Tower Road, Sliema, Malta, entidade licenciada e supervisionada pela Malta Gaming Authority.',
    ja: 'Northlightは、Malta Gaming Authorityのライセンスと監督のもと、Northlight Gaming Ltd（C 000001、18 Tower Road, Sliema, Malta）が運営しています。',
    tl: 'Pinapatakbo ang Northlight ng Northlight Gaming Ltd (C 000001), 18 Tower Road, Sliema, Malta, na lisensiyado at binabantayan ng Malta Gaming Authority.',
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
    en: 'Slots and live tables under one clear sky. Fast payouts, clear limits, and people who answer at any hour.',
    fi: 'Kolikkopelit ja livepöydät saman kirkkaan taivaan alla. Nopeat kotiutukset, rehdit rajat ja asiakaspalvelu, joka vastaa kellon ympäri.',
    caf: 'Machines à sous et tables en direct sous un même ciel clair. Des retraits rapides, des limites honnêtes et une équipe qui répond à toute heure.',
    fr: 'Machines à sous et tables en direct sous un même ciel clair. Des retraits rapides, des limites honnêtes et une équipe qui répond à toute heure.',
    de: 'Spielautomaten und Tischspiele unter einem klaren Himmel. Schnelle Auszahlungen, ehrliche Limits und Menschen, die zu jeder Stunde antworten.',
    pl: 'Sloty i stoły na żywo pod jednym czystym niebem. Szybkie wypłaty, przejrzyste limity i ludzie, którzy odpowiadają o każdej porze.',
    cl: 'Tragamonedas y mesas en vivo bajo un mismo cielo despejado. Pagos rápidos, límites claros y personas que responden a toda hora.',
    br: 'Slots e mesas ao vivo sob o mesmo céu limpo. Saques rápidos, limites claros e gente que responde a qualquer hora.',
    pe: 'Tragamonedas y mesas en vivo bajo un mismo cielo despejado. Pagos rápidos, límites claros y personas que te atienden a toda hora.',
    no: 'Automater og livebord under én klar himmel. Raske utbetalinger, ærlige grenser og folk som svarer døgnet rundt.',
    tr: 'Slotlar ve canlı masalar aynı berrak gökyüzünün altında. Hızlı ödemeler, net limitler ve günün her saati yanıt veren insanlar.',
    pt: 'Slots e mesas ao vivo sob o mesmo céu limpo. Levantamentos rápidos, limites claros e pessoas que respondem a qualquer hora.',
    ja: 'スロットとライブテーブルを、澄んだひとつの空の下に。素早い出金、わかりやすい限度額、いつでも応えるスタッフ。',
    tl: 'Slots at mga live table sa ilalim ng iisang maaliwalas na langit. Mabilis na payout, malinaw na limit, at mga taong sumasagot anumang oras.',
  },
  about: {
    en: {
      title: 'A clearer way to play',
      paragraphs: [
        'Northlight was made by people who wanted a straightforward casino, one that tells you what a game returns, what a bonus requires, and when your money arrives.',
        'More than two thousand games from dozens of studios, a balance that moves as you play, and limits you can set in seconds. If it stops being fun, we help you stop.',
      ],
    },
    fi: {
      title: 'Selkeämpi tapa pelata',
      paragraphs: [
        'Northlightin tekijät halusivat kasinon, joka puhuu suoraan: paljonko peli palauttaa, mitä bonus edellyttää ja milloin rahasi ovat tilillä.',
        'Yli kaksituhatta peliä kymmeniltä studioilta, pelin mukana elävä saldo ja rajat, jotka asetat hetkessä. Jos pelaaminen ei enää ole hauskaa, autamme lopettamaan.',
      ],
    },
    caf: {
      title: 'Une façon plus claire de jouer',
      paragraphs: [
        'Northlight est l’œuvre de gens qui voulaient un casino qui parle franchement : ce qu’un jeu redistribue, ce qu’un bonus exige et quand votre argent arrive.',
        'Plus de deux mille jeux de dizaines de studios, un solde qui bouge à mesure que vous jouez et des limites qui se règlent en quelques secondes. Si le plaisir n’y est plus, nous vous aidons à arrêter.',
      ],
    },
    fr: {
      title: 'Jouer en toute clarté',
      paragraphs: [
        'Northlight a été créé par des gens qui voulaient un casino qui parle sans détour : ce qu’un jeu redistribue, ce qu’un bonus vous demande et quand votre argent arrive.',
        'Plus de deux mille jeux de dizaines de studios, un solde qui évolue à mesure que vous jouez et des limites qui se règlent en quelques secondes. Si ce n’est plus un plaisir, nous vous aidons à arrêter.',
      ],
    },
    de: {
      title: 'Klarer spielen',
      paragraphs: [
        'Northlight stammt von Leuten, die ein Casino wollten, das Klartext spricht: was ein Spiel zurückzahlt, was ein Bonus von Ihnen verlangt und wann Ihr Geld da ist.',
        'Mehr als zweitausend Spiele von Dutzenden Studios, ein Guthaben, das sich mit jeder Runde bewegt, und Limits, die in Sekunden gesetzt sind. Wenn es keinen Spaß mehr macht, helfen wir Ihnen beim Aufhören.',
      ],
    },
    pl: {
      title: 'Przejrzysty sposób na grę',
      paragraphs: [
        'Northlight stworzyli ludzie, którzy chcieli kasyna mówiącego wprost: ile gra zwraca, czego wymaga bonus i kiedy dotrą Twoje pieniądze.',
        'Ponad dwa tysiące gier od dziesiątek dostawców, saldo, które zmienia się w trakcie gry, i limity, które ustawisz w kilka sekund. Jeśli gra przestaje bawić, pomożemy Ci przestać.',
      ],
    },
    cl: {
      title: 'Una forma más clara de jugar',
      paragraphs: [
        'Northlight lo hicieron personas que querían un casino que dijera las cosas de frente: cuánto devuelve un juego, qué te pide un bono y cuándo llega tu dinero.',
        'Más de dos mil juegos de decenas de estudios, un saldo que se mueve mientras juegas y límites que fijas en segundos. Si deja de ser divertido, te ayudamos a parar.',
      ],
    },
    br: {
      title: 'Um jeito mais claro de jogar',
      paragraphs: [
        'A Northlight nasceu de gente que queria um cassino que falasse sem rodeios: quanto um jogo devolve, o que um bônus pede de você e quando o seu dinheiro chega.',
        'Mais de dois mil jogos de dezenas de estúdios, um saldo que se move enquanto você joga e limites que se definem em segundos. Se deixar de ser divertido, ajudamos você a parar.',
      ],
    },
    pe: {
      title: 'Una forma más clara de jugar',
      paragraphs: [
        'Northlight lo hicieron personas que querían un casino que dijera las cosas claras: cuánto devuelve un juego, qué te pide un bono y cuándo llega tu dinero.',
        'Más de dos mil juegos de decenas de estudios, un saldo que se mueve mientras juegas y límites que pones en segundos. Si deja de ser divertido, te ayudamos a parar.',
      ],
    },
    no: {
      title: 'En klarere måte å spille på',
      paragraphs: [
        'Northlight er laget av folk som ville ha et kasino som sier ting rett ut: hva et spill betaler tilbake, hva en bonus krever av deg, og når pengene dine kommer.',
        'Over to tusen spill fra dusinvis av studioer, en saldo som følger deg mens du spiller, og grenser du setter på sekunder. Er det ikke gøy lenger, hjelper vi deg å slutte.',
      ],
    },
    tr: {
      title: 'Oynamanın daha açık yolu',
      paragraphs: [
        'Northlight, her şeyi açıkça söyleyen bir casino isteyenler tarafından kuruldu: bir oyun ne kadar geri öder, bir bonus sizden ne ister, paranız ne zaman gelir.',
        'Onlarca sağlayıcıdan iki binden fazla oyun, oynadıkça değişen bir bakiye ve saniyeler içinde belirleyebileceğiniz limitler. Eğlence olmaktan çıkarsa bırakmanıza yardım ederiz.',
      ],
    },
    pt: {
      title: 'Uma forma mais clara de jogar',
      paragraphs: [
        'A Northlight foi criada por pessoas que queriam um casino que dissesse as coisas com franqueza: o que um jogo devolve, o que um bónus exige e quando chega o seu dinheiro.',
        'Mais de dois mil jogos de dezenas de estúdios, um saldo que acompanha o jogo e limites que se definem em segundos. Se deixar de ser divertido, ajudamos a parar.',
      ],
    },
    ja: {
      title: 'もっと明快なプレイを',
      paragraphs: [
        'ゲームの還元率、ボーナスの条件、お金が届く時期。それらをまっすぐに伝えるカジノが欲しい。そう願う人たちがNorthlightをつくりました。',
        '数十のプロバイダーから2,000を超えるゲーム、プレイとともに動く残高、数秒で設定できる限度額。楽しくなくなったら、やめるお手伝いをします。',
      ],
    },
    tl: {
      title: 'Mas malinaw na paraan ng paglalaro',
      paragraphs: [
        'Ginawa ang Northlight ng mga taong may gusto ng casinong nagsasabi nang diretso: kung magkano ang ibinabalik ng laro, ano ang hinihingi ng bonus, at kailan darating ang pera mo.',
        'Mahigit dalawang libong laro mula sa dose-dosenang studio, balanseng gumagalaw habang naglalaro ka, at mga limit na maitatakda sa ilang segundo. Kung hindi na ito masaya, tutulungan ka naming tumigil.',
      ],
    },
  },
};
