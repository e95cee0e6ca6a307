import type { SportsEventKind } from '@baize/kernel';
import { diceOf, share } from './dice.ts';
import type { Competition, Sport } from './types.ts';

const row = (
  id: string,
  sport: Sport,
  region: string,
  regionSlug: string,
  name: string,
  kind?: SportsEventKind,
): Competition => ({
  id,
  sport,
  region,
  regionSlug,
  name,
  slug: name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, ''),
  ...(kind && { kind }),
});

/** All competitions. Leagues, clubs and people are invented. */
export const COMPETITIONS: readonly Competition[] = [
  row('f-int', 'football', 'INT', 'international', 'Continental Shield'),
  row('f-gb', 'football', 'GB', 'united-kingdom', 'Crown Division'),
  row('f-gb2', 'football', 'GB', 'united-kingdom', 'Second Crown Division'),
  row('f-fi', 'football', 'FI', 'finland', 'Revontuliliiga'),
  row('f-no', 'football', 'NO', 'norway', 'Fjordserien'),
  row('f-de', 'football', 'DE', 'germany', 'Adlerliga'),
  row('f-es', 'football', 'ES', 'spain', 'Liga Meseta'),
  row('f-fr', 'football', 'FR', 'france', 'Ligue des Provinces'),
  row('f-pt', 'football', 'PT', 'portugal', 'Liga Atlântica'),
  row('f-pl', 'football', 'PL', 'poland', 'Liga Bursztynowa'),
  row('f-br', 'football', 'BR', 'brazil', 'Série Ipê'),
  row('f-cl', 'football', 'CL', 'chile', 'Copa Cordillera'),
  row('f-br20', 'football', 'BR', 'brazil', 'Copa Ipê Sub-20', 'youth'),
  row('f-de-am', 'football', 'DE', 'germany', 'Pokal der Amateure', 'amateur'),
  row('f-jp', 'football', 'JP', 'japan', 'Hinode League'),
  row('f-ca', 'football', 'CA', 'canada', 'Great Lakes League'),
  row('t-open', 'tennis', 'INT', 'international', 'Harbour Open'),
  row('t-clay', 'tennis', 'INT', 'international', 'Terracotta Masters'),
  row('t-women', 'tennis', 'INT', 'international', 'Aurora Classic'),
  row('i-fi', 'ice-hockey', 'FI', 'finland', 'Jääliiga'),
  row('i-no', 'ice-hockey', 'NO', 'norway', 'Isligaen'),
  row('i-ca', 'ice-hockey', 'CA', 'canada', 'Northern Ice League'),
  row('i-de', 'ice-hockey', 'DE', 'germany', 'Eisliga'),
  row('b-int', 'basketball', 'INT', 'international', 'Five Rivers League'),
  row('b-es', 'basketball', 'ES', 'spain', 'Liga Cesta'),
  row('b-fr', 'basketball', 'FR', 'france', 'Ligue du Panier'),
  row('b-tr', 'basketball', 'TR', 'turkiye', 'Boğaz Ligi'),
  row('v-foot', 'virtual-football', 'INT', 'international', 'Baize Virtual League'),
  row('v-horse', 'virtual-horses', 'INT', 'international', 'Larkmoor Park'),
  row('v-dogs', 'virtual-greyhounds', 'INT', 'international', 'Sixpenny Lane'),
];
const BY_ID = new Map(COMPETITIONS.map((competition) => [competition.id, competition]));
export const competitionOf = (id: string): Competition | undefined => BY_ID.get(id);

/** Beginnings and endings of invented places, by region, and what clubs there are called. */
const PLACES: Readonly<Record<string, readonly [starts: string, ends: string, clubs: string]>> = {
  GB: [
    'Elder Thorn Marl Whit Oak Harrow Penn Quill Ash Rook',
    'bridge wick mere stead combe',
    'Town|Rovers|Albion Park|United|Athletic',
  ],
  FI: [
    'Kuura Halla Tervo Louhi Sorva Ahven Havu Kaisla Rusko Utu',
    'niemi salo vesi harju lahti',
    'FK|Pallo|Toverit|Kisa',
  ],
  NO: ['Storm Vinter Skarv Brek Havn Lang Tind Ulv Grann Sol', 'vik fjell sund nes haug', 'IL|FK|Ballklubb'],
  DE: [
    'Falken Stern Linden Grau Eichen Wolfs Silber Raben Tannen Birk',
    'stedt brunn heim au walde',
    '05|SV|Eintracht',
  ],
  ES: ['Monte Villa Torre Peña Valde Rio Puente Campo Fuente Sierra', 'clara luna seca noble roble', 'CF|Deportivo|UD'],
  FR: ['Mont Val Roche Clair Haute Belle Fort Pont Champ Bois', 'lune vigne pierre rive aune', 'FC|Olympique|Stade'],
  PT: [
    'Vila Monte Serra Foz Porta Ribeira Costa Vale Ponte Pedra',
    ' Clara| Nova d’Água| do Lobo| Serena| Alta',
    'SC|Clube|Atlético',
  ],
  PL: ['Jasno Wilko Lipo Brzo Modro Zielo Kamio Złoto Sowi Dębo', 'gród staw wice brzeg bór', 'KS|Sparta|Iskra'],
  BR: [
    'Ipê Jatobá Araçá Pitanga Buriti Jequi Umbu Caju Sabiá Tucano',
    ' do Vale| Grande| Azul| da Serra| Velho',
    'EC|AC|FC',
  ],
  CL: [
    'Copihue Puma Boldo Maitén Quillay Arrayán Lenga Huemul Peumo Canelo',
    ' Austral| del Valle| Norte| Andino| del Mar',
    'CD|Unión|Club',
  ],
  JP: ['Aoi Hina Kaede Mizu Sora Take Yuki Haru Kage Nami', 'zaka hara shima gaoka numa', 'SC|Reds Eleven|Kickers'],
  CA: [
    'Cedar Maple Loon Granite Prairie Copper Birch Otter Tamarack Willow',
    ' Bay| Creek| Falls| Ridge| Point',
    'Moose|Wanderers|Pioneers',
  ],
  TR: ['Ak Gök Yeşil Kara Altın Demir Gül Kuş Taş Su', 'pınar tepe dere ova kaya', 'SK|Spor|Gücü'],
};
const REGIONS = Object.keys(PLACES);
const split = (text: string): string[] => (text.includes('|') ? text.split('|') : text.split(' '));

/** The twenty sides of a league. */
export function teamsOf({ id, region }: Competition): readonly string[] {
  const home = PLACES[region];
  const from = home ? [home] : REGIONS.map((key) => PLACES[key]);
  const names = new Set<string>();
  const dice = diceOf(`teams ${id}`);
  while (names.size < 20) {
    const [starts, ends, clubs] = dice.pick(from) ?? ['', '', ''];
    const place = `${dice.pick(starts.split(' '))}${dice.pick(split(ends))}`;
    if (![...names].some((name) => name.startsWith(place))) names.add(`${place} ${dice.pick(clubs.split('|'))}`);
  }
  return [...names];
}

const FIRST = 'A. B. C. D. E. F. G. H. I. J. K. L. M. N. O. P. R. S. T. V.'.split(' ');
const LAST =
  'Halvarin Brekstad Thornwick Lindqvara Moreda Castrelo Duvalle Karasz Wilgorz Okamiya Tsukihara Ferrandes Quintel Ashgrove Kuurala Vinterdal Sorvanen Bellrive Montaud Jatobal Arrayel Pinarlı Demirtek Gökalan Rookley Marlowen Eichgrund Falkhain Silvaro Penhale Hinamori Ulvestad Lenquist Zielny Varga-Holt Oduya-Lane Tamarin Birkeland-Moe Estervål Norrgrann'.split(
    ' ',
  );
/** Invented players of a side. */
export function playersOf(seed: string, count: number): readonly string[] {
  const dice = diceOf(`players ${seed}`);
  const names = new Set<string>();
  while (names.size < count) names.add(`${dice.pick(FIRST)} ${dice.pick(LAST)}`);
  return [...names];
}

const RUNNERS =
  'Rolling Thunder|Copper Kettle|Paper Lantern|Midnight Ferry|Saffron Sky|Quiet Riot Act|Salt and Silver|Larkspur|Northern Biscuit|Amber Signal|Whistling Gale|Second Breakfast|Harbour Light|Tin Soldier|Marmalade Moon|Iron Duchess|Blue Postcard|Fox in Socks Off|Gentle Giantess|Pocket Rocket|Long Division|Winter Apple|Crooked Mile|Sunday Best'.split(
    '|',
  );
/** Runners of one race, drawn from the stable. */
export function runnersOf(seed: string, count: number): readonly { readonly name: string; readonly chance: number }[] {
  const dice = diceOf(`runners ${seed}`);
  const names = [...RUNNERS].sort((one, two) => share(`${seed} ${one}`) - share(`${seed} ${two}`)).slice(0, count);
  const weights = names.map(() => Math.exp(dice.next() * 2.2));
  const sum = weights.reduce((all, each) => all + each, 0);
  return names.map((name, index) => ({ name, chance: (weights[index] ?? 0) / sum }));
}
