// What French does between a preposition and a name: elision, and contraction with an article.
/** Before a vowel or an h, which is mute in names; not before « Yann », whose y is a consonant. */
const VOWEL = /^(?:[aàâäæeéèêëiîïoôöœuùûüh]|y(?![aeiouàâéèêëîïôû]))/i;

/** d’Anne, de Benoît, d’Hélène */
export const de = (name: string): string => (VOWEL.test(name) ? `d’${name}` : `de ${name}`);

function contracted(name: string, le: string, les: string, otherwise: (name: string) => string): string {
  if (name.startsWith('le ')) return `${le} ${name.slice(3)}`;
  if (name.startsWith('les ')) return `${les} ${name.slice(4)}`;
  return otherwise(name);
}
/** Of a name with its article, if it has one: du Marché, des Quais, de la Cour, de l’Église, d’Ognissanti. */
export const of = (name: string): string => contracted(name, 'du', 'des', /^(?:la |l’)/.test(name) ? (n) => `de ${n}` : de);
/** au Marché, aux Quais, à la Cour, à l’Église, à Rialto */
export const at = (name: string): string => contracted(name, 'au', 'aux', (n) => `à ${n}`);
