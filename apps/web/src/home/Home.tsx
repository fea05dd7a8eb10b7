import { useEffect } from 'react';
import { askWhoIAm } from '../api/me.ts';
import { CreateTable } from './CreateTable.tsx';
import { Hero } from './Hero.tsx';
import { JoinTable } from './JoinTable.tsx';
import { MyGames } from './MyGames.tsx';
import { OpenTables } from './OpenTables.tsx';
import { useMyGames } from './useMyGames.ts';

export function Home() {
  const games = useMyGames();
  useEffect(() => void askWhoIAm(), []);
  return (
    <div className="home">
      <Hero games={games.rows} />
      <MyGames games={games} />
      <CreateTable />
      <JoinTable />
      <OpenTables />
    </div>
  );
}
