export const ownBox = {
  nav: 'Twoje pudełko',
  legend: 'Pudełko',
  builtIn: 'jak wydrukowano, o ile wiemy',
  correct: 'W twoim pudełku jest inaczej?',
  mark: 'Poprawione pudełko: {name}',
  unnamed: 'własne pudełko',
  differs: 'Co się różni w tym pudełku',
  differsSays: 'Ta partia toczy się od początku do końca z poprawionymi elementami. Boty też je znają.',
  nothing: 'Nic się nie różni: wszystkie wartości są zwykłe.',
  keep: 'Zachowaj tę poprawkę',
  kept: 'Jest teraz wśród twoich poprawek.',
};
