export const ownBox = {
  nav: 'Votre boîte',
  legend: 'Boîte',
  builtIn: 'imprimée, telle que nous la connaissons',
  correct: 'Votre boîte dit autre chose ?',
  mark: 'Boîte corrigée : {name}',
  unnamed: 'une boîte à part',
  differs: 'Ce qui diffère dans cette boîte',
  differsSays: 'Cette partie se joue du début à la fin avec un matériel corrigé. Les bots le connaissent aussi.',
  nothing: 'Rien ne diffère : toutes les valeurs sont les valeurs habituelles.',
  keep: 'Garder cette correction',
  kept: 'Elle figure maintenant parmi vos corrections.',
};
