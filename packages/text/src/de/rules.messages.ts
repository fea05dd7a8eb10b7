export { rulesPage } from './rulesPage.ts';
