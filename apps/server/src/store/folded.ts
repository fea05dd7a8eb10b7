/**
 * Letters that look like Latin ones, small or capital, each above what it looks like: the part of Unicode's confusables (UTS 39) with which
 * a Latin name can be forged. Digits that look like letters are among them; `l` and a capital `i` are not, for that would make one name of
 * Kai and Kal.
 */
const LOOK_ALIKES: readonly (readonly [string, string])[] = [
  // Cyrillic
  ['авсеԁһіјкӏмнорԛѕтуѵԝхү', 'abcedhijklmhopqstyvwxy'],
  // Greek
  ['αβεζηικμνορτυχ', 'abezhikmvoptyx'],
  // Armenian
  ['օսհոցզյ', 'ouhngqj'],
  // Cherokee
  ['ᎠᎡᎢᎪᎫᎬᎳᎷᎻᎽᏀᏃᏎᏒᏔᏕᏙᏚᏞᏟᏢᏦᏴ', 'drtajewmhygz4bwsvslcpkb'],
  // Latin letters of other shapes
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡɩı', 'abcdefghijklmnoprstuvwyzagii'],
  ['01|', 'oll'],
];

const LATIN = new Map(
  LOOK_ALIKES.flatMap(([others, latin]) => {
    const letters = latin.split('');
    return Array.from(others.toLocaleLowerCase('und'), (other, at) => [other, letters[at] ?? other] as const);
  }),
);

/** Names that differ only in case, in how the same letters are encoded, or in signs that nobody sees, are one. */
function sameLetters(name: string): string {
  const seen = name
    .normalize('NFKC')
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/\s+/gu, ' ');
  return seen.toLocaleLowerCase('und').normalize('NFKC');
}

/** The same for all names that look alike. By it a kept name is found. */
export function folded(name: string): string {
  return Array.from(sameLetters(name), (letter) => LATIN.get(letter) ?? letter).join('');
}

/** By which a kept name may be stored: those of earlier versions are folded without a look at how letters look. */
export function foldings(name: string): readonly [string, string] {
  return [folded(name), sameLetters(name)];
}
