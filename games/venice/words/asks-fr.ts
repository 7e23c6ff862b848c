// Ce qui est demandé, et ce que l’on peut répondre, en français.
import { effects } from './effects-fr.ts';
import { effect, SLOTS } from './facts-fr.ts';
import {
  activated,
  activeAt,
  cap,
  cardOf,
  choosing,
  chosen,
  effectNamed,
  favourGain,
  gaining,
  laid,
  layer,
  leftOut,
  letterOf,
  lies,
  loads,
  missionOf,
  opponent,
  parameters,
  paysCubes,
  placeOf,
  progress,
  rest,
  stayCost,
  str,
  sum,
  taxesOf,
} from './lookup.ts';
import { and, at, carries, coins, intrigue, names, of, scrolls, the, vp } from './names-fr.ts';
import type { ChoiceTable, Prompt, PromptWords, Speech, VeniceWords } from './shape.ts';

const { goods } = names;
const mission = (m: unknown): string => `la ${names.missionName(str(m))}`;
const card = (c: unknown): string => `« ${names.cards[str(c) as 'overtime'] ?? str(c)} »`;
const letter = (s: Speech): string => letterOf(s).toUpperCase();
const favour = (gain: unknown, s: Speech): string => (gain === 'coins' ? coins : scrolls)(favourGain(s.edition, gain));
const favourCard = (s: Speech): string | undefined => (s.view.favour[s.me] ? 'Vous avez encore votre carte Faveur.' : undefined);
const CARGO: Readonly<Record<string, string>> = { ceramics: 'de céramique', cloth: 'd’étoffe', silver: 'd’argent' };

const CUBES: readonly ((s: Speech) => Prompt)[] = [
  (s) => {
    const { cubes, ofChoice } = gaining(s);
    const gained = [...(sum(cubes) > 0 ? [goods(cubes)] : []), ...(ofChoice > 0 ? [`${ofChoice} au choix`] : [])];
    return {
      ask: `Vous gagnez des cubes (${and(gained)}) : que porte la gondole maintenant ?`,
      also: `Jusqu’ici elle ${carries(loads(s).here)}. Elle en contient ${s.edition.perPlayer.gondolaCapacity} ; ce qui n’y tient pas est défaussé.`,
    };
  },
  (s) => ({ ask: 'Défaussez un cube : que reste-t-il sur la gondole ?', also: `Elle ${carries(loads(s).here)}.` }),
  (s) => ({
    ask: 'Changez des cubes : que porte la gondole maintenant ?',
    also: `Elle ${carries(loads(s).here)} ; leur nombre ne change pas.`,
  }),
  (s) => ({ ask: 'Changez un cube ou aucun : que porte la gondole maintenant ?', also: `Elle ${carries(loads(s).here)}.` }),
  (s) => ({
    ask: 'Défaussez un ou plusieurs cubes, à 1 PV chacun : que reste-t-il sur la gondole ?',
    also: `Elle ${carries(loads(s).here)}.`,
  }),
  (s) => ({
    ask: 'Répartissez les cubes entre vos deux gondoles : que porte celle-ci ?',
    also: `Celle-ci ${carries(loads(s).here)}, l’autre ${carries(loads(s).there)}. Le reste va sur l’autre.`,
  }),
];

export const prompts: PromptWords = {
  returns: () => ({ ask: 'Choisissez la mission que vous rendez.', also: 'Vous gardez les deux autres ; personne ne voit lesquelles.' }),
  place: (s) => ({
    ask: `Placez votre ${s.view.gondolas[s.me]?.[0] ? 'deuxième' : 'première'} gondole à n’importe quel quai.`,
    also: 'Sur une tuile, un de vos assistants arrive à l’emplacement 1 ; puis vous activez le bâtiment.',
  }),
  start(s) {
    const hasCard = progress(s.view, 'played') === 0 && (s.view['card-counts'][s.me] ?? 0) > 0;
    const also = hasCard ? 'Avant cela, vous pouvez jouer une carte Influence.' : undefined;
    if (activeAt(s) === '' || s.view.gondolier[s.me] === 'none') return { ask: 'Mettez votre gondolier sur une de vos gondoles.', also };
    return {
      ask: `Votre gondolier est ${at(activeAt(s))} : changez gratuitement de gondole, ou restez pour ${coins(stayCost(s))}.`,
      also,
    };
  },
  move: (s) => ({
    ask: `Votre gondole est ${at(activeAt(s))} : où va-t-elle, pour passer ou pour s’y amarrer ?`,
    also: progress(s.view, 'steps') === 0 ? 'Le premier canal est gratuit.' : `Vous avez ${coins(s.view.coins[s.me] ?? 0)}.`,
  }),
  missions: (s) => ({
    ask: `Votre gondole est amarrée ${at(activeAt(s))} : accomplissez une mission ici, ou continuez.`,
    also: 'Une seule mission par tour, avant l’activation du bâtiment.',
  }),
  lay: (s) => ({
    ask: `Où posez-vous ${mission(`m${parameters(s.view)[0] + 1}`)} ?`,
    also: 'À un emplacement, son effet permanent vaut désormais ; la carte qui s’y trouve est archivée. Les missions archivées ne font que compter.',
  }),
  activate: (s) => ({
    ask: `Vous activez ${the(activated(s))} : choisissez un effet, ou terminez.`,
    also: 'Chaque effet une fois, dans n’importe quel ordre.',
  }),
  apply: () => ({ ask: 'Vos missions ajoutent quelque chose : choisissez, ou terminez.' }),
  choose(s) {
    const { optionalThen } = choosing(s);
    return optionalThen
      ? { ask: 'Ajoutez-vous la deuxième partie de la carte ?', also: effects.effect(optionalThen) }
      : { ask: 'Choisissez l’un des deux.', also: effects.effect(choosing(s)) };
  },
  cubes: (s) => (CUBES[parameters(s.view)[0]] ?? CUBES[0])(s),
  bridge: () => ({
    ask: 'Construisez un pont : choisissez un canal qui n’en a pas, n’importe où.',
    also: 'Le canal devient gratuit. Dessous, vous gagnez 1 pièce, et les autres prennent 1 intrigue.',
  }),
  'keep-influence': (s) =>
    (s.view['drawn-cards']?.length ?? 0) === parameters(s.view)[1]
      ? { ask: 'Choisissez la carte Influence que vous gardez.', also: 'Les autres vont sous la pioche.' }
      : { ask: 'Quelle carte va d’abord sous la pioche ?' },
  'keep-mission': () => ({ ask: 'Choisissez la mission que vous gardez.', also: 'L’autre va sous la pioche.' }),
  assistant: (s) =>
    parameters(s.view)[1] === 4
      ? { ask: 'Lequel de vos assistants va droit à l’emplacement 4 ?', also: 'Personne n’est poussé, et rien n’est activé.' }
      : { ask: 'Lequel de vos assistants avance ?', also: 'Les autres sont poussés comme d’habitude, et rien n’est activé.' },
  overtime: () => ({ ask: 'Quel bâtiment où vous êtes à quai activez-vous ?', also: 'Aucun assistant n’avance.' }),
  spy: () => ({ ask: 'Où placez-vous l’espion ?', also: 'Si vous passez là à ce tour, vous pouvez utiliser tous les effets du bâtiment.' }),
  stocks: () => ({ ask: 'Sur laquelle de vos gondoles mettez-vous ce que vous gagnez ?' }),
  order: () => ({ ask: 'Plusieurs gondoles sont ici : laquelle croisez-vous maintenant ?' }),
  encounter: (s) => ({
    ask: `Croisement avec ${s.name(opponent(s))} : perdre un parchemin, ou prendre 1 intrigue ?`,
    also: ['Les deux choix se font en secret, puis sont montrés.', ...(favourCard(s) === undefined ? [] : [favourCard(s)])].join(' '),
  }),
  pay: (s) => ({
    ask: paysCubes(s) ? 'Perdez un parchemin, défaussez un cube ou prenez 1 intrigue.' : 'Perdez un parchemin ou prenez 1 intrigue.',
    also: favourCard(s),
  }),
  smuggler: (s) => ({
    ask: s.alone ? `Tour du Doge (${letter(s)}) : choisissez la carte jouée.` : `Choisissez où va le contrebandier ${letter(s)}.`,
    also: 'L’autre carte revient sur la pioche.',
  }),
  'choose-gondola': (s) => ({ ask: `Laquelle des gondoles ${letter(s)} du Doge va ${at(s.view.goal ?? '')} ?` }),
  way: (s) => ({
    ask: `Plusieurs chemins vers ${the(s.view.goal ?? '')} coûtent autant : par où maintenant ?`,
    also: `La gondole est ${at(placeOf(s.view, progress(s.view, 'sent') - 1))}.`,
  }),
  'route-order': () => ({ ask: 'Plusieurs gondoles sont sur son chemin : laquelle est croisée maintenant ?' }),
  reduce(s) {
    const { coinsPerPoint, scrollsPerPoint } = s.edition.endScoring.reduceIntrigue;
    return {
      ask: `Décompte final : vous avez ${intrigue(s.view.intrigue[s.me] ?? 0)}. En éliminez-vous ?`,
      also: `Chacune coûte ${coins(coinsPerPoint)} ou ${scrolls(scrollsPerPoint)}. Cela prend fin quand plus personne n’en élimine.`,
    };
  },
};

function doges(which: unknown, s: Speech): string {
  const owner = `letter-${letterOf(s)}`;
  const over = layer(s, owner, which);
  return `La gondole ${over === undefined ? '' : over === 'upper' ? 'du dessus, ' : 'du dessous, '}amarrée ${at(lies(s, which, owner))}`;
}
function done(s: Speech): string {
  switch (s.view.at) {
    case 'missions':
      return 'N’accomplir aucune mission';
    case 'choose':
      return 'Renoncer à la deuxième partie';
    case 'reduce':
      return 'Ne plus éliminer d’intrigue pour l’instant';
    case 'apply':
      return 'Ne plus rien utiliser de vos missions';
    default:
      return `En finir avec ${the(activated(s))}`;
  }
}

export const choices: ChoiceTable = {
  return: (c) => `Rendre ${mission(c.mission)}`,
  place: (c) => `Placer la gondole ${at(str(c.building))}`,
  play: (c, s) => `Jouer ${card(c.card)} : ${effects.brief(cardOf(s.edition, str(c.card)))}`,
  switch: (_, s) => `Passer gratuitement sur votre gondole amarrée ${at(lies(s, s.view.gondolier[s.me] === 'first' ? 'second' : 'first'))}`,
  stay: (_, s) => `Rester sur votre gondole amarrée ${at(activeAt(s))}, pour ${coins(stayCost(s))}`,
  gondola: (c, s) =>
    s.view.at === 'choose-gondola'
      ? doges(c.which, s)
      : s.view.at === 'stocks'
        ? `Sur votre gondole amarrée ${at(lies(s, c.which))}`
        : `Gondolier sur votre gondole amarrée ${at(lies(s, c.which))}`,
  pass: (c, s) => `Aller ${of(activeAt(s))} ${at(str(c.building))} sans s’y arrêter`,
  moor: (c, s) => `Aller ${of(activeAt(s))} ${at(str(c.building))} et s’y amarrer`,
  meet: (c, s) => (c.owner === s.me ? 'Votre propre gondole' : cap(names.gondola(str(c.owner), s))),
  scroll: () => 'Perdre 1 parchemin',
  intrigue: () => 'Prendre 1 intrigue',
  pay: (c) => `Défausser 1 cube ${CARGO[str(c.cube)] ?? ''}`,
  turn: (c, s) => `Retourner d’abord en secret votre carte Faveur, pour ${favour(c.gain, s)}`,
  use(c, s) {
    const e = effectNamed(s.edition, activated(s), str(c.effect));
    const taxes = e.special === 'drawMissionWithTaxes' ? ` (${coins(taxesOf(s))})` : '';
    return `Utiliser ${effect(str(c.effect))} : ${effects.brief(e)}${taxes}`;
  },
  done: (_, s) => done(s),
  choose(c, s) {
    const e = choosing(s);
    return cap(effects.brief(e.optionalThen ?? e.chooseOne?.[c.branch === 'second' ? 1 : 0] ?? {}));
  },
  cubes(c, s) {
    const cubes = chosen(c);
    const mode = parameters(s.view)[0];
    if (mode === 4) return `Garder ${goods(cubes)} : ${vp(sum(loads(s).here) - sum(cubes))}`;
    return mode === 5 ? `Cette gondole : ${goods(cubes)} ; l’autre : ${goods(rest(s, cubes))}` : `Porter ${goods(cubes)}`;
  },
  bridge: (c, s) => `Construire sur ${names.canal(str(c.canal), s)}`,
  apply: (c, s) => `Utiliser ${mission(c.mission)} : ${effects.brief(missionOf(s.edition, str(c.mission))?.permanentEffect ?? {})}`,
  keep: (c) => `Garder ${mission(c.mission)}`,
  take: (c) => `Garder ${card(c.card)}`,
  under: (c) => `Mettre ${card(c.card)} sous la pioche`,
  complete(c, s) {
    const { price, reward } = effects.mission(str(c.mission), s.edition);
    return `Accomplir ${mission(c.mission)} : ${price}, pour ${reward}`;
  },
  lay(c, s) {
    if (c.slot === 'archive') return 'L’archiver tout de suite';
    const old = laid(s, c.slot);
    const where = `Au ${SLOTS[str(c.slot)] ?? str(c.slot)} emplacement`;
    return old ? `${where} ; ${mission(old)} est archivée` : where;
  },
  assistant(c, s) {
    const space = s.view.assistants[str(c.building)]?.[s.me] ?? 0;
    return `Votre assistant ${at(str(c.building))}, de l’emplacement ${space} au ${parameters(s.view)[1] === 4 ? 4 : space + 1}`;
  },
  activate: (c) => `Activer ${the(str(c.building))}`,
  spy: (c) => `Placer l’espion ${at(str(c.building))}`,
  smuggler: (c, s) => smugglerCard(letterOf(s), str(c.building), s),
  by: (c) => `Par ${the(str(c.building))}`,
  reduce(c, s) {
    const { coinsPerPoint, scrollsPerPoint } = s.edition.endScoring.reduceIntrigue;
    return `Éliminer ${intrigue(1)} pour ${c.with === 'coins' ? coins(coinsPerPoint) : scrolls(scrollsPerPoint)}`;
  },
  favour: (c, s) => `Retourner votre carte Faveur, pour ${favour(c.gain, s)}`,
};
const PLACES = ['de gauche', 'du milieu', 'de droite'];
export const smugglerCard: VeniceWords['smugglerCard'] = (deck, tile, v) =>
  v.alone ? `${cap(at(tile))} ; la carte Doge ${PLACES[leftOut(v.edition, deck, tile)]} est laissée de côté` : cap(at(tile));
