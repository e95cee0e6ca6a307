import type { BannerDocument, LocalizedText, MarketDocument, PaymentMethodDocument, SignUpBannerDocument, TermsVersionDocument } from '@baize/contracts/content';
import { daysBefore, documentBase } from './documentBase.ts';
import { bannerPicture, contentImage, paymentPicture } from './images.ts';
import { CONTENT_MARKETS, providerRef, STUDIOS } from './providers.ts';

const t = (en: string, fi: string, caf: string): LocalizedText => ({ en, fi, caf });

interface BannerRecipe {
  /** The last word is the picture's motif family. */
  readonly id: string;
  readonly placement: BannerDocument['placement'];
  readonly title: LocalizedText; readonly description: LocalizedText; readonly greeting?: LocalizedText; readonly label: LocalizedText;
  readonly authorized?: BannerDocument['authorized']; readonly anonymousSlug: string; readonly playerSlug: string;
  readonly groups?: readonly number[]; readonly markets?: readonly string[]; readonly brands?: readonly string[]; readonly button?: 'secondary';
}

/** Content boxes of home and lobbies. Nothing promises money: offers come with the bonus module's own terms. */
const BANNERS: readonly BannerRecipe[] = [
  {
    id: 'garden-candy', placement: 'home', brands: ['marigold'], anonymousSlug: '/online-casino/sweets', playerSlug: '/online-casino/sweets',
    title: t('Sunday is for sweets', 'Sunnuntai on herkkupäivä', 'Le dimanche, on se gâte'),
    description: t('Caramel, sherbet and a little thunder: the sweetest corner of the lobby.', 'Karamellia, sorbettia ja hiukan ukkosta: aulan makein nurkka.', 'Caramel, sorbet et un brin de tonnerre : le coin le plus sucré du lobby.'),
    label: t('Have a taste', 'Maista', 'Goûter'),
  },
  {
    id: 'serenade-table', placement: 'home', brands: ['velvet'], anonymousSlug: '/online-casino/live-popular', playerSlug: '/online-casino/live-popular',
    title: t('The tables are lit', 'Pöydissä palaa valo', 'Les tables sont éclairées'),
    description: t('Roulette, blackjack and baccarat in real rooms, with real dealers and all the time in the world.', 'Rulettia, blackjackia ja baccaratia oikeissa saleissa, oikeiden jakajien kanssa ja kaikessa rauhassa.', 'Roulette, blackjack et baccara dans de vraies salles, avec de vrais croupiers et tout le temps qu’il faut.'),
    label: t('Take a seat', 'Istu pöytään', 'Prendre place'),
  },
  {
    id: 'finale-table', placement: 'home', brands: ['velvet'], anonymousSlug: '/online-casino/live-high-limit', playerSlug: '/online-casino/live-high-limit',
    title: t('The room upstairs', 'Yläkerran salonki', 'Le salon du haut'),
    description: t('Fewer seats and higher limits. Each table names its stakes before you sit down.', 'Vähemmän paikkoja, korkeammat rajat. Jokainen pöytä kertoo panoksensa ennen kuin istut alas.', 'Moins de places, des mises plus élevées. Chaque table annonce ses limites avant que vous preniez place.'),
    label: t('Go on up', 'Nouse ylös', 'Monter'), button: 'secondary',
  },
  {
    id: 'terrace-stadium', placement: 'home', brands: ['pitchside'], authorized: 'notAuthorized', anonymousSlug: '/signup', playerSlug: '/online-casino',
    title: t('Front row, all season', 'Eturivissä koko kauden', 'Aux premières loges'),
    description: t('Figures up front, withdrawals you can follow, and limits you set before kick-off.', 'Luvut esillä, kotiutukset seurattavissa ja rajat asetettuina ennen aloituspotkua.', 'Des chiffres bien en vue, des retraits que vous suivez et des limites fixées avant le coup d’envoi.'),
    label: t('Join the squad', 'Liity joukkueeseen', 'Rejoindre l’équipe'),
  },
  {
    id: 'goal-stadium', placement: 'home', brands: ['pitchside'], authorized: 'authorized', anonymousSlug: '/online-casino', playerSlug: '/online-casino',
    title: t('Back in the line-up', 'Takaisin avauksessa', 'De retour dans l’alignement'),
    description: t('Your favourites and recent games are warmed up in the lobby.', 'Suosikkisi ja viimeksi pelaamasi pelit ovat jo lämmitelleet aulassa.', 'Vos favoris et vos parties récentes sont déjà échauffés dans le lobby.'),
    label: t('Open the lobby', 'Avaa aula', 'Ouvrir le lobby'),
  },
  {
    id: 'home-end-stadium', placement: 'home', brands: ['pitchside'], anonymousSlug: '/online-casino/instant', playerSlug: '/online-casino/instant',
    title: t('Fifteen minutes at the break', 'Puoliajalla on vartti', 'Quinze minutes à la mi-temps'),
    description: t('Instant games with short rules and quick rounds. Back in your seat for the second half.', 'Pikapelejä, joissa säännöt ovat lyhyet ja kierrokset nopeat. Ehdit takaisin toiselle puoliajalle.', 'Des jeux instantanés aux règles courtes et aux tours rapides. De retour à votre place pour la deuxième demie.'),
    label: t('Play at the break', 'Pelaa tauolla', 'Jouer à la pause'),
  },
  {
    id: 'welcome-north', placement: 'home', authorized: 'notAuthorized', anonymousSlug: '/signup', playerSlug: '/online-casino',
    title: t('Tonight’s table is set', 'Illan pöytä on katettu', 'La table est mise ce soir'),
    description: t('More than two thousand games, withdrawals you can follow step by step, and limits that you set yourself.', 'Yli kaksituhatta peliä, kotiutukset, joita voit seurata vaihe vaiheelta, ja rajat, jotka asetat itse.', 'Plus de deux mille jeux, des retraits que vous suivez étape par étape et des limites que vous fixez vous-même.'),
    label: t('Create an account', 'Luo pelitili', 'Créer un compte'),
  },
  {
    id: 'back-ocean', placement: 'home', authorized: 'authorized', anonymousSlug: '/online-casino', playerSlug: '/online-casino', groups: [1, 2],
    title: t('Pick up where you left off', 'Jatka siitä, mihin jäit', 'Reprenez où vous étiez'), greeting: t('Good to see you', 'Mukava nähdä', 'Heureux de vous revoir'),
    description: t('Your recent games and favourites wait in the lobby, on every device.', 'Viimeksi pelaamasi pelit ja suosikkisi odottavat aulassa, laitteesta riippumatta.', 'Vos parties récentes et vos favoris vous attendent dans le lobby, sur tous vos appareils.'),
    label: t('Open the lobby', 'Avaa aula', 'Ouvrir le lobby'),
  },
  {
    id: 'first-gems', placement: 'home', authorized: 'authorized', anonymousSlug: '/signup', playerSlug: '/my-account/banking/deposit', groups: [0],
    title: t('Ready when you are', 'Kun olet valmis', 'Quand vous voulez'),
    description: t('Choose how you want to pay, set a limit if you like, and start with as little as 10.', 'Valitse maksutapa, aseta halutessasi raja ja aloita vaikka kympillä.', 'Choisissez votre mode de paiement, fixez une limite si le cœur vous en dit, et commencez avec un billet de 10.'),
    label: t('Make a deposit', 'Talleta', 'Déposer'),
  },
  {
    id: 'jackpots-egypt', placement: 'home', anonymousSlug: '/online-casino/jackpots', playerSlug: '/online-casino/jackpots',
    title: t('Jackpots, counted live', 'Jättipotit reaaliajassa', 'Les gros lots, en direct'),
    description: t('Watch the meters climb and see which games feed them. Every jackpot game shows its return.', 'Seuraa, miten mittarit nousevat ja mitkä pelit niitä kasvattavat. Jokainen jättipottipeli kertoo palautusprosenttinsa.', 'Regardez les compteurs grimper et voyez quels jeux les alimentent. Chaque jeu affiche son taux de redistribution.'),
    label: t('See the jackpots', 'Katso jättipotit', 'Voir les gros lots'),
  },
  {
    id: 'live-table', placement: 'home', anonymousSlug: '/live-casino-online', playerSlug: '/live-casino-online',
    title: t('A seat at the table', 'Paikka pöydässä', 'Une place à la table'),
    description: t('Roulette, blackjack and game shows with real dealers, from quiet tables to high limits.', 'Rulettia, blackjackia ja peliohjelmia oikeiden jakajien kanssa, rauhallisista pöydistä korkeisiin panoksiin.', 'Roulette, blackjack et jeux télévisés avec de vrais croupiers, des tables tranquilles aux mises élevées.'),
    label: t('Visit live casino', 'Siirry livekasinolle', 'Visiter le casino en direct'), button: 'secondary',
  },
  {
    id: 'new-dragon', placement: 'home', anonymousSlug: '/online-casino/new', playerSlug: '/online-casino/new',
    title: t('Fresh this month', 'Kuun uutuudet', 'Les primeurs du mois'),
    description: t('New games every week from more than forty studios. Try them for fun first.', 'Uusia pelejä joka viikko yli neljältäkymmeneltä studiolta. Kokeile ensin leikkirahalla.', 'De nouveaux jeux chaque semaine, de plus de quarante studios. Essayez-les d’abord pour le plaisir.'),
    label: t('Try what’s new', 'Kokeile uutuuksia', 'Essayer les nouveautés'),
  },
  {
    id: 'lake-fishing', placement: 'home', markets: ['FI'], anonymousSlug: '/online-casino/fishing', playerSlug: '/online-casino/fishing',
    title: t('A quiet morning on the lake', 'Tyyni aamu järvellä', 'Un matin calme sur le lac'),
    description: t('Perch, pike and the odd monster: our fishing games in one place.', 'Ahvenia, haukia ja välillä jättivonkale: kalapelit yhdessä paikassa.', 'Perchaude, brochet et parfois un monstre : tous nos jeux de pêche au même endroit.'),
    label: t('Cast a line', 'Heitä siima', 'Lancer la ligne'),
  },
  {
    id: 'ways-gods', placement: 'casino', anonymousSlug: '/online-casino/thousand-ways', playerSlug: '/online-casino/thousand-ways',
    title: t('A thousand ways, one spin', 'Tuhat voittotapaa, yksi kierros', 'Mille façons, un seul tour'),
    description: t('Reels that change height with every spin. Volatile by nature: see each game’s rating before you start.', 'Kelat, joiden korkeus vaihtuu joka kierroksella. Vaihtelu on suurta: katso pelin volatiliteetti ennen kuin aloitat.', 'Des rouleaux qui changent de hauteur à chaque tour. Volatils par nature : consultez le niveau de volatilité avant de commencer.'),
    label: t('Browse the row', 'Selaa pelejä', 'Parcourir'),
  },
  {
    id: 'classics-fruit', placement: 'casino', anonymousSlug: '/online-casino/fruit-classics', playerSlug: '/online-casino/fruit-classics',
    title: t('Three reels and a bell', 'Kolme kelaa ja kello', 'Trois rouleaux et une cloche'),
    description: t('Short rules, quick rounds: the classics, lovingly kept.', 'Lyhyet säännöt, nopeat kierrokset: klassikot, rakkaudella vaalittuina.', 'Des règles courtes, des tours rapides : les classiques, entretenus avec soin.'),
    label: t('Play the classics', 'Pelaa klassikoita', 'Jouer aux classiques'),
  },
  {
    id: 'trail-west', placement: 'casino', anonymousSlug: '/online-casino/adventure', playerSlug: '/online-casino/adventure',
    title: t('Out where the map ends', 'Siellä, missä kartta loppuu', 'Là où la carte s’arrête'),
    description: t('Pirates, prairies and long night drives: games that tell a story.', 'Merirosvoja, preerioita ja pitkiä öitä: pelejä, joilla on tarina.', 'Pirates, prairies et longues nuits : des jeux qui racontent une histoire.'),
    label: t('Set out', 'Lähde matkaan', 'Partir'),
  },
  {
    id: 'evening-table', placement: 'live', anonymousSlug: '/live-casino-online/live-popular', playerSlug: '/live-casino-online/live-popular',
    title: t('The evening shift has started', 'Iltavuoro on alkanut', 'Le quart de soir est commencé'),
    description: t('Tables open around the clock. Each card shows its seats, limits and whether the dealer is at the table.', 'Pöydät ovat auki ympäri vuorokauden. Kortista näet paikat, rajat ja sen, onko jakaja pöydässä.', 'Les tables sont ouvertes jour et nuit. Chaque carte indique les places, les limites et la présence du croupier.'),
    label: t('Find a table', 'Etsi pöytä', 'Trouver une table'),
  },
  {
    id: 'limits-crystal', placement: 'cashier', authorized: 'authorized', anonymousSlug: '/my-account/gambling-limits', playerSlug: '/my-account/gambling-limits',
    title: t('Decide before you play', 'Päätä ennen kuin pelaat', 'Décidez avant de jouer'),
    description: t('A deposit limit takes a minute to set and takes effect at once.', 'Talletusrajan asettaa minuutissa, ja se tulee voimaan heti.', 'Une limite de dépôt se règle en une minute et s’applique aussitôt.'),
    label: t('Set a limit', 'Aseta raja', 'Fixer une limite'), button: 'secondary',
  },
];

export function buildBanners(): BannerDocument[] {
  return BANNERS.map((recipe, order) => {
    const id = `banner-${recipe.id}`;
    const action = (slug: string) => ({ slug, absoluteUrl: null, openNewTab: false });
    return {
      ...documentBase(id, 'banner'), placement: recipe.placement, title: recipe.title, description: recipe.description, greeting: recipe.greeting ?? null,
      button: { type: recipe.button ?? 'primary', label: recipe.label }, urlAction: { authorized: action(recipe.playerSlug), anonymous: action(recipe.anonymousSlug) }, authorized: recipe.authorized ?? 'both',
      targetAudience: { option: recipe.groups ? 'group' : 'noLimit', targetGroups: recipe.groups ?? [], targetPlayerIds: [] }, startDate: null, endDate: null,
      image: contentImage(bannerPicture(id), id), markets: recipe.markets ?? CONTENT_MARKETS, brands: recipe.brands ?? [], order,
    };
  });
}

/** A§3 payment methods. Times are minutes; amounts are in the player's currency. */
const PAYMENT_METHODS: readonly { readonly name: string; readonly title: string; readonly markets: readonly string[]; readonly deposit: readonly [minutes: number, min: number, max: number]; readonly withdraw: readonly [minutes: number, min: number, max: number] | null }[] = [
  { name: 'CREDITCARD', title: 'Credit card', markets: ['UN', 'FI', 'CA'], deposit: [0, 10, 5000], withdraw: [4320, 20, 5000] },
  { name: 'EUTELLER', title: 'Euteller', markets: ['FI'], deposit: [0, 10, 10_000], withdraw: [1440, 20, 10_000] },
  { name: 'MUCHBETTER', title: 'MuchBetter', markets: ['UN', 'FI', 'CA'], deposit: [0, 10, 5000], withdraw: [60, 20, 5000] },
  { name: 'NETELLER', title: 'Neteller', markets: ['UN', 'FI', 'CA'], deposit: [0, 10, 10_000], withdraw: [60, 20, 10_000] },
  { name: 'PAYSAFECARD', title: 'paysafecard', markets: ['UN', 'FI', 'CA'], deposit: [0, 10, 1000], withdraw: null },
  { name: 'RAPIDTRANSFER', title: 'Rapid Transfer', markets: ['UN', 'FI'], deposit: [0, 10, 5000], withdraw: [1440, 20, 5000] },
  { name: 'SIRU', title: 'Siru Mobile', markets: ['FI'], deposit: [0, 10, 300], withdraw: null },
  { name: 'SKRILL', title: 'Skrill', markets: ['UN', 'FI', 'CA'], deposit: [0, 10, 10_000], withdraw: [60, 20, 10_000] },
  { name: 'TRUSTLY', title: 'Trustly', markets: ['UN', 'FI'], deposit: [0, 10, 10_000], withdraw: [15, 20, 10_000] },
  { name: 'MSIPAY', title: 'MSIPAY', markets: ['UN', 'CA'], deposit: [0, 20, 3000], withdraw: [2880, 20, 3000] },
];

export function buildPaymentMethods(): PaymentMethodDocument[] {
  return PAYMENT_METHODS.map(({ name, title, markets, deposit, withdraw }) => ({
    ...documentBase(`paymentMethod-${name.toLowerCase()}`, 'paymentMethod'), name, title, image: contentImage(paymentPicture(name, title), `payment-${name.toLowerCase()}`, title), altTag: title, markets,
    info: [
      { paymentMethodType: 'DEPOSIT', processTime: deposit[0], min: deposit[1], max: deposit[2] },
      ...(withdraw ? [{ paymentMethodType: 'WITHDRAW', processTime: withdraw[0], min: withdraw[1], max: withdraw[2] } as const] : []),
    ],
  }));
}

/** Market records of the content service; a market's law lives in the brand library. */
export function buildMarkets(): MarketDocument[] {
  return (['UN', 'FI', 'CA'] as const).map((id) => ({
    ...documentBase(`market-${id.toLowerCase()}`, 'market'), id, route: ({ UN: 'en-UN', FI: 'fi-FI', CA: 'fr-CA' } as const)[id], disableLiveChat: false, licences: ['MGA'],
    providers: STUDIOS.filter((studio) => !(studio.absentFrom ?? []).includes(id)).map((studio) => ({ _type: 'reference', _ref: providerRef(studio.id), _key: studio.id })),
  }));
}

/** Version of the terms that a player accepts at sign-up; raise it with every change of the page's meaning. */
export const TERMS_VERSION = 3;

export function buildTermsVersion(): TermsVersionDocument {
  return { ...documentBase('termsVersion-current', 'termsVersion'), version: TERMS_VERSION, page: { _type: 'reference', _ref: 'staticPage-terms' }, publishedAt: daysBefore(45) };
}

export function buildSignUpBanner(): SignUpBannerDocument {
  const id = 'signUpBanner-doorway-north';
  return {
    ...documentBase(id, 'signUpBanner'),
    title: t('Four short steps', 'Neljä lyhyttä vaihetta', 'Quatre courtes étapes'),
    description: t('We ask only for what the licence requires. You can set your limits before the first deposit.', 'Kysymme vain sen, mitä toimilupa edellyttää. Voit asettaa rajasi ennen ensimmäistä talletusta.', 'Nous ne demandons que ce que notre permis exige. Vous pouvez fixer vos limites avant le premier dépôt.'),
    image: contentImage(bannerPicture(id), id), smsMaxAttempts: 5,
  };
}
