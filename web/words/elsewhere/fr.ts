import type { ElsewhereWords } from './en.ts';

export const elsewhere: ElsewhereWords = {
  title: 'Où l’on joue',
  hand: 'Confier cette table à la maison',
  handAbout:
    'La maison rejoue la partie depuis le début et la continue, pour que d’autres puissent jouer d’ailleurs. Elle apprend le secret par lequel cet appareil a donné, et donne ensuite par un secret à elle.',
  who: 'Qui continue sur cet appareil ?',
  whoAbout: 'Les autres reçoivent un lien.',
  along: 'Emporter cette table',
  alongAbout:
    'Elle continue sur cet appareil seul, sans réseau, et tout le monde y joue. L’appareil reçoit tout ce qui est caché, et donne ensuite : qui le tient pourrait savoir ce qui vient. On peut la rendre plus tard à la maison.',
  unkept: 'À cette adresse, sans https, le navigateur ne garde pas la page elle-même : pour la rouvrir, il faut la maison.',
  local:
    'Les autres appareils ne trouvent pas cette adresse. Ouvrez cette page par l’adresse que cette machine a dans votre réseau, et les liens et les codes y mèneront.',
  lost: 'Un téléphone manque ?',
  lostAbout:
    'Quelqu’un qui a encore le sien y ouvre « À la table » et propose un nouveau lien pour cette place. Quand les autres sont d’accord, ce téléphone montre un code : une fois scanné, la place est retrouvée, et le téléphone perdu ne l’a plus. Qui a un autre appareil sous « Moi » y est déjà assis.',
  alongNow: 'L’emporter',
  propose: 'Le proposer aux autres',
  not: 'Non, pas maintenant',
  onItsWay: 'Cette table est en route vers la maison, qui n’a pas encore répondu.',
  again: 'Envoyer encore',
  keep: 'Continuer ici malgré tout',
  atHouse: 'Cette table continue à la maison.',
  there: 'Aller à la table',
  taken: (name) => `${name} a emporté cette table : la partie continue sur son appareil.`,
  takenByYou: 'Vous avez emporté cette table.',
  goOn: 'Continuer sur cet appareil',
  otherDevice: 'La partie continue sur l’appareil avec lequel vous l’avez emportée.',
  back: 'La partie est revenue à la maison.',
  before: 'Cette partie a été emportée d’une autre table de cette maison, et elle est revenue.',
  toBefore: 'La table d’avant',
  dealt: {
    device: (from, to) =>
      from === to
        ? `L’entrée ${from} de l’enregistrement a été donnée par l’appareil de quelqu’un : qui le tenait pouvait savoir le hasard à venir, et tout ce qui était caché.`
        : `Les entrées ${from} à ${to} de l’enregistrement ont été données par l’appareil de quelqu’un : qui le tenait pouvait savoir le hasard à venir, et tout ce qui était caché.`,
    house: (from, to) =>
      from === to
        ? `L’entrée ${from} de l’enregistrement a été donnée par une maison.`
        : `Les entrées ${from} à ${to} de l’enregistrement ont été données par une maison.`,
    deviceNow: (from) =>
      `À partir de l’entrée ${from}, c’est l’appareil de quelqu’un qui donne : qui le tient pourrait savoir le hasard à venir, et tout ce qui est caché.`,
    houseNow: (from) => `À partir de l’entrée ${from}, la maison donne, par un secret scellé quand la partie y est arrivée.`,
    sure: 'De ce qui précède, on sait que les règles permettent chaque coup et que le hasard correspond aux sceaux ; rien de plus.',
  },
};
