/**
 * Grammars of the invented game names. A template's `{word}` is drawn from the family's list of that name.
 * The lists contain our own words; `nameRules.test` keeps well-known titles out.
 */
export interface NameGrammar {
  readonly templates: readonly string[];
  readonly words: Readonly<Record<string, readonly string[]>>;
}

const w = (list: string): readonly string[] => list.split('|');

export const SLOT_GRAMMARS: Readonly<Record<string, NameGrammar>> = {
  egypt: {
    templates: [
      'Tomb of the {beast}',
      '{person} and the {thing}',
      'The {adj} {thing}',
      '{place} {omen}',
      'Sands of {place}',
      '{adj} {beast}',
      'Pages of {person}',
      'Volume of {place}',
      '{person}’s {thing}',
      'Where the {beast} Sleeps',
      'Codex of the {beast}',
      'Keeper of {place}',
    ],
    words: {
      beast: w('Falcon|Ibis|Jackal|Heron|Cobra Queen|Lioness|Crocodile|Desert Fox|Vulture|Scorpion|Oryx|Nile Cat'),
      person: w(
        'Nefru|Tahari|Amenet|Sekhara|Iset-Maat|Khepri Daughter|Rhotep|Merytre|Old Hapu|Queen Senet|Nebkara|Tiaa',
      ),
      thing: w(
        'Obelisk|Lotus Seal|Sun Barque|Amber Ankh|Clay Tablet|Silent Door|Turquoise Mask|Seventh Lamp|Reed Boat|Copper Scarab|Hidden Stair|Salt Crown|Painted Hall|Moon Scale',
      ),
      place: w('Kharun|Avaris Bend|Per-Nefer|Dendur|Saqir|Upper Tamet|the White Wall|Memkara|Faiyumet|the Ninth Gate'),
      adj: w('Gilded|Whispering|Buried|Sunlit|Nameless|Forgotten|Crimson|Midnight|Patient|Unsealed'),
      omen: w('Rising|Unsealed|at Dusk|Oracle|Inundation|Caravan|Eclipse|Inheritance|Riddle'),
    },
  },
  ocean: {
    templates: [
      '{adj} {creature}',
      '{creature} {motion}',
      'Under {place}',
      '{place} {motion}',
      'The {creature}’s {thing}',
      '{adj} {thing}',
      'Song of the {creature}',
      '{depth} {motion}',
      'Below the {thing}',
    ],
    words: {
      creature: w(
        'Manta|Leatherback|Seahorse|Nautilus|Narwhal|Lanternfish|Octopus|Pearl Diver|Moon Jelly|Orca|Cuttlefish|Coral Crab|Sunfish|Mermaid’s Cat',
      ),
      motion: w('Drift|Undertow|Rising Tide|Parade|Plunge|Waltz|Descent|Current|Swell|Lullaby|Carousel'),
      place: w(
        'Kelp Harbour|Coral Street|Sapphire Shelf|the Blue Hour|Abalone Bay|the Glass Reef|Trident Point|the Long Trench|Anemone Garden|Low Water Lane',
      ),
      thing: w(
        'Pearl Ladder|Shell Choir|Coral Crown|Sea Lantern|Tide Clock|Brine Ballroom|Drowned Bell|Blue Orchard|Glass Anchor|Foam Palace',
      ),
      adj: w('Electric|Deep|Silver|Velvet|Glass|Turquoise|Laughing|Restless|Hidden|Amber|Sleepy'),
      depth: w('Nine Fathoms|Forty Fathoms|Sixty Below|Thousand Fathom|Neap Tide|Spring Tide|Slack Water'),
    },
  },
  north: {
    templates: [
      '{place} {omen}',
      '{person}’s {thing}',
      '{adj} {beast}',
      'Runes of {place}',
      '{omen} over {place}',
      '{beast} of {place}',
      'Shield of {person}',
      '{person} Sails {dir}',
      'The {adj} {thing}',
      'Hall of the {beast}',
    ],
    words: {
      place: w(
        'Aurora|Frostvik|Skaldheim|Isfjell|Hrafnsund|Lake Inara|Northmoor|Ulvgard|Tuonela Pass|Seidrholm|Kaldhavn|Revontuli',
      ),
      omen: w('Drift|Vigil|Winter|Thaw|Raid|Oath|Nightfall|Solstice|Horn|Saga|Watch'),
      person: w('Halvard|Ysolde|Gunnhild|Old Eirik|Astrid Ironlock|Torvald|Sunniva|Ragna|Ulf the Quiet|Lempi|Ilmari'),
      beast: w('Elk|Snow Wolf|Raven|Wolverine|White Stag|Ice Bear|Lynx|Great Owl|Serpent|Ember Fox'),
      thing: w(
        'Longship|Mead Horn|Frost Anvil|Rune Stave|Bone Flute|Silver Torc|Wolf Cloak|Amber Axe|Cold Forge|Last Oar',
      ),
      adj: w('Frozen|Howling|Pale|Iron|Oathbound|Silver|Northern|Sworn|Midwinter|Untamed'),
      dir: w('North|at Dawn|Home|by Starlight|for Iron|Again'),
    },
  },
  fruit: {
    templates: [
      '{adj} {fruit}',
      '{fruit} {thing}',
      '{number} {fruits}',
      '{adj} {fruits} {count}',
      '{fruits} & {fruits2}',
      '{fruit} {place}',
      'Double {fruit} {thing}',
      'Retro {fruit} {count}',
      '{place} {fruits}',
    ],
    words: {
      fruit: w('Cherry|Melon|Plum|Lemon|Mango|Papaya|Quince|Grape|Currant|Apricot|Fig|Orange|Pomelo|Cloudberry'),
      fruits: w('Cherries|Melons|Plums|Lemons|Mangoes|Grapes|Figs|Apricots|Oranges|Berries|Currants'),
      fruits2: w('Bells|Sevens|Stars|Bars|Clovers|Crowns|Diamonds'),
      thing: w('Jukebox|Carnival|Arcade|Parlour|Tumble|Stack|Express|Pinball|Kiosk|Soda|Splash|Bistro|Neon'),
      adj: w('Blazing|Frosted|Candied|Juicy|Neon|Toasted|Royal|Tangy|Midnight|Sparkling|Wild|Lucky Corner|Chrome'),
      number: w('Twenty|Forty|Five|Seven|Nine|Hundred|Thirty|Eleven'),
      count: w('Bar|Basket|Bowl|Crate|Market|Pail|Shelf|Picnic'),
      place: w('Boulevard|Corner|Market|Street|Stand|Orchard Lane|Diner|Terrace|Pier'),
    },
  },
  gems: {
    templates: [
      '{gem} {thing}',
      '{adj} {gem}',
      '{gem} of {place}',
      '{adj} {thing}',
      '{number} {gem}s',
      '{place} {gem}s',
      'Vault of {gem}s',
      '{gem} & {gem2}',
    ],
    words: {
      gem: w('Opal|Topaz|Garnet|Beryl|Amethyst|Citrine|Tourmaline|Spinel|Zircon|Peridot|Tanzanite|Moonstone|Agate'),
      gem2: w('Gold|Onyx|Rose|Ivory|Smoke|Velvet|Ash|Jade'),
      thing: w(
        'Cascade|Cutter|Lattice|Prism|Foundry|Bazaar|Heist|Carousel|Facet|Lagoon|Symphony|Circuit|Cluster|Loupe',
      ),
      adj: w('Polished|Hexed|Radiant|Uncut|Electric|Twin|Floating|Perfect|Stolen|Brilliant|Hidden'),
      place: w(
        'Antwerp Lane|Ratnapura|the Blue Mine|Golconda Road|the Jeweller’s Row|Mogok Hill|Shaft Nine|the Night Market',
      ),
      number: w('Seven|Nine|Twelve|Thirteen|Forty|Hundred'),
    },
  },
  dragon: {
    templates: [
      '{adj} {dragon}',
      '{dragon} of {place}',
      '{person} and the {dragon}',
      '{place} {omen}',
      'The {dragon}’s {thing}',
      '{number} {dragon}s',
      '{thing} of {place}',
      '{omen} of the {dragon}',
    ],
    words: {
      dragon: w(
        'Jade Dragon|River Dragon|Paper Dragon|Cinder Drake|Cloud Serpent|Wyrm|Lantern Dragon|Tea Dragon|Storm Drake|Koi Dragon',
      ),
      place: w(
        'Mount Lihua|Nine Rivers|the Copper Pagoda|Suyin Valley|the Mist Stairs|Plum Temple|the Silk Terraces|Wei Harbour|Cloudgate',
      ),
      person: w('Master Lin|Little Mei|Captain Zhao|Empress Yun|Old Bao|Sister Hua|The Tea Thief|Young Tao'),
      thing: w(
        'Lantern|Jade Abacus|Silk Fan|Bronze Gong|Ember Egg|Paper Kite|Tea House|Pearl Basket|Iron Scale|Plum Wine',
      ),
      adj: w('Gentle|Crimson|Sleeping|Prosperous|Golden-Eyed|Restless|Ninth|Wandering|Gilded'),
      omen: w('Festival|Fortune Moon|Ascent|Promise|Awakening|New Year|Eclipse|Homecoming|Procession'),
      number: w('Two|Three|Five|Eight|Nine|Eighty-Eight'),
    },
  },
  gods: {
    templates: [
      '{god}’s {thing}',
      '{thing} of {god}',
      '{adj} {thing}',
      '{god} and the {thing}',
      'Trial of {god}',
      '{place} {omen}',
      '{god} {verb}',
      'Letters to {god}',
      'The {adj} {omen}',
    ],
    words: {
      god: w(
        'Helion|Astraea|Typhara|Orestia|Boreas|Thalassa|Eos|Pallene|Selene|Hyperia|Notus|Klymene|Aletheia|Old Kronides',
      ),
      thing: w(
        'Thunder Loom|Bronze Chariot|Laurel Court|Storm Lyre|Marble Stair|Sacred Olive|Winged Helm|Sun Ledger|Cloud Throne|Iron Bridle|Silver Bow|Nectar Cup',
      ),
      adj: w('Marble|Thundering|Winged|Laurelled|Ivory|Stormborn|Eternal|Broken|Wrathful|Golden-Age'),
      place: w('Delphara|Mount Othrys|Elysian Field|Ithara|Arcadia East|Temple Hill|Pelion|Corinth Road|the Agora'),
      omen: w('Tempest|Verdict|Banquet|Games|Ascension|Oracle|Reckoning|Triumph|Bolt'),
      verb: w('Returns|Laughs Last|Wakes|Deals the Storm|Unbound|Ascending|at War'),
    },
  },
  west: {
    templates: [
      '{person}’s {thing}',
      '{place} {omen}',
      '{adj} {beast}',
      '{number} {things} to {place}',
      '{adj} {thing}',
      '{person} Rides {dir}',
      'Showdown at {place}',
      '{omen} in {place}',
      'The {place} {thing}',
    ],
    words: {
      person: w(
        'Calamity June|Dusty McCrae|Marshal Odell|Widow Harper|Silver Sam Pike|Doc Tumbler|Rosalita|Two-Step Tully|The Dentist|Sheriff Boone Ames',
      ),
      thing: w(
        'Stagecoach|Gold Pan|Saloon|Rail Ticket|Last Bullet|Poker Debt|Iron Horse|Wanted Poster|Tin Star|Mule Train|Payroll|Campfire',
      ),
      things: w('Bullets|Miles|Horses|Dollars|Wagons|Outlaws|Nuggets'),
      place: w(
        'Dry Creek|Coyote Junction|Rattlesnake Flats|Perdition Springs|Copper Gulch|Vulture Rock|San Tomás|Tumbleweed Mile|Mesa Roja|Bitterwater',
      ),
      omen: w('Gold|High Noon|Standoff|Stampede|Payday|Duel|Rush|Heist|Midnight Train|Reward'),
      adj: w('Dusty|Runaway|Lonesome|Whiskey|Rusty|Golden|Reckless|Backroom|Crooked'),
      beast: w('Buffalo Herd|Mustang|Longhorn|Coyote|Rattler|Grizzly|Red-Tail Hawk|Armadillo'),
      number: w('Three|Six|Seven|Ten|Thirty|Forty|Ninety'),
      dir: w('West|Again|at Midnight|Alone|for Gold|the Canyon'),
    },
  },
  candy: {
    templates: [
      '{sweet} {place}',
      '{adj} {sweet}',
      '{person}’s {sweet} {thing}',
      '{sweet} {thing}',
      '{sweets} & {sweets2}',
      '{adj} {thing}',
      'The {sweet} {machine}',
    ],
    words: {
      sweet: w(
        'Toffee|Marzipan|Nougat|Liquorice|Sherbet|Praline|Fudge|Caramel|Gumdrop|Macaron|Bonbon|Meringue|Jelly Bear',
      ),
      sweets: w('Gumdrops|Macarons|Truffles|Wafers|Lollies|Jellies|Caramels|Doughnuts'),
      sweets2: w('Cream|Sprinkles|Stars|Thunder|Bubbles|Fireworks|Crumbs'),
      place: w('Avenue|Kingdom|Lagoon|Cottage|Factory|Peaks|Bakery|Canal|Carnival|Express'),
      thing: w('Tumble|Parade|Cascade|Ballet|Blast|Fizz|Pop|Avalanche|Picnic|Piñata|Circus'),
      adj: w('Frosted|Fizzy|Pastel|Sticky|Whipped|Sugared|Giddy|Marbled|Extra Sour|Cloud'),
      person: w('Mabel|Uncle Pip|Madame Éclair|Greta|Baker Bo|Lulu|Professor Mallow'),
      machine: w('Machine|Mill|Clockwork|Cannon|Pipeline|Laboratory'),
    },
  },
  space: {
    templates: [
      '{adj} {body}',
      '{ship} to {place}',
      '{place} {omen}',
      '{person} on {place}',
      '{body} {omen}',
      '{adj} {ship}',
      '{number} {bodies}',
      'Signal from {place}',
    ],
    words: {
      body: w('Nebula|Comet|Quasar|Pulsar|Satellite|Supernova|Ring World|Dwarf Star|Meteor|Twin Moon'),
      bodies: w('Moons|Comets|Satellites|Suns|Orbits|Wormholes'),
      ship: w('Lifeboat|Night Shuttle|Freighter Nine|Starliner|Cargo Drone|The Marigold Probe|Solar Sail|Last Ferry'),
      place: w(
        'Kepler Alley|Europa Station|Andara|Ceres Market|Outpost Lumen|the Oort Hotel|Vega Platform|Phobos Diner|Titan Bay|Proxima Road',
      ),
      omen: w('Drift|Protocol|Lounge|Syndicate|Disco|Eclipse|Uprising|Overdrive|Pioneers|Arcade|Salvage'),
      person: w('Captain Ono|Robot Ingrid|Laika’s Heir|Commander Vex|Doctor Quill|The Janitor|Astronaut Bea'),
      adj: w('Hyper|Silent|Neon|Gravity|Cosmic|Quantum|Velvet|Runaway|Photon|Zero-G'),
      number: w('Nine|Twelve|Sixteen|Forty|Hundred|Two'),
    },
  },
  pirate: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      '{thing} of {place}',
      '{place} {omen}',
      '{person} and the {thing}',
      '{number} {things}',
      'Mutiny at {place}',
      'The {adj} {ship}',
    ],
    words: {
      person: w(
        'Captain Brine|Peg-Leg Polly|Mad Matthis|Anne Cutlass|Bosun Finn|Red Ezra|Lady Corsair|Salty Jim Crane|The Cabin Boy',
      ),
      thing: w(
        'Spyglass|Rum Ledger|Sea Chart|Iron Chest|Parrot|Jolly Lantern|Compass Rose|Gold Tooth|Cannon|Marooned Crown|Sextant',
      ),
      things: w('Doubloons|Cutlasses|Barrels of Rum|Parrots|Sails|Leagues|Broken Compasses'),
      place: w(
        'Tortola Deep|Skullcap Cay|Port Mercy|the Windward Isles|Black Sand Cove|Barnacle Bay|Cinnamon Reef|Gallows Point',
      ),
      omen: w('Plunder|Bounty|Storm|Moonrise|Boarding|Treasure|Tide|Armada|Broadside'),
      adj: w('Cursed|Sunken|Crooked|Salty|Stolen|Phantom|Merry|Smuggler’s|Barnacled'),
      ship: w('Galleon|Cutter|Frigate|Brigantine|Dinghy|Man-of-War|Ketch'),
      number: w('Three|Seven|Thirteen|Twenty|Forty|Hundred'),
    },
  },
  safari: {
    templates: [
      '{adj} {beast}',
      '{beast} of {place}',
      '{place} {omen}',
      '{beast} {omen}',
      '{person}’s {beast}',
      '{number} {beasts}',
      'Path of the {beast}',
      'Call of {place}',
    ],
    words: {
      beast: w(
        'Elephant|Black Panther|Rhino|Cheetah|Zebra|Gorilla|Honey Badger|Caracal|Giraffe|Jaguar|Toucan|Meerkat|Hippo',
      ),
      beasts: w('Elephants|Zebras|Cheetahs|Meerkats|Flamingos|Gorillas|Antelopes|Toucans'),
      place: w(
        'Kilima Plain|the Emerald Canopy|Okara Delta|Baobab Ridge|Lake Manara|the Amber Grass|Zuri Falls|Moru Rocks|Rio Verde',
      ),
      omen: w('Stampede|Watch|Sunset|Migration|Thunder|Roar|Expedition|Kingdom|Rains|Night Drive'),
      adj: w('Wandering|Royal|Moonlit|Thundering|Golden|Painted|Silent|Wild-Hearted|Proud'),
      person: w('Doctor Amara|Ranger Joel|Mama Kito|Professor Finch|Zola|The Tracker'),
      number: w('Five|Seven|Nine|Twenty|Hundred'),
    },
  },
  fishing: {
    templates: [
      '{adj} {fish} {thing}',
      '{person}’s {thing}',
      '{fish} of {place}',
      '{place} {thing}',
      'Gone {verb} {when}',
      '{number} {fish} {thing}',
      '{adj} {thing}',
    ],
    words: {
      fish: w('Pike|Perch|Trout|Salmon|Catfish|Barramundi|Arctic Char|Tuna|Marlin|Zander|Walleye|Grayling'),
      thing: w('Derby|Reel|Tackle Box|Haul|Catch|Hook|Regatta|Jamboree|Cast|Float|Feast|Net'),
      place: w(
        'Lake Osprey|Miller’s Pond|Cedar Dock|Saimaa Shore|Rapids|River Bend|Otter Creek|the Ice Hole|Lock Nine|Boathouse',
      ),
      person: w('Grandpa Lars|Captain Moll|Old Reino|Aunt Willa|Skipper Dan|Cousin Earl|Ranger Fern'),
      adj: w('Golden|Monster|Lazy|Moonlit|Whopping|Rainbow|Double|Frozen|Sunday|Big River'),
      verb: w('Angling|Trolling|Fly Casting|Ice Fishing|Reeling'),
      when: w('Again|at Dawn|on Sunday|Till Dusk|in the Rain|Mad'),
      number: w('Three|Five|Ten|Thirty|Hundred'),
    },
  },
  crystal: {
    templates: [
      '{adj} {thing}',
      '{person}’s {thing}',
      '{place} {omen}',
      '{thing} of {place}',
      '{person} and the {thing}',
      '{adj} {omen}',
      'Spell of {place}',
      'The {thing} {omen}',
    ],
    words: {
      thing: w(
        'Grimoire|Crystal Orb|Moon Cauldron|Mirror|Witch Bottle|Hourglass|Potion Shelf|Black Cat|Wandwood|Spellbook|Star Key|Raven Ring',
      ),
      person: w('Morwenna|Sable|The Alchemist|Old Perrin|Lady Hex|Isolde Vane|Apprentice Wick|Mother Thorn|Oberic'),
      place: w(
        'Glimmerwood|Thornhold|the Shard Tower|Misthollow|Everglass|the Violet Cave|Candlemarsh|Fable Lane|Elderfen',
      ),
      omen: w('Hex|Enchantment|Midnight|Bargain|Prophecy|Séance|Spark|Ritual|Masquerade|Apprentice'),
      adj: w('Violet|Enchanted|Shattered|Moonlit|Seventh|Whispering|Prismatic|Haunted|Arcane'),
    },
  },
  volcano: {
    templates: [
      '{adj} {thing}',
      '{place} {omen}',
      '{thing} of {place}',
      '{beast} {omen}',
      '{person} at {place}',
      '{adj} {omen}',
      'Beneath {place}',
      '{beast} of {place}',
    ],
    words: {
      thing: w(
        'Caldera|Obsidian Idol|Magma Drum|Ash Temple|Ember Totem|Lava Lamp Club|Fire Opal Mask|Smoke Altar|Molten Gate|Basalt Throne',
      ),
      place: w(
        'Mount Kavala|Tiki Atoll|Cinder Isle|the Red Crater|Pele’s Stair|Krakanua|the Sulphur Coast|Emberfall|Isla Ceniza',
      ),
      omen: w('Eruption|Inferno|Blaze|Tremor|Fury|Afterglow|Ignition|Meltdown|Awakening|Furnace'),
      beast: w('Phoenix|Salamander|Fire Ant|Magma Golem|Raptor|Tyrant Lizard|Ember Toad|Charcoal Bull'),
      adj: w('Molten|Smouldering|Scorched|Volcanic|Blazing|Obsidian|Restless|Burning|Triple'),
      person: w('Doctor Ash|Explorer Nima|Tane|Professor Basalt|The Geologist|Kaia'),
    },
  },
  aztec: {
    templates: [
      '{adj} {thing}',
      '{thing} of {place}',
      '{person}’s {thing}',
      '{beast} of {place}',
      '{place} {omen}',
      '{person} and the {beast}',
      'The {adj} {beast}',
      '{number} {things}',
      'Beneath {place}',
      '{omen} of the {beast}',
    ],
    words: {
      beast: w(
        'Jaguar|Feathered Serpent|Quetzal|Macaw|Emerald Toad|Ocelot|Howler King|Obsidian Eagle|Coral Snake|Stone Tapir|Sun Hummingbird',
      ),
      thing: w(
        'Sun Wheel|Jade Mask|Cacao Throne|Feather Crown|Clay Drum|Turquoise Disc|Rain Idol|Stair Temple|Maize Goddess|Copper Bell|Green Lantern Stone|Ball Court',
      ),
      things: w('Jade Steps|Suns|Feathers|Idols|Cacao Kings|Stone Faces|Jaguar Teeth'),
      place: w(
        'Tamoanco|Xalapa Deep|the Cloud Forest|Itzamil|the Ninth Terrace|Calakuna|the Sunken Cenote|Yaxhal|the Vine Bridge|Ocotlan Rise|Tecuma',
      ),
      person: w(
        'Itzel|Tonatzin|Old Cuauhtli|Priestess Ixara|Doctor Valdés|Nenetl|Captain Olmo|The Cacao Trader|Young Akbal',
      ),
      adj: w('Jade|Sunken|Feathered|Overgrown|Sleeping|Thundering|Golden Stair|Lost Mile|Emerald|Solstice'),
      omen: w('Solstice|Ascent|Monsoon|Expedition|Blessing|Sunburst|Secret|Ritual|Harvest|Eclipse'),
      number: w('Three|Five|Seven|Thirteen|Twenty|Fifty-Two'),
    },
  },
  samurai: {
    templates: [
      '{adj} {thing}',
      '{person}’s {thing}',
      '{thing} of {place}',
      '{person} of {place}',
      '{adj} {beast}',
      '{place} {omen}',
      '{number} {things}',
      '{beast} and {beast2}',
      'Under the {thing}',
      '{omen} at {place}',
    ],
    words: {
      thing: w(
        'Katana|Paper Door|Oni Mask|Iron Fan|Moon Gate|Tea Bowl|Rice Banner|Folded Steel|War Drum|Cedar Bell|Plum Helmet|Silk Scroll|Stone Lantern',
      ),
      things: w('Blades|Masks|Lanterns|Ronin|Cranes|Blossoms|Oaths|Koku'),
      place: w(
        'Kumohara|the Maple Court|Hoshizaki|Mount Tsurugane|the Bamboo Pass|Yukimori|Red Bridge|Aoba Castle Town|Shiranami Bay|the Silent Dojo',
      ),
      person: w(
        'Lady Tsubaki|Ronin Kaede|Master Isamu|Old Genzo|Princess Ayame|The Blind Swordsmith|Captain Raiden Mori|Little Haru|Shinobi Rei',
      ),
      beast: w('Kitsune|White Crane|Tanuki|Snow Monkey|Iron Carp|Tengu|Temple Cat|Moon Hare'),
      beast2: w('Blade|Blossom|the Lantern|Thunder|the Magistrate|Fog'),
      adj: w('Crimson|Honourable|Wandering|Masked|Silent|Vermilion|Moonlit|Unsheathed|Masterless|First-Snow'),
      omen: w('Duel|Blossom|Vow|Ambush|Homecoming|Moonrise|Standoff|Festival|Snowfall|Verdict'),
      number: w('Three|Five|Eight|Forty|Hundred|One Thousand'),
    },
  },
  gothic: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      '{thing} of {place}',
      '{place} {omen}',
      'The {adj} {beast}',
      '{person} of {place}',
      '{omen} at {place}',
      '{beast} & {beast2}',
      'Dinner with {person}',
      '{number} {things}',
    ],
    words: {
      person: w(
        'Count Orlac|Lady Carmine|Baroness Vesna|Doctor Holloway|The Pale Butler|Viktor Noct|Countess Ilona|Sister Ravenna|Old Igor Pless|The Last Heir',
      ),
      thing: w(
        'Rose Coffin|Chalice|Velvet Crypt|Night Organ|Blood Ruby|Candelabra|Portrait|Silver Stake|Opera Cape|Belfry|Garnet Locket|Midnight Waltz',
      ),
      things: w('Candles|Coffins|Thorns|Portraits|Bats|Midnights|Silver Keys'),
      place: w(
        'Castle Morvane|Ravenspire|the Carpathia Line|Nocturne Abbey|Thornfield Gate|the East Crypt|Blackmere|Vaszary Hill|the Moon Chapel|Gallowmere',
      ),
      beast: w('Bat|Wolfhound|Raven|Moth|Gargoyle|Night Mare|Red Widow|Black Swan'),
      beast2: w('Rose|Thorn|Velvet|Garlic|Candle|Ruby|Silver'),
      adj: w('Crimson|Undying|Velvet|Sleepless|Thorned|Cold-Blooded|Moonless|Pale|Elegant|Forbidden'),
      omen: w('Nocturne|Masquerade|Feast|Inheritance|Midnight|Requiem|Curse|Wedding|Vigil|Moonrise'),
      number: w('Three|Seven|Nine|Thirteen|Hundred'),
    },
  },
  witch: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      '{beast} & {thing}',
      '{thing} at {place}',
      '{place} {omen}',
      'The {adj} {beast}',
      '{number} {things}',
      '{person} of {place}',
      '{omen} {treat}',
      'Trick or {treat}',
    ],
    words: {
      person: w(
        'Granny Nettle|Hazel Broom|Old Mab|Griselda Moss|Cousin Toadflax|Wanda Wick|The Night Nurse|Auntie Bramble|Tabitha Crane|Pip the Familiar',
      ),
      thing: w(
        'Cauldron|Broomstick|Pumpkin Patch|Pointed Hat|Cobweb|Candle|Toad Choir|Bubbling Brew|Crooked House|Bat Pie|Moon Ladle|Spider Loom',
      ),
      things: w('Pumpkins|Black Cats|Broomsticks|Toads|Lanterns|Jinxes|Cobwebs'),
      place: w(
        'Crooked Hill|Hollow Lane|Pumpkin Row|Cobweb Corner|Mossgrave|the Owl Wood|Number Thirteen|Brindle Marsh|Candlewick Square',
      ),
      beast: w('Black Cat|Barn Owl|Spider|Toad|Raven|Pumpkin King|Ghost Hound|Bog Newt'),
      adj: w('Wicked|Bubbling|Crooked|Jinxed|Giggling|Cackling|Spooky|Toothy|Moonstruck|October'),
      omen: w('Halloween|Jinx|Full Moon|Sabbath|Shiver|Cackle|Howl|Harvest Moon|Mischief'),
      treat: w('Brew|Jackpot Pie|Sweets|Toffee|Spin|Treasure|Stew|Stir'),
      number: w('Three|Six|Nine|Thirteen|Thirty-One'),
    },
  },
  clockwork: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      '{thing} of {place}',
      '{place} {omen}',
      'The {adj} {beast}',
      '{beast} {machine}',
      '{number} {things}',
      '{person} and the {beast}',
      'Last {machine} to {place}',
      '{omen} Engine',
    ],
    words: {
      person: w(
        'Professor Cogsworthy|Lady Ada Sprocket|Captain Airwright|Miss Gearhart|Old Tobias Flint|The Lamplighter|Inspector Piston|Baron Vapour|Penny Rivet',
      ),
      thing: w(
        'Brass Heart|Pocket Watch|Steam Dial|Copper Key|Airship|Mainspring|Pressure Gauge|Tin Orchestra|Goggles|Pendulum|Gilded Gear|Difference Box',
      ),
      things: w('Cogs|Rivets|Gears|Valves|Minutes|Whistles|Springs'),
      place: w(
        'Pistonbury|Brasston|the Boiler Quarter|Sootwick|Copperline Station|Gearford|the Ninth Boiler|Steamhaven|Foundry Row|Chimneygate',
      ),
      beast: w('Owl|Tin Lion|Brass Beetle|Iron Stork|Copper Fox|Wind-Up Mouse|Steel Heron|Mechanical Bear'),
      machine: w('Express|Zeppelin|Automaton|Locomotive|Factory|Carousel|Omnibus|Telegraph'),
      adj: w('Brass|Steam-Driven|Ticking|Wound-Up|Riveted|Polished|Impossible|Pneumatic|Overheated|Clockwise'),
      omen: w('Pressure|Overdrive|Midnight|Invention|Patent|Escapement|Full Steam|Departure|Blueprint'),
      number: w('Six|Eight|Twelve|Twenty-Four|Sixty|Thousand'),
    },
  },
  jazz: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      '{thing} at {place}',
      '{place} {omen}',
      '{person} at {place}',
      '{number} {things}',
      '{adj} {omen}',
      'The {place} {thing}',
      '{drink} & {thing}',
      'One More {drink}',
    ],
    words: {
      person: w(
        'Dizzy Lorraine|Satchel Joe|Miss Ruby Vance|Duke Calloway Reed|Baby Face Bellini|Josie Pearl|The Bartender|Fingers Malone|Countess Swing|Lulu Lamarr',
      ),
      thing: w(
        'Saxophone|Speakeasy|Pearl Necklace|Gramophone|Trumpet|Charleston|Jukejoint|Feather Boa|Velvet Rope|Big Band|Cigarette Girl|Piano Roll',
      ),
      things: w('Trumpets|Pearls|Cocktails|Sharps|Flats|Encores|Roadsters'),
      place: w(
        'Forty-Third Street|the Blue Cellar|Magnolia Avenue|Club Cordoba|Pier Nine|the Back Room|Harlequin Square|Rooftop West|the Onyx Stair|Delancey Corner',
      ),
      drink: w('Gin|Sidecar|Bubbles|Bourbon|Martini|Rye|Champagne|Absinthe'),
      adj: w('Roaring|Smoky|Midnight|Velvet|Swinging|Gilded|After-Hours|Bathtub Gin|Twenty-Four Carat|Syncopated'),
      omen: w('Swing|Blues|Serenade|Prohibition|Revue|Jive|Stomp|Encore|Shuffle|Raid'),
      number: w('Three|Seven|Nine|Twenty|Nineteen Twenty'),
    },
  },
  circus: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      'The {adj} {beast}',
      '{beast} {omen}',
      '{thing} at {place}',
      '{number} {things}',
      '{person} and the {beast}',
      '{place} {omen}',
      'Roll Up, {person}',
      '{beast} on a {prop}',
    ],
    words: {
      person: w(
        'Bombo|Madame Trapeze|Ringmaster Rolfo|Pipo & Pippa|The Great Alfonzo|Strongman Stan|Señora Saltos|Clown Cornelius|Dotty the Juggler|Mister Marvello',
      ),
      thing: w(
        'Big Top|Tightrope|Flying Trapeze|Sawdust Ring|Popcorn Cart|Magic Hat|Cannon Ride|Calliope|Mirror Maze|Ticket Booth|Human Cannonball|Spotlight',
      ),
      things: w('Clowns|Rings|Juggling Balls|Acrobats|Balloons|Tickets|Elephants'),
      place: w(
        'the Old Fairground|Sawdust Square|Pier Twelve|the Winter Quarters|Carousel Park|Candyfloss Row|the Striped Tent|Merry Common',
      ),
      beast: w('Lion|Elephant|Seal|Poodle|Dancing Bear|Camel|White Tiger|Pony|Flea'),
      prop: w('Unicycle|Ball|Tightrope|Trampoline|Pedestal|Barrel'),
      adj: w('Amazing|Daring|Grand|Dizzy|Merry|Spectacular|Tumbling|Somersaulting|Fearless|Travelling'),
      omen: w('Parade|Spectacular|Matinée|Revue|Encore|Extravaganza|Gala|Carousel|Finale'),
      number: w('Three|Five|Seven|Ten|Forty|Hundred'),
    },
  },
  farm: {
    templates: [
      '{person}’s {thing}',
      '{adj} {beast}',
      '{beast} {omen}',
      '{thing} at {place}',
      '{place} {omen}',
      '{number} {things}',
      '{person} and the {beast}',
      'The {adj} {thing}',
      '{crop} {omen}',
      '{beast} in the {crop}',
    ],
    words: {
      person: w(
        'Farmer Gus|Old MacAllister|Dairymaid Dot|Aunt Clementine|Granddad Otto|Cowgirl Jo|The Scarecrow|Nelly Barnes|Uncle Turnip',
      ),
      thing: w(
        'Golden Egg|Milk Churn|Red Tractor|Hayloft|Henhouse|Windmill|Prize Pumpkin|Rooster Bell|Apple Cart|Butter Barrel|Old Barn|Piggy Pen',
      ),
      things: w('Piglets|Hens|Eggs|Acres|Haystacks|Milk Pails|Ducklings'),
      place: w(
        'Clover Hill|Buttercup Farm|Muddy Bottom|Sunny Acre|Haystack Lane|Daisy Meadow|Honeywell Farm|Barley Brook|Mill End',
      ),
      beast: w('Cow|Piglet|Rooster|Goat|Mother Hen|Billy Goat|Sheepdog|Turkey|Duckling|Donkey'),
      crop: w('Corn|Barley|Pumpkin|Hay|Turnip|Sunflower|Clover|Carrot'),
      adj: w('Golden|Muddy|Prize|Lazy|Barnyard|Runaway|Free-Range|Happy|Sunday|Clucking'),
      omen: w('Harvest|Stampede|Jamboree|Fair|Sunrise|Hoedown|Roundup|Market|Holiday|Rush'),
      number: w('Three|Five|Six|Twelve|Forty|Hundred'),
    },
  },
  noir: {
    templates: [
      '{person}’s {thing}',
      'The {adj} {thing}',
      '{thing} on {place}',
      '{place} {omen}',
      '{number} {things}',
      '{person} Never Sleeps',
      'The {place} {case}',
      '{adj} {omen}',
      'Case of the {adj} {thing}',
      'Follow the {thing}',
    ],
    words: {
      person: w(
        'Sam Hollow|Detective Marlo Gray|Vera Cross|Inspector Quaid|Lola St. Clair|Private Eye Penn|Nick Slate|Madame X|Harry Locksmith|The Widow Dane',
      ),
      thing: w(
        'Briefcase|Black Sedan|Magnifier|Alibi|Fedora|Ruby Necklace|Typewriter|Matchbook|Red Lipstick|Trench Coat|Switchboard|Diamond Cuff',
      ),
      things: w('Suspects|Clues|Alibis|Shadows|Fingerprints|Witnesses|Phone Calls'),
      place: w(
        'Dock Street|Pier Thirteen|Harbour Boulevard|the Hotel Meridian|Alley Nine|Rain Street|the Night Tram|Union Bridge|the Fifth Precinct',
      ),
      case: w('Affair|File|Heist|Job|Case|Ransom|Conspiracy|Payoff'),
      adj: w('Missing|Rainy|Crooked|Stolen|Smoking|Vanishing|Double-Crossed|Midnight|Unsolved|Dame’s'),
      omen: w('Alibi|Downpour|Getaway|Blackout|Confession|Stakeout|Shadow|Payoff|Last Call'),
      number: w('Three|Five|Seven|Twelve|Thirteen'),
    },
  },
  knight: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      '{thing} of {place}',
      '{place} {omen}',
      'Sir {name} the {epithet}',
      '{person} and the {beast}',
      'The {adj} {beast}',
      '{number} {things}',
      'Siege of {place}',
      '{omen} for {place}',
    ],
    words: {
      person: w(
        'Queen Maud|Sir Aldwin|Lady Rowena Vale|King Osric|The Black Squire|Dame Edda|Brother Anselm|Young Gawen|Prince Tybalt',
      ),
      name: w('Bertram|Godric|Wilfred|Perceforest|Humphrey|Lanval|Eustace|Garrick'),
      epithet: w('Brave|Unready|Bold|Rusty|Lucky|Tall|Late|Steadfast'),
      thing: w(
        'Shield|Tourney Lance|Iron Crown|Great Helm|Oath Sword|Banner|Drawbridge|Round Keep|Golden Spur|Gauntlet|Portcullis|War Horn',
      ),
      things: w('Shields|Lances|Banners|Crowns|Squires|Towers|Broken Spears'),
      place: w(
        'Castle Brannoch|Hawkmere|Whitewall Keep|Dunmarrow|the Lion Gate|Aldermoor|Kingsbarrow|the Oaken Hall|Stagford',
      ),
      beast: w('Griffin|Red Lion|Warhorse|Green Wyvern|White Hart|Boar|Unicorn|Falcon'),
      adj: w('Gallant|Royal|Rusted|Valiant|Crowned|Silver|Forsworn|Lionhearted|Errant|Unbroken'),
      omen: w('Tournament|Siege|Crusade|Joust|Coronation|Quest|Ransom|Oath|Feast'),
      number: w('Three|Seven|Nine|Twelve|Hundred'),
    },
  },
  alchemy: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      '{thing} of {place}',
      '{place} {omen}',
      '{element} & {element2}',
      '{person} and the {thing}',
      '{number} {things}',
      'The {adj} {omen}',
      '{element} into Gold',
      '{omen} in {place}',
    ],
    words: {
      person: w(
        'Master Paracelle|Mira Quicksilver|Brother Athanor|Doctor Vitriol|Elspeth Ash|Old Hermon|Apprentice Fen|Magister Orpiment|Salina Vane',
      ),
      thing: w(
        'Elixir|Philosopher’s Egg|Flask|Golden Tome|Retort|Red Tincture|Mortar|Homunculus|Moon Vial|Sulphur Lamp|Star Ledger|Glass Furnace',
      ),
      things: w('Elixirs|Vials|Metals|Secrets|Tinctures|Pages|Salts'),
      place: w(
        'the Glass Tower|Quicksilver Lane|the Amber Cellar|Retort Street|Saltgate|the Seventh Shelf|the Royal Laboratory|Emerald Court',
      ),
      element: w('Mercury|Sulphur|Lead|Salt|Copper|Antimony|Tin|Cinnabar'),
      element2: w('Moonlight|Ash|Honey|Gold Dust|Rain|Phosphor|Starlight'),
      adj: w('Bubbling|Transmuted|Golden|Forbidden|Distilled|Volatile|Luminous|Perpetual|Unstable|Secret'),
      omen: w('Formula|Experiment|Transmutation|Reaction|Essence|Recipe|Distillation|Fusion|Breakthrough'),
      number: w('Three|Four|Seven|Nine|Twelve'),
    },
  },
  arabia: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      '{thing} of {place}',
      '{place} {omen}',
      '{person} and the {thing}',
      '{number} {things}',
      'The {adj} {beast}',
      '{omen} over {place}',
      '{beast} of {place}',
      '{number} {things} in {place}',
    ],
    words: {
      person: w(
        'Zahra|Old Karim|Princess Samira|Captain Faris|The Carpet Seller|Yasmin of the Wells|Vizier Jafran|Little Omar|Dalia|The Cloud Djinn',
      ),
      thing: w(
        'Brass Lamp|Flying Carpet|Sapphire Dome|Night Bazaar|Crescent Dagger|Silk Tent|Third Wish|Peacock Throne|Spice Chest|Silver Samovar|Golden Minaret|Moon Fountain',
      ),
      things: w('Wishes|Lamps|Camels|Thieves of Silk|Minarets|Tales|Caravans|Pomegranates'),
      place: w(
        'Qasira|the Saffron Market|Azahar|the Moon Oasis|Samarand|the Blue Bazaar|Old Mirabad|the Dune Sea|Jasmine Gate',
      ),
      beast: w('Djinn|Camel|Peacock|Desert Tiger|Roc|Falcon|White Stallion|Cobra'),
      adj: w('Enchanted|Whispering|Saffron|Moonlit|Wishing|Hidden|Sapphire|Desert|Perfumed|Thousandth'),
      omen: w('Nights|Caravan|Wish|Sandstorm|Crescent|Serenade|Moonrise|Bargain|Tale'),
      number: w('Three|Seven|Forty|Hundred|One Thousand|Thousand and Two'),
    },
  },
  winter: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      '{thing} of {place}',
      '{place} {omen}',
      '{person} and the {beast}',
      '{number} {things}',
      'The {adj} {beast}',
      '{omen} in {place}',
      '{beast} on {ice}',
      '{treat} & {thing}',
    ],
    words: {
      person: w(
        'Old Tobias Frost|Grandmother Holle|Nils the Skater|Clara Snow|Miss Icicle|The Sledge Driver|Little Petra|Uncle Fir|Aino Lumi|The Lamplighter’s Son',
      ),
      thing: w(
        'Snow Globe|Red Mitten|Lantern|Fir Crown|Silver Skates|Toboggan|Woollen Scarf|Ice Palace|Sleigh Bell|Candle Window|Paper Star|Gingerbread House',
      ),
      things: w('Snowflakes|Mittens|Skaters|Icicles|Lanterns|Sleigh Bells|Fir Cones|Snowmen'),
      place: w(
        'Candlewood|the Snowed-In Inn|Fir Lane|Mitten Market|Icicle Bridge|Pinehollow|the White Square|Advent Street|Sledge Hill|Lumivaara',
      ),
      beast: w('Robin|Snow Hare|Reindeer|Ermine|Snowman|Polar Owl|Red Squirrel|Woolly Pony'),
      ice: w('Thin Ice|the Mill Pond|Skates|the Frozen Canal|First Snow|Blue Ice'),
      treat: w('Cinnamon|Hot Cocoa|Mulled Apples|Ginger|Roast Chestnuts|Peppermint'),
      adj: w('Frosty|Snowbound|Candlelit|December|Sparkling|Cosy|Powdered|Longest-Night|Knitted|Crystal'),
      omen: w(
        'Snowfall|First Frost|Advent|Sleigh Ride|White Evening|Blizzard|Carol|Skating Party|Fireside|Snowball Fight',
      ),
      number: w('Three|Seven|Twelve|Twenty-Four|Thousand'),
    },
  },
  racing: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      '{thing} of {place}',
      '{place} {omen}',
      '{person} and the {thing}',
      '{number} {things}',
      'The {adj} {omen}',
      '{omen} at {place}',
      '{number} {things} to {place}',
      '{car} {omen}',
    ],
    words: {
      person: w(
        'Nico Falcetti|Turbo Tilda|Old Man Clutch|Elena Vantaggio|Jimmy Slipstream|The Night Mechanic|Sisu Saarinen|Lady Redline|Grandma Gasket|Number Seven',
      ),
      thing: w(
        'Pit Crew|Golden Piston|Pole Position|Last Lap|Chequered Flag|Silver Gearbox|Lucky Helmet|Chrome Exhaust|Starting Grid|Spare Tyre|Winner’s Laurel|Red Lever',
      ),
      things: w('Laps|Cylinders|Horsepower|Pit Stops|Corners|Sparks|Hairpins|Miles'),
      place: w(
        'Monte Corvo|Serpentine Hill|the Harbour Chicane|Copper Canyon Ring|Lakeside Loop|the Velodrome Road|Santa Curva|Pinewood Straight|the Banked Mile|Port Aurelio',
      ),
      car: w('Roadster|Stock Car|Hot Rod|Rally Car|Dragster|Kart|Monoposto'),
      adj: w('Turbocharged|Flat-Out|Redline|Chrome|Overheated|Midnight|Supercharged|Slick|Burning|Full-Throttle'),
      omen: w('Grand Prix|Overtake|Photo Finish|Time Trial|Drift|Rally|Qualifying|Victory Lap|Burnout|Green Light'),
      number: w('Two|Six|Eight|Twelve|Fifty|Hundred|Thousand'),
    },
  },
  honey: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      '{thing} of {place}',
      '{place} {omen}',
      '{person} and the {bees}',
      '{number} {things}',
      'The {adj} {bee}',
      '{omen} in {place}',
      '{plant} {omen}',
      '{bee} of {place}',
    ],
    words: {
      person: w(
        'Ambrose Hum|Granny Nectar|Melina Wax|Brother Skep|Pollen Polly|Doctor Buzzby|Oskar Mesikämmen|The Night Beekeeper|Madame Propolis|Little Nettle',
      ),
      thing: w(
        'Honey Pot|Golden Comb|Dipper|Wax Seal|Straw Hive|Royal Jelly|Smoker|Nectar Cup|Amber Jar|Veiled Hat|Mead Horn|Sweet Tooth',
      ),
      things: w('Stings|Combs|Honey Jars|Workers|Blossoms|Drops|Dances|Hives'),
      place: w(
        'Clover Heath|the Linden Walk|Thyme Hill|Beeswax Lane|the Sunny Orchard|Heather Moor|Melissa Meadow|the Wild Garden|Amber Wood|Hummingdale',
      ),
      bee: w('Queen|Bumblebee|Drone|Forager|Bee Captain|Honey Bear'),
      bees: w('Swarm|Bumblebee|Honey Bear|Last Hive|Hundred Bees|Lazy Drone'),
      plant: w('Lavender|Buckwheat|Linden|Heather|Acacia|Foxglove|Borage'),
      adj: w('Sticky|Buzzing|Amber|Sunlit|Royal|Golden-Winged|Drowsy|Dripping|Sweetest|Midsummer'),
      omen: w('Honeyflow|Swarm|Waggle Dance|Harvest|Buzz|Bloom|Nectar Rush|Sting|Nuptial Flight|Hum'),
      number: w('Three|Six|Nine|Hundred|Thousand|Ten Thousand'),
    },
  },
  fairy: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      '{thing} of {place}',
      '{place} {omen}',
      '{person} and the {beast}',
      '{number} {things}',
      'The {adj} {beast}',
      '{omen} in {place}',
      '{flower} {omen}',
      '{beast} under the {flower}',
    ],
    words: {
      person: w(
        'Pipwick|Thistledown Tess|Old Mother Moth|Bramble Nim|Prince Puffball|Lissa Dewlight|The Acorn Tailor|Fennel Fay|Captain Dragonfly|Miss Mayblossom',
      ),
      thing: w(
        'Firefly Jar|Toadstool House|Petal Crown|Silver Thimble|Acorn Cup|Gossamer Cloak|Bluebell Hat|Dewdrop Mirror|Feather Boat|Moth Lantern|Wishing Twig|Pocket Moon',
      ),
      things: w('Wishes|Fireflies|Petals|Dewdrops|Gossamer Wings|Toadstools|Acorns|Tiny Doors'),
      place: w(
        'the Mushroom Ring|Glimmerglen|Moss Hollow|the Hedge Kingdom|Foxglove Lane|the Whispering Oak|Dragonfly Pond|Petalmere|the Underleaf|Dandelion Court',
      ),
      beast: w('Luna Moth|Hedge Sprite|Dragonfly|Night Butterfly|Snail Rider|Wren|Pixie Queen|Ladybird Knight'),
      flower: w('Bluebell|Foxglove|Snowdrop|Primrose|Harebell|Moonpetal|Buttercup'),
      adj: w('Glimmering|Tiny|Moonpetal|Dewy|Feather-Light|Twilight|Mossy|Gossamer|Secret|Twinkling'),
      omen: w('Twilight|Revel|Ring Dance|Wish|Lullaby|Flutter|Moonrise|Masquerade|Whisper|Midsummer'),
      number: w('Three|Five|Seven|Nine|Hundred|Thousand'),
    },
  },
  clover: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      '{thing} of {place}',
      '{place} {omen}',
      '{person} and the {thing}',
      '{number} {things}',
      'The {adj} {thing}',
      '{omen} at {place}',
      '{number} {things} of {place}',
      '{adj} {omen}',
    ],
    words: {
      person: w(
        'Seamus Tuppence|Old Fergal Green|Cobbler Colm|Maeve of the Hill|Tam O’Clover|Ginger Padraig|Little Niamh|The Rainbow Porter|Brona Goldfinch|Dermot the Small',
      ),
      thing: w(
        'Buckle Hat|Horseshoe|Golden Harp|Four-Leaf Charm|Green Waistcoat|Rainbow’s End|Shillelagh|Copper Kettle|Tin Whistle|Lucky Penny|Cobbler’s Boot|Magpie Purse',
      ),
      things: w('Shamrocks|Pennies|Horseshoes|Rainbows|Jigs|Buckles|Green Hats|Leaves'),
      place: w(
        'Ballyglint|Shamrock Fair|the Emerald Hollow|Cloverfield Cross|the Standing Stones|Knocknagold|the Green Lane|Glenfarthing|the Fiddler’s Arms|Tullymore Bridge',
      ),
      adj: w('Lucky|Emerald|Merry|Rainbow|Fiddling|Tipsy|Golden-Buckled|Four-Leaved|Dancing|Cheerful'),
      omen: w('Jig|Luck|Reel|Market Day|Charm|Rainbow Run|Blessing|Hooley|Fiddle Night|Windfall'),
      number: w('Three|Four|Seven|Forty|Hundred|Thousand'),
    },
  },
  dino: {
    templates: [
      '{person}’s {thing}',
      '{adj} {beast}',
      '{thing} of {place}',
      '{place} {omen}',
      '{person} and the {beast}',
      '{number} {things}',
      'The {adj} {thing}',
      '{omen} at {place}',
      '{beast} {omen}',
      '{beast} of {place}',
    ],
    words: {
      person: w(
        'Professor Digby|Fern Callahan|Trowel Tess|Old Doc Strata|Cave Boy Oku|The Bone Hunter|Ranger Mosi|Nellie Flint|Uncle Quarry|Ada Bedrock',
      ),
      thing: w(
        'Giant Egg|Amber Heart|Thigh Bone|Three-Toed Track|Fossil Map|Fern Throne|Last Tooth|Horned Skull|Stone Nest|Tar Pit|Feather Crest|Lost Jaw',
      ),
      things: w('Horns|Eggs|Fossils|Teeth|Footprints|Hatchlings|Tails|Bones'),
      place: w(
        'Fern Valley|the Chalk Cliffs|Tailwhip Plain|the Steaming Swamp|Thunderfoot Gorge|Ammonite Bay|the Cycad Forest|Old Stone Mesa|the Long-Neck Trail|Amber Creek',
      ),
      beast: w(
        'Longneck|Three-Horn|Tyrant Lizard|Raptor|Spike Tail|Crested Runner|Hatchling|Shell Back|Sky Glider|Duckbill',
      ),
      adj: w('Roaring|Thundering|Petrified|Feathered|Hungry|Colossal|Stomping|Prehistoric|Hundred-Ton|Toothy'),
      omen: w('Stampede|Roar|Hatching|Excavation|Migration|Rampage|Meteor Night|Feeding Time|Dawn|Stomp'),
      number: w('Three|Six|Nine|Forty|Hundred|Million'),
    },
  },
  panda: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      '{thing} of {place}',
      '{place} {omen}',
      '{person} and the {beast}',
      '{number} {things}',
      'The {adj} {beast}',
      '{omen} at {place}',
      '{beast} of {place}',
      '{adj} {omen}',
    ],
    words: {
      person: w(
        'Bao the Round|Little Ming Ming|Grandfather Zhu|Sister Lian|The Tea Master|Inkstone Wen|Hermit Pao|Mei of the Mist|Old Bamboo Shen|The Ferryman of Lushan',
      ),
      thing: w(
        'Bamboo Flute|Straw Hat|Celadon Teapot|Ink Brush|Paper Crane|Red Seal|Rice Bowl|Jade Teacup|Silk Scroll|Stone Lantern|Bamboo Raft|Moon Gate',
      ),
      things: w('Cranes|Bamboo Shoots|Brushstrokes|Teacups|Pandas|Peaks|Scrolls|Cubs'),
      place: w(
        'the Misty Peaks|Bamboo Valley|the Paper Mountain|Quiet Brook Temple|the Tea Terraces|Cloud Bridge|the Inkwash Hills|White Crane Lake|the Thousand Canes|Sleepy Stone Pass',
      ),
      beast: w('White Crane|Panda|Cub|Golden Monkey|Mountain Heron|Red Panda|Cloud Carp|River Turtle'),
      adj: w('Misty|Drowsy|Bamboo|Inkwash|Serene|Tumbling|Gentle|Wandering|Tea-Scented|Roly-Poly'),
      omen: w('Nap|Tea Hour|Brushstroke|Morning Mist|Harmony|Snack Time|Balance|Meditation|Spring Rain|Tumble'),
      number: w('Two|Three|Eight|Nine|Hundred|Thousand'),
    },
  },
  cyber: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      '{thing} of {place}',
      '{place} {omen}',
      '{person} and the {thing}',
      '{number} {things}',
      'The {adj} {omen}',
      '{omen} in {place}',
      '{thing} {code}',
      '{adj} {omen}',
    ],
    words: {
      person: w(
        'Zero Vantablack|Kira Static|The Ghost Courier|Mako Ohm|Doctor Pixelheart|Unit Seventeen|Neon Nadia|Juno Overdrive|Rook Hexley|Lady Bitrate',
      ),
      thing: w(
        'Chrome Visor|Data Heart|Hover Cab|Signal Tower|Holo Cube|Copper Brain|Night Drone|Glass Key|Memory Chip|Synthetic Rose|Black Modem|Silver Socket',
      ),
      things: w('Volts|Androids|Signals|Bits|Circuits|Neon Signs|Passwords|Terabytes'),
      place: w(
        'Chrome Alley|District Nine Zero|the Undercity|Lotus Tower|the Rain Market|Sector Violet|Port Electra|the Lower Grid|Neon Harbour|Midnight Station',
      ),
      code: w('X-9|2099|Zero One|MK IV|Null|Hex'),
      adj: w('Electric|Overclocked|Synthetic|Holographic|Encrypted|Neon|Augmented|Glitching|Wired|Ultraviolet'),
      omen: w('Uplink|Blackout|Override|Firewall|Overdrive|Glitch|Reboot|Night Shift|Surge|Shutdown'),
      number: w('Two|Eight|Sixteen|Sixty-Four|Hundred|Thousand'),
    },
  },
  bakery: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      '{thing} of {place}',
      '{place} {omen}',
      '{person} and the {thing}',
      '{number} {things}',
      'The {adj} {omen}',
      '{omen} at {place}',
      '{filling} & {crumb}',
      '{adj} {omen}',
    ],
    words: {
      person: w(
        'Rosie Brioche|Baker Bertolt|Madame Farine|Tomcat Truffle|Old Oven Otto|Clementine Crumb|Pietro Panini|The Dawn Baker|Dora Doughmore|Miss Marzipan',
      ),
      thing: w(
        'Rolling Pin|Copper Oven|Golden Crust|Cherry Pie|Twisted Pretzel|Butter Croissant|Flour Sack|Bread Basket|Sourdough Pot|Cinnamon Knot|Baker’s Hat|Cooling Rack',
      ),
      things: w('Buns|Baguettes|Cherry Pies|Rolls|Croissants|Loaves|Pretzels|Cream Puffs'),
      place: w(
        'Crumb Corner|the Corner Oven|Butterfield Lane|Rosie’s Oven|the Old Mill|Rue du Levain|Cinnamon Court|the Market Bakery|Warm Bread Square',
      ),
      filling: w('Butter|Cherry|Vanilla|Almond|Apricot|Poppy|Caramel'),
      crumb: w('Crust|Crumble|Dough|Strudel|Meringue|Flake|Knots'),
      adj: w('Warm|Golden|Buttery|Flaky|Half-Baked|Oven-Fresh|Sugared|Floury|Crusty|Sunday'),
      omen: w('Rise|Batch|Breakfast|Morning Bake|Dozen|Tea Party|Knead|Proof|Bake-Along|Delivery'),
      number: w('Six|Seven|Twelve|Thirteen|Hundred|Thousand'),
    },
  },
  disco: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      '{thing} of {place}',
      '{place} {omen}',
      '{person} and the {thing}',
      '{number} {things}',
      'The {adj} {omen}',
      '{omen} at {place}',
      '{adj} {omen}',
      '{number} {things} at {place}',
    ],
    words: {
      person: w(
        'Disco Delphine|Sir Boogie|Velma Groove|The Glitter Twins|Curtis Starstep|Lady Saturnine|Funky Alfonso|Roxy Rollerine|DJ Tangerine|Bobby Bellbottom',
      ),
      thing: w(
        'Mirror Ball|Platform Boots|Star Glasses|Golden Vinyl|Boombox|Sequin Suit|Dance Floor|Roller Skates|Cassette|Velvet Rope|Turntable|Wah-Wah Pedal',
      ),
      things: w('Grooves|Sequins|Turntables|Bell-Bottoms|Records|Spotlights|Twirls|Beats'),
      place: w(
        'Club Tangerine|the Glitter Room|Studio Marmalade|the Mirror Lounge|Saturn Avenue|the Roller Palace|Velvet Basement|Boogie Boulevard|the Starlight Floor|Copacetic Hall',
      ),
      adj: w('Funky|Glittering|Groovy|Sequinned|Strobing|Electric|Velvet|Dazzling|Sky-High|Spinning'),
      omen: w('Glitter Night|Boogie|Saturday|Encore|Funk Parade|Shuffle|Last Dance|Groove|Midnight Spin|Dance-Off'),
      number: w('Two|Seven|Forty-Five|Seventy-Nine|Hundred|Thousand'),
    },
  },
  surf: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      '{thing} of {place}',
      '{place} {omen}',
      '{person} and the {beast}',
      '{number} {things}',
      'The {adj} {beast}',
      '{omen} at {place}',
      '{thing} & {drink}',
      '{adj} {omen}',
    ],
    words: {
      person: w(
        'Coco Marlin|Sunny Delacruz|Barefoot Bill|Tula of the Bay|Captain Flipflop|Old Longboard Lou|Nina Riptide|Papaya Pete|The Beach Barber|Miss Hibiscus',
      ),
      thing: w(
        'Longboard|Ukulele|Coconut Cup|Hammock|Shell Necklace|Beach Bonfire|Paper Parasol|Flower Garland|Striped Towel|Sun Hat|Sandcastle|Driftwood Sign',
      ),
      things: w('Waves|Boards|Palms|Coconuts|Barefoot Days|Seashells|Sunsets|Paddles'),
      place: w(
        'Paradiso Break|Coral Cove|the Long Beach Hut|Mango Point|Lagoon Lane|Pipers Bay|Sandbar Shack|Sundown Shore|the Turquoise Reef|Playa Lenta',
      ),
      beast: w('Toucan|Pelican|Sea Turtle|Hermit Crab|Parakeet|Gecko|Starfish|Beach Dog'),
      drink: w('Lime|Pineapple|Guava|Passionfruit|Ginger|Mango'),
      adj: w('Sunny|Barefoot|Salty|Barrelling|Tropical|Lazy|Sun-Kissed|Breezy|Golden-Sand|Endless'),
      omen: w('Swell|Sundown|High Tide|Beach Party|Holiday|Surf Day|Siesta|Breeze|Big One|Bonfire'),
      number: w('Three|Five|Seven|Hundred|Thousand|Ten Thousand'),
    },
  },
  fiesta: {
    templates: [
      '{person}’s {thing}',
      '{adj} {thing}',
      '{thing} of {place}',
      '{place} {omen}',
      '{person} and the {thing}',
      '{number} {things}',
      'The {adj} {beast}',
      '{omen} in {place}',
      '{spice} {omen}',
      '{adj} {omen}',
    ],
    words: {
      person: w(
        'Doña Paloma|Tío Chispa|Lupita Marigold|Don Picante|Rosalinda|El Bailador|Abuela Canela|Pepe Trompeta|Señorita Confeti|Mateo Mañana',
      ),
      thing: w(
        'Piñata|Paper Lantern|Golden Maraca|Sugar Mask|Marigold Crown|Straw Sombrero|Trumpet|Painted Donkey|Silver Spur|Candle Altar|Guitarrón|Clay Jug',
      ),
      things: w('Piñatas|Maracas|Chillies|Marigolds|Trumpets|Lanterns|Sombreros|Candles'),
      place: w(
        'Plaza Alegre|Santa Luz|Calle Confeti|the Marigold Bridge|Villa Serenata|Puerto Color|the Night Market|San Festivo|Agave Hill|the Painted Street',
      ),
      beast: w('Donkey|Rooster|Painted Jaguar|Hummingbird|Cactus|Chihuahua|Parrot|Little Bull'),
      spice: w('Chilli|Cinnamon|Lime|Cacao|Agave|Paprika'),
      adj: w('Spicy|Dancing|Colourful|Papercut|Sizzling|Festive|Candlelit|Sunbaked|Serenading|Sweet'),
      omen: w('Parade|Serenade|Mariachi Night|Carnival|Siesta|Confetti|Fandango|Celebration|Big Dance|Fireworks'),
      number: w('Two|Three|Seven|Fifteen|Hundred|Thousand'),
    },
  },
};

/** Names of table, card and draw games: type → templates and words. */
export const TABLE_GRAMMARS: Readonly<Record<string, NameGrammar>> = {
  roulette: {
    templates: ['{adj} Roulette', '{place} Roulette', 'Roulette {adj}', '{adj} {wheel} Roulette'],
    words: {
      adj: w('Ivory|Emerald|Classic|Amber|Cobalt|Golden Hour|Copper|Grand|Ruby|Midnight|Opal|Coral|Studio'),
      place: w('Riviera|Baltic|Lisbon|Northern|Salon|Parkside|Harbour|Cabaret|Esplanade|Winter Garden'),
      wheel: w('Parisian|European|Single-Zero'),
    },
  },
  blackjack: {
    templates: ['{adj} Blackjack', 'Blackjack {place}', '{adj} Blackjack {place}'],
    words: {
      adj: w('Atlas|Amber|Marble|Onyx|Cobalt|Classic|Copper|Crown|Sapphire|Opal|Salon|Emerald|Boulevard'),
      place: w('Loft|Library|Parlour|Orangery|Terrace|Vault|Salon Privé|Studio|Atrium|Mezzanine|Lounge'),
    },
  },
  baccarat: {
    templates: ['{adj} Baccarat', 'Baccarat {place}', '{adj} Punto Banco'],
    words: {
      adj: w('Silk|Jade|Orchid|Coral|Lotus|Evening|Grand|Pearl|Salon'),
      place: w('Pavilion|Garden|Tower|Salon|Harbour|Suite|Terrace'),
    },
  },
  poker: {
    templates: ['{adj} {kind}', '{kind} {place}'],
    words: {
      adj: w('Lagoon|Trident|Orchard|Casino|Harbour|Ivory|Amber|Side Bet|Copper'),
      kind: w('Three Card Poker|Three Card Contest|Three Card Showdown|Three Card Duel|Three Card Challenge'),
      place: w('Club|Saloon|Backroom|Parlour|Mezzanine'),
    },
  },
  videoPoker: {
    templates: ['{adj} {kind}', '{pay} {machine}', '{kind} {place}'],
    words: {
      adj: w('Classic|Copper|Midnight|Royal|Neon'),
      pay: w('Jack’s|Jacks & Kings|Court Card|Four Knaves'),
      machine: w('Video Poker|Draw Machine|Five-Card Draw'),
      kind: w('Pair of Jacks|Video Poker|Draw Machine|Five-Card Poker|Jacks Draw'),
      place: w('Arcade|Corner|Saloon|Parade|Lounge'),
    },
  },
  instant: {
    templates: ['{adj} {thing}', '{thing} {place}', '{adj} {thing} {n}'],
    words: {
      adj: w('Turbo|Sky|Lucky|Paper|Hyper|Pocket|Cloud|Brave|Neon|Rocket'),
      thing: w(
        'Ascent|Kite Flight|Comet Climb|Glider Run|Summit Push|Balloon Ride|Cable Car|Tower Climb|Beanstalk|Long Ladder|Star Lift|High Jump',
      ),
      place: w('Arcade|Updraft|Express|Club|Station'),
      n: w('X|100|Max|Plus'),
    },
  },
  scratch: {
    templates: ['{adj} Scratch', '{thing} Scratch', 'Scratch {thing}'],
    words: {
      adj: w('Golden|Merry|Instant|Silver|Double|Tropical|Arctic|Lucky Penny'),
      thing: w('Bakery|Postcards|Treasure|Garden|Lanterns|Harvest|Safari|Ponies|Holiday'),
    },
  },
  gameShow: {
    templates: ['{adj} {thing}', 'The {thing} {place}'],
    words: {
      adj: w('Grand|Golden|Neon|Lucky Street|Sunday|Cosmic|Mystery|Turbo'),
      thing: w(
        'Wheel Parade|Wheel Theatre|Wheel Revue|Money Wheel Gala|Treasure Wheel|Wheel Carousel|Coin Wheel|Number Wheel|Wheel of Lanterns',
      ),
      place: w('Live|Show|Night|Experience|Hour'),
    },
  },
};

/** Endings of names: sequels first, then mechanics that several studios share. */
export const SEQUELS = ['II', 'III', '2', 'Deluxe', 'Returns', 'Reforged', 'After Dark', 'Remastered'] as const;
export const MECHANIC_SUFFIX = {
  thousandWays: 'Thousand Ways',
  jackpot: 'Jackpot',
  hold: 'Hold & Draw',
  extra: 'Xtra',
} as const;

/** Titles of well-known games that a grammar might produce by accident. A name that contains one is drawn again. */
export const RESERVED_TITLES: readonly string[] = w(
  'book of |gates of |sweet bonanza|sugar rush|big bass|wolf gold|starburst|gonzo|mega moolah|megaways|fire joker|dead or alive|eye of horus|cleopatra|lightning roulette|crazy time|monopoly|dream catcher|lucky lady|sizzling hot|money train|razor|immortal romance|buffalo king|divine fortune|twin spin|jack and the|wild west gold|fruit party|dog house|aviator|golden tiger|lord of the ocean|dolphin|reactoonz|legacy of|rise of|fishin|pirates plenty|great rhino|hot to burn|thunderstruck|age of the gods|jammin|valley of the|hall of gods|infinity blackjack|speed baccarat|jacks or better',
);
