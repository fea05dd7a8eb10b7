/** Where the editions of Anno 1800 differ, and what holds here; by the rule, counted from 1. */
export const editions1800 = {
  'R1.1-1':
    'Les navires de la boîte : le livret polonais en a 2 de chaque, les autres 6. Ici : 6, comme le veut le total de 120 tuiles, que tous indiquent.',
  'R6.3-1':
    'Première impression allemande, 2020 : on pouvait enlever autant de tuiles qu’on voulait. Tous les livrets suivants, et ici : une seule.',
  'R6.3-2': 'Le texte principal français parle de remplacer une tuile ; son résumé et les autres livrets, d’en enlever une. Ici : enlever.',
  'R6.4-1': 'Première impression allemande, 2020 : la version ouvriers devait recouvrir l’usine imprimée. Ici : n’importe quelle case.',
  'R9-1':
    'Une ressource du Nouveau Monde gratuite : en allemand, en français et en polonais, elle doit servir quand la carte est activée ; en russe, elle le peut. Ici : elle le doit.',
  'R10.1-1': 'L’exemple polonais oublie deux artisans qui produisent des marchandises et des fenêtres. Les autres les montrent.',
  'R10.2-1':
    'Ni carte ni or pour un cube : en allemand, en russe et en polonais, le reste de l’effet ou de l’action a lieu quand même ; en français, personne ne vient. Ici : le reste a lieu.',
  'R11-1':
    'Le livret polonais parle de trois jetons ; les autres, et sa propre phrase suivante, de trois ascensions. Ici : trois ascensions.',
  'R12.3-1':
    'Une coquille du résumé russe peut laisser croire que les cartes Expédition sont visibles. Son texte principal, et ici : secrètes.',
  'R13-1': 'Le résumé polonais parle de l’effet d’une seule carte. Dans les autres livrets, et ici, chaque objectif a sa propre limite.',
  'R14-1':
    'La deuxième place après une égalité en tête : allemand, polonais et russe l’accordent, le français n’en dit rien. Ici : elle compte.',
  'R15.1-1': 'Les livrets parlent de la dernière carte jouée, et l’expliquent par une main sans carte. Ici : plus de carte en main.',
  'R15.2-1': 'L’exemple de décompte imprimé a plus de cartes Nouveau Monde que ses îles ne peuvent en apporter. Son total est juste.',
} as const;
